import FlowModel

extension AppCode {
  /// Whether code uses a constant that begins with a small letter and stands for a resource: `R.storyboard.item`,
  /// `R.nib.item`, or the case of an enum without another text of its own.
  func hasGeneratedConstant(of name: String, _ source: TreeSource) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    guard constant != name else { return false }
    if facts.objectiveCTexts.contains(constant) { return true }
    let hasCase = types.contains { one in
      one.cases.contains { $0.name == constant && ($0.rawValue ?? name == name) && mayMean(name, $0, of: one, source) }
    }
    return hasCase || source.trees(source.mentioning([constant])).contains { $0.takesResource(constant) }
  }

  /// Whether a member of what stands at a node may be a constant that stands for a resource: that of a value is none, nor
  /// that of a type without such a case, but for what generators write.
  func mayBeConstant(_ name: String, of base: Int32, in tree: CodeTree) -> Bool {
    if tree.isOfResources(base) { return true }
    let owner = tree.nodes[Int(tree.unwrapped(base))]
    switch owner.kind {
    case .name, .member:
      let type = tree.texts[Int(owner.kind == .name ? owner.a : owner.b)]
      return type == "Self"
        || types.contains { $0.shortName == type && $0.cases.contains { $0.name == name } }
    case .local, .boxed, .captured: return false
    default: return true
    }
  }

  /// Whether a case may stand for a name: it or its enum is a text, or the file of its enum speaks of documents.
  private func mayMean(_ name: String, _ one: CodeEnumCase, of type: CodeType, _ source: TreeSource) -> Bool {
    one.rawValue != nil || type.inherited.contains("String")
      || source.trees(Set(type.declarations.map(\.location.file))).contains { tree in
        tree.texts.contains { text in Self.documents.contains(where: text.contains) }
      }
  }

  private static let documents = ["toryboard", "nstantiate", "Nib", "nib"]
}

extension CodeTree {
  /// Whether a member is taken of what generators call the app's documents.
  fileprivate func takesResource(_ constant: String) -> Bool {
    guard let number = texts.firstIndex(of: constant).map(Int32.init) else { return false }
    let resources = Set(texts.indices.filter { Self.resources.contains(texts[$0]) }.map(Int32.init))
    guard !resources.isEmpty else { return false }
    return nodes.contains { node in
      node.kind == .member && node.b == number && isOfResources(node.a, resources)
    }
  }

  /// Whether what stands at a node is what generators call the app's documents, or of that.
  func isOfResources(_ base: Int32) -> Bool {
    isOfResources(base, Set(texts.indices.filter { Self.resources.contains(texts[$0]) }.map(Int32.init)))
  }

  private func isOfResources(_ base: Int32, _ resources: Set<Int32>) -> Bool {
    var base = base
    while base >= 0 {
      let owner = nodes[Int(base)]
      switch owner.kind {
      case .name: return resources.contains(owner.a)
      case .member where resources.contains(owner.b): return true
      case .member, .call: base = owner.a
      default: return false
      }
    }
    return false
  }

  private static let resources: Set<String> = ["storyboard", "nib", "StoryboardScene", "Storyboard", "Storyboards"]
}
