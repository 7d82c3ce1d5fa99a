import UIKit

/// What knows the items behind the rows of a table.
protocol RxItemSource: AnyObject {
  func rxItem(at indexPath: IndexPath) -> Any
}

/// The rows that an observable gives a table.
final class RxTableDataSource: NSObject, UITableViewDataSource, RxItemSource {
  var items: [Any] = []
  private let cell: (UITableView, Int, Any) -> UITableViewCell

  init(_ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func rxItem(at indexPath: IndexPath) -> Any { items[indexPath.row] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, items[indexPath.row])
  }
}

/// What a table tells its delegate.
class RxTableDelegate: NSObject, UITableViewDelegate {
  let selected: PublishSubject<IndexPath>
  let deselected: PublishSubject<IndexPath>

  init(_ selected: PublishSubject<IndexPath>, _ deselected: PublishSubject<IndexPath>) {
    self.selected = selected
    self.deselected = deselected
    super.init()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.onNext(indexPath) }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.onNext(indexPath) }
}

/// The delegates that were given to tables.
enum RxTables {
  final class Entry {
    weak var table: UITableView?
    var delegate = RxTableDelegate(PublishSubject<IndexPath>(), PublishSubject<IndexPath>())

    init(_ table: UITableView) { self.table = table }
  }

  private static var entries: [Entry] = []

  static func delegate(of table: UITableView) -> RxTableDelegate { entry(of: table).delegate }

  /// Has a table tell another delegate too.
  static func forward(_ table: UITableView, to other: UITableViewDelegate) {
    let entry = entry(of: table)
    entry.delegate = RxForwardingTableDelegate(entry.delegate, other)
    table.delegate = entry.delegate
  }

  private static func entry(of table: UITableView) -> Entry {
    if let known = entries.first(where: { $0.table === table }) { return known }
    let entry = Entry(table)
    entries.append(entry)
    table.delegate = entry.delegate
    return entry
  }
}

extension Reactive where Base: UITableView {
  func items(
    cellIdentifier: String, cellType: UITableViewCell.Type = UITableViewCell.self
  ) -> (Any) -> (@escaping (Int, Any, UITableViewCell) -> Void) -> any Disposable {
    { source in
      { configure in
        self.show(source) { table, row, item in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          configure(row, item, cell)
          return cell
        }
      }
    }
  }

  func items(_ source: Any) -> (@escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    { factory in self.show(source, factory) }
  }

  private func show(_ source: Any, _ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    let table = base
    let dataSource = RxTableDataSource(cell)
    table.dataSource = dataSource
    let subscription = source.asObservable().run { event in
      if case .next(let items) = event {
        dataSource.items = Array(items)
        table.reloadData()
      }
    }
    return Disposables.create {
      subscription.dispose()
      if table.dataSource === dataSource { table.dataSource = nil }
    }
  }

  var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).selected) }

  var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).deselected) }

  func modelSelected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).selected.map { (table.dataSource as! any RxItemSource).rxItem(at: $0) })
  }

  func modelDeselected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).deselected.map { (table.dataSource as! any RxItemSource).rxItem(at: $0) })
  }

  func setDelegate(_ delegate: UITableViewDelegate) -> any Disposable {
    let table = base
    RxTables.forward(table, to: delegate)
    return Disposables.create { RxTables.forward(table, to: RxSilentTableDelegate()) }
  }
}
