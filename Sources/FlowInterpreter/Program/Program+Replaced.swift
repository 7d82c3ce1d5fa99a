import FlowModel

/// Which declaration a name stands for where stubs and models have it too.
extension Program {
  func isReplaced(type index: Int, _ tree: Int) -> Bool {
    !replaced.types.isEmpty && replaced.types[.init(tree: tree, index: Int32(index))] != nil
  }

  func isReplaced(function index: Int32, _ tree: Int) -> Bool {
    !replaced.functions.isEmpty && replaced.functions.contains(.init(tree: tree, index: index))
  }

  func isReplaced(property index: Int32, _ tree: Int) -> Bool {
    !replaced.properties.isEmpty && replaced.properties.contains(.init(tree: tree, index: index))
  }

  /// The type outside of others that a name stands for in a file: the file's own; in a model a model's, or a library's,
  /// before the app's of that name; else the app's.
  func nominal(_ name: String, in tree: LoadedTree) -> Nominal? {
    guard let named = nominals[name] else { return nil }
    if let own = named.first(where: { $0.tree === tree }) { return own }
    guard tree.isModel else { return named[0] }
    return named.last { $0.tree?.isModel == true } ?? (catalog.knows(name) ? nil : named.last)
  }
}
