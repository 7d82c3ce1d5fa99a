import FlowModel
import FlowSources
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

/// Operators are folded as swift-syntax folds them, in the tree that was parsed.
@Suite struct OperatorFoldingTests {
  private static let declarations = """
    precedencegroup Pipe { associativity: left higherThan: AdditionPrecedence }
    precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }
    infix operator |>: Pipe
    infix operator **: Power

    """
  private static let signs = [
    "+", "*", "==", "&&", "||", "??", "...", "<<", "=", "+=", "? m :", "as T; ", "is T; ", "|>", "**", "-",
    "as? T; ",
  ]

  /// Sequences that a seed decides.
  private static let sequences: [String] = {
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % count
    }
    return (0..<1000).map { _ in
      var text = ["a", "try a", "await a", "try await a"][next(4)]
      for index in 0...next(5) {
        let sign = signs[next(signs.count)]
        if sign.hasSuffix("; ") {
          text += " " + sign.dropLast(2)
        } else {
          text += " \(sign) " + (next(6) == 0 ? "try " : "") + "b\(index)"
        }
      }
      return text
    }
  }()

  private static let table: OperatorTable = {
    var table = OperatorTable.standardOperators
    table.addSourceFile(Parser.parse(source: declarations)) { error in Issue.record(error) }
    return table
  }()

  /// As the library folds it; nil where it finds an error.
  private static func folded(_ text: String) -> String? {
    var hasError = false
    let tree = Parser.parse(source: text)
    guard case .expr(let expression)? = tree.statements.first?.item, tree.statements.count == 1, !tree.hasError else {
      return nil
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let folded = table.foldSingle(sequence) { _ in hasError = true }
    return hasError ? nil : self.text(folded)
  }

  private static func text(_ node: ExprSyntax) -> String {
    if let node = node.as(InfixOperatorExprSyntax.self) {
      return "(\(text(node.leftOperand)) \(node.operator.trimmedDescription) \(text(node.rightOperand)))"
    }
    if let node = node.as(TernaryExprSyntax.self) {
      return "(\(text(node.condition)) ? \(text(node.thenExpression)) : \(text(node.elseExpression)))"
    }
    if let node = node.as(AsExprSyntax.self) {
      let mark = node.questionOrExclamationMark?.text ?? ""
      return "(\(text(node.expression)) as\(mark) \(node.type.trimmedDescription))"
    }
    if let node = node.as(IsExprSyntax.self) { return "(\(text(node.expression)) is \(node.type.trimmedDescription))" }
    if let node = node.as(TryExprSyntax.self) { return "try(\(text(node.expression)))" }
    if let node = node.as(AwaitExprSyntax.self) { return "await(\(text(node.expression)))" }
    return node.trimmedDescription
  }

  /// As a tree has it; nil where it is unread.
  private static func lowered(_ text: String) -> String? {
    let source = declarations + "func f() { \(text) }"
    let tree = TreeReading.tree(of: Array(source.utf8), path: "A.swift")
    guard !tree.nodes.contains(where: { $0.kind == .unread || $0.kind == .unreadStatement }) else { return nil }
    let body = tree.nodes[Int(tree.functions[Int(tree.globalFunctions[0])].body)]
    let statement = TreeText(tree: tree).node(tree.list(body.a).first ?? -1)
    return statement.replacing(/:[a-zA-Z]+\x20/, with: " ")
  }

  @Test func agreesWithSwiftSyntax() {
    var compared = 0
    for text in Self.sequences {
      let expected = Self.folded(text)
      if expected != nil { compared += 1 }
      #expect(Self.lowered(text) == expected, "\(text)")
    }
    #expect(compared > 150)
  }

  /// What other files declare is handed in; what nobody declares is not guessed.
  @Test func operatorsOfOtherFiles() {
    let text = Array("func f() { a <+> b + c; a <+> b }".utf8)
    func lowered(_ operators: OperatorPrecedences) -> String {
      let tree = TreeReading.tree(of: text, path: "A.swift", operators: operators)
      return TreeText(tree: tree).function(tree.globalFunctions[0])
    }
    #expect(
      lowered(.standard)
        == "function f #0 {0+0: unread('which of the operators <+> and + binds first is not known here' a, b, c); "
        + "(a <+>:custom b)}")
    let other = OperatorPrecedences.standard.adding(
      declarationsIn: Array("infix operator <+>: MultiplicationPrecedence".utf8))
    #expect(lowered(other) == "function f #0 {0+0: ((a <+>:custom b) +:plus c); (a <+>:custom b)}")
  }
}
