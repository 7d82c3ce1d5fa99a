import HeadlessUIKit

/// A text that an app shows.
struct TextOnScreen: Sendable, Hashable {
  let text: String
  /// Whether it stands in what scrolls: how much of that is on the screen is another question than what the app says.
  let isScrolled: Bool

  /// The texts of what is on the screen.
  @MainActor
  static func all(among elements: [ScreenElement]) -> Set<TextOnScreen> {
    Set(
      elements.flatMap { element in
        let views = sequence(first: element.host, next: { $0?.superview })
        let isScrolled = views.contains { $0 is UIScrollView }
        return element.texts.map { TextOnScreen(text: $0, isScrolled: isScrolled) }
      })
  }
}

/// Texts that runs of one flow show and other runs of it do not: samples, between which a device may show another text.
struct VaryingTexts {
  /// What runs have to do with one another.
  enum Kind {
    /// What is known to be on the screen, and what may be: a number may be any between.
    case extremes
    /// Some of the moments at which one may look.
    case moments
    /// Some of the orders in which things may come.
    case orders
    /// Some of the orders of more things than each of them was first in one.
    case someOfManyOrders
  }

  let kind: Kind
  let texts: Set<String>

  /// The texts that hang on what runs differ in.
  ///
  /// - Parameters:
  ///   - first: what one run shows.
  ///   - other: what another one does.
  init(_ kind: Kind, _ first: Set<TextOnScreen>, _ other: Set<TextOnScreen>) {
    self.kind = kind
    // The one extreme has all of the content that may be there, and the other some of it.
    let gone = first.subtracting(other).filter { kind != .extremes || !$0.isScrolled }
    texts = Set(gone.union(other.subtracting(first)).map(\.text))
  }

  /// Whether what none of the runs shows may be what a device shows.
  ///
  /// - Parameter title: a step as it is written, with the texts that it looks for in quotation marks.
  func mayShow(whatIsMeantBy title: String) -> Bool {
    if texts.isEmpty { return false }
    return title.quotedTexts.contains(where: mayMatch)
  }

  private func mayMatch(_ pattern: String) -> Bool {
    if kind == .someOfManyOrders { return true }
    let plain = pattern.replacing(/\\[A-Za-z]/, with: "0")
    let isPattern = plain.replacing(/\\[^A-Za-z]/, with: "").contains { "*+?[{|".contains($0) }
    let words = DateWords.words(of: plain)
    let shown = texts.map { $0.lowercased() }
    if kind == .orders, words.contains(where: { word in shown.contains { $0.contains(word) } }) { return true }
    guard isPattern || plain.contains(where: \.isNumber) else { return false }
    return shown.contains { text in
      text.contains(where: \.isNumber) && (isPattern || words.allSatisfy(text.contains))
    }
  }
}
