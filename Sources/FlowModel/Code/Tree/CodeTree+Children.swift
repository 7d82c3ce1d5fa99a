extension CodeTree {
  /// The nodes right inside a node; bodies of closures are not among them.
  package func nodesInside(_ node: TreeNode) -> [Int32] {
    let parts = TreeShape.parts(of: node.kind)
    return nodes(node.a, parts.a) + nodes(node.b, parts.b) + nodes(node.c, parts.c)
  }

  private func nodes(_ number: Int32, _ part: TreeShape.Part) -> [Int32] {
    switch part {
    case .node, .optionalNode: number >= 0 ? [number] : []
    case .nodes, .optionalTypes, .optionalNodes: list(number).filter { $0 >= 0 }
    case .labelled, .optionalLabelled:
      list(number).enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    case .components:
      stride(from: 0, to: list(number).count, by: 2).flatMap { place -> [Int32] in
        let elements = Array(list(number))
        return elements[place] == 3 ? nodes(elements[place + 1], .labelled) : []
      }
    default: []
    }
  }
}
