import FlowInterpreter
import Foundation
import HeadlessUIKit

/// A diffable data source of a table or a collection: it shows the snapshot that was applied last.
class LiveDiffableSource: NSObject, LiveDelegate {
  nonisolated(unsafe) let part: Part
  private let provider: LiveFunction
  /// What makes the views beside a collection's items.
  var supplementProvider: LiveFunction?
  private(set) var shown = LiveSnapshot()
  /// The trees of the sections that were given as such.
  private var outlines: [(section: Value, tree: LiveSectionSnapshot)] = []
  private(set) weak var table: UITableView?
  private(set) weak var collection: UICollectionView?
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
    outlines = []
    try show(snapshot, keepsCells: keepsCells)
  }

  /// Shows the open items of a tree in a section, which comes last where there is none of its name.
  ///
  /// - UIKit: apply(_:to:animatingDifferences:completion:) changes that section alone (documentation of
  ///   UICollectionViewDiffableDataSource; Apple's sample Implementing Modern Collection Views, whose lists have no
  ///   sections before).
  func apply(_ tree: LiveSectionSnapshot, to section: Value, _ call: Library.Call) throws {
    let next = LiveSnapshot(shown.sections, types: shown.types)
    outlines.removeAll { (try? call.areEqual($0.section, section)) == true }
    outlines.append((section, tree))
    if let place = try next.index(ofSection: section, call) {
      next.sections[place].items = tree.visibleItems
    } else {
      next.sections.append(.init(identifier: section, items: tree.visibleItems))
    }
    try show(next)
  }

  /// The tree of a section.
  func outline(of section: Value, _ call: Library.Call) throws -> LiveSectionSnapshot {
    if let own = try outlines.first(where: { try call.areEqual($0.section, section) }) { return own.tree }
    guard let place = try shown.index(ofSection: section, call) else { return LiveSectionSnapshot() }
    return LiveSectionSnapshot(shown.sections[place].items.map { LiveSectionSnapshot.Node(item: $0) })
  }

  private func show(_ snapshot: LiveSnapshot, keepsCells: Bool = true) throws {
    let next = LiveSnapshot(snapshot.sections, types: snapshot.types)
    var places: [IndexPath: IndexPath] = [:]
    for path in keepsCells ? keptPaths : [] {
      guard let item = item(at: path), let place = try next.place(of: item, call),
        try !snapshot.reloaded.contains(where: { try call.areEqual($0, item) })
      else { continue }
      places[path] = IndexPath(row: place.item, section: place.section)
    }
    let changed = try snapshot.reconfigured.compactMap { try next.place(of: $0, call) }
    let sections = keepsCells ? try keptSections(in: next, but: snapshot.reloadedSections) : [:]
    shown = next
    let counts = next.sections.map(\.items.count)
    table?.rearrange(places, sections: sections, counts)
    collection?.rearrange(places, sections: sections, counts)
    let paths = changed.map { IndexPath(row: $0.item, section: $0.section) }
    table?.reconfigureRows(at: paths)
    collection?.reconfigureItems(at: paths)
  }

  /// The new places of sections that stay, by their old ones.
  private func keptSections(in next: LiveSnapshot, but reloaded: [Value]) throws -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, section) in shown.sections.enumerated() {
      guard try !reloaded.contains(where: { try call.areEqual($0, section.identifier) }) else { continue }
      places[place] = try next.index(ofSection: section.identifier, call)
    }
    return places
  }

  /// The places of the cells on the screen and of those that are selected.
  private var keptPaths: Set<IndexPath> {
    let shown = table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []
    return Set(shown + (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []))
  }

  /// The item at a place.
  func item(at path: IndexPath) -> Value? {
    guard shown.sections.indices.contains(path.section) else { return nil }
    let items = shown.sections[path.section].items
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  private func cell<Cell: UIView>(at path: IndexPath, of list: UIScrollView) -> Cell? {
    guard let item = item(at: path) else { return nil }
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

  /// - UIKit: its rows are not edited unless a subclass says so (documentation of UITableViewDiffableDataSource; many
  ///   authors, whose swipe actions do not come).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    overriding("tableView(_:canEditRowAt:)", [tableView.bridged, indexPath.bridged]) { false }
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

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let arguments = [collectionView.bridged, kind.bridged, indexPath.bridged]
    return overriding("collectionView(_:viewForSupplementaryElementOfKind:at:)", arguments) {
      guard let supplementProvider else {
        return LiveDefaults.shared.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
      return supplementProvider.object(arguments) ?? UICollectionReusableView(frame: .zero)
    }
  }
}

extension LiveDiffableSource: OutlineDataSource {
  private func outlined(at path: IndexPath) -> (section: Value, tree: LiveSectionSnapshot, way: [Int])? {
    guard let item = item(at: path) else { return nil }
    let section = shown.sections[path.section].identifier
    guard let tree = try? outline(of: section, call), let way = try? tree.way(to: item, call) else { return nil }
    return (section, tree, way)
  }

  func isParent(at path: IndexPath) -> Bool {
    outlined(at: path).map { !$0.tree[$0.way].children.isEmpty } ?? false
  }

  func toggle(at path: IndexPath) {
    guard let (section, tree, way) = outlined(at: path) else { return }
    let next = LiveSectionSnapshot(tree.roots)
    next[way].isExpanded.toggle()
    try? apply(next, to: section, call)
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
    let collections = "UICollectionViewDiffableDataSource"
    method(collections, "apply(_:to:animatingDifferences?:completion?:)") { call in
      let this = try call.required(call.value, as: LiveDiffableSource.self)
      let given = call.given(["_", "to", "animatingDifferences?", "completion?"])
      if case .unknown(let unknown)? = call[0].flattened, let list = this.collection {
        try call.framework.note(unknown, of: list, "snapshot", at: call.location)
      } else {
        try this.apply(call.sectionSnapshot(call[0]), to: call[1], call)
      }
      let animated = try given[2].map { try call.unbridge($0, Bool.self) } ?? true
      try call.complete(given[3], after: animated && UIView.areAnimationsEnabled ? 0.3 : 0)
      return .void
    }
    method(collections, "snapshot(for:)") { call in
      .native(try call.required(call.value, as: LiveDiffableSource.self).outline(of: call[0], call).copied())
    }
    setter(collections, "supplementaryViewProvider") { call in
      let this = try call.required(call.value, as: LiveDiffableSource.self)
      this.supplementProvider = try call.optionalFunction(call[0])
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
