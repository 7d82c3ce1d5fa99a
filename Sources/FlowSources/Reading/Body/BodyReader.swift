import FlowModel
import SwiftSyntax

/// Reads what one body does, in one walk: its events in the order in which they happen, each with its conditions.
///
/// Statements open and close conditions and scopes, expressions become values on the way (`evaluate`), and what of them
/// may matter to navigation is recorded (``EventFilter``).
final class BodyReader {
  let source: SourceText
  private let types: DeclarationReader
  /// The conditions that were met so far.
  private(set) var conditions: [CodeCondition] = []
  /// The conditions that hold at the place being read.
  private var active: [Int] = []
  private var events: [CodeEvent] = []
  private var scopes: [[String: CodeValue]] = []
  /// Depth of expressions, so that hostile input cannot exhaust the stack.
  var depth = 0

  init(source: SourceText, parameters: [String], types: DeclarationReader) {
    self.source = source
    self.types = types
    scopes = [Dictionary(parameters.map { ($0, CodeValue(.parameter($0))) }, uniquingKeysWith: { first, _ in first })]
  }

  /// Reads the body of a function.
  ///
  /// - Parameter givesResult: whether a single expression is its result.
  func read(body statements: CodeBlockItemListSyntax, givesResult: Bool) {
    if givesResult, statements.count == 1, case .expr(let expression)? = statements.first?.item,
      expression.kind != .ifExpr, expression.kind != .switchExpr
    {
      record(.result(evaluate(expression)), at: expression)
    } else {
      read(statements)
    }
  }

  /// The events, once all is read.
  func finishedEvents() -> [CodeEvent] { events }

  // MARK: Recording

  /// Adds an event at the start of a piece of syntax.
  func record(_ action: CodeEvent.Action, at node: some SyntaxProtocol) {
    events.append(CodeEvent(action, under: active, at: source.location(of: node)))
  }

  /// Of the calls just recorded, the one that a value starts with: its index and the length of its path.
  func latestCall(leadingTo value: CodeValue) -> (index: Int, length: Int)? {
    for index in events.indices.suffix(6).reversed() {
      if case .call(let call) = events[index].action, call.root == value.root, value.path.starts(with: call.path) {
        return (index, call.path.count)
      }
    }
    return nil
  }

  /// Adds a condition without making it hold, and gives its index.
  func add(_ condition: CodeCondition) -> Int {
    conditions.append(condition)
    return conditions.count - 1
  }

  /// Runs something under a condition.
  func under(_ condition: CodeCondition, _ body: () -> Void) {
    active.append(add(condition))
    body()
    active.removeLast()
  }

  /// Lets a condition hold until the end of the block.
  func holdFromHere(_ condition: CodeCondition) { active.append(add(condition)) }

  // MARK: Scopes

  /// Runs something in a scope of its own: names and conditions end with it.
  func scoped(_ body: () -> Void) {
    let outer = active
    scopes.append([:])
    body()
    scopes.removeLast()
    active = outer
  }

  /// Makes a local name known.
  func bind(_ name: String, to value: CodeValue) { scopes[scopes.count - 1][name] = value }

  /// Changes a local variable where it was made known; false when there is none of the name.
  func rebind(_ name: String, to value: CodeValue) -> Bool {
    for index in scopes.indices.reversed() where scopes[index][name] != nil {
      scopes[index][name] = value
      return true
    }
    return false
  }

  /// What a local name stands for; nil when the name is not local.
  func local(_ name: String) -> CodeValue? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return nil
  }

  /// A type declared inside a body belongs to the file.
  func declare(_ declaration: DeclSyntax) { types.readLocal(declaration) }
}
