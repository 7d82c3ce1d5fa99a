import FlowModel

/// Going through code with what is known of the types there.
extension ValueTypes {
  /// Goes through a node of a function, and the closures and functions in it.
  ///
  /// - Parameter visit: told of each node but these, with the function or closure that it stands in.
  mutating func walk(_ node: Int32, in function: Int32, _ visit: (ValueTypes, Int32, Int32) -> Void) {
    guard node >= 0 else { return }
    let value = tree.nodes[Int(node)]
    switch value.kind {
    case .closure:
      enter(value.a, in: function)
      return walk(tree.functions[Int(value.a)].body, in: value.a, visit)
    case .localFunction:
      enter(value.b, in: function)
      return walk(tree.functions[Int(value.b)].body, in: value.b, visit)
    default: visit(self, node, function)
    }
    for inner in tree.nodesInside(value) { walk(inner, in: function, visit) }
  }

  /// The type whose property an assignment sets: that of the code itself where it is named alone.
  func owner(ofSet target: Int32, in function: Int32) -> WrittenType {
    let node = tree.nodes[Int(target)]
    return node.kind == .name
      ? index.owner(of: one).map(WrittenType.app) ?? .others : type(of: node.a, in: function)
  }
}
