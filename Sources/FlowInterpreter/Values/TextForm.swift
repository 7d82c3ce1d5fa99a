import Foundation

/// What is known of a text that is not: its parts, in their order.
package struct TextForm: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// These very characters.
    case text(String)
    /// One or more of some characters, whatever which.
    case run(of: String)
    /// One of some characters.
    case one(of: String)
    /// One of some texts.
    case choice([String])
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

  /// Eight, four, four, four and twelve digits of sixteen (documentation of UUID).
  static let uuid = TextForm(
    Array(
      [8, 4, 4, 4, 12].map { Array(repeating: Part.one(of: "0123456789ABCDEF"), count: $0) }
        .joined(separator: [.text("-")])))

  /// What a value is written as.
  init(_ unknown: Unknown) {
    if let form = unknown.form {
      self = form
    } else if let texts = unknown.candidates?.map(\.plainText), !texts.contains(nil), !texts.isEmpty {
      self.init([.choice(texts.compactMap(\.self))])
    } else if unknown.kind == "Int" || FixedInteger.Kind.allCases.contains(where: { $0.name == unknown.kind }) {
      self = .whole
    } else {
      self = unknown.kind == "Double" || unknown.kind == "Float" ? .real : TextForm([.any])
    }
  }

  /// What lies between separators; nil where it is not known how many there are.
  package func components(separatedBy separator: String) -> [TextForm]? {
    guard let mark = separator.first, separator.count == 1 else { return nil }
    var components = [TextForm()]
    for part in parts {
      switch part {
      case .text(let text):
        for (number, piece) in text.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
          if number > 0 { components.append(TextForm()) }
          components[components.count - 1].add(.text(String(piece)))
        }
      case .run(let characters), .one(let characters):
        if characters.contains(mark) { return nil }
        components[components.count - 1].add(part)
      case .choice(let texts):
        if texts.contains(where: { $0.contains(mark) }) { return nil }
        components[components.count - 1].add(part)
      case .any: return nil
      }
    }
    return components
  }

  /// The first characters; nil where it is not known which parts they are of.
  package func prefix(_ count: Int) -> TextForm? {
    var form = TextForm()
    var left = count
    for part in parts where left > 0 {
      switch part {
      case .text(let text):
        form.add(.text(String(text.prefix(left))))
        left -= min(left, text.count)
      case .one:
        form.add(part)
        left -= 1
      case .run, .choice, .any: return nil
      }
    }
    return form
  }

  /// The text with another one behind it.
  package func followed(by text: String) -> TextForm {
    var form = self
    form.add(.text(text))
    return form
  }

  /// The text without its last characters; nil where it is not known which parts those are of.
  package func shortened(by count: Int) -> TextForm? {
    var (left, parts) = (count, parts)
    while left > 0, let last = parts.popLast() {
      switch last {
      case .text(let text):
        if text.count > left { parts.append(.text(String(text.dropLast(left)))) }
        left -= min(left, text.count)
      case .one: left -= 1
      case .run, .choice, .any: return nil
      }
    }
    return TextForm(parts)
  }

  /// What lies behind the last of some characters, whatever lies before; nil where that is not known.
  package func tail(after mark: Character) -> String? {
    guard case .text(let text)? = parts.last, let place = text.lastIndex(of: mark) else { return nil }
    return String(text[text.index(after: place)...])
  }

  /// How many characters a text of it has; nil where that is not known. Others than ASCII's may be one together.
  package var count: Int? {
    var count = 0
    for part in parts {
      switch part {
      case .text(let text) where text.allSatisfy(\.isASCII): count += text.count
      case .one(let characters) where characters.allSatisfy(\.isASCII): count += 1
      default: return nil
      }
    }
    return count
  }

  /// Whether a text may be one of it.
  func mayBe(_ text: String) -> Bool {
    func escaped(_ text: String) -> String { NSRegularExpression.escapedPattern(for: text) }
    func oneOf(_ characters: String) -> String {
      "(?:" + characters.map { escaped(String($0)) }.joined(separator: "|") + ")"
    }
    let pattern = parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .run(let characters): oneOf(characters) + "+"
      case .one(let characters): oneOf(characters)
      case .choice(let texts): "(?:" + texts.map(escaped).joined(separator: "|") + ")"
      case .any: ".*"
      }
    }
    let expression = try? NSRegularExpression(
      pattern: "\\A" + pattern.joined() + "\\z", options: .dotMatchesLineSeparators)
    return expression?.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Whether a text of it surely has a character.
  package var isSurelyFilled: Bool { !parts.allSatisfy(\.mayBeEmpty) }

  /// A text that has it, and that a person can tell from one that is known; nil where the text may be empty.
  package var sample: String? {
    guard isSurelyFilled else { return nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .run(let characters), .one(let characters): String(characters.prefix(1))
      case .choice(let texts): texts.first { !$0.isEmpty } ?? ""
      case .any: "…"
      }
    }.joined()
  }
}

extension TextForm.Part {
  static let digits = TextForm.Part.run(of: "0123456789")

  fileprivate var mayBeEmpty: Bool {
    switch self {
    case .text, .run, .one: false
    case .choice(let texts): texts.contains("")
    case .any: true
    }
  }
}
