import FlowModel

/// What is told of the types of expressions without running them: by what they are, by declarations, by what variables
/// hold, and by what the libraries' members give.
extension Interpreter {
  /// - Parameter value: what the expression gave, where it was evaluated.
  func told(_ node: Int32, _ frame: Frame, _ value: Value? = nil) -> Told {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer: return .whole
    case .decimal: return .fraction
    case .nothing: return .nothing
    case .tuple:
      let nodes = frame.tree.list(each.a)
      guard !nodes.isEmpty else { return .type(types.void) }
      let values: [Value]? = if case .tuple(let box)? = value { box.items } else { nil }
      let places = stride(from: 0, to: nodes.count, by: 2)
      return .tuple(
        places.map { told(nodes[$0 + 1], frame, values?[$0 / 2]) },
        places.map { nodes[$0] >= 0 ? frame.tree.text(nodes[$0]) : nil })
    case .array:
      let nodes = frame.tree.list(each.a)
      guard let first = nodes.first else { return .list(nil) }
      let items: ContiguousArray<Value>? = if case .list(let box)? = value { box.items } else { nil }
      guard items == nil || items!.count == nodes.count else { return value.map(told(as:)) ?? .open }
      var element = told(first, frame, items?[0])
      for index in nodes.indices.dropFirst() {
        element = element.joined(told(nodes[index], frame, items?[index]), types)
      }
      return .list(element)
    case .dictionary: return told(dictionary: frame.tree.list(each.a), frame, value)
    case .prefix:
      let operation = TreeOperator(rawValue: each.flag) ?? .custom
      guard [.minus, .plus, .bitNot].contains(operation) else { break }
      let operand = told(each.a, frame)
      if operand.isNumber { return operand }
      if value == nil, !program.declares(operation) { return operand }
    case .binary:
      let found = told(binary: each, frame)
      if found.isNumber || value == nil { return found }
    case .ternary:
      let found = told(each.b, frame).joined(told(each.c, frame), types)
      if found.isNumber || value == nil { return found }
    case .call where value == nil || isPower(each, frame):
      let found = told(call: each, node, frame)
      if found.isNumber || value == nil { return found }
    default: break
    }
    if let value { return told(as: value) }
    return toldType(each, node, frame).map { $0.isUnknown ? .open : .type($0) } ?? .open
  }

  /// The type that a value has.
  private func told(as value: Value) -> Told {
    switch value {
    case .nothing(nil), .implicit, .absent: return .open
    case .unknown(let unknown):
      return (unknown.type ?? unknown.kind.map { types.library($0) }).map { .type($0) } ?? .open
    case .some(let box):
      guard case .type(let type) = told(as: box.value) else { return .open }
      return .type(types.optional(type))
    default:
      let type = typeOf(value)
      return type.isUnknown ? .open : .type(type)
    }
  }

  /// The type that an expression has where nothing asks for another one; nil where that is not told.
  func toldType(_ node: Int32, _ frame: Frame) -> RuntimeType? { told(node, frame).type(types) }

  private func told(dictionary nodes: UnsafeBufferPointer<Int32>, _ frame: Frame, _ value: Value?) -> Told {
    var known: (key: RuntimeType?, element: RuntimeType?)
    if case .dictionary(let box)? = value { known = (box.key, box.element) }
    func joined(_ first: Int, _ known: RuntimeType?) -> Told? {
      var found: Told?
      for index in stride(from: first, to: nodes.count, by: 2) {
        var each = told(nodes[index], frame)
        if each.isOpen, let known { each = .type(known) }
        found = found?.joined(each, types) ?? each
      }
      return found
    }
    guard let key = joined(0, known.key), let element = joined(1, known.element) else { return .open }
    return .dictionary(key, element)
  }

  private func told(binary each: TreeNode, _ frame: Frame) -> Told {
    switch each.operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical, .patternMatch:
      return program.declares(each.operation) ? .open : .type(types.bool)
    case .shiftLeft, .shiftRight: return told(each.a, frame)
    case .closedRange, .halfOpenRange:
      guard let bound = told(each.a, frame).joined(told(each.b, frame), types).type(types) else { return .open }
      return .type(types.library(each.operation == .closedRange ? "ClosedRange" : "Range", [bound]))
    case .custom: return .open
    default: break
    }
    let (left, right) = (told(each.a, frame), told(each.b, frame))
    let found: Told =
      switch (left, right) {
      case (.whole, .open), (.fraction, .open): .open
      case (.whole, _), (.fraction, _): left.joined(right, types)
      case (.open, .type): right
      default: left
      }
    guard program.declares(each.operation) else { return found }
    // The app has such an operator, too: of two numbers it is Swift's own.
    let own = ownOperators
    guard !own.integers.contains(each.operation), !own.doubles.contains(each.operation) else { return .open }
    func isPlain(_ told: Told) -> Bool { told.isNumber || told.type(types)?.isNumber == true }
    return isPlain(left) && isPlain(right) ? found : .open
  }

  // MARK: Types

  private func toldType(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    switch each.kind {
    case .local, .boxed, .captured, .name, .member:
      if let type = staticType(node, frame), !type.isPartlyUnknown { return type }
      if each.kind == .member, inModule(each, node, frame) == nil { return toldType(member: each, node, frame) }
      if let type = heldType(each, node, frame), !type.isPartlyUnknown { return type }
      return each.kind == .name ? globalType(each, node, frame) ?? ownResult(each, node, frame) : nil
    case .tupleElement:
      guard case .tuple(let items, _)? = toldType(each.a, frame)?.kind, Int(each.b) < items.count else { return nil }
      return items[Int(each.b)]
    case .subscripted: return toldType(subscripted: each, node, frame)
    case .optionalChain:
      return toldType(each.a, frame).map { $0.wrapped == nil ? types.optional($0) : $0 }
    // An initialiser that may fail is told as what it makes.
    case .question, .forced: return toldType(each.a, frame).map { $0.wrapped ?? $0 }
    case .try where each.flag == 1:
      return toldType(each.a, frame).map { $0.wrapped == nil ? types.optional($0) : $0 }
    case .try, .await, .inout: return toldType(each.a, frame)
    case .coalesce:
      let right = told(each.b, frame)
      let left = toldType(each.a, frame)
      if case .type(let type) = right {
        return isPlainLiteral(each.b, frame) ? left?.flattened ?? type : joined(left, coalescedWith: type)
      }
      guard let left else { return nil }
      return right.isNumber || right.hasWhole ? left.wrapped ?? left : right.type(types) ?? left.wrapped
    case .and, .or, .isType: return types.bool
    default: return staticType(node, frame)
    }
  }

  private func toldType(member each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    let (name, symbol) = (frame.tree.text(each.b), frame.tree.symbols[Int(each.b)])
    guard let base = toldType(each.a, frame) else {
      if let type = heldType(each, node, frame), !type.isPartlyUnknown { return type }
      // Whatever it is: a library's `count` is an Int, and so is an index path's `row`.
      let isCount = ["count", "row", "section", "item"].contains(name) && !program.declaresOtherThanInt(symbol)
      return isCount ? types.int : nil
    }
    if let type = memberType(symbol, of: base) ?? library.resultType(name, of: base, self), !type.isPartlyUnknown {
      return type
    }
    return heldType(each, node, frame).flatMap { $0.isPartlyUnknown ? nil : $0 }
  }

  private func toldType(subscripted each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    let count = frame.tree.list(each.b).count
    if let found = staticType(node, frame), !found.isPartlyUnknown { return found }
    guard let base = toldType(each.a, frame), count >= 2 else { return nil }
    switch base.kind {
    case .array(let element):
      if case .library(let name, _)? = toldType(frame.tree.list(each.b)[1], frame)?.kind, name.contains("Range") {
        return base
      }
      return element
    case .dictionary(_, let element): return count == 2 ? types.optional(element) : element
    default: return nil
    }
  }

  /// The type of what a variable holds, where nothing declares one and looking at it runs no code, of a framework's
  /// neither: that of `view` makes one.
  private func heldType(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard isPath(node, frame) else { return nil }
    let end = frame.tree.end
    let isOver = end.isReached
    defer { end.isReached = isOver }
    guard let isPure = try? isPure(node, frame), isPure, let value = try? evaluate(node, frame),
      case .type(let type) = told(as: value)
    else { return nil }
    return type
  }

  /// The type of a member of the framework's class that the code's own inherits from: `view`.
  private func ownResult(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard case .member = use(of: each, node, frame).target, !frame.code.isStatic, let own = ownType(frame) else {
      return nil
    }
    return library.resultType(frame.tree.text(each.a), of: own, self)
  }

  /// The type of a global that is written without one, by its initial value.
  private func globalType(_ each: TreeNode, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    guard case .cell(let cell) = use(of: each, node, frame).target, cell.property.type < 0,
      cell.property.initialValue >= 0
    else { return nil }
    let code = cell.tree.codes[Int(cell.property.initialValue)]
    guard code.function.body >= 0, code.tree.nodes[Int(code.function.body)].kind != .block,
      let inner = stack.push(code)
    else { return nil }
    defer { stack.pop(inner) }
    return toldType(code.function.body, inner)
  }

  /// Whether an expression names a variable of the app's, or a property of one that holds what is read of it.
  private func isPath(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .local, .boxed: return true
    case .captured: return Int(each.a) < frame.captures.count
    case .name:
      switch use(of: each, node, frame).target {
      case .cell, .field, .outer: return true
      case .member: return frame.this.map { hasOwn(frame.tree.symbols[Int(each.a)], $0, frame.code.isStatic) } ?? false
      default: return false
      }
    case .member:
      guard isPath(each.a, frame), let base = toldType(each.a, frame) else { return false }
      if case .metatype(let type) = base.kind { return hasOwn(frame.tree.symbols[Int(each.b)], type, true) }
      return base.nominal == nil && !isOfFramework(base) || hasOwn(frame.tree.symbols[Int(each.b)], base, false)
    default: return false
    }
  }

  private func hasOwn(_ symbol: Symbol, _ type: RuntimeType, _ isStatic: Bool) -> Bool {
    !candidates(symbol, of: type, isStatic: isStatic).isEmpty
  }

  private func isOfFramework(_ type: RuntimeType) -> Bool {
    guard case .library(let name, _) = type.kind else { return type.isOpen }
    return !program.catalog.isOfFoundation(name)
  }
}

extension RuntimeType {
  /// Whether literals of whole numbers are of it: `Double`, `Int64`, `Decimal`.
  var isNumber: Bool {
    switch kind {
    case .int, .double, .float, .fixed: true
    case .library(let name, _): name == "Decimal"
    default: false
    }
  }
}
