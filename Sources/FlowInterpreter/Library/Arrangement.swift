import FlowModel

/// In which order dictionaries and sets are gone through.
///
/// Swift goes through them in an order of its own, which differs from run to run; a program whose output or course hangs
/// on it is not decided. So a run that goes through one of more than one element is repeated under other arrangements: what
/// comes out the same under all is what Swift gives too, whatever its order; where they differ, the run stops at the place
/// that made the difference. An arrangement gives an unchanged dictionary the same order each time, as Swift does.
package struct Arrangement: Sendable, Hashable {
  /// 0 as the elements came.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// As many as are tried before a run is called independent of the order.
  package static let all = (0..<6).map(Arrangement.init(number:))
  package static let first = Arrangement(number: 0)

  /// Each of a few elements comes to each place in one of the arrangements: those of fewer than ``all`` are shuffled once and
  /// turned round, first this way, then the other.
  func arranged<Element>(_ items: ContiguousArray<Element>) -> ContiguousArray<Element> {
    let count = items.count
    if number == 0 || count < 2 { return items }
    // The other way round is what tells most where there are too many for each to come to each place.
    let turns = count > Self.all.count ? number % 2 : number / count
    let steps = count > Self.all.count ? number - 1 : number % count
    var places = ContiguousArray(0..<count)
    var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15 &+ UInt64(count))
    places.shuffle(using: &random)
    var next = ContiguousArray(repeating: 0, count: count)
    for (position, place) in places.enumerated() { next[place] = places[(position + steps) % count] }
    let arranged = ContiguousArray(next.map { items[$0] })
    return turns % 2 == 0 ? arranged : ContiguousArray(arranged.reversed())
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

extension Interpreter {
  /// A dictionary's pairs in the order of the run's arrangement.
  func pairs(of box: DictionaryBox, at location: TreeLocation) -> ContiguousArray<(key: Value, value: Value)> {
    arranged(box.table.pairs, at: location)
  }

  /// A set's members in the order of the run's arrangement.
  func members(of box: SetBox, at location: TreeLocation) -> ContiguousArray<Value> {
    arranged(box.table.keys, at: location)
  }

  /// What comes in no order that is promised, in that of the run's arrangement.
  func arranged<Element>(_ items: ContiguousArray<Element>, at location: TreeLocation) -> ContiguousArray<Element> {
    guard items.count > 1 else { return items }
    onUnordered?(items.count, location)
    return arrangement.arranged(items)
  }
}
