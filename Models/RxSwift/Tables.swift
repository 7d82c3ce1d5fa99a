import UIKit

/// What knows the items behind the rows of a table, or behind the cells of a collection.
protocol SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any
}

/// A data source of a table that an observable tells.
protocol RxTableViewDataSourceType {
  associatedtype Element
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// The rows that an observable gives a table.
class RxTableDataSource: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
  var items: [Any] = []
  let cell: (UITableView, Int, Any) -> UITableViewCell

  init(_ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any { items[indexPath.row] }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, items[indexPath.row])
  }
}

/// The same where somebody asks for rows that are deleted: rows can be swiped away then.
final class RxEditedTableDataSource: RxTableDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { RxTables.deleted(of: tableView).onNext(indexPath) }
    if editingStyle == .insert { RxTables.inserted(of: tableView).onNext(indexPath) }
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
    var source: UITableViewDataSource?
    var isEdited = false
    let deleted = PublishSubject<IndexPath>()
    let inserted = PublishSubject<IndexPath>()
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

  /// Gives a table its rows.
  static func fill(_ table: UITableView, with source: UITableViewDataSource) {
    let entry = entry(of: table)
    hold(source, entry)
    if entry.isEdited { letEdit(table) }
  }

  /// The rows that the user deletes, once somebody has asked for them.
  static func deleted(of table: UITableView) -> PublishSubject<IndexPath> { edited(table).deleted }

  static func inserted(of table: UITableView) -> PublishSubject<IndexPath> { edited(table).inserted }

  private static func edited(_ table: UITableView) -> Entry {
    let entry = entry(of: table)
    if !entry.isEdited {
      entry.isEdited = true
      letEdit(table)
    }
    return entry
  }

  private static func hold(_ source: UITableViewDataSource, _ entry: Entry) {
    entry.source = source
    entry.table?.dataSource = source
  }

  private static func letEdit(_ table: UITableView) {
    if let source = table.dataSource as? RxTableDataSource {
      let edited = RxEditedTableDataSource(source.cell)
      edited.items = source.items
      hold(edited, entry(of: table))
    } else if let source = table.dataSource {
      let entry = entry(of: table)
      hold(RxForwardingTableDataSource(source, keeping: entry.source), entry)
    }
  }

  private static func entry(of table: UITableView) -> Entry {
    if let known = entries.first(where: { $0.table === table }) { return known }
    let entry = Entry(table)
    entries.append(entry)
    table.delegate = entry.delegate
    return entry
  }
}

/// What says which cells a table shows: `rx.items(…)`, and `rx.items` itself.
struct RxTableItems {
  let table: UITableView

  func callAsFunction(
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

  func callAsFunction(_ source: Any) -> (@escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    { factory in self.show(source, factory) }
  }

  func callAsFunction<DataSource: RxTableViewDataSourceType>(dataSource: DataSource) -> RxViewBinder {
    let table = table
    return RxViewBinder { source in
      RxTables.fill(table, with: dataSource as! UITableViewDataSource)
      let subscription = source.run { dataSource.tableView(table, observedEvent: $0) }
      return Disposables.create {
        subscription.dispose()
        if table.dataSource === dataSource { table.dataSource = nil }
      }
    }
  }

  private func show(_ source: Any, _ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) -> any Disposable {
    let table = table
    RxTables.fill(table, with: RxTableDataSource(cell))
    let subscription = source.asObservable().run { event in
      if case .next(let items) = event {
        (table.dataSource as! RxTableDataSource).items = Array(items)
        table.reloadData()
      }
    }
    return Disposables.create {
      subscription.dispose()
      if table.dataSource is RxTableDataSource { table.dataSource = nil }
    }
  }
}

extension ObservableType {
  func bind(
    to items: RxTableItems, curriedArgument: @escaping (UITableView, Int, Any) -> UITableViewCell
  ) -> any Disposable { items(asObservable())(curriedArgument) }
}

extension SharedSequence {
  func drive(
    _ items: RxTableItems, curriedArgument: @escaping (UITableView, Int, Any) -> UITableViewCell
  ) -> any Disposable { items(asObservable())(curriedArgument) }
}

extension Reactive where Base: UITableView {
  var items: RxTableItems { RxTableItems(table: base) }

  var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: RxTables.deleted(of: base)) }

  var itemInserted: ControlEvent<IndexPath> { ControlEvent(events: RxTables.inserted(of: base)) }

  /// Rows that the user moves: no finger does that here, and the data source says that it may.
  var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    ControlEvent(events: Observable.never())
  }

  func modelDeleted<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: itemDeleted.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).selected) }

  var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: RxTables.delegate(of: base).deselected) }

  func modelSelected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).selected.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  func modelDeselected<T>(_ type: T.Type) -> ControlEvent<T> {
    let table = base
    return ControlEvent(
      events: RxTables.delegate(of: table).deselected.map { try (table.dataSource as! any SectionedViewDataSourceType).model(at: $0) })
  }

  func setDelegate(_ delegate: UITableViewDelegate) -> any Disposable {
    let table = base
    RxTables.forward(table, to: delegate)
    return Disposables.create { RxTables.forward(table, to: RxSilentTableDelegate()) }
  }
}
