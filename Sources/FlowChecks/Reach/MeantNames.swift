import FlowModel

/// Where code says of a text that it names a storyboard or a scene.
struct MeantNames {
  /// The names in `UIStoryboard(name: "Items", bundle: nil)`.
  private(set) var storyboards: Set<String> = []
  /// The places of scenes' identifiers as arguments of functions whose names say that they instantiate.
  private(set) var scenes: [String: Set<SourceLocation>] = [:]

  init(_ trees: [CodeTree], identifiers: Set<String>) {
    for tree in trees {
      for node in tree.nodes where node.kind == .call {
        let called = tree.nodes[Int(node.a)]
        let name =
          called.kind == .name ? tree.texts[Int(called.a)] : called.kind == .member ? tree.texts[Int(called.b)] : ""
        let makesStoryboard = name == "UIStoryboard"
        guard makesStoryboard || name.contains("nstantiate") else { continue }
        for argument in tree.arguments(of: node) {
          guard case let value = tree.nodes[Int(argument.value)], value.kind == .text else { continue }
          let text = tree.texts[Int(value.a)]
          if makesStoryboard {
            if argument.label == "name" { storyboards.insert(text) }
          } else if identifiers.contains(text) {
            scenes[text, default: []].insert(tree.location(of: argument.value))
          }
        }
      }
    }
  }
}
