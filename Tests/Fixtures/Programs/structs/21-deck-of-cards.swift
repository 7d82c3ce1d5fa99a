enum Suit: String, CaseIterable { case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠" }
enum Rank: Int, CaseIterable, Comparable {
  case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
  var label: String {
    switch self {
    case .jack, .queen, .king, .ace: return String("\(self)".prefix(1)).uppercased()
    default: return "\(rawValue)"
    }
  }
  static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
}
struct Card: Hashable, CustomStringConvertible {
  let rank: Rank, suit: Suit
  var description: String { rank.label + suit.rawValue }
}
extension Card {
  init?(_ text: String) {
    guard let last = text.last, let suit = Suit(rawValue: String(last)),
      let rank = Rank.allCases.first(where: { $0.label == text.dropLast() })
    else { return nil }
    self.init(rank: rank, suit: suit)
  }
}
struct Deck {
  private(set) var cards = Suit.allCases.flatMap { suit in Rank.allCases.map { Card(rank: $0, suit: suit) } }
  mutating func shuffle(seed: UInt64) {
    var state = seed
    for index in cards.indices.reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      cards.swapAt(index, Int(state >> 33) % (index + 1))
    }
  }
  mutating func deal(_ count: Int) -> [Card]? {
    guard cards.count >= count else { return nil }
    defer { cards.removeLast(count) }
    return cards.suffix(count).reversed()
  }
}
enum Hand: Int, Comparable {
  case highCard, pair, twoPairs, three, straight, flush, fullHouse, four
  init(_ cards: [Card]) {
    let counts = Dictionary(grouping: cards, by: \.rank).values.map(\.count).sorted(by: >)
    let ranks = cards.map(\.rank.rawValue).sorted()
    switch (counts[0], counts.count > 1 ? counts[1] : 0) {
    case (4, _): self = .four
    case (3, 2): self = .fullHouse
    case _ where Set(cards.map(\.suit)).count == 1: self = .flush
    case (1, _) where ranks.last! - ranks.first! == 4: self = .straight
    case (3, _): self = .three
    case (2, 2): self = .twoPairs
    case (2, _): self = .pair
    default: self = .highCard
    }
  }
  static func < (left: Hand, right: Hand) -> Bool { left.rawValue < right.rawValue }
}
for text in ["2♣ 2♦ 2♥ K♠ K♣", "3♥ 4♣ 5♠ 6♦ 7♦", "A♥ 3♥ 9♥ J♥ K♥", "A♥ A♣ 9♥ 9♣ K♥", "A♥ 10♣ 9♥ 8♣ 2♥"] {
  let cards = text.split(separator: " ").compactMap { Card(String($0)) }
  print(cards, Hand(cards))
}
var deck = Deck()
let fresh = deck
deck.shuffle(seed: 7)
print(Set(deck.cards) == Set(fresh.cards), deck.cards == fresh.cards, deck.cards.count)
let hand = deck.deal(5)!
print(hand.count, deck.cards.count, hand.contains { deck.cards.contains($0) }, deck.deal(100) == nil)
print(Hand.pair < .flush, max(Hand.three, .pair), Card("1♣") == nil, Card("Q♠")!.rank > .jack)
