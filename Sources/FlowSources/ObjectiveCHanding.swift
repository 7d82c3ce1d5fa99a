/// Follows the tokens of an Objective-C file for names that its methods hand on: `[self open:@"settings"]`, where `open:` makes
/// the scene that its parameter names.
struct ObjectiveCHanding: Sendable {
  /// A message to `self` whose first argument is a literal.
  struct Message: Sendable {
    var name: String
    var text: String
    /// Where the message's name is.
    var start: Int
  }

  /// Those messages, since they were taken last.
  private var messages: [Message] = []
  /// What messages ask for by a word, since it was taken last.
  private var asked: [(kind: ObjectiveCNaming.Kind, word: String)] = []
  private var previous = ""
  /// The message whose first argument is next, where it is sent to `self` or asks for something.
  private var open: (name: String, start: Int, isOwn: Bool, isReady: Bool)?

  private static let kinds: [String: ObjectiveCNaming.Kind] = [
    "instantiateViewControllerWithIdentifier": .scene, "performSegueWithIdentifier": .segue,
  ]

  /// Takes a word.
  mutating func take(word: String, at start: Int) {
    // A segue that another screen performs is none of the class's.
    if let open, open.isReady, let kind = Self.kinds[open.name], kind == .scene || open.isOwn {
      asked.append((kind, word))
    }
    open = nil
    if previous == "self" || Self.kinds[word] != nil { open = (word, start, previous == "self", false) }
    previous = word
  }

  /// Takes a sign.
  mutating func take(sign: Character) {
    previous = ""
    guard let open, !open.isReady, sign == ":" else { return self.open = nil }
    self.open?.isReady = true
  }

  /// Takes a literal.
  mutating func take(text: String) {
    previous = ""
    if let open, open.isReady, open.isOwn, Self.kinds[open.name] == nil {
      messages.append(Message(name: open.name, text: text, start: open.start))
    }
    open = nil
  }

  /// What a method asks for by its parameter, since it began.
  mutating func takeAsked(by parameter: String?) -> [ObjectiveCNaming.Kind] {
    defer { asked = [] }
    return asked.filter { $0.word == parameter }.map(\.kind)
  }

  /// Gives the messages that were found so far, and begins anew.
  mutating func takeMessages() -> [Message] {
    defer { messages = [] }
    return messages
  }
}
