import Foundation

/// What lays out a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// A layout of a document.
  public required init?(coder: NSCoder) { super.init() }

  /// Works out what the layout needs before it is asked where items lie.
  ///
  /// - UIKit: called at the collection's first layout and after each invalidation (documentation of
  ///   UICollectionViewLayout.prepare()).
  open func prepare() {}

  /// Asks for the layout again.
  open func invalidateLayout() {
    preparedSize = nil
    guard !isPreparing else { return }
    collectionView?.contentDidMove()
  }

  /// The collection that it lays out.
  public internal(set) weak var collectionView: UICollectionView? { didSet { preparedSize = nil } }

  /// The size of the collection for which it is prepared; nil where it is not.
  private var preparedSize: CGSize?
  private var isPreparing = false

  /// Has it prepare where it was invalidated, or where the collection has another size.
  ///
  /// - UIKit: whether another size invalidates it is asked of `shouldInvalidateLayout(forBoundsChange:)`, which a flow
  ///   layout answers with yes where lines change (documentation of that method).
  func prepareIfNeeded(in collection: UICollectionView) {
    guard preparedSize != collection.bounds.size else { return }
    isPreparing = true
    prepare()
    isPreparing = false
    preparedSize = collection.bounds.size
    collection.forgetLines()
  }
}

/// Items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items in points as long as it is not known.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Points between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The way in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// Room around a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false
  /// An item's size that it takes from its content.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
