import FlowModel

/// What can be looked at without anybody seeing it.
extension Interpreter {
  /// Whether an expression can be evaluated twice without anybody seeing it.
  func isPure(_ node: Int32, _ frame: Frame) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal, .boolean, .text, .closure, .nothing: return true
    case .local, .boxed:
      guard case .box(let box) = frame.slots[Int(each.a)] else { return true }
      return isPlain(box)
    case .captured: return isPlain(frame.captures[Int(each.a)])
    case .inout, .question, .forced: return try isPure(each.a, frame)
    case .name:
      let symbol = frame.tree.symbols[Int(each.a)]
      switch use(of: each, node, frame).target {
      case .cell(let cell): return cell.property.getter < 0 && cell.property.attributes.isEmpty
      case .member:
        if let type = frame.this { return isPlain(symbol, of: type, isStatic: frame.code.isStatic) }
        let this = try this(each, frame)
        if case .type(let type) = this { return isPlain(symbol, of: type, isStatic: true) }
        return isPlain(symbol, of: thisType(of: this), isStatic: false)
      case .outer(let type): return isPlain(symbol, of: type, isStatic: true)
      default: return true
      }
    case .member:
      guard try isPure(each.a, frame) else { return false }
      let base = try evaluate(each.a, frame)
      let symbol = frame.tree.symbols[Int(each.b)]
      if case .type(let type) = base { return isPlain(symbol, of: type, isStatic: true) }
      return isPlain(symbol, of: thisType(of: base), isStatic: false)
    case .array, .dictionary: return try frame.tree.list(each.a).allSatisfy { try isPure($0, frame) }
    case .tuple:
      let nodes = frame.tree.list(each.a)
      return try stride(from: 1, to: nodes.count, by: 2).allSatisfy { try isPure(nodes[$0], frame) }
    case .ternary: return try isPure(each.a, frame) && isPure(each.b, frame) && isPure(each.c, frame)
    case .prefix: return try program.operators[frame.tree.symbols[Int(each.c)]] == nil && isPure(each.a, frame)
    case .binary:
      return try program.operators[frame.tree.symbols[Int(each.c)]] == nil && isPure(each.a, frame)
        && isPure(each.b, frame)
    default: return false
    }
  }

  private func isPlain(_ box: Box) -> Bool {
    switch box.ownership {
    case .strong, .weak, .unowned: true
    case .pending, .lazy, .accessed: false
    }
  }

  /// Whether reading a member runs no code of the app's.
  func isPlain(_ symbol: Symbol, of type: RuntimeType?, isStatic: Bool) -> Bool {
    guard let type else { return false }
    return candidates(symbol, of: type, isStatic: isStatic).allSatisfy { candidate in
      switch candidate.member {
      case .computed, .staticComputed: return false
      case .stored(let name, _):
        guard let field = type.nominal?.fieldsBySymbol[name] else { return false }
        return field.wrapper == nil && !field.isLazy
      case .staticStored(_, let property): return property.attributes.isEmpty
      default: return true
      }
    }
  }
}
