import FlowInterpreter
import Foundation

/// A selector's `text` or `id`: a regular expression over the whole text, or the text itself.
///
/// As in Maestro: case does not matter, a dot matches line breaks too, `^` and `$` match at line ends,
/// and text that is no valid regular expression matches literally.
public struct TextPattern: Sendable, CustomStringConvertible {
  /// The pattern as written.
  public let source: String
  private let matcher: Matcher

  private enum Matcher: Sendable {
    /// No character of the pattern has a meaning of its own.
    case literal(folded: String)
    case expression(NSRegularExpression)
  }

  /// Compiles a pattern. Keep it: compiling costs more than matching.
  public init(_ source: String) {
    self.source = source
    let hasMeta = source.utf8.contains { Self.meta.contains($0) }
    let options: NSRegularExpression.Options = [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines]
    if hasMeta, let expression = try? NSRegularExpression(pattern: "\\A(?:\(source))\\z", options: options),
      (try? NSRegularExpression(pattern: source, options: options)) != nil
    {
      matcher = .expression(expression)
    } else {
      matcher = .literal(folded: source.lowercased())
    }
  }

  private static let meta = Set("\\^$.|?*+()[]{}".utf8)

  /// The only text that it matches, whatever its case; nil where it is an expression.
  var literal: String? { if case .literal = matcher { source } else { nil } }

  /// Whether it may match a text of a form.
  func mayMatch(_ form: TextForm) -> Bool {
    guard let language, let texts = TextLanguage(form) else { return true }
    // Spaces stand for line breaks, and the pattern as it is written for itself.
    return texts.meets(language) || form.parts.contains(where: \.hasLineBreak)
      || TextLanguage(pattern: source, isLiteral: true).map(texts.meets) ?? true
  }

  /// Whether it matches all texts of a form.
  func surelyMatches(_ form: TextForm) -> Bool {
    guard let language, let texts = TextLanguage(form) else { return false }
    return texts.lies(in: language)
  }

  /// What it matches; nil where it is no plain pattern.
  private var language: TextLanguage? { TextLanguage(pattern: source, isLiteral: literal != nil) }

  /// Whether it may match what the system calls one of its symbols: three words at most, without digits.
  ///
  /// - Parameter locale: the language of the device.
  func mayBeLabel(of symbol: String, locale: String?) -> Bool {
    guard let pieces = certainPieces else {
      return locale?.hasPrefix("en") == true ? mayMatch(Self.labelOfSymbol) : true
    }
    guard pieces.joined().allSatisfy({ $0.isLetter || $0 == " " }) else { return false }
    let last = pieces.count - 1
    // What anything may follow, or stand before, may be the parts of two more words.
    let count = pieces.reduce(0) { $0 + $1.split(separator: " ").count }
    return count <= 3 + 2 * last
      && pieces.indices.allSatisfy { index in
        let piece = pieces[index]
        return SymbolWords.mayName(
          piece, symbol: symbol, locale: locale, opensAtStart: index > 0 && piece.first != " ",
          opensAtEnd: index < last && piece.last != " ")
      }
  }

  /// Letters and spaces.
  private static let labelOfSymbol = TextForm([.run(of: "abcdefghijklmnopqrstuvwxyz ")])

  /// Whether it may match a text that begins with one of some words.
  func mayBegin(withOneOf words: [String]) -> Bool {
    guard let text = onlyText?.lowercased() else { return true }
    return words.contains { text.hasPrefix($0.lowercased()) }
  }

  /// The only text that it matches, but for case; nil where there may be others.
  private var onlyText: String? {
    if case .literal = matcher { return source }
    var text = ""
    var isEscaped = false
    for character in source {
      if isEscaped, character.isLetter || character.isNumber { return nil }
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, character.utf8.allSatisfy(Self.meta.contains) { return nil }
      text.append(character)
      isEscaped = false
    }
    return text
  }

  /// The texts that lie in each text that it matches, in their order; one alone where that is all. Nil where it has
  /// groups, classes or choices.
  var certainPieces: [String]? {
    if let only = onlyText { return [only] }
    var pieces = [""]
    var isEscaped = false
    for character in source {
      switch character {
      case _ where isEscaped:
        if character.isLetter || character.isNumber { return nil }
        pieces[pieces.count - 1].append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case ".": pieces.append("")
      case "*", "?":
        // What stands before it may be missing.
        if pieces[pieces.count - 1].isEmpty { pieces.append("") } else { pieces[pieces.count - 1].removeLast() }
        pieces.append("")
      case "+": pieces.append("")
      case "^", "$", "|", "(", ")", "[", "]", "{", "}": return nil
      default: pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  /// The pattern as written.
  public var description: String { source }

  /// Whether the whole text matches, with its line breaks or with spaces in their place.
  public func matches(_ text: String) -> Bool {
    if matchesExactly(text) { return true }
    guard text.contains("\n") else { return false }
    return matchesExactly(text.replacingOccurrences(of: "\n", with: " "))
  }

  private func matchesExactly(_ text: String) -> Bool {
    if text == source { return true }
    switch matcher {
    case .literal(let folded):
      return text.lowercased() == folded
    case .expression(let expression):
      let budget = PatternBudget.current ?? PatternBudget()
      return budget.matches(expression, in: text, .anchored, atMost: 1)?.isEmpty == false
    }
  }
}

extension TextForm.Part {
  fileprivate var hasLineBreak: Bool {
    if case .text(let text) = self { text.contains(where: \.isNewline) } else { false }
  }
}
