import Foundation

extension UICollectionView {
  /// Makes changes together; the completion is called after their animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
    guard let completion else { return }
    Simulation.current.runLoop.after(UIView.areAnimationsEnabled ? 0.3 : 0) { completion(true) }
  }

  /// Adds items at places after the update.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }

  /// Takes items away from places before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Adds sections at places after the update.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

  /// Takes sections away from places before the update.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

  /// Asks for all of sections again.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

  private func change(_ note: (inout ListUpdates) -> Void) {
    note(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  /// - UIKit: as with tables: the numbers of items have to be those before with what came and went, else
  ///   NSInternalInconsistencyException is raised (documentation of performBatchUpdates(_:completion:); crash logs).
  private func applyUpdates() {
    let changes = updates
    updates = ListUpdates()
    guard let dataSource else { return }
    let simulation = Simulation.current
    let after = askedCounts(dataSource)
    guard !rowsAreOpen else {
      simulation.leaveUndecided("how many rows a collection had before an update", at: origin?.location)
      return reloadData()
    }
    guard let before = shownCounts, !needsReload else {
      if changes.outcome(after, after, .collection).fault != nil {
        simulation.leaveUndecided(
          "which items a collection that is not laid out had before an update", at: origin?.location)
      }
      return reloadData()
    }
    let outcome = changes.outcome(before, after, .collection)
    if let fault = outcome.fault { return simulation.raise(UIKitException(.internalInconsistency, fault)) }
    take(outcome.rows, after, dataSource)
  }

  private func take(_ sources: [[IndexPath?]], _ counts: [Int], _ dataSource: any UICollectionViewDataSource) {
    let old = items
    var places: [IndexPath: IndexPath] = [:]
    for (section, row) in sources.enumerated() {
      for (item, place) in row.enumerated() {
        if let place { places[place] = IndexPath(item: item, section: section) }
      }
    }
    selectedPaths = selectedPaths.compactMap { places[$0] }
    for each in old where places[each.path] == nil { each.cell.removeFromSuperview() }
    items = old.compactMap { item in places[item.path].map { ($0, item.cell) } }.sorted { $0.path < $1.path }
    shownCounts = counts
    forgetLines()
    layItems()
    for each in old where places[each.path] == nil {
      if let delegate { delegate.collectionView(self, didEndDisplaying: each.cell, forItemAt: each.path) }
    }
  }
}
