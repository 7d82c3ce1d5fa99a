import FlowModel

/// On what objects code names its members, by the types that are written around them.
final class MentionedObjects {
  /// The object that something is named on.
  enum Base {
    /// The object whose code it is.
    case itself(CodeType)
    /// One of a type of the app's.
    case app(CodeType)
    /// One of others.
    case others
    case unknown
  }

  /// A function whose values have been looked at, with what each node stands in: it, or a closure of it.
  private struct Reading {
    var types: ValueTypes
    var scopes: [Int32: Int32] = [:]
  }

  private let named: NamedCode
  private let index: CodeIndex
  private var readings: [FunctionID: Reading] = [:]
  private var calls: [Int32: [Int32: Int32]] = [:]

  init(_ code: AppCode, _ named: NamedCode) {
    self.named = named
    index = CodeIndex(code, named.trees)
  }

  /// The type whose member a function is.
  func owner(of one: FunctionID) -> CodeType? { index.owner(of: one) }

  /// What something is named on.
  func base(of mention: NamedCode.Mention) -> Base {
    let tree = named.trees[Int(mention.tree)]
    let node = tree.nodes[Int(mention.node)]
    guard let one = mention.function else { return .unknown }
    let around = index.owner(of: one)
    switch node.kind {
    case .name where node.flag != 0: return around.map(Base.itself) ?? .unknown
    case .member: return base(of: tree.unwrapped(node.a), in: one, of: around)
    default: return .unknown
    }
  }

  private func base(of object: Int32, in one: FunctionID, of around: CodeType?) -> Base {
    let tree = named.tree(of: one)
    let node = tree.nodes[Int(object)]
    if node.kind == .superReference { return around.map(Base.itself) ?? .unknown }
    if node.kind == .name, let type = index.code.type(tree.texts[Int(node.a)], in: around, near: tree.path) {
      return .app(type)
    }
    let reading = reading(of: one)
    guard let scope = reading.scopes[object] else { return .unknown }
    switch reading.types.type(of: object, in: scope) {
    case .app(let type): return type === around ? .itself(type) : .app(type)
    case .others: return .others
    case .unknown: return .unknown
    }
  }

  private func reading(of one: FunctionID) -> Reading {
    if let known = readings[one] { return known }
    let tree = named.tree(of: one)
    var reading = Reading(types: ValueTypes(index, one))
    var waiting = [(node: named.function(one).body, scope: one.index)]
    while let (next, scope) = waiting.popLast() {
      guard next >= 0, reading.scopes.updateValue(scope, forKey: next) == nil else { continue }
      let node = tree.nodes[Int(next)]
      waiting += tree.nodesInside(node).map { ($0, scope) }
      let inner = node.kind == .closure ? node.a : node.kind == .localFunction ? node.b : -1
      guard inner >= 0 else { continue }
      reading.types.enter(inner, in: scope)
      waiting.append((tree.functions[Int(inner)].body, inner))
    }
    readings[one] = reading
    return reading
  }

  // MARK: Calls

  /// The call of what is named; nil where it is not called.
  func call(of mention: NamedCode.Mention) -> TreeNode? {
    let tree = named.trees[Int(mention.tree)]
    if calls[mention.tree] == nil {
      var found: [Int32: Int32] = [:]
      for (number, node) in tree.nodes.enumerated() where node.kind == .call {
        found[node.a] = Int32(number)
        found[tree.unwrapped(node.a)] = Int32(number)
      }
      calls[mention.tree] = found
    }
    return calls[mention.tree]?[mention.node].map { tree.nodes[Int($0)] }
  }

  /// Whether what is named may be a function, by the labels that it is called with: `dismiss(animated: true)` is none of
  /// `dismiss(isApproved:)`.
  func mayBe(_ mention: NamedCode.Mention, _ function: TreeFunction) -> Bool {
    guard let call = call(of: mention), !function.parameters.contains(where: \.isVariadic) else { return true }
    let arguments = named.trees[Int(mention.tree)].arguments(of: call)
    var parameters = function.parameters[...]
    for argument in arguments.dropLast(Int(call.extra)) {
      guard let next = parameters.firstIndex(where: { $0.label == argument.label }) else { return false }
      parameters = parameters[(next + 1)...]
    }
    return function.parameters.count(where: { $0.defaultValue < 0 }) <= arguments.count
  }

  /// Whether all properties of a name are of one class and those that inherit from it.
  func isOnlyProperty(_ name: String) -> Bool {
    let owners = (index.properties[name] ?? []).compactMap { index.owner(of: $0) }
    return owners.allSatisfy { index.code.mayBeSame($0, owners[0]) }
  }
}

extension AppCode {
  /// Whether an object of one type may be one of another.
  func mayBeSame(_ one: CodeType, _ other: CodeType) -> Bool {
    let open: Set<CodeDeclaration.Kind> = [.protocol, .extension]
    guard one !== other, !open.contains(one.kind), !open.contains(other.kind) else { return true }
    if one.kind == .class, other.kind == .class { return areRelated(one, other) }
    return one.name.hasPrefix(other.name + ".") || other.name.hasPrefix(one.name + ".")
  }
}
