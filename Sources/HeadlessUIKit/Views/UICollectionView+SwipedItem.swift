import Foundation

/// The buttons that a swipe brings out of an item of a list.
///
/// - UIKit: F6.7: they stay until the code of one says that it is done.
extension UICollectionView {
  /// Brings out the buttons of an item.
  ///
  /// - UIKit: a list asks its configuration for them (documentation of
  ///   UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider and the leading one).
  /// - Returns: whether there are any.
  func swipe(_ cell: UICollectionViewCell, isTrailing: Bool) -> Bool {
    guard let path = indexPath(for: cell), let list = list(ofSection: path.section) else { return false }
    endSwipe()
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
    let buttons = configuration.actions.map { action in
      SwipedRow.Button(title: action.title) { [weak self, weak cell] in
        action.handler(action, cell ?? UIView(frame: .zero)) { isDone in
          guard let self, let cell, self.swiped?.cell === cell else { return }
          self.endSwipe()
          action.leaveOpen(cell, isDone) { self.indexPath(for: cell) != nil && !self.needsReload }
        }
      }
    }
    swiped = SwipedRow(
      cell: cell, buttons: buttons, actsAtFullSwipe: configuration.performsFirstActionWithFullSwipe)
    return true
  }

  /// Whether a swipe may bring buttons out of an item.
  var mayHaveItemButtons: Bool {
    (0..<numberOfSections).contains { section in
      let list = list(ofSection: section)
      return list?.trailingSwipeActionsConfigurationProvider != nil
        || list?.leadingSwipeActionsConfigurationProvider != nil
    }
  }

  /// Puts the buttons of an item away.
  func endSwipe() { swiped = nil }

  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.layoutSection(section, self)?.list
  }
}
