/// Follows the tokens of an Objective-C file for the classes of which it makes objects: `[[Item alloc] init]`, `[Item new]`.
///
/// An object that is given a view as soon as it is there loads none:
///
/// - UIKit: `UIViewController.view`: "if you set this property before it is accessed, `loadView` is not called".
struct ObjectiveCMaking: Sendable {
  /// The classes of objects that are given no view; `self` stands for that of the method.
  private var others: Set<String> = []
  /// The class of the object that was put into a variable last.
  private var held: [String: String] = [:]
  private var previous = ""
  private var wordBefore = ""
  /// The variable whose member was named last.
  private var owner = ""
  private var assigned = ""

  var classes: [String] { others.union(held.values).sorted() }

  /// Takes a word, after a word or a sign.
  mutating func take(word: String) {
    if word == "alloc" || word == "new", !wordBefore.isEmpty, previous == wordBefore || previous == "." {
      make(wordBefore)
    }
    if word == "setView", previous == wordBefore { held[wordBefore] = nil }
    owner = previous == "." ? wordBefore : ""
    previous = word
    wordBefore = word
  }

  /// Takes a sign.
  mutating func take(sign: Character) {
    if sign == "=" {
      if wordBefore == "view", previous == wordBefore, !owner.isEmpty { held[owner] = nil }
      assigned = previous == wordBefore ? wordBefore : ""
    } else if sign == ";" {
      assigned = ""
    }
    previous = String(sign)
  }

  private mutating func make(_ name: String) {
    guard !assigned.isEmpty, assigned != name else {
      others.insert(name)
      return
    }
    if let before = held.updateValue(name, forKey: assigned) { others.insert(before) }
    assigned = ""
  }
}
