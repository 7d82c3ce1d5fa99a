import FlowModel

/// The type that a value is written to have, as far as a few lines around it tell.
enum WrittenType {
  /// A type of the app's.
  case app(CodeType)
  /// One of others.
  case others
  case unknown
}

/// Finds the types of the values of one function and of the closures in it.
struct ValueTypes {
  let index: CodeIndex
  let one: FunctionID
  /// The function around each closure.
  private var outer: [Int32: Int32] = [:]
  /// What each local is declared with, by the function and its slot: the written type and the value.
  private var locals: [[Int32]: (type: Int32, value: Int32)] = [:]
  /// The functions whose locals are known.
  private var read: Set<Int32> = []

  /// How far values are followed.
  private static let depth = 6

  init(_ index: CodeIndex, _ one: FunctionID) {
    self.index = index
    self.one = one
    add(one.index)
  }

  var tree: CodeTree { index.tree(of: one) }

  /// Notes that a closure or local function stands in a function.
  mutating func enter(_ closure: Int32, in function: Int32) {
    outer[closure] = function
    add(closure)
  }

  private mutating func add(_ function: Int32) {
    guard read.insert(function).inserted else { return }
    let tree = tree
    var waiting = [tree.functions[Int(function)].body]
    while let next = waiting.popLast() {
      guard next >= 0 else { continue }
      let node = tree.nodes[Int(next)]
      switch node.kind {
      case .binding: note(node.a, node.b, node.c, function)
      case .optionalBinding: note(node.a, node.c, node.b, function)
      default: break
      }
      waiting += tree.nodesInside(node)
    }
  }

  private mutating func note(_ pattern: Int32, _ type: Int32, _ value: Int32, _ function: Int32) {
    let pattern = tree.nodes[Int(pattern)]
    guard pattern.kind == .bindingPattern else { return }
    locals[[function, pattern.a]] = (type, value)
  }

  /// Whether a node is the object whose member the function is.
  func isItself(_ node: Int32, in function: Int32) -> Bool {
    let one = tree.nodes[Int(tree.unwrapped(node))]
    switch one.kind {
    case .local, .boxed:
      return one.a == 0 && outer[function] == nil && tree.functions[Int(function)].owner >= 0
    case .captured:
      let captures = tree.functions[Int(function)].captures
      return captures.indices.contains(Int(one.a)) && captures[Int(one.a)].name == "self"
    case .name: return tree.texts[Int(one.a)] == "self"
    default: return false
    }
  }

  /// The type of a node of a function.
  func type(of node: Int32, in function: Int32, depth: Int = 0) -> WrittenType {
    guard node >= 0, depth < Self.depth else { return .unknown }
    let value = tree.nodes[Int(node)]
    switch value.kind {
    case .forced, .question, .optionalChain, .try, .await: return type(of: value.a, in: function, depth: depth + 1)
    case .forcedCast, .optionalCast, .upcast: return written(value.b)
    case .text, .interpolation, .array, .dictionary, .integer, .decimal, .boolean: return .others
    case .local, .boxed: return type(ofSlot: value.a, in: function, depth: depth + 1)
    case .captured:
      let captures = tree.functions[Int(function)].captures
      guard let around = outer[function], captures.indices.contains(Int(value.a)) else { return .unknown }
      return type(of: captures[Int(value.a)], in: around, depth: depth + 1)
    case .name: return type(ofName: tree.texts[Int(value.a)], depth)
    case .member:
      let name = tree.texts[Int(value.b)]
      if case .app(let owner) = type(of: value.a, in: function, depth: depth + 1) {
        return known(.member(name, of: owner.id), depth) {
          common(
            properties(name) { one in
              index.owner(of: one).map { index.code.areRelated($0, owner) || $0.kind != .class } == true
            }.map { type(of: $0, depth) })
        }
      }
      return known(.anyMember(name), depth) {
        common(properties(name).map { type(of: $0, depth) }, orUnknown: true)
      }
    case .call: return type(ofCall: tree.nodes[Int(value.a)], in: function, depth)
    default: return .unknown
    }
  }

  private func type(of capture: TreeCapture, in around: Int32, depth: Int) -> WrittenType {
    switch capture.source {
    case .slot, .implicitSelf: return type(ofSlot: capture.number, in: around, depth: depth)
    case .value: return type(of: capture.number, in: around, depth: depth)
    case .capture, .implicitCapture:
      let captures = tree.functions[Int(around)].captures
      guard let outer = outer[around], captures.indices.contains(Int(capture.number)) else { return .unknown }
      return type(of: captures[Int(capture.number)], in: outer, depth: depth + 1)
    }
  }

