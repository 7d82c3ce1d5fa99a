import Foundation
import SwiftParser
import SwiftSyntax

/// A test's source, into which the lists of lines are written that its calls of `expectTrace` expect.
///
/// All places are those of the source as it was compiled, however many lists have been written before.
struct InlineExpectation {
  private let source: String
  /// What is written where, by the offset in UTF-8 of the call.
  private var edits: [Int: (range: Range<Int>, text: String)] = [:]

  init(source: String) { self.source = source }

  /// Lets the call on a line expect these lines.
  ///
  /// - Parameters:
  ///   - lines: the lines; once written for a call they stay.
  ///   - name: the function that is called.
  ///   - line: where the call stands, 1-based.
  /// - Returns: whether there is exactly one such call, and it expects no other lines already.
  mutating func expect(_ lines: [String], by name: String, at line: Int) -> Bool {
    let tree = Parser.parse(source: source)
    let finder = CallFinder(name, at: line, in: tree)
    finder.walk(tree)
    guard finder.calls.count == 1, let call = finder.calls.first else { return false }
    let edit = self.edit(of: call, expecting: lines)
    let key = call.positionAfterSkippingLeadingTrivia.utf8Offset
    if let earlier = edits[key] { return earlier.text == edit.text }
    edits[key] = edit
    return true
  }

  /// The source with what was written.
  var text: String {
    var bytes = Array(source.utf8)
    for edit in edits.values.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edit(of call: FunctionCallExprSyntax, expecting lines: [String]) -> (range: Range<Int>, text: String) {
    let indentation = indentation(at: call.positionAfterSkippingLeadingTrivia.utf8Offset)
    let elements = lines.map { "\(indentation)    \(Self.literal($0)),\n" }.joined()
    let list = lines.isEmpty ? "[]" : "[\n\(elements)\(indentation)  ]"
    guard let first = call.arguments.first else {
      let end = call.leftParen?.endPosition.utf8Offset ?? call.calledExpression.endPosition.utf8Offset
      return (end..<end, list)
    }
    if first.label == nil {
      let start = first.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      return (start..<first.expression.endPositionBeforeTrailingTrivia.utf8Offset, list)
    }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return (start..<start, "\(list), ")
  }

  /// The spaces before the first word of the line of an offset.
  private func indentation(at offset: Int) -> String {
    let before = source.utf8.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
    return String(decoding: before[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  private static func literal(_ line: String) -> String {
    "\"\(line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// Finds the calls of a function whose name stands on a line.
private final class CallFinder: SyntaxVisitor {
  private let name: String
  private let line: Int
  private let places: SourceLocationConverter
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ name: String, at line: Int, in tree: SourceFileSyntax) {
    self.name = name
    self.line = line
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    if let called, called.text == name,
      places.location(for: called.positionAfterSkippingLeadingTrivia).line == line
    {
      calls.append(call)
    }
    return .visitChildren
  }
}
