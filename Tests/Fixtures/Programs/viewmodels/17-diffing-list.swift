struct Row: Equatable, Hashable { let id: Int; var title: String; var isRead = false }
enum Change: Equatable, CustomStringConvertible {
  case insert(Int), delete(Int), reload(Int), move(from: Int, to: Int)
  var description: String {
    switch self {
    case .insert(let row): return "+\(row)"
    case .delete(let row): return "-\(row)"
    case .reload(let row): return "~\(row)"
    case .move(let from, let to): return "\(from)>\(to)"
    }
  }
}
func changes(from old: [Row], to new: [Row]) -> [Change] {
  let oldIDs = old.map(\.id)
  let newIDs = new.map(\.id)
  let oldIndex = Dictionary(uniqueKeysWithValues: zip(oldIDs, oldIDs.indices))
  let kept = Set(newIDs)
  var result = old.indices.reversed().filter { !kept.contains(old[$0].id) }.map(Change.delete)
  let survivors = oldIDs.filter(kept.contains)
  let ordered = newIDs.filter { oldIndex[$0] != nil }
  for (target, id) in newIDs.enumerated() {
    guard let source = oldIndex[id] else {
      result.append(.insert(target))
      continue
    }
    if survivors.firstIndex(of: id) != ordered.firstIndex(of: id) { result.append(.move(from: source, to: target)) }
    if old[source] != new[target] { result.append(.reload(target)) }
  }
  return result
}
final class InboxViewModel {
  private(set) var rows: [Row] { didSet { apply(changes(from: oldValue, to: rows)) } }
  var onChanges: (([Change]) -> Void)?
  init(_ titles: String...) {
    rows = titles.enumerated().map { Row(id: $0, title: $1) }
  }
  private func apply(_ changes: [Change]) {
    guard !changes.isEmpty else { return print("no change") }
    onChanges?(changes)
  }
  func markRead(_ id: Int) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    rows[index].isRead = true
  }
  func receive(_ title: String) { rows.insert(Row(id: (rows.map(\.id).max() ?? -1) + 1, title: title), at: 0) }
  func archiveRead() { rows.removeAll(where: \.isRead) }
  func sort() { rows.sort { $0.title < $1.title } }
  func update(_ body: (inout [Row]) -> Void) { body(&rows) }
}
let inbox = InboxViewModel("bills", "zoo", "ads")
inbox.onChanges = { print($0) }
inbox.markRead(1)
inbox.markRead(1)
inbox.receive("news")
inbox.sort()
inbox.archiveRead()
inbox.update {
  $0.swapAt(0, 1)
  $0[0].title += "!"
  $0.append(Row(id: 50, title: "late"))
}
print(inbox.rows.map(\.title), inbox.rows.map(\.isRead))
