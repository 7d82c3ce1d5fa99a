import FlowModel
import SwiftParser
import SwiftSyntax

/// Loops of C, which Swift 1 and 2 have.
extension TreeReader {
  /// `for var i = 0; i < 9; i++ { … }`, parsed as `while i < 9 { … }`: `continue` goes to the step.
  func oldLoop(_ node: WhileStmtSyntax, _ old: OldLoops.Loop, label: UInt16) -> Int32 {
    guard let scope, let once = UInt16(exactly: text("step \(offset(of: node))") + 1) else {
      return unreadStatement("a loop, after too many other names", at: node)
    }
    return scoped {
      let first = scope.slots
      var statements = parts(old.start)
      let conditions = conditions(node.conditions)
      loops.append((label, once))
      let body = block(node.body)
      loops.removeLast()
      let inside = [add(TreeNode(.do, extra: once, a: body, b: list([])), at: node)] + parts(old.step)
      let turn = add(TreeNode(.block, a: list(inside), c: scope.slots), at: node)
      statements.append(add(TreeNode(.while, extra: label, a: conditions, b: turn), at: node))
      let count = UInt16(truncatingIfNeeded: scope.slots - first)
      return add(TreeNode(.block, extra: count, a: list(statements), c: first), at: node)
    }
  }

  /// The body of a loop.
  func bodyOfLoop(_ node: CodeBlockSyntax, label: UInt16) -> Int32 {
    loops.append((label, nil))
    defer { loops.removeLast() }
    return block(node)
  }

  /// A `continue` that goes to the step of a loop of C's; nil for others.
  func step(to label: TokenSyntax?, at statement: StmtSyntax) -> Int32? {
    guard let index = labelIndex(label),
      let step = loops.last(where: { label == nil || $0.label == index })?.step
    else { return nil }
    return add(TreeNode(.break, extra: step), at: statement)
  }

  /// How many bytes the parser may go through for the heads of loops.
  private static let mostOfParts = 64 << 20

  /// The statements of a part of a loop's head, which are parsed by themselves.
  private func parts(_ range: Range<Int>) -> [Int32] {
    guard !range.isEmpty else { return [] }
    // Names are read at their places in the file, up to which the parser goes anew each time.
    partsRead += range.upperBound
    guard partsRead < Self.mostOfParts else {
      return [add(TreeNode(.unreadStatement, a: text("a loop, after too many others")), at: UInt32(range.lowerBound))]
    }
    let own = Array(repeating: 0x20, count: range.lowerBound) + source.bytes[range]
    var parsed = SourceSyntax.parsed(own)
    var statements: [Int32] = []
    if parsed.hasError {
      // `i++, j--` is no statement today.
      let split = SourceSyntax.parsed(own.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ";") : $0 })
      if !split.hasError { parsed = split }
    }
    for item in parsed.statements { statement(item, isValue: false, into: &statements, [:]) }
    return statements
  }
}
