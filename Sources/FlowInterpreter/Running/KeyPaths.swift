import FlowModel

extension Interpreter {
  func keyPath(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    var components: [KeyPathBox.Component] = []
    let parts = frame.tree.list(each.b)
    for index in stride(from: 0, to: parts.count, by: 2) {
      switch parts[index] {
      case 0: components.append(.member(frame.tree.symbols[Int(parts[index + 1])]))
      case 1: components.append(.chain)
      case 2: components.append(.force)
      case 3: components.append(.element(try arguments(parts[index + 1], extra: 0, frame)))
      default: components.append(.identity)
      }
    }
    var root = each.a >= 0 ? type(each.a, frame) : nil
    // In generic code the compiler does not see what a generic parameter stands for.
    if root == nil, !isGeneric(frame.code), frame.code.owner?.kind != .library,
      case .function(let parameters, _)? = expected?.flattened.kind
    {
      root = parameters.first
    }
    if root == nil, !isGeneric(frame.code), case .library(let name, let arguments)? = expected?.flattened.kind,
      LibraryCatalog.keyPathTypes.contains(name), let asked = arguments.first, !asked.isPartlyUnknown, !asked.isOpen
    {
      root = asked
    }
    return .keyPath(KeyPathBox(root: root, components: components))
  }

  /// What a key path leads to.
  func follow(_ path: KeyPathBox, _ root: Value, at location: TreeLocation) throws -> Value {
    var value = root
    var isChain = false
    var seenAs = path.root.flatMap { $0.isPartlyUnknown ? nil : $0 }
    for component in path.components {
      switch component {
      case .member(let symbol):
        value = try property(symbol, of: value, at: location, seenAs: seenAs)
        seenAs = seenAs.flatMap { memberType(symbol, of: $0) }
      case .chain:
        isChain = true
        switch value {
        case .nothing: return .none
        case .some(let box): value = box.value
        default: break
        }
        seenAs = seenAs?.wrapped
      case .force:
        guard let inner = value.unwrapped else { throw Trap(message: Self.foundNil, location: location) }
        value = inner
        seenAs = seenAs?.wrapped
      case .element(let arguments):
        value = try element(of: value, arguments, at: location)
        seenAs = nil
      case .identity: break
      }
    }
    return isChain && !value.isOptional ? .some(SomeBox(value)) : value
  }

  /// Changes what a key path leads to.
  func modify<Result>(
    _ path: ArraySlice<KeyPathBox.Component>, _ root: inout Value, _ node: Int32, _ frame: Frame,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let first = path.first else { return try body(&root) }
    let rest = path.dropFirst()
    switch first {
    case .member(let symbol):
      return try modifyProperty(symbol, of: &root, node, frame) { try self.modify(rest, &$0, node, frame, body) }
    case .chain, .force:
      guard case .some(let box) = root else { throw trap(Self.foundNil, node, frame) }
      var inner = box.value
      defer { root = .some(SomeBox(inner)) }
      return try modify(rest, &inner, node, frame, body)
    case .element(let arguments):
      return try modifyElement(&root, arguments, node, frame) { try self.modify(rest, &$0, node, frame, body) }
    case .identity: return try modify(rest, &root, node, frame, body)
    }
  }
}
