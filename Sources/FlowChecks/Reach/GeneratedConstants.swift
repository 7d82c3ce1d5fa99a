import FlowModel

extension AppCode {
  /// Whether code uses a constant that begins with a small letter and stands for a resource: `R.storyboard.item`,
  /// `R.nib.item`, or the case of an enum without another text of its own.
  func hasGeneratedConstant(of name: String, _ source: TreeSource) -> Bool {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    guard constant != name else { return false }
    if facts.objectiveCTexts.contains(constant) { return true }
    if types.contains(where: { $0.cases.contains { $0.name == constant && $0.rawValue ?? name == name } }) {
      return true
    }
    return source.trees(source.mentioning([constant])).contains { $0.takesResource(constant) }
  }
}

extension CodeTree {
  /// Whether a member is taken of what generators call the app's documents.
  fileprivate func takesResource(_ constant: String) -> Bool {
    guard let number = texts.firstIndex(of: constant).map(Int32.init) else { return false }
    let resources = Set(texts.indices.filter { Self.resources.contains(texts[$0]) }.map(Int32.init))
    guard !resources.isEmpty else { return false }
    return nodes.contains { node in
      guard node.kind == .member, node.b == number else { return false }
      var base = node.a
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
  }

  private static let resources: Set<String> = ["storyboard", "nib", "StoryboardScene", "Storyboard", "Storyboards"]
}
