/// Text of a flow in which `${…}` stands for a value that is known when the step runs.
///
/// `\${` writes a dollar sign and a brace that stay as they are.
public struct Template: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A piece of a template.
  public enum Segment: Sendable, Hashable {
    /// Text that stays.
    case text(String)
    /// What stood between `${` and `}`.
    case expression(String)
  }

  /// The text as written.
  public let source: String
  /// The text in pieces.
  public let segments: [Segment]

  /// Splits text at its `${…}`.
  public init(_ source: String) {
    self.source = source
    segments = Self.split(source)
  }

  /// Splits text at its `${…}`.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text as written.
  public var description: String { source }

  /// The text when nothing in it has to be evaluated.
  public var literal: String? {
    var text = ""
    for segment in segments {
      guard case .text(let piece) = segment else { return nil }
      text += piece
    }
    return text
  }

  private static func split(_ source: String) -> [Segment] {
    guard source.contains("${") else { return source.isEmpty ? [] : [.text(source)] }
    var segments: [Segment] = []
    var text = ""
    var rest = Substring(source)
    while let start = rest.firstRange(of: "${") {
      if rest[..<start.lowerBound].last == "\\" {
        text += rest[..<start.lowerBound].dropLast() + "${"
        rest = rest[start.upperBound...]
      } else if let end = closingBrace(in: rest[start.upperBound...]) {
        text += rest[..<start.lowerBound]
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.expression(String(rest[start.upperBound..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        break
      }
    }
    text += rest
    if !text.isEmpty { segments.append(.text(text)) }
    return segments
  }

  /// The brace that ends an expression; braces inside its string literals and pairs do not count.
  private static func closingBrace(in text: Substring) -> Substring.Index? {
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if character == "\\" { isEscaped = true } else if character == open { quote = nil }
      } else if character == "\"" || character == "'" || character == "`" {
        quote = character
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    // A stray apostrophe is no string literal: the first brace ends the expression.
    return quote == nil ? nil : text.firstIndex(of: "}")
  }
}
