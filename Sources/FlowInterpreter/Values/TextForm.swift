/// What is known of a text that is not: its parts, in their order.
package struct TextForm: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// These very characters.
    case text(String)
    /// One or more of some characters, whatever which.
    case run(of: String)
    /// Any text, none too.
    case any
  }

  /// Never two texts or two of `any` beside one another, and no text of no characters.
  package private(set) var parts: [Part] = []

  package init(_ parts: [Part] = []) {
    for part in parts { add(part) }
  }

  mutating func add(_ part: Part) {
    switch (parts.last, part) {
    case (_, .text("")), (.any, .any): break
    case (.text(let before), .text(let text)): parts[parts.count - 1] = .text(before + text)
    default: parts.append(part)
    }
  }

  mutating func add(_ form: TextForm) {
    for part in form.parts { add(part) }
  }

  /// A text of which it is known alone that there is a digit in it.
  static let withDigit = TextForm([.any, .digits, .any])
  /// A whole number as Swift writes it.
  static let whole = TextForm([.run(of: "0123456789-")])
  /// A number as Swift writes it, which may be none, or have an exponent.
  static let real = TextForm([.run(of: "0123456789-.e+infa")])

  /// What a value is written as.
  init(_ unknown: Unknown) {
    if let form = unknown.form {
      self = form
    } else if unknown.kind == "Int" || FixedInteger.Kind.allCases.contains(where: { $0.name == unknown.kind }) {
      self = .whole
    } else {
      self = unknown.kind == "Double" ? .real : TextForm([.any])
    }
  }

  /// A text that has it, and that a person can tell from one that is known; nil where the text may be empty.
  package var sample: String? {
    guard parts.contains(where: { $0 != .any }) else { return nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .run(let characters): String(characters.prefix(1))
      case .any: "…"
      }
    }.joined()
  }
}

extension TextForm.Part {
  static let digits = TextForm.Part.run(of: "0123456789")
}
