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
  func nominal(_ name: String, in tree: LoadedTree) -> Nominal? { nominals(meantBy: name, in: tree).first }

  /// The types that a name may stand for in a file: several where files beside each other declare it, of which the app's
  /// module has one.
  func nominals(meantBy name: String, in tree: LoadedTree) -> [Nominal] {
    guard let named = nominals[name] else { return [] }
    if let own = named.first(where: { $0.tree === tree }) { return [own] }
    let seen = named.filter { $0.declaration?.isPrivate != true }
    guard seen.count > 1 || tree.isModel else { return seen }
    let ofApp = seen.filter { $0.tree?.isModel != true }
    guard tree.isModel else { return ofApp.isEmpty ? [seen[0]] : nearest(ofApp, to: tree) }
    let found = seen.last { $0.tree?.isModel == true } ?? (catalog.knows(name) ? nil : seen.last)
    return found.map { [$0] } ?? []
  }

  /// Of types of one name, as several modules may have, those whose files lie nearest to a file: a module's lie in one
  /// folder.
  private func nearest(_ named: [Nominal], to tree: LoadedTree) -> [Nominal] {
    guard named.count > 1 else { return named }
    let folders = tree.tree.path.split(separator: "/").dropLast()
    let shared = named.map { each in
      zip(folders, (each.tree?.tree.path ?? "").split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    let most = shared.max()
    return zip(named, shared).filter { $1 == most }.map(\.0)
  }
}
