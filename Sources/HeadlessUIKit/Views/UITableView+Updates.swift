import Foundation

extension UITableView {
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Begins changes that are made together.
  public func beginUpdates() { updateDepth += 1 }

  /// Makes the changes since `beginUpdates()`.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { applyUpdates() }
  }

  /// Makes changes together; the completion is called after their animation.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    Simulation.current.runLoop.afterAnimation(UIView.areAnimationsEnabled ? 0.3 : 0) { completion(true) }
  }

  /// Adds rows at places after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.note(\.inserted, indexPaths) }
  }

  /// Takes rows away from places before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.note(\.deleted, indexPaths) }
  }

  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.note(\.reloaded, indexPaths) }
  }

  /// Asks for rows again, which keep their cells; iOS 15.
  ///
  /// - UIKit: the cell that the data source dequeues for a row is the one that the row has (documentation of
  ///   reconfigureRows(at:)).
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
    }
    laidWindow = nil
    setNeedsLayout()
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Adds sections at places after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away from places before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  private func change(_ note: (inout ListUpdates) -> Void) {
    note(&updates)
    if updateDepth == 0 { applyUpdates() }
  }

  /// - UIKit: the data source is asked for the numbers of rows again, and they have to be those before the update with
  ///   what came and went; else NSInternalInconsistencyException is raised. Only new and reloaded rows are asked for
  ///   (documentation of performBatchUpdates(_:completion:) and insertRows(at:with:); crash logs). What a table that
  ///   has not been laid out since its last reload takes for the numbers before is not published.
  private func applyUpdates() {
    let changes = updates
    updates = ListUpdates()
    let simulation = Simulation.current
    if isAskingForCell {
      if !changes.isEmpty {
        simulation.leaveUndecided("which rows a table shows that change while it asks for a cell", at: origin?.location)
        reloadData()
      }
      laidWindow = nil
      return setNeedsLayout()
    }
    guard let dataSource, staticSections == nil || unlinkedDataSource == nil else { return askForHeights() }
    let after = askedCounts(dataSource)
    guard !rowsAreOpen else {
      simulation.leaveUndecided("how many rows a table had before an update", at: origin?.location)
      return reloadData()
    }
    guard let before = shownCounts, !needsReload else {
      let outcome = changes.outcome(after, after, .table)
      if outcome.fault != nil || outcome.doubt != nil {
        simulation.leaveUndecided("which rows a table that is not laid out had before an update", at: origin?.location)
      }
      return reloadData()
    }
    let outcome = changes.outcome(before, after, .table)
    if let fault = outcome.fault {
      return simulation.raise(UIKitException(.internalInconsistency, fault), about: [self])
    }
    if let doubt = outcome.doubt {
      simulation.leaveUndecided(doubt, at: origin?.location)
      return reloadData()
    }
    rearrange(outcome.places, sections: outcome.sections, after)
  }

  /// Asks for the heights of rows again.
  ///
  /// - UIKit: an update without changes does (documentation of UITableView.beginUpdates()).
  private func askForHeights() {
    statedHeights = [:]
    laidWindow = nil
    layRows()
  }

  /// Shows other rows, of which some were there before.
  ///
  /// - Parameters:
  ///   - places: the new places of rows that stay, by their old ones.
  ///   - sections: the new places of sections that stay as they are, by their old ones.
  ///   - counts: the number of rows of each section.
  package func rearrange(_ places: [IndexPath: IndexPath], sections: [Int: Int], _ counts: [Int]) {
    guard shownCounts != nil, !needsReload else {
      let selected = selectedPaths.compactMap { places[$0] }
      reloadData()
      selectedPaths = selected
      return
    }
    let old = rows
    selectedPaths = selectedPaths.compactMap { places[$0] }
    dropSwipe()
    shownCounts = counts
    rows = old.compactMap { row in places[row.path].map { ($0, row.cell) } }.sorted { $0.path < $1.path }
    forgetSections(keeping: sections)
    let gone = old.filter { places[$0.path] == nil }
    for each in gone { each.cell.removeFromSuperview() }
    layRows()
    // The cell of a static row that is loaded again is in its place again.
    for each in gone where !rows.contains(where: { $0.cell === each.cell }) { letWait(each.cell, isCertain: true) }
    for each in gone {
      tellDelegate { $0.tableView(self, didEndDisplaying: each.cell, forRowAt: each.path) }
    }
  }
}
