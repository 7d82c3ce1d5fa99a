import FlowInterpreter
import Foundation
import HeadlessUIKit

/// A diffable data source of a table or a collection: it shows the snapshot that was applied last.
class LiveDiffableSource: NSObject, LiveDelegate {
  nonisolated(unsafe) let part: Part
  private let provider: LiveFunction
  private(set) var shown = LiveSnapshot()
  private(set) weak var table: UITableView?
  private(set) weak var collection: UICollectionView?
  /// The cells of items that stay, until the list has asked for them.
  private var kept: [(item: Value, cell: UIView)] = []
  private var call: Library.Call

  init(_ list: UIScrollView, _ provider: LiveFunction, _ call: Library.Call) {
    part = LiveMaking.part
    self.provider = provider
    self.call = call
    table = list as? UITableView
    collection = list as? UICollectionView
    super.init()
    table?.dataSource = self
    collection?.dataSource = self
  }

  /// Shows another snapshot: cells of items that stay are not made anew, but for those that it reloads.
  ///
  /// - UIKit: apply(_:animatingDifferences:completion:) changes what differs (documentation of
  ///   UITableViewDiffableDataSource); the completion is called after the animation.
  func apply(_ snapshot: LiveSnapshot, keepsCells: Bool = true) throws {
    var cells: [(item: Value, cell: UIView)] = []
    for (item, cell) in shownCells where try keepsCells && !snapshot.reloaded.contains(where: { try same($0, item) }) {
      cells.append((item, cell))
    }
    let selected = (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).compactMap(item)
    kept = cells
    shown = LiveSnapshot(snapshot.sections)
    table?.reloadData()
    collection?.reloadData()
    for item in selected {
      guard let place = try shown.place(of: item, call) else { continue }
      let path = IndexPath(row: place.item, section: place.section)
      table?.selectRow(at: path, animated: false, scrollPosition: .none)
      collection?.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func same(_ left: Value, _ right: Value) throws -> Bool { try call.areEqual(left, right) }

  private var shownCells: [(Value, UIView)] {
    let paths = table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []
    return paths.compactMap { path in
      guard let item = item(at: path),
        let cell: UIView = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
      else { return nil }
      return (item, cell)
    }
  }

  /// The item at a place.
  func item(at path: IndexPath) -> Value? {
    guard shown.sections.indices.contains(path.section) else { return nil }
    let items = shown.sections[path.section].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  private func cell<Cell: UIView>(at path: IndexPath, of list: UIScrollView) -> Cell? {
    guard let item = item(at: path) else { return nil }
    do {
      if let place = try kept.firstIndex(where: { try same($0.item, item) }) {
        return kept.remove(at: place).cell as? Cell
      }
    } catch {
      part.framework?.end(with: error)
      return nil
    }
    return provider.object([LiveReference.value(of: list), path.bridged, item])
  }

  // MARK: The data source

  func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    overriding("tableView(_:cellForRowAt:)", [tableView.bridged, indexPath.bridged]) {
      cell(at: indexPath, of: tableView) ?? UITableViewCell()
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    overriding("collectionView(_:cellForItemAt:)", [collectionView.bridged, indexPath.bridged]) {
      cell(at: indexPath, of: collectionView) ?? UICollectionViewCell()
    }
  }
}

/// That of a table.
final class LiveTableSource: LiveDiffableSource {}

/// That of a collection.
final class LiveCollectionSource: LiveDiffableSource {}

extension LiveFunction {
  /// What a closure of the app's gives, an object; nil for nil, and where the app's code has ended.
  @MainActor
  func object<Object>(_ arguments: [Value]) -> Object? {
    converted(arguments) { try $0.object($1, as: Object.self) } ?? nil
  }
}

extension LiveLibrary {
  mutating func addDiffableSources() {
    let kinds = [
      ("UITableViewDiffableDataSource", "tableView"), ("UICollectionViewDiffableDataSource", "collectionView"),
    ]
    for (type, list) in kinds {
      maker(type, "(\(list):cellProvider:)") { call, part in
        let view: UIScrollView = try call.unbridge(call[0])
        let provider = try call.function(call[1])
        return LiveMaking.with(part ?? Part(ofNoClass: ())) { () -> LiveDiffableSource in
          view is UITableView ? LiveTableSource(view, provider, call) : LiveCollectionSource(view, provider, call)
        }
      }
      method(type, "apply(_:animatingDifferences?:completion?:)") { call in
        let this = try call.required(call.value, as: LiveDiffableSource.self)
        try call.apply(call[0], to: this)
        let given = call.given(["_", "animatingDifferences?", "completion?"])
        let animated = try given[1].map { try call.unbridge($0, Bool.self) } ?? true
        try call.complete(given[2], after: animated && UIView.areAnimationsEnabled ? 0.3 : 0)
        return .void
      }
      method(type, "applySnapshotUsingReloadData(_:completion?:)") { call in
        let this = try call.required(call.value, as: LiveDiffableSource.self)
        try call.apply(call[0], to: this, keepsCells: false)
        try call.complete(call.given(["_", "completion?"])[1], after: 0)
        return .void
      }
      method(type, "snapshot()") { call in
        .native(try call.required(call.value, as: LiveDiffableSource.self).shown.copied())
      }
      method(type, "itemIdentifier(for:)") { call in
        let this = try call.required(call.value, as: LiveDiffableSource.self)
        return .optional(this.item(at: try call.unbridge(call[0])))
      }
      method(type, "indexPath(for:)") { call in
        let this = try call.required(call.value, as: LiveDiffableSource.self)
        guard let place = try this.shown.place(of: call[0], call) else { return .none }
        return .optional(IndexPath(row: place.item, section: place.section).bridged)
      }
      method(type, "sectionIdentifier(for:)") { call in
        let this = try call.required(call.value, as: LiveDiffableSource.self)
        let place: Int = try call.unbridge(call[0])
        let sections = this.shown.sections
        return .optional(sections.indices.contains(place) ? sections[place].identifier : nil)
      }
    }
    setter("UICollectionViewDiffableDataSource", "supplementaryViewProvider") { call in
      let this = try call.required(call.value, as: LiveDiffableSource.self)
      this.collection?.hasOpenSupplements = true
      return .void
    }
    setter("UITableViewDiffableDataSource", "defaultRowAnimation") { _ in .void }
  }
}

extension Library.Call {
  /// Shows a snapshot; of one that is not known, the list's content is not known either.
  @MainActor
  fileprivate func apply(_ snapshot: Value, to source: LiveDiffableSource, keepsCells: Bool = true) throws {
    let list: UIScrollView? = source.table ?? source.collection
    if case .unknown(let unknown)? = snapshot.flattened, let list {
      return try framework.note(unknown, of: list, "snapshot", at: location)
    }
    try source.apply(self.snapshot(snapshot), keepsCells: keepsCells)
  }

  /// Calls the completion that was handed over.
  @MainActor
  fileprivate func complete(_ completion: Value?, after seconds: TimeInterval) throws {
    guard let body = try completion.flatMap({ try optionalFunction($0) }) else { return }
    Simulation.current.runLoop.after(seconds) { body.run([]) }
  }
}
