import Foundation

extension UICollectionView {
  /// Makes changes together; the completion is called after their animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
    guard let completion else { return }
    Simulation.current.runLoop.afterAnimation(UIView.areAnimationsEnabled ? 0.3 : 0) { completion(true) }
  }

  /// Adds items at places after the update.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.note(\.inserted, indexPaths) } }

  /// Takes items away from places before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.note(\.deleted, indexPaths) } }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.note(\.reloaded, indexPaths) } }

  /// Asks for items again, which keep their cells; iOS 15.
  ///
  /// - UIKit: as with tables (documentation of reconfigureItems(at:)).
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = cell
      _ = dataSource.map { askedCell($0, at: path) }
      reconfigured = nil
    }
    forgetLines()
    setNeedsLayout()
  }

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
      let outcome = changes.outcome(after, after, .collection)
      if outcome.fault != nil || outcome.doubt != nil {
        simulation.leaveUndecided(
          "which items a collection that is not laid out had before an update", at: origin?.location)
      }
      return reloadData()
    }
    let outcome = changes.outcome(before, after, .collection)
    if let fault = outcome.fault {
      return simulation.raise(UIKitException(.internalInconsistency, fault), about: [self])
    }
    if let doubt = outcome.doubt {
      simulation.leaveUndecided(doubt, at: origin?.location)
      return reloadData()
    }
    rearrange(outcome.places, sections: outcome.sections, after)
  }

  /// Shows other items, of which some were there before.
  ///
  /// - Parameters:
  ///   - places: the new places of items that stay, by their old ones.
  ///   - sections: the new places of sections that stay as they are, by their old ones.
  ///   - counts: the number of items of each section.
  package func rearrange(_ places: [IndexPath: IndexPath], sections: [Int: Int], _ counts: [Int]) {
    guard shownCounts != nil, !needsReload else {
      let selected = selectedPaths.compactMap { places[$0] }
      reloadData()
      selectedPaths = selected
      return
    }
    let old = items
    selectedPaths = selectedPaths.compactMap { places[$0] }
    let gone = old.filter { places[$0.path] == nil }
    for each in gone { each.cell.removeFromSuperview() }
    items = old.compactMap { item in places[item.path].map { ($0, item.cell) } }.sorted { $0.path < $1.path }
    shownCounts = counts
    moveSupplements(by: sections)
    forgetLines()
    layItems()
    for each in gone { letWait(each.cell, isCertain: true) }
    for each in gone {
      if let delegate { delegate.collectionView(self, didEndDisplaying: each.cell, forItemAt: each.path) }
    }
  }
}
