import FlowModel

/// The texts that code compares with the identifier of a segue that happens: by that it performs none.
extension CodeTree {
  private static let beforeSegues: Set<String> = [
    "prepare", "prepareForSegue", "shouldPerformSegue", "shouldPerformSegueWithIdentifier",
  ]

  /// The texts in a comparison or a pattern of a function that are compared with `segue.identifier`, or with anything in
  /// what UIKit calls before a segue.
  func textsComparedWithSegue(by node: TreeNode, in function: Int32) -> Set<Int32> {
    let sides: [Int32]
    switch node.kind {
    case .binary where ["==", "!="].contains(texts[Int(node.c)]): sides = [node.a, node.b]
    case .expressionPattern: sides = [node.a]
    default: return []
    }
    let compared = sides.filter { nodes[Int($0)].kind == .text }
    guard !compared.isEmpty else { return [] }
    let called = functions[Int(function)]
    let isBefore = called.flags.contains(.isOverride) && Self.beforeSegues.contains(called.name)
    let segues = called.parameters.filter { nameOfType($0.type) == "UIStoryboardSegue" }.map(\.slot)
    let isOfSegue = sides.contains { side in
      let asked = nodes[Int(unwrapped(side))]
      guard asked.kind == .member, texts[Int(asked.b)] == "identifier" else { return false }
      let segue = nodes[Int(unwrapped(asked.a))]
      return segue.kind == .local && segues.contains(segue.a)
    }
    return isBefore || isOfSegue ? Set(compared) : []
  }
}

extension ReachedApp {
  /// Whether it is seen what performs the segues of a screen by texts that are not in the calls, so that one which is only
  /// compared with a segue that happens is no way of giving it: no call takes such a text, or running code has another
  /// identifier of the screen's segues, which is what it takes.
  func knowsPerformed(besides identifier: String, on screen: Screen) -> Bool {
    guard takesOtherTexts else { return true }
    return app.model.transitions(from: screen.id).contains { other in
      guard other.trigger == nil, let name = other.identifier, name != identifier else { return false }
      return texts[name]?.contains { $0.naming == nil } == true
    }
  }

  /// Whether some code performs segues by texts that are neither in the calls nor followed to them.
  func findsOtherTexts() -> Bool {
    guard !code.hasObjectiveC else { return true }
    let known = Set(app.names.all(.segue).filter(\.isOnly).flatMap { [$0.location, $0.call] })
    return index.trees.contains { tree in
      guard tree.texts.contains(where: { $0.hasPrefix("performSegue") }) else { return false }
      return tree.nodes.contains { node in
        guard node.kind == .call, case let called = tree.nodes[Int(node.a)],
          let name = tree.propertyName(tree.unwrapped(node.a)), name.hasPrefix("performSegue"),
          called.kind == .name || called.kind == .member, let first = tree.arguments(of: node).first
        else { return false }
        return tree.nodes[Int(first.value)].kind != .text && !known.contains(tree.location(of: node.a))
      }
    }
  }
}
