import Foundation

/// Gets a table's rows ready before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows may be shown soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were to be shown are so no more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Gets a collection's items ready before they are shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items may be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were to be shown are so no more.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// What is asked to get rows ready.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { madeLayoutParts?.prefetcher as? any UITableViewDataSourcePrefetching }
    set { layoutParts.prefetcher = newValue }
  }

  /// Whether it asks for that; iOS 15.
  public final var isPrefetchingEnabled: Bool {
    get { madeLayoutParts?.isPrefetching ?? true }
    set { layoutParts.isPrefetching = newValue }
  }

  func prefetchRows() {
    guard let source = prefetchDataSource, dataSource != nil else { return }
    prefetch(from: source, "tableView(_:prefetchRowsAt:)", behind: rows.map(\.path), shownCounts) { [weak self] paths in
      if let self { source.tableView(self, prefetchRowsAt: paths) }
    }
  }
}

extension UICollectionView {
  /// What is asked to get items ready.
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { madeLayoutParts?.prefetcher as? any UICollectionViewDataSourcePrefetching }
    set { layoutParts.prefetcher = newValue }
  }

  /// Whether it asks for that.
  public final var isPrefetchingEnabled: Bool {
    get { madeLayoutParts?.isPrefetching ?? true }
    set { layoutParts.isPrefetching = newValue }
  }

  func prefetchItems() {
    guard let source = prefetchDataSource, dataSource != nil else { return }
    prefetch(from: source, "collectionView(_:prefetchItemsAt:)", behind: items.map(\.path), shownCounts) {
      [weak self] paths in
      if let self { source.collectionView(self, prefetchItemsAt: paths) }
    }
  }
}

extension UIScrollView {
  /// Asks at the turn's end for as many elements behind those that are shown as these are.
  ///
  /// - UIKit: F6.12.
  fileprivate func prefetch(
    from source: AnyObject, _ method: String, behind shown: [IndexPath], _ counts: [Int]?,
    _ ask: @escaping @MainActor ([IndexPath]) -> Void
  ) {
    guard let window, let counts, let last = shown.max(), layoutParts.isPrefetching,
      (source as? any InterpretedClass)?.acts(in: method) ?? true
    else { return }
    var next: [IndexPath] = []
    for section in last[0]..<max(last[0], counts.count) {
      for row in (section == last[0] ? last[1] + 1 : 0)..<max(counts[section], section == last[0] ? last[1] + 1 : 0) {
        guard next.count < shown.count else { break }
        next.append(IndexPath(indexes: [section, row]))
      }
    }
    let new = next.filter { !layoutParts.prefetched.contains($0) }
    guard !new.isEmpty, window.simulation.openRules.takesOther(.prefetching) else { return }
    layoutParts.prefetched.formUnion(new)
    window.simulation.runLoop.atCommit { ask(new) }
  }
}
