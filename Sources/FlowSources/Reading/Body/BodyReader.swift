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
  private var locals: [Local] = []
  /// The variables whose value no one place tells.
  private var open: Set<String> = []
  /// The variables that hold a list or a text which methods may change.
  private var calledOn: Set<String> = []
  /// Whether a variable that is one of several values was read since the statement began.
  var isUnsure = false

  /// A local name with what it stands for.
  private struct Local {
    var name: String
    var value: CodeValue
    /// The conditions under which it was set last; it is known where they hold.
    var setUnder: [Int] = []
    /// Whether it may be something else anyway.
    var isUnsure = false
  }
  /// Depth of expressions, so that hostile input cannot exhaust the stack.
  var depth = 0

  init(source: SourceText, parameters: [String], types: DeclarationReader) {
    self.source = source
    self.types = types
    locals = parameters.map { Local(name: $0, value: CodeValue(.parameter($0))) }
  }

  /// Reads the body of a function.
  ///
  /// - Parameter givesResult: whether a single expression is its result.
  func read(body statements: CodeBlockItemListSyntax, givesResult: Bool) {
    learnNames(in: statements)
    if givesResult, statements.count == 1, case .expr(let expression)? = statements.first?.item,
      expression.kind != .ifExpr, expression.kind != .switchExpr
    {
      record(.result(evaluate(expression)), at: expression)
    } else {
      read(statements)
    }
  }

  /// The call whose result a local constant holds; nil for other values.
  func call(giving value: CodeValue) -> CodeValue? {
    guard case .result(let index) = value.root, value.path.isEmpty, events.indices.contains(index),
      case .call(let call) = events[index].action
    else { return nil }
    return call
  }

  /// The events, once all is read.
  func finishedEvents() -> [CodeEvent] { events }

  /// Looks through a body for the variables that are not followed.
  func learnNames(in node: some SyntaxProtocol) {
    let names = AssignedNames(node)
    open.formUnion(names.captured.union(names.changedInPlace))
    calledOn.formUnion(names.calledOn)
  }

  // MARK: Recording

  /// Adds an event at the start of a piece of syntax.
  func record(_ action: CodeEvent.Action, at node: some SyntaxProtocol) {
    var event = CodeEvent(action, under: active, at: source.location(of: node))
    event.isUnsure = isUnsure
    events.append(event)
  }

  /// Reads one statement: what it reads is its own.
  func statement(_ body: () -> Void) {
    isUnsure = false
    body()
    isUnsure = false
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

  /// Runs something under a condition.
  func under(_ condition: CodeCondition, _ body: () -> Void) {
    onlyHere {
      holdFromHere(condition)
      body()
    }
  }

  /// Lets a condition hold until the end of the block.
  func holdFromHere(_ condition: CodeCondition) {
    var condition = condition
    if isUnsure { condition.isUnsure = true }
    conditions.append(condition)
    active.append(conditions.count - 1)
  }

  /// Runs something, and forgets the conditions that it let hold.
  func onlyHere(_ body: () -> Void) {
    let outer = active
    body()
    active = outer
  }

  // MARK: Scopes

  /// Runs something in a scope of its own: names and conditions end with it.
  func scoped(_ body: () -> Void) {
    let outer = active
    let count = locals.count
    body()
    locals.removeLast(locals.count - count)
    active = outer
  }

  /// Makes a local name known.
  func bind(_ name: String, to value: CodeValue) {
    let mayChange = open.contains(name) || (calledOn.contains(name) && value.isValueLike)
    locals.append(Local(name: name, value: value, isUnsure: isUnsure || mayChange))
  }

  /// Changes a local variable where it was made known; false when there is none of the name.
  func rebind(_ name: String, to value: CodeValue) -> Bool {
    guard let index = place(of: name) else { return false }
    locals[index].value = value
    locals[index].setUnder = active
    locals[index].isUnsure = isUnsure || open.contains(name)
    return true
  }

  /// What a local name stands for; nil when the name is not local.
  func local(_ name: String) -> CodeValue? {
    place(of: name).map { index in
      let local = locals[index]
      if local.isUnsure || !active.starts(with: local.setUnder) { isUnsure = true }
      return local.value
    }
  }

  /// Whether a name is local.
  func isLocal(_ name: String) -> Bool { place(of: name) != nil }

  /// Where a name was made known last.
  private func place(of name: String) -> Int? { locals.indices.last { locals[$0].name == name } }

  /// A type declared inside a body belongs to the file.
  func declare(_ declaration: DeclSyntax) { types.readLocal(declaration) }
}

extension CodeValue {
  /// Whether it is a text or a list, which methods of a variable may change.
  fileprivate var isValueLike: Bool {
    switch root {
    case .text, .array, .other, .local: true
    default: false
    }
  }
}
