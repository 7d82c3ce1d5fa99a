/// Follows the tokens of an Objective-C file for the names that texts are put into:
/// `static NSString *const identifier = @"Item";`.
struct ObjectiveCConstants: Sendable {
  /// The texts of each name; an empty one stands for what is no literal.
  private var texts: [String: Set<String>] = [:]
  private var previous = ""
  /// The name that something is put into next.
  private var assigned: String?

  /// The only text that a name stands for.
  func text(of name: String) -> String? {
    guard let all = texts[name], all.count == 1, let only = all.first, !only.isEmpty else { return nil }
    return only
  }

  /// Takes a word, after a word or a sign.
  mutating func take(word: String) {
    put("")
    previous = word
  }

  /// Takes a sign.
  mutating func take(sign: Character) {
    put("")
    if sign == "=", !previous.isEmpty { assigned = previous }
    previous = ""
  }

  /// Takes a literal.
  mutating func take(text: String) {
    put(text)
    previous = ""
  }

  private mutating func put(_ text: String) {
    if let assigned { texts[assigned, default: []].insert(text) }
    assigned = nil
  }
}
