import Foundation

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var layout: UICollectionViewLayout?

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a nib.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a controller of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// What lays out the collection.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether the selection goes when the collection comes back on the screen.
  open var clearsSelectionOnViewWillAppear = true

  /// Clears the selection.
  ///
  /// - UIKit: true by default (documentation of clearsSelectionOnViewWillAppear).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for path in collection.selectedPaths { collection.deselectItem(at: path, animated: animated) }
  }

  open override func loadView() {
    super.loadView()
    guard !(loadedView is UICollectionView) else { return }
    let collection = makeCollection()
    collection.unlinkedDataSource = unlinkedClass
    collection.unlinkedDelegate = unlinkedClass
    if unlinkedClass == nil {
      collection.dataSource = self
      collection.delegate = self
    }
    view = collection
  }

  /// - UIKit: a controller that was made without a layout makes its collection without one, which raises an exception
  ///   (published crash reports: "UICollectionView must be initialized with a non-nil layout parameter").
  private func makeCollection() -> UICollectionView {
    guard let layout else { return UICollectionView(frame: simulation.screen.bounds) }
    return UICollectionView(frame: simulation.screen.bounds, collectionViewLayout: layout)
  }

  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Not to be asked for unless the subclass implements it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { .unmade(kind) }

  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Told that a finger is on an item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Told that the finger has left the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Told that the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Yes.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Told that an item has lost the selection by the user.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Told that a cell comes on the screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Told that a cell has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Told that a header, a footer or another view beside items comes on the screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Told that such a view has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Nothing.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
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
