// A view model of a list: filters, sections, selection, undo and what changed between two states.
struct Item: Hashable, Identifiable { let id: Int; var title: String; var isDone = false; var tags: [String] = [] }
enum Filter: CaseIterable {
  case all, open, done;
  func callAsFunction(_ i: Item) -> Bool {
    switch self {
    case .all: true;
    case .open: !i.isDone;
    case .done: i.isDone
    }
  }
}
final class ListModel {
  private(set) var items: [Item] {
    didSet { if items != oldValue { history.append(oldValue); onChange?(changes(oldValue, items)) } }
  }
  private var history: [[Item]] = []; var filter = Filter.all; var onChange: (([String]) -> Void)?;
  private(set) var selected: Set<Item.ID> = []
  init(_ i: [Item]) { items = i }
  var visible: [Item] { items.filter { filter($0) } }
  var sections: [(title: String, items: [Item])] {
    Dictionary(grouping: visible) { $0.title.first.map { String($0).uppercased() } ?? "#" }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.title < $1.title }) }
  }
  subscript(id: Item.ID) -> Item? {
    get { items.first { $0.id == id } }
    set {
      if let i = items.firstIndex(where: { $0.id == id }) {
        if let newValue { items[i] = newValue } else { items.remove(at: i) }
      } else if let newValue {
        items.append(newValue)
      }
    }
  }
  func toggle(_ id: Item.ID) { self[id]?.isDone.toggle() }
  func select(_ id: Item.ID) { if !selected.insert(id).inserted { selected.remove(id) } }
  func deleteSelected() { items.removeAll { selected.contains($0.id) }; selected = [] }
  func undo() -> Bool {
    guard let last = history.popLast() else { return false }; let now = history; items = last; history = now;
    return true
  }
  func move(_ from: Int, _ to: Int) { var copy = items; copy.insert(copy.remove(at: from), at: to); items = copy }
  private func changes(_ a: [Item], _ b: [Item]) -> [String] {
    let old = Dictionary(uniqueKeysWithValues: a.map { ($0.id, $0) }),
      new = Dictionary(uniqueKeysWithValues: b.map { ($0.id, $0) })
    return old.keys.filter { new[$0] == nil }.sorted().map { "-\($0)" }
      + b.filter { old[$0.id] == nil }.map { "+\($0.id)" }
      + b.filter { old[$0.id] != nil && old[$0.id] != $0 }.map { "~\($0.id)" }
  }
}
let model = ListModel([
  Item(id: 1, title: "milk"), Item(id: 2, title: "bread", isDone: true), Item(id: 3, title: "Mango"),
  Item(id: 4, title: "beer"),
])
var told: [[String]] = []; model.onChange = { told.append($0) }
print(model.sections.map { "\($0.title):\($0.items.map(\.title))" })
model.filter = .open; print(model.visible.map(\.id)); model.toggle(1); model.toggle(9);
print(model.visible.map(\.id), Filter.allCases.map { f in model.items.filter { f($0) }.count })
model[3]?.tags.append("fruit"); model[3]?.title += "!"; model[7] = Item(id: 7, title: "zest"); model[2] = nil
model.select(1); model.select(4); model.select(4); model.deleteSelected(); model.move(0, 2);
print(model.items.map(\.id), told)
told = []; while model.undo() {}; print(model.items.map(\.title), told.count, model.undo(), model[3]?.tags as Any)
