import Foundation

/// What lays out a collection; where its items lie is not simulated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Asks for the layout again.
  open func invalidateLayout() {}
}

/// Items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items in points as long as it is not known.
  open var estimatedItemSize = CGSize.zero
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// Points between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The way in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// An item's size that it takes from its content.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
