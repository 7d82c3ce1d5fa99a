import FlowModel

/// What names outside of types mean in a file, which may have private declarations of its own.
extension Program {
  /// The variable outside of types that a name means in a file: its own first, of which it may have private ones.
  func global(_ symbol: Symbol, in tree: LoadedTree) -> StaticCell? { tree.globals[symbol] ?? globals[symbol] }

  /// The alias outside of types that a name means in a file.
  func alias(_ name: String, in tree: LoadedTree) -> (tree: LoadedTree, alias: TreeTypeAlias)? {
    tree.aliases[name].map { (tree, $0) } ?? aliases[name]
  }

  /// The functions outside of types that a name may mean in a file; nil for none.
  func functions(_ symbol: Symbol, in tree: LoadedTree) -> [Code]? {
    guard let all = functions[symbol] else { return nil }
    let seen = all.filter { $0.tree === tree || $0.function.flags.isDisjoint(with: [.isPrivate, .isFilePrivate]) }
    return seen.isEmpty ? nil : seen
  }
}
