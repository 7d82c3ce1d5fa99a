struct Todo: Equatable, Identifiable { let id: Int; var title: String; var done = false; var notes: [String] = [] }
struct AppState: Equatable {
  var todos: [Todo] = []; var filter = Filter.all; var selection: Todo.ID?
  enum Filter: String, CaseIterable {
    case all, open, done;
    func matches(_ t: Todo) -> Bool {
      switch self {
      case .all: return true;
      case .open: return !t.done;
      case .done: return t.done
      }
    }
  }
  var visible: [Todo] { todos.filter(filter.matches) }
  subscript(id id: Todo.ID) -> Todo? {
    get { todos.first { $0.id == id } }
    set {
      guard let i = todos.firstIndex(where: { $0.id == id }) else {
        if let newValue { todos.append(newValue) }; return
      }; if let newValue { todos[i] = newValue } else { todos.remove(at: i) }
    }
  }
}
enum Action {
  case add(String), toggle(Int), rename(Int, to: String), note(Int, String), remove(Int), filter(AppState.Filter),
    batch([Action])
}
func reduce(_ s: inout AppState, _ a: Action) {
  switch a {
  case .add(let t): s.todos.append(Todo(id: (s.todos.map(\.id).max() ?? 0) + 1, title: t))
  case .toggle(let id): s[id: id]?.done.toggle()
  case let .rename(id, to: t): s[id: id]?.title = t
  case let .note(id, n): s[id: id]?.notes.append(n); s[id: id]?.notes.sort()
  case .remove(let id): s[id: id] = nil
  case .filter(let f): s.filter = f
  case .batch(let all): for a in all { reduce(&s, a) }
  }
}
final class Store {
  private(set) var state = AppState() { didSet { if state != oldValue { notify(oldValue) } } }
  private var undo: [AppState] = [], redo: [AppState] = [];
  private var observers: [Int: (AppState, AppState) -> Void] = [:]; private var next = 0
  func send(_ a: Action) { undo.append(state); redo.removeAll(); reduce(&state, a) }
  func undoLast() -> Bool {
    guard let s = undo.popLast() else { return false }; redo.append(state); state = s; return true
  }
  func redoLast() -> Bool {
    guard let s = redo.popLast() else { return false }; undo.append(state); state = s; return true
  }
  func observe(_ f: @escaping (AppState, AppState) -> Void) -> () -> Void {
    defer { next += 1 }; let id = next; observers[id] = f; return { [weak self] in self?.observers[id] = nil }
  }
  private func notify(_ old: AppState) { for (_, f) in observers.sorted(by: { $0.key < $1.key }) { f(old, state) } }
}
let store = Store(); var log: [String] = []
let cancel = store.observe { old, new in log.append("\(old.todos.count)->\(new.todos.count)") }
_ = store.observe { _, new in log.append(new.visible.map(\.title).joined(separator: "+")) }
store.send(.add("milk")); store.send(.batch([.add("tea"), .toggle(1), .note(2, "b"), .note(2, "a"), .note(7, "x")]))
print(store.state[id: 2]!.notes, store.state[id: 7] == nil); store.send(.filter(.open)); store.send(.toggle(9));
cancel(); store.send(.rename(2, to: "TEA")); store.send(.remove(1))
print(log);
print(
  store.undoLast(), store.undoLast(), store.state.todos.map(\.title), store.redoLast(), store.redoLast(),
  store.redoLast());
print(store.state.todos, store.state.filter.rawValue, AppState.Filter.allCases.count)
