import Foundation

/// A row, or an item of a list, with the buttons that a swipe has brought out of it.
@MainActor
struct SwipedRow {
  let cell: UIView
  let buttons: [Button]
  /// Whether a finger that goes over all of the row does what the first button does.
  ///
  /// - UIKit: true unless the configuration says otherwise (documentation of performsFirstActionWithFullSwipe; a row that
  ///   is deleted by it, since iOS 11, is observed by many authors). How far that is, is not said.
  let actsAtFullSwipe: Bool
  /// Whether its list was in no window meanwhile.
  var wasAway = false

  /// The row, where its buttons count as out: whether they still are after the list was away is not published, so that they
  /// are in one run and not in another.
  func shown(in simulation: Simulation) -> SwipedRow? {
    guard wasAway else { return self }
    simulation.openPlace = .unpublished("whether the buttons of a row are still out as its list comes back")
    return simulation.rowFit == .most ? self : nil
  }

  /// A button beside the row.
  struct Button {
    let title: String?
    let perform: @MainActor () -> Void
  }
}

extension Simulation {
  /// Puts the buttons of a row away, beside which a finger comes down on its list; whether there are any.
  func closesRow(under views: [UIView]) -> Bool {
    for view in views {
      if let table = view as? UITableView, table.swiped?.shown(in: self) != nil {
        table.endSwipe()
        return true
      }
      if let list = view as? UICollectionView, list.swiped?.shown(in: self) != nil {
        list.endSwipe()
        return true
      }
    }
    return false
  }
}

extension UIContextualAction {
  /// Leaves open whether a row is seen whose destructive action is done, where it is still there as the turn ends.
  ///
  /// - UIKit: F6.8: such a row goes away, and how it comes back is not said.
  func leaveOpen(_ cell: UIView, _ isDone: Bool, _ isKept: @escaping @MainActor () -> Bool) {
    guard isDone, style == .destructive else { return }
    let simulation = Simulation.current
    simulation.runLoop.atCommit {
      guard isKept() else { return }
      guard simulation.openRules.areTried else { return simulation.leaveUndecided(OpenRule.doneRows.question) }
      cell.isAway = simulation.openRules.takesOther(.doneRows)
    }
  }
}

/// - UIKit: F6.7: the buttons stay until the code of one says that it is done.
extension UITableView {
  /// Whether the app's code gives rows that are swiped buttons.
  var mayHaveRowButtons: Bool {
    let names = [
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:commit:forRowAt:)",
    ]
    return [delegate as AnyObject?, dataSource as AnyObject?].contains { object in
      guard let own = object as? any InterpretedClass else { return false }
      return names.contains(where: own.implements)
    }
  }

  /// Brings out the buttons of a row.
  ///
  /// - UIKit: a row that can be edited has those of the delegate's configuration; of a delegate that has none, the trailing
  ///   ones are its row actions (documentation of tableView(_:editActionsForRowAt:), in use up to iOS 12 and called since);
  ///   where it gives none of either, and the data source implements tableView(_:commit:forRowAt:), the trailing one
  ///   deletes the row (documentation of UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)). Its
  ///   title is Delete in English. The delegate is told as they come (documentation of
  ///   tableView(_:willBeginEditingRowAt:)).
  /// - Returns: whether there are any; nil where that is not known.
  func swipe(_ cell: UITableViewCell, isTrailing: Bool) -> Bool? {
    guard let path = indexPath(for: cell) else { return false }
    if isEditing {
      Simulation.current.leaveUndecided(
        "whether a swipe brings buttons out of a row while the table is edited", at: origin?.location)
      return true
    }
    endSwipe()
    guard let brought = row(cell, at: path, isTrailing: isTrailing) else {
      return isTrailing && dataSource != nil && !(dataSource is any InterpretedClass) ? nil : false
    }
    tellDelegate { $0.tableView(self, willBeginEditingRowAt: path) }
    swiped = brought
    if let controller = delegate as? UITableViewController,
      (controller as? any InterpretedClass)?.implements("setEditing(_:animated:)") == true
    {
      // Observed by some authors, and not documented.
      Simulation.current.leaveUndecided(
        "whether the swipe of a row makes its table view controller edit (setEditing(_:animated:))",
        at: controller.origin?.location)
    }
    return true
  }

  /// Puts the buttons of a row away.
  ///
  /// - UIKit: the delegate is told, with nil for a row that is gone (documentation of tableView(_:didEndEditingRowAt:)).
  func endSwipe() {
    let row = swiped
    guard row != nil || hasDroppedSwipe else { return }
    (swiped, hasDroppedSwipe) = (nil, false)
    let path = (row?.cell as? UITableViewCell).flatMap(indexPath)
    tellDelegate { $0.tableView(self, didEndEditingRowAt: path) }
  }

  /// The rows are other ones: the delegate is told once the action that is running is over.
  func dropSwipe() {
    if swiped != nil { hasDroppedSwipe = true }
    swiped = nil
  }

  private func row(_ cell: UITableViewCell, at path: IndexPath, isTrailing: Bool) -> SwipedRow? {
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    if let configuration {
      guard dataSource?.tableView(self, canEditRowAt: path) ?? false, !configuration.actions.isEmpty else { return nil }
      return SwipedRow(
        cell: cell, buttons: configuration.actions.map { button(of: $0, cell) },
        actsAtFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
    guard isTrailing, let dataSource, dataSource is any InterpretedClass,
      dataSource.tableView(self, canEditRowAt: path)
    else { return nil }
    let trailing = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    if (delegate as? any InterpretedClass)?.implements(trailing) != true,
      let actions = delegate?.tableView(self, editActionsForRowAt: path)
    {
      if actions.isEmpty { return nil }
      return SwipedRow(cell: cell, buttons: actions.map { button(of: $0, cell) }, actsAtFullSwipe: true)
    }
    guard (dataSource as? any InterpretedClass)?.implements("tableView(_:commit:forRowAt:)") == true,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = SwipedRow.Button(title: title) { [weak self] in
      guard let self else { return }
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      endSwipe()
    }
    return SwipedRow(cell: cell, buttons: [delete], actsAtFullSwipe: true)
  }

  private func button(of action: UIContextualAction, _ cell: UITableViewCell) -> SwipedRow.Button {
    SwipedRow.Button(title: action.title) { [weak self, weak cell] in
      action.handler(action, cell ?? UIView(frame: .zero)) { isDone in
        guard let self, self.hasDroppedSwipe || cell != nil && self.swiped?.cell === cell else { return }
        self.endSwipe()
        guard let cell else { return }
        action.leaveOpen(cell, isDone) { self.indexPath(for: cell) != nil && !self.needsReload }
      }
    }
  }

  private func button(of action: UITableViewRowAction, _ cell: UITableViewCell) -> SwipedRow.Button {
    SwipedRow.Button(title: action.title) { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      action.handler(action, path)
      endSwipe()
    }
  }
}
