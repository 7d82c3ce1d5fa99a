import FlowModel

/// What a run of the program leaves in it.
extension Program {
  /// Makes a variable that is there once.
  func makeCell(_ tree: LoadedTree, _ property: TreeProperty, owner: RuntimeType?) -> StaticCell {
    let cell = StaticCell(tree, property, owner: owner)
    cells.append(cell)
    return cell
  }

  /// Ends a run: what of its objects is let go later does nothing more.
  package func endRun() { end.isReached = true }

  /// Ends a run and forgets it: the next one finds the program as the first did. What the run's objects were held by lets
  /// go of them without their `deinit`.
  package func forgetRun() {
    end.isReached = true
    for cell in cells { cell.forget() }
    for tree in trees { tree.forgetRun() }
    end.isReached = false
  }
}
