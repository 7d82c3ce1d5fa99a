import Foundation

extension UICollectionView {
  /// Where a collection scrolls to for an item.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes positions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The way in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// What headers of sections are called.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What footers of sections are called.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The items that are selected; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item, or with nil none; the delegate is not told.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for path in selectedPaths where indexPath == nil || !allowsMultipleSelection && path != indexPath {
      deselectItem(at: path, animated: animated)
    }
    guard let indexPath else { return }
    mark(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from an item; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.contains(indexPath) else { return }
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item: where it comes to rest is not simulated.
  ///
  /// - UIKit: F6.4: an item that is not there raises.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard isThere(indexPath) else { return raiseOutOfBounds(indexPath) }
    scrollSomewhere(to: indexPath, animated: animated)
  }

  /// Whether there is an item, as far as that is known.
  private func isThere(_ path: IndexPath) -> Bool {
    guard path.count == 2, path.item != NSNotFound, unlinkedDataSource == nil, !rowsAreOpen else { return true }
    guard dataSource != nil, (0..<numberOfSections).contains(path.section) else { return false }
    return (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  private func raiseOutOfBounds(_ path: IndexPath) {
    let simulation = Simulation.current
    guard simulation.system.namesItemsOutOfBounds else {
      return simulation.raise(
        UIKitException(
          .invalidArgument,
          "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = \(path.section) - \(path.item)}"))
    }
    let count =
      dataSource != nil && (0..<numberOfSections).contains(path.section) ? numberOfItems(inSection: path.section) : 0
    simulation.raise(
      UIKitException(
        .internalInconsistency,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(count) "
          + "items in section \(path.section). Collection view: <\(typeName)>."))
  }

  /// The number of sections; nil where that is not known.
  var knownSectionCount: Int? {
    if unlinkedDataSource != nil || rowsAreOpen { return nil }
    // What one without a data source answers for the first section is not published.
    return dataSource == nil ? 1 : numberOfSections
  }

  private func mark(_ path: IndexPath) {
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  /// Does what a tap on an item does.
  ///
  /// - UIKit: the delegate may forbid the highlight, and with it the selection, or the selection alone; a selected item
  ///   is told of no second time unless several can be selected, and then it loses the selection. The item is highlighted
  ///   before all that, and not any more after it (documentation of UICollectionViewDelegate, "Managing cell
  ///   highlighting").
  func userDidTap(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), !isOpened(byTouchOn: cell, at: path), allowsSelection else { return }
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
    cell.isHighlighted = true
    if let delegate { delegate.collectionView(self, didHighlightItemAt: path) }
    selectByUser(cell, at: path)
    cell.isHighlighted = false
    if let delegate { delegate.collectionView(self, didUnhighlightItemAt: path) }
  }

  private func selectByUser(_ cell: UICollectionViewCell, at path: IndexPath) {
    if allowsMultipleSelection, selectedPaths.contains(path) { return deselectByUser(path) }
    if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
    if !allowsMultipleSelection { for other in selectedPaths where other != path { deselectByUser(other) } }
    mark(path)
    for trigger in cell.selectionTriggers { trigger.fire(from: cell) }
    if let delegate { delegate.collectionView(self, didSelectItemAt: path) }
  }

  /// Whether a touch on an item opens and closes it rather than choosing it.
  ///
  /// - UIKit: with a disclosure of the header style a touch anywhere on the row does so, with one of the cell style on the
  ///   sign alone (documentation of UICellAccessory.OutlineDisclosureOptions.Style); which of them `automatic` is, is not
  ///   documented.
  private func isOpened(byTouchOn cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard let outline = dataSource as? any OutlineDataSource, outline.isParent(at: path),
      let style = (cell as? UICollectionViewListCell)?.accessories.lazy.compactMap(\.outline).first, style != .cell
    else { return false }
    if style == .automatic {
      Simulation.current.leaveUndecided("whether a touch on a row with a disclosure opens the row or chooses it")
    } else {
      outline.toggle(at: path)
    }
    return true
  }

  private func deselectByUser(_ path: IndexPath) {
    if let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
    deselectItem(at: path, animated: false)
    if let delegate { delegate.collectionView(self, didDeselectItemAt: path) }
  }
}
