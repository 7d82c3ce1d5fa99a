import FlowModel

/// The elements of a literal without a type that its place asks for.
extension Interpreter {
  /// Brings the elements of a literal to one type, as Swift does: a literal of a number is of the type of the values
  /// beside it, in tuples and lists in it, too, and beside nil all are Optional.
  func unify(_ items: inout ContiguousArray<Value>, _ nodes: some RandomAccessCollection<Int32>, _ frame: Frame) throws
  {
    guard items.count > 1 else { return }
    // Beside `x as Any` all are Any, whatever they are; beside nil, Optionals of it.
    if nodes.contains(where: { isUpcastToAny($0, frame) }) {
      guard nodes.contains(where: { frame.nodes[Int($0)].kind == .nothing }) else { return }
      for (index, node) in zip(items.indices, nodes) where frame.nodes[Int(node)].kind != .nothing {
        items[index] = .some(SomeBox(items[index]))
      }
      return
    }
    var hasOptional = false
    var hasPlain = false
    var hasImplicit = false
    var hasParts = false
    /// Whether a variable is nil, whose type a literal beside it takes.
    var hasLacking = false
    var kinds: UInt8 = 0
    for (item, node) in zip(items, nodes) {
      switch item {
      case .nothing:
        hasOptional = true
        if frame.nodes[Int(node)].kind != .nothing { hasLacking = true }
      case .some: hasOptional = true
      case .implicit: hasImplicit = true
      case .tuple, .list, .dictionary:
        hasPlain = true
        if !hasParts { hasParts = [.tuple, .array, .dictionary].contains(frame.nodes[Int(node)].kind) }
      default: hasPlain = true
      }
      kinds |= Self.kind(of: item.flattened ?? item)
    }
    if kinds.nonzeroBitCount > 1 || hasParts || hasLacking && kinds == 1 { try unifyNumbers(&items, nodes, frame) }
    if hasImplicit, let first = items.first(where: { if case .implicit = $0 { false } else { !$0.isOptional } }) {
      let type = typeOf(first)
      for (index, node) in zip(items.indices, nodes) { items[index] = try coerce(items[index], to: type, node, frame) }
    }
    if hasPlain, let type = items.lazy.map(typeOf).first(where: { $0.nominal != nil && !$0.isOpen }) {
      // A literal among values of a type that can be made of one.
      for (index, node) in zip(items.indices, nodes)
      where typeOf(items[index]).nominal == nil && isPlainLiteral(node, frame) {
        items[index] = try coerce(items[index], to: type, node, frame)
      }
    }
    if hasOptional, hasPlain || hasImplicit {
      for index in items.indices where !items[index].isOptional { items[index] = .some(SomeBox(items[index])) }
    }
  }

  /// Whether an expression is `x as Any`.
  func isUpcastToAny(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.nodes[Int(node)]
    return each.kind == .upcast && type(each.b, frame) === types.any
  }

  /// Which numbers a value is one of, as a bit; none for others.
  static func kind(of value: Value) -> UInt8 {
    switch value {
    case .int: 1
    case .double: 2
    case .float: 4
    case .fixed: 8
    case .native: 16
    default: 0
    }
  }

  /// Gives literals of numbers among values, in tuples and lists, too, the type that they have together.
  private func unifyNumbers(
    _ items: inout ContiguousArray<Value>, _ nodes: some RandomAccessCollection<Int32>, _ frame: Frame
  ) throws {
    let each = zip(nodes, items).map { node, item -> Told? in
      // What `.name` is, the others tell.
      if case .implicit = item { nil } else { told(node, frame, item) }
    }
    var joined: Told?
    for told in each { if let told { joined = joined?.joined(told, types) ?? told } }
    guard let type = joined?.asked(types) else { return }
    guard !type.isUnknown else { return }
    for ((index, node), told) in zip(zip(items.indices, nodes), each)
    where told?.isLiteral == true && told?.asked(types) !== type {
      if case .nothing? = told { continue }
      let isAgain = try isPure(node, frame)
      items[index] = try coerce(isAgain ? evaluate(node, frame, type) : items[index], to: type, node, frame)
    }
  }
}
