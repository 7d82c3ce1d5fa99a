import FlowModel

/// The closures that code gives properties of the app's for others to call, where nothing ever asks for these properties:
/// `cell.onTap = { … }`.
final class UncalledClosures {
  private let code: AppCode
  private let source: TreeSource
  private lazy var index = CodeIndex(code, source.trees(Set(code.facts.files.map(\.path))))
  private var known: [String: Bool] = [:]

  init(code: AppCode, source: TreeSource) {
    self.code = code
    self.source = source
  }

  /// Such closures of a file, with the names of the properties.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    let settings = tree.nodes.indices.map(Int32.init).filter {
      tree.givenClosure($0).map { isUnasked($0.name) } == true
    }
    guard !settings.isEmpty, let number = index.numbers[tree.path] else { return [] }
    return Set(settings.compactMap(tree.function(around:))).sorted().flatMap { function in
      var types = ValueTypes(index, FunctionID(tree: number, index: function))
      var found: [(node: Int32, name: String)] = []
      types.walk(tree.functions[Int(function)].body, in: function) { types, node, function in
        guard let (target, name) = tree.givenClosure(node), isUnasked(name),
          case .app(let owner) = types.owner(ofSet: target, in: function)
        else { return }
        // It is a property of a type of the app's.
        let all = owner.kind == .class ? code.lineage(of: owner).classes : [owner]
        if all.contains(where: { $0.properties.contains { $0.name == name } }) {
          found.append((tree.nodes[Int(node)].b, name))
        }
      }
      return found
    }
  }

  /// Whether the properties of a name are the app's own, store what they are given, and nothing asks for what that is.
  private func isUnasked(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let found = findsUnasked(name)
    known[name] = found
    return found
  }

  private func findsUnasked(_ name: String) -> Bool {
    let facts = code.facts
    let owners = code.types.filter { $0.properties.contains { $0.name == name } }
    guard !owners.isEmpty, owners.allSatisfy({ !$0.properties.contains { $0.name == name && !isPlain($0) } }),
      !facts.objectiveCMentions.contains(name), !facts.objectiveCTexts.contains(name)
    else { return false }
    return !source.trees(source.mentioning([name])).contains { tree in
      tree.functions.contains { $0.name == name && $0.kind != .initialValue } || tree.asks(for: name)
    }
  }

  /// Whether a property is one of a class or struct of the app's that nobody else knows: no protocol of others asks for it.
  private func isPlain(_ one: CodeProperty) -> Bool {
    !one.isComputed && one.attributes.isEmpty && !one.modifiers.contains("override")
  }
}

extension CodeTree {
  /// The property that a node gives a closure.
  fileprivate func givenClosure(_ index: Int32) -> (target: Int32, name: String)? {
    let node = nodes[Int(index)]
    guard node.kind == .assignment, nodes[Int(node.b)].kind == .closure, case let target = unwrapped(node.a),
      [.member, .name].contains(nodes[Int(target)].kind)
    else { return nil }
    return propertyName(target).map { (target, $0) }
  }

  /// Whether a file takes what has a name for more than to set it: or hands it to an initialiser, or names it by a key.
  fileprivate func asks(for name: String) -> Bool {
    let numbers = numbers(of: name)
    guard !numbers.isEmpty else { return false }
    let set = Set(nodes.filter { $0.kind == .assignment }.map { unwrapped($0.a) })
    return nodes.indices.map(Int32.init).contains { index in
      let node = nodes[Int(index)]
      switch node.kind {
      case .name: return numbers.contains(node.a) && !set.contains(index)
      case .member: return numbers.contains(node.b) && !set.contains(index)
      case .implicitMember: return numbers.contains(node.b)
      case .text: return numbers.contains(node.a)
      case .keyPath: return list(node.b).contains(where: numbers.contains)
      default: return false
      }
    }
  }
}
