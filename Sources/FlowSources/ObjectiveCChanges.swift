/// Follows the tokens of an Objective-C file for what it does with views and bar items that decides whether somebody can touch
/// them: `self.button.hidden = YES`, `[self.button removeFromSuperview]`, `self.navigationItem.rightBarButtonItem = item`.
struct ObjectiveCChanges: Sendable {
  /// `button.hidden=YES`, `button.removeFromSuperview`, `navigationItem.rightBarButtonItem=item`: the word before, the
  /// property, and the first word that it is given; `?` where that is no word.
  private(set) var all: Set<String> = []
  /// Whether methods are added to a class as the app runs.
  private(set) var addsMethods = false
  private var previous = ""
  /// What was named last and may be given a value next.
  private var named: (change: String, isMessage: Bool)?
  /// What is given a value next.
  private var given: String?

  /// The properties, and the messages that set them.
  private static let properties = [
    "alpha": "alpha", "setAlpha": "alpha",
    "hidden": "hidden", "setHidden": "hidden", "enabled": "enabled", "setEnabled": "enabled",
    "userInteractionEnabled": "userInteractionEnabled", "setUserInteractionEnabled": "userInteractionEnabled",
    "leftBarButtonItem": "leftBarButtonItem", "setLeftBarButtonItem": "leftBarButtonItem",
    "leftBarButtonItems": "leftBarButtonItems", "setLeftBarButtonItems": "leftBarButtonItems",
    "rightBarButtonItem": "rightBarButtonItem", "setRightBarButtonItem": "rightBarButtonItem",
    "rightBarButtonItems": "rightBarButtonItems", "setRightBarButtonItems": "rightBarButtonItems",
  ]

  /// Takes a word.
  mutating func take(word: String) {
    if let given { all.insert("\(given)=\(word)") }
    (given, named) = (nil, nil)
    if word == "class_addMethod" { addsMethods = true }
    if !previous.isEmpty {
      if word == "removeFromSuperview" { all.insert("\(previous).\(word)") }
      if let property = Self.properties[word] { named = ("\(previous).\(property)", word.hasPrefix("set")) }
    }
    previous = word
  }

  /// Takes a sign.
  mutating func take(sign: Character) {
    // `==` asks.
    if let given, sign != "=" { all.insert("\(given)=?") }
    given = nil
    if let named, sign == (named.isMessage ? ":" : "=") { given = named.change }
    named = nil
  }

  /// Gives what was found so far, and begins anew.
  mutating func takeAll() -> [String] {
    defer { (all, addsMethods) = ([], false) }
    return all.sorted()
  }
}
