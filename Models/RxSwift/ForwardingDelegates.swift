import UIKit

/// What tells the app's own delegate of a table as well: `rx.setDelegate`.
///
/// - UIKit: what a delegate does not implement is as the table's own properties say (documentation of
///   UITableViewDelegate).
final class RxForwardingTableDelegate: RxTableDelegate {
  private weak var other: UITableViewDelegate?

  init(_ former: RxTableDelegate, _ other: UITableViewDelegate) {
    self.other = other
    super.init(former.selected, former.deselected)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    other?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
    other?.tableView?(tableView, didDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let other, other.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) else {
      return indexPath
    }
    return other.tableView?(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    other?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    other?.tableView?(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    other?.tableView?(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    other?.tableView?(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    other?.tableView?(tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    other?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    other?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    other?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

/// A delegate that does nothing: the app's own was taken back.
final class RxSilentTableDelegate: NSObject, UITableViewDelegate {}
