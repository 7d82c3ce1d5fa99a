import FlowModel

/// Generic parameters with the name of a type of the program: `func map<Model>(…)` beside a `class Model`.
extension Program {
  /// Finds where a file names such parameters of its functions, which hide the types.
  func markGenericNames(in tree: LoadedTree) {
    for function in tree.tree.functions where !function.generics.isEmpty {
      let names = Set(function.generics.map(\.name).filter { nominals[$0] != nil || aliases[$0] != nil })
      guard !names.isEmpty else { continue }
      var open = written(in: function) + function.generics.map(\.bound)
      open += function.requirements.flatMap { [$0.left, $0.right] }
      while let node = open.popLast() {
        guard node >= 0 else { continue }
        let each = tree.tree.nodes[Int(node)]
        switch each.kind {
        case .namedType where each.b < 0 && names.contains(tree.text(each.a)): tree.genericNames.insert(node)
        case .closure: open += written(in: tree.tree.functions[Int(each.a)])
        case .localFunction: open += written(in: tree.tree.functions[Int(each.b)])
        default: open += tree.tree.nodesInside(each)
        }
      }
    }
  }

  /// The nodes of a function's types, and its body.
  private func written(in function: TreeFunction) -> [Int32] {
    function.parameters.map(\.type) + [function.result, function.body]
  }
}
