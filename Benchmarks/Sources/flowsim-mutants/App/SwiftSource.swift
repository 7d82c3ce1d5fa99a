import SwiftParser
import SwiftSyntax

/// One Swift file, with what mutants are made of.
struct SwiftSource {
  /// The path, relative to the app's folder.
  let path: String
  /// The places of every name.
  let names: [String: [Range<Int>]]
  /// The types whose names stand before a dot, or in a statement that speaks of instantiating or loading.
  let typeUses: Set<String>
  /// The string literals without interpolation.
  let literals: [SwiftLiteral]
  /// The types and extensions.
  let types: [SwiftType]
  /// The functions that are a `prepare(for:sender:)`.
  let prepares: [SwiftPrepare]
  /// The calls, as far as mutants are made of them.
  let calls: [FunctionCallExprSyntax]
  private let lines: SourceLocationConverter

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let collector = SourceCollector()
    collector.walk(tree)
    names = collector.names
    typeUses = collector.typeUses
    literals = collector.literals
    types = collector.types
    prepares = collector.prepares
    calls = collector.calls
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line of a node, from 1.
  func line(_ node: some SyntaxProtocol) -> Int { line(node.bytes.lowerBound) }

  /// The line of a byte, from 1.
  func line(_ offset: Int) -> Int { lines.location(for: AbsolutePosition(utf8Offset: offset)).line }

  /// A change of one place.
  func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(file: path, range: range, text: text, line: line(range.lowerBound))
  }

  /// The same change at every place of a name.
  func renaming(_ name: String, to other: String) -> [Edit] { (names[name] ?? []).map { edit($0, other) } }
}

extension SyntaxProtocol {
  /// The bytes without the white space and comments around them.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(state: Syntax(self)) { state in
      guard let parent = state.parent else { return Syntax?.none }
      state = parent
      return parent
    }
  }

  /// Whether this is a node, or inside it.
  func isInside(_ node: some SyntaxProtocol) -> Bool {
    position >= node.position && endPosition <= node.endPosition
  }
}

/// A string literal without interpolation.
struct SwiftLiteral {
  /// The text between the quotes, as written.
  var text: String
  /// The bytes between the quotes.
  var range: Range<Int>
  /// The literal.
  var node: StringLiteralExprSyntax

  init?(_ node: StringLiteralExprSyntax) {
    guard node.segments.count == 1, case .stringSegment(let segment)? = node.segments.first,
      !segment.content.text.isEmpty, !segment.content.text.contains("\\")
    else { return nil }
    text = segment.content.text
    range = segment.content.bytes
    self.node = node
  }

  /// The constant, or the case of an enum, that the literal is the value of.
  var constantName: String? {
    guard let clause = node.parent?.as(InitializerClauseSyntax.self), let owner = clause.parent else { return nil }
    if let element = owner.as(EnumCaseElementSyntax.self) { return element.name.text.filter { $0 != "`" } }
    guard let binding = owner.as(PatternBindingSyntax.self), node.ancestors.allSatisfy({ !$0.is(CodeBlockSyntax.self) })
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
