import FlowModel
import Foundation

/// `NSString.EnumerationOptions`.
struct SegmentOptions: FoundationOptions {
  static var bridgedName: String { "String.EnumerationOptions" }
  let rawValue: Int
  static let lines = SegmentOptions(rawValue: 0)
  static let paragraphs = SegmentOptions(rawValue: 1)
  static let characters = SegmentOptions(rawValue: 2)
  static let words = SegmentOptions(rawValue: 3)
  static let sentences = SegmentOptions(rawValue: 4)
  static let reverse = SegmentOptions(rawValue: 1 << 8)
  static let withoutTexts = SegmentOptions(rawValue: 1 << 9)
  static let localized = SegmentOptions(rawValue: 1 << 10)
}

extension LibraryBuilder {
  /// The lines, words and characters of texts.
  mutating func addSegments() {
    options(
      SegmentOptions.self,
      [
        "byLines": .lines, "byParagraphs": .paragraphs, "byComposedCharacterSequences": .characters, "byWords": .words,
        "bySentences": .sentences, "reverse": .reverse, "substringNotRequired": .withoutTexts, "localized": .localized,
      ])
    method("StringProtocol", "enumerateSubstrings(in:options:_:)") { call in
      guard case .text(let box) = call.value else { throw call.stop("enumerateSubstrings", for: call.value) }
      let whole = String(box.whole)
      guard box.slice == nil else { throw call.stop("enumerateSubstrings of a Substring") }
      let range = try call.indices(call[0], in: whole[...])
      let closure = try call.lastClosure()
      var stop = Value.bool(false)
      for part in try call.segments(of: whole[range], try call.argument(1, SegmentOptions.self)) {
        _ = try call.interpreter.call(
          closure, changing: &stop, place: 3,
          [.some(SomeBox(.string(String(whole[part])))), part.bridged, part.bridged], at: call.location)
        if try call.isTrue(stop) { break }
      }
      return .void
    }
  }
}

extension Library.Call {
  fileprivate func segments(of text: Substring, _ options: SegmentOptions) throws -> [Range<String.Index>] {
    switch options {
    case .lines, .paragraphs:
      guard closureUsesOnlyText else { throw stop("the enclosing ranges of lines") }
      // Separators of Unicode's lines end a paragraph, too, but for U+2028.
      guard !text.contains("\u{2028}") else { throw stop("lines that end in U+2028") }
      var parts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      if parts.last?.isEmpty == true { parts.removeLast() }
      return parts.map { $0.startIndex..<$0.endIndex }
    case .characters: return text.indices.map { $0..<text.index(after: $0) }
    case .words:
      guard closureUsesOnlyText else { throw stop("the enclosing ranges of words") }
      return try words(of: text)
    default: throw stop("the parts of a text by these options")
    }
  }

  /// Whether nobody looks at the enclosing ranges, which hold what lies between.
  private var closureUsesOnlyText: Bool { (try? lastClosure())?.ignoresArgument(2) == true }

  /// The words of a text in which letters, digits, spaces and plain signs alone stand: Unicode's rules break it there.
  private func words(of text: Substring) throws -> [Range<String.Index>] {
    let signs: Set<Character> = ["!", "?", ";", "(", ")", "\"", "-", "/"]
    let inner: Set<Character> = [",", ".", ":", "'", "’"]
    var words: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let character = text[index]
      if character.isLetter || character.isNumber, character.unicodeScalars.allSatisfy({ $0.value < 0x250 }) {
        if start == nil { start = index }
        continue
      }
      let next = text.index(after: index)
      let isBetween = start != nil && next < text.endIndex && (text[next].isLetter || text[next].isNumber)
      guard character.isWhitespace || signs.contains(character) || inner.contains(character) && !isBetween else {
        throw stop("where the words of a text end")
      }
      if let begun = start { words.append(begun..<index) }
      start = nil
    }
    if let start { words.append(start..<text.endIndex) }
    return words
  }
}

extension Closure {
  /// Whether it does nothing with an argument: it is named `_`, or not by its number.
  fileprivate func ignoresArgument(_ index: Int) -> Bool {
    guard case .code(let code, _, _, _) = body else { return false }
    guard index < code.function.parameters.count else { return Int(code.function.anonymousParameters) <= index }
    return code.function.parameters[index].name == "_"
  }
}
