import UIKit

/// A data source of a collection that an observable tells.
protocol RxCollectionViewDataSourceType {
  associatedtype Element
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// The items that an observable gives a collection.
final class RxCollectionDataSource: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
  var items: [Any] = []
  private let cell: (UICollectionView, Int, Any) -> UICollectionViewCell

  init(_ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell) {
    self.cell = cell
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any { items[indexPath.item] }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath.item, items[indexPath.item]) }
}

/// What a collection tells its delegate.
final class RxCollectionDelegate: NSObject, UICollectionViewDelegate {
  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselected.onNext(indexPath)
  }
}

/// The delegates that were given to collections.
enum RxCollections {
  final class Entry {
    weak var collection: UICollectionView?
    let delegate = RxCollectionDelegate()

    init(_ collection: UICollectionView) { self.collection = collection }
  }

  private static var entries: [Entry] = []

  static func delegate(of collection: UICollectionView) -> RxCollectionDelegate {
    if let known = entries.first(where: { $0.collection === collection }) { return known.delegate }
    let entry = Entry(collection)
    entries.append(entry)
    collection.delegate = entry.delegate
    return entry.delegate
  }
}

extension Reactive where Base: UICollectionView {
  func items(
    cellIdentifier: String, cellType: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> (Any) -> (@escaping (Int, Any, UICollectionViewCell) -> Void) -> any Disposable {
    { source in
      { configure in
        self.show(source) { collection, item, element in
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0))
          configure(item, element, cell)
          return cell
        }
      }
    }
  }

  func items(
    _ source: Any
  ) -> (@escaping (UICollectionView, Int, Any) -> UICollectionViewCell) -> any Disposable {
    { factory in self.show(source, factory) }
  }

  func items<DataSource: RxCollectionViewDataSourceType>(dataSource: DataSource) -> RxViewBinder {
    let collection = base
    return RxViewBinder { source in
      collection.dataSource = dataSource
      let subscription = source.run { dataSource.collectionView(collection, observedEvent: $0) }
      return Disposables.create {
        subscription.dispose()
        if collection.dataSource === dataSource { collection.dataSource = nil }
      }
    }
  }

  private func show(
    _ source: Any, _ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell
  ) -> any Disposable {
    let collection = base
    let dataSource = RxCollectionDataSource(cell)
    collection.dataSource = dataSource
    let subscription = source.asObservable().run { event in
      if case .next(let items) = event {
        dataSource.items = Array(items)
        collection.reloadData()
      }
    }
    return Disposables.create {
      subscription.dispose()
      if collection.dataSource === dataSource { collection.dataSource = nil }
    }
  }

  var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: RxCollections.delegate(of: base).selected) }

  var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: RxCollections.delegate(of: base).deselected) }

  func modelSelected<T>(_ type: T.Type) -> ControlEvent<T> {
    let collection = base
    return ControlEvent(
      events: RxCollections.delegate(of: collection).selected.map {
        try (collection.dataSource as! any SectionedViewDataSourceType).model(at: $0)
      })
  }
}