  private func type(ofSlot slot: Int32, in function: Int32, depth: Int) -> WrittenType {
    let declared = tree.functions[Int(function)]
    if slot == 0, outer[function] == nil, declared.owner >= 0 {
      return index.owner(of: one).map(WrittenType.app) ?? .unknown
    }
    if let parameter = declared.parameters.first(where: { $0.slot == slot }) {
      return parameter.isVariadic ? .others : written(parameter.type)
    }
    guard let local = locals[[function, slot]] else { return .unknown }
    return local.type >= 0 ? written(local.type) : type(of: local.value, in: function, depth: depth)
  }

  private func type(ofName name: String, _ depth: Int) -> WrittenType {
    let mine = index.owner(of: one)
    return known(.name(name, in: mine?.id), depth) {
      common(
        properties(name) { property in
          guard let owner = index.owner(of: property), let mine else { return true }
          return owner.kind != .class || index.code.areRelated(owner, mine)
        }.map { type(of: $0, depth) })
    }
  }

  private func properties(
    _ name: String, where isMeant: ((tree: Int32, index: Int32)) -> Bool = { _ in true }
  ) -> [(tree: Int32, index: Int32)] {
    (index.properties[name] ?? []).filter(isMeant)
  }

  /// What was found before, however many functions ask for it.
  private func known(_ question: WrittenTypes.Question, _ depth: Int, _ find: () -> WrittenType) -> WrittenType {
    if let known = index.types[question, depth] { return known }
    let found = find()
    index.types[question, depth] = found
    return found
  }

  private func type(of property: (tree: Int32, index: Int32), _ depth: Int) -> WrittenType {
    known(.property(property.index, tree: property.tree), depth) {
      let tree = index.trees[Int(property.tree)]
      let declared = tree.properties[Int(property.index)]
      if declared.type >= 0 { return Self.written(declared.type, in: tree, index, by: index.owner(of: property)) }
      guard declared.initialValue >= 0, depth < Self.depth else { return .unknown }
      let value = FunctionID(tree: property.tree, index: declared.initialValue)
      return ValueTypes(index, value).type(of: index.function(value).body, in: value.index, depth: depth + 1)
    }
  }

  private func type(ofCall called: TreeNode, in function: Int32, _ depth: Int) -> WrittenType {
    let name: String
    switch called.kind {
    case .name:
      name = tree.texts[Int(called.a)]
      if let made = index.code.type(name, in: index.owner(of: one), near: tree.path), made.kind != .extension {
        return .app(made)
      }
      if name.first?.isUppercase == true { return index.innerTypes.contains(name) ? .unknown : .others }
    case .member:
      name = tree.texts[Int(called.b)]
      if name == "init" { return type(ofCall: tree.nodes[Int(called.a)], in: function, depth) }
    default: return .unknown
    }
    return known(.result(name), 0) {
      common(
        (index.functions[name] ?? []).map { one in
          let result = index.function(one).result
          return result < 0 ? .others : Self.written(result, in: index.tree(of: one), index, by: index.owner(of: one))
        })
    }
  }

  /// The one type that all have.
  private func common(_ types: [WrittenType], orUnknown: Bool = false) -> WrittenType {
    guard let first = types.first else { return .unknown }
    for one in types {
      switch (first, one) {
      case (.app(let a), .app(let b)) where a === b: continue
      case (.others, .others) where !orUnknown: continue
      default: return .unknown
      }
    }
    return first
  }

  private func written(_ type: Int32) -> WrittenType {
    Self.written(type, in: tree, index, by: index.owner(of: one))
  }

  /// The type that is written.
  ///
  /// - Parameter owner: the type in whose code it stands, which may have it inside.
  private static func written(
    _ type: Int32, in tree: CodeTree, _ index: CodeIndex, by owner: CodeType?
  ) -> WrittenType {
    guard type >= 0 else { return .unknown }
    let node = tree.nodes[Int(type)]
    switch node.kind {
    case .optionalType, .existentialType, .inoutType: return written(node.a, in: tree, index, by: owner)
    case .namedType:
      let name = tree.texts[Int(node.a)]
      if let own = index.code.type(name, in: owner, near: tree.path), own.kind != .extension { return .app(own) }
      let isOthers =
        name.count > 1 && name != "Self" && !name.hasSuffix("Type") && !index.innerTypes.contains(name)
        && !index.openTypes.contains(name)
      return isOthers ? .others : .unknown
    case .memberType:
      return index.code.type(tree.texts[Int(node.b)], near: tree.path).map {
        $0.kind == .extension ? .others : .app($0)
      }
        ?? .unknown
    case .arrayType, .dictionaryType, .tupleType, .functionType: return .others
    default: return .unknown
    }
  }
}

extension AppCode {
  /// Whether one of two classes inherits from the other, or one is inside of the other; of other types it is not known.
  func areRelated(_ one: CodeType, _ other: CodeType) -> Bool {
    guard one.kind == .class, other.kind == .class else { return true }
    if one === other || one.name.hasPrefix(other.name + ".") || other.name.hasPrefix(one.name + ".") { return true }
    return lineage(of: one).classes.contains { $0 === other } || lineage(of: other).classes.contains { $0 === one }
  }
}
