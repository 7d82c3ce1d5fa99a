import Foundation

extension UITableView {
  /// Where a table scrolls to for a row.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// Selects a row, or with nil none.
  ///
  /// - UIKit: the delegate is not told (documentation of selectRow(at:animated:scrollPosition:)).
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveral {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    mark(indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.contains(indexPath) else { return }
    selectedPaths.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row.
  ///
  /// - UIKit: a row that is not there raises NSRangeException (published crash logs, since iOS 13 in these words).
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let isThere =
      indexPath.count < 2 || indexPath.row == NSNotFound || cellForRow(at: indexPath) != nil
      || (0..<numberOfSections).contains(indexPath.section)
        && (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    guard isThere || unlinkedDataSource != nil else {
      let count = (0..<numberOfSections).contains(indexPath.section) ? numberOfRows(inSection: indexPath.section) : 0
      return Simulation.current.raise(
        UIKitException(
          .range,
          "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(count) "
            + "rows in section \(indexPath.section)."))
    }
    guard let offset = offset(toShow: indexPath, at: scrollPosition) else {
      return scrollSomewhere(to: indexPath, animated: animated)
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether a tap selects rows now.
  var selectsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func mark(_ path: IndexPath) {
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: false)
  }

  /// Does what a tap on a row does.
  ///
  /// - UIKit: the delegate may forbid the highlight, and with it the selection, or name another row or none; a row that
  ///   loses the selection is told of before the one that gets it (documentation of UITableViewDelegate:
  ///   shouldHighlightRowAt, willSelectRowAt, willDeselectRowAt, didDeselectRowAt). The segue of the cell is performed,
  ///   then the delegate is told of the selection; the row is highlighted before all that and not any more (observed by
  ///   many authors; not documented).
  func userDidTap(_ cell: UITableViewCell) {
    guard let tapped = indexPath(for: cell) else { return }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: tapped) { return }
    cell.setHighlighted(true, animated: false)
    tellDelegate { $0.tableView(self, didHighlightRowAt: tapped) }
    cell.setHighlighted(false, animated: false)
    tellDelegate { $0.tableView(self, didUnhighlightRowAt: tapped) }
    if selectsSeveral, selectedPaths.contains(tapped) { return deselectByUser(tapped) }
    var wanted: IndexPath? = tapped
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: tapped) }
    guard let path = wanted else { return }
    if !selectsSeveral { for other in selectedPaths where other != path { deselectByUser(other) } }
    mark(path)
    for trigger in cellForRow(at: path)?.selectionTriggers ?? [] { trigger.fire(from: cell) }
    tellDelegate { $0.tableView(self, didSelectRowAt: path) }
  }

  private func deselectByUser(_ path: IndexPath) {
    var wanted: IndexPath? = path
    if let delegate { wanted = delegate.tableView(self, willDeselectRowAt: path) }
    guard let wanted else { return }
    deselectRow(at: wanted, animated: false)
    tellDelegate { $0.tableView(self, didDeselectRowAt: wanted) }
  }
}
