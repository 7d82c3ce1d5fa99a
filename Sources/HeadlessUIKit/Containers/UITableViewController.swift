import Foundation

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Makes a table controller.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a table controller with a nib.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Decodes a table controller of a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table. One that is set in its place asks the controller, unless it has others to ask.
  ///
  /// - UIKit: apps that put a table of their own there rely on that (observed; not documented).
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      view = newValue
      askItself(newValue)
    }
  }

  /// Has a table ask the controller, unless it has others to ask.
  ///
  /// - UIKit: a table of a nib whose data source and delegate the nib does not say has the controller (documentation of
  ///   UITableViewController).
  private func askItself(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Whether the selection goes when the table comes back on the screen.
  open var clearsSelectionOnViewWillAppear = true

  /// Begins or ends the mode for editing, of the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  /// What a pull at the upper end of the table sets off.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Clears the selection.
  ///
  /// - UIKit: true by default (documentation of clearsSelectionOnViewWillAppear).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let path = tableView?.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: path, animated: animated)
  }

  open override func loadView() {
    super.loadView()
    if !(loadedView is UITableView) {
      let table = UITableView(frame: simulation.screen.bounds, style: style)
      table.dataSource = self
      table.delegate = self
      table.unlinkedSourceClass = unlinkedClass
      table.unlinkedDelegate = unlinkedClass
      view = table
    } else if let table = tableView {
      askItself(table)
    }
  }

  /// The number of sections; a static table's own, or one.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

  /// The number of rows; a static table's own, or none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSections?[section].cells.count ?? 0
  }

  /// The cell of a row; a static table's own.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticSections?[indexPath.section].cells[indexPath.row] ?? UITableViewCell(frame: .zero)
  }

  /// The title above a section; a static table's own.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSections?[section].header
  }

  /// The title below a section; a static table's own.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSections?[section].footer
  }

  /// Told that the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Told that the user tapped a row's accessory button.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Yes.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Told that the user deletes a row, or inserts one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Yes.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Told that a finger is on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Told that the finger has left the row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// That row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// That row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Told that a row has lost the selection by the user.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Told that a cell comes on the screen.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Told that a cell has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Told that a header comes on the screen.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Told that a footer comes on the screen.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// The static row's own, else the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.designedHeight(at: indexPath)
  }

  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// None.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// None.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// Deleting.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// UIKit's own.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// UIKit's own.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// None.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// None.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// Told that a swipe brings out the buttons of a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Told that the buttons of a row are put away.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Nothing.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Told that the content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Told that a finger begins to scroll.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Told that the finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Told that the content goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Told that the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Told that an animation which code asked for is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
