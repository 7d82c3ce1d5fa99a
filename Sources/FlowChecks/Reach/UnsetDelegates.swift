import FlowModel

/// What is asked of delegates that nothing sets: properties of the app's protocols that are nil from the start.
struct UnsetDelegates {
  let app: CheckedApp
  let code: AppCode
  /// The names of such properties.
  private let names: Set<String>

  init(_ app: CheckedApp, _ code: AppCode) {
    self.app = app
    self.code = code
    let source = app.written.source
    let candidates = Set(code.types.flatMap(\.properties).filter { Self.mayBeUnset($0, code) }.map(\.name))
    let outlets = Set(app.model.documents.flatMap(\.connections).compactMap(\.property))
    let facts = code.facts
    let unset = candidates.subtracting(outlets).subtracting(facts.objectiveCMentions).subtracting(facts.objectiveCTexts)
      .filter { name in
        code.types.allSatisfy { $0.properties.allSatisfy { $0.name != name || Self.mayBeUnset($0, code) } }
      }
    let set =
      unset.isEmpty
      ? []
      : source.trees(source.mentioning(unset)).reduce(into: Set()) {
        $0.formUnion($1.namesSet(among: unset))
      }
    names = unset.subtracting(set)
  }

  /// Whether a property is nil until code sets it, which no decoder does.
  private static func mayBeUnset(_ one: CodeProperty, _ code: AppCode) -> Bool {
    one.optionality != .plain && one.initialValue == nil && !one.isComputed && !one.isConstant && one.attributes.isEmpty
      && !one.modifiers.contains("override")
      && one.type.map { code.isProtocol($0.hasPrefix("any ") ? String($0.dropFirst(4)) : $0) } == true
  }

  /// What of a file runs only where such a property is set, with its name.
  func nodes(in tree: CodeTree) -> [(node: Int32, name: String)] {
    guard !names.isDisjoint(with: tree.texts) else { return [] }
    func name(_ node: Int32) -> String? { tree.propertyName(node).flatMap { names.contains($0) ? $0 : nil } }
    let chains = tree.nodes.indices.filter { tree.nodes[$0].kind == .optionalChain }.compactMap { index in
      tree.questions(of: tree.nodes[index].a).lazy.compactMap(name).first.map { (Int32(index), $0) }
    }
    let branches = tree.neverRun { condition -> (always: Bool, reason: String)? in
      let node = tree.nodes[Int(condition)]
      return node.kind == .optionalBinding ? name(node.b).map { (false, $0) } : nil
    }
    return chains + branches.map { ($0.node, $0.reason) }
  }
}

extension CodeTree {
  /// What a chain ends at where it is nil, from the outside in.
  fileprivate func questions(of chain: Int32) -> [Int32] {
    var found: [Int32] = []
    var next = chain
    while next >= 0 {
      let node = nodes[Int(next)]
      switch node.kind {
      case .question: found.append(node.a)
      case .call, .member, .subscripted, .forced: break
      default: return found
      }
      next = node.a
    }
    return found
  }

  /// The names of properties that a file may set.
  fileprivate func namesSet(among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    func take(_ node: Int32) {
      if let name = propertyName(unwrapped(node)), names.contains(name) { found.insert(name) }
    }
    func take(text: Int32) { if text >= 0, names.contains(texts[Int(text)]) { found.insert(texts[Int(text)]) } }
    for node in nodes {
      switch node.kind {
      case .assignment, .compoundAssignment, .inout: for inner in all(inside: node.a) { take(inner) }
      // A key, or the path of one.
      case .text: take(text: node.a)
      case .keyPath: for part in list(node.b) { take(text: part) }
      // An initialiser that the compiler writes is handed it.
      case .call:
        for label in arguments(of: node).compactMap(\.label) where names.contains(label) { found.insert(label) }
      default: continue
      }
    }
    return found
  }
}
