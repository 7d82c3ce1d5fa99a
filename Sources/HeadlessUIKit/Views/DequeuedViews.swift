import Foundation

/// The views that a collection has handed out and not got back.
///
/// - UIKit: F6.1: from iOS 18 on each of them has to come back as the view that its data source was asked for, before the
///   collection is laid out again.
@MainActor
final class DequeuedViews {
  private var views: [UICollectionReusableView] = []
  private var requests = 0

  /// Notes a view that is handed out.
  func handOut(_ view: UICollectionReusableView, for place: DequeuedPlace) {
    view.dequeuedPlace = place
    if Simulation.current.system.wantsDequeuedViewsBack { views.append(view) }
  }

  /// Asks the data source for a view, which comes back so.
  func request<View: UICollectionReusableView>(_ make: () -> View) -> View {
    let simulation = Simulation.current
    requests += 1
    simulation.viewRequests += 1
    let view = make()
    simulation.viewRequests -= 1
    requests -= 1
    views.removeAll { $0 === view }
    return view
  }

  /// Raises for a view that did not come back.
  func check(in collection: UICollectionView) {
    // What is handed out for a request under way may come back yet.
    guard requests == 0, let view = views.first else { return }
    views = []
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
          + "view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued "
          + "and returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
          + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
          + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(view.typeName)>; "
          + "Collection view: <\(collection.typeName)>"))
  }
}

/// What a view was dequeued as.
enum DequeuedPlace {
  case cell
  /// A view beside items, of a kind.
  case supplement(String)

  /// What UIKit calls it.
  var kind: String {
    switch self {
    case .cell: "UICollectionElementKindCell"
    case .supplement(let kind): kind
    }
  }
}

extension UICollectionView {
  /// The cell of an item, as the data source gives it.
  ///
  /// - UIKit: F6.2: one that was not dequeued is refused.
  func askedCell(_ dataSource: any UICollectionViewDataSource, at path: IndexPath) -> UICollectionViewCell {
    let cell = dequeued.request { dataSource.collectionView(self, cellForItemAt: path) }
    if cell.reuseIdentifier == nil {
      Simulation.current.raise(
        UIKitException(
          .internalInconsistency,
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
            + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
    }
    return cell
  }

  /// A view beside items, as the data source gives it.
  ///
  /// - UIKit: F6.2, F6.3: one that was not dequeued is refused, from iOS 15 on also one that was dequeued as something
  ///   else.
  func askedSupplement(
    _ dataSource: any UICollectionViewDataSource, at place: SupplementPlace
  ) -> UICollectionReusableView {
    let view = dequeued.request {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    }
    let simulation = Simulation.current
    if view.reuseIdentifier == nil, !view.isUnmade {
      simulation.raise(
        UIKitException(
          .internalInconsistency,
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(place.kind),"
            + "<NSIndexPath> {length = 2, path = \(place.section) - 0}) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (<\(view.typeName)>)"
        ))
    } else if let kind = view.dequeuedPlace?.kind, kind != place.kind, simulation.system.comparesKindsOfViews {
      simulation.raise(
        UIKitException(
          .internalInconsistency,
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
            + "element kind it is being used for. When asked for a view of element kind '\(place.kind)' the data source "
            + "dequeued a view registered for the element kind '\(kind)'."))
    }
    return view
  }
}
