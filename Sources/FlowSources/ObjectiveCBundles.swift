/// Follows the tokens of an Objective-C file for the variables that bundles are put into:
/// `NSBundle *bundle = [NSBundle bundleForClass:[self class]];`.
struct ObjectiveCBundles: Sendable {
  /// Those with the bundle of the app, or of the class itself, and those with anything else.
  private var own: Set<String> = []
  private var others: Set<String> = []
  private var previous = ""
  /// The variable that something is put into, and the words of that.
  private var assigned = ""
  private var words: [String] = []

  /// Whether words name the bundle of the app, as nil does, or that of the class whose code it is.
  static func isOwn(_ words: [String]) -> Bool {
    words == ["nil"] || words == ["NSBundle", "mainBundle"] || words == ["NSBundle", "bundleForClass", "self", "class"]
  }

  /// Whether a variable has only ever such a bundle.
  func isOwn(_ variable: String) -> Bool { own.contains(variable) && !others.contains(variable) }

  /// Takes a word.
  mutating func take(word: String) {
    if !assigned.isEmpty, words.count < 5 { words.append(word) }
    previous = word
  }

  /// Takes a sign.
  mutating func take(sign: Character) {
    if sign == "=", !previous.isEmpty {
      assigned = previous
      words = []
    } else if sign == ";", !assigned.isEmpty {
      if Self.isOwn(words) { own.insert(assigned) } else { others.insert(assigned) }
      assigned = ""
    }
    previous = ""
  }
}
