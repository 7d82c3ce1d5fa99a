protocol TodoView: AnyObject {
  func show(rows: [String])
  func showEmpty(_ message: String)
  func setBadge(_ count: Int?)
}
struct Todo: Equatable { let id: Int; var title: String; var isDone = false }
protocol TodoStore: AnyObject {
  var todos: [Todo] { get set }
}
final class MemoryStore: TodoStore {
  var todos: [Todo] = []
}
final class TodoPresenter {
  enum Filter: CaseIterable { case all, open, done }
  private weak var view: TodoView?
  private let store: TodoStore
  private var nextID = 1
  var filter = Filter.all { didSet { if filter != oldValue { refresh() } } }

  init(view: TodoView, store: TodoStore) {
    self.view = view
    self.store = store
  }
  func viewDidLoad() { refresh() }
  func add(_ title: String) {
    let trimmed = title.split(separator: " ").joined(separator: " ")
    guard !trimmed.isEmpty else { return }
    store.todos.append(Todo(id: nextID, title: trimmed))
    nextID += 1
    refresh()
  }
  func toggle(row: Int) {
    let id = visible[row].id
    guard let index = store.todos.firstIndex(where: { $0.id == id }) else { return }
    store.todos[index].isDone.toggle()
    refresh()
  }
  func delete(row: Int) {
    let todo = visible[row]
    store.todos.removeAll { $0 == todo }
    refresh()
  }
  private var visible: [Todo] {
    store.todos.filter { todo in
      switch filter {
      case .all: return true
      case .open: return !todo.isDone
      case .done: return todo.isDone
      }
    }
  }
  private func refresh() {
    let rows = visible
    if rows.isEmpty {
      view?.showEmpty(filter == .all ? "Nothing to do" : "Nothing \(filter)")
    } else {
      view?.show(rows: rows.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title })
    }
    let open = store.todos.lazy.filter { !$0.isDone }.count
    view?.setBadge(open == 0 ? nil : open)
  }
}
final class Screen: TodoView {
  private(set) lazy var presenter = TodoPresenter(view: self, store: store)
  private let store: TodoStore
  init(store: TodoStore) { self.store = store }
  func show(rows: [String]) { print(rows) }
  func showEmpty(_ message: String) { print("empty:", message) }
  func setBadge(_ count: Int?) { print("badge", count.map(String.init) ?? "hidden") }
}
let store = MemoryStore()
let screen = Screen(store: store)
screen.presenter.viewDidLoad()
screen.presenter.add("  buy   milk ")
screen.presenter.add("   ")
screen.presenter.add("call Al")
screen.presenter.toggle(row: 0)
for filter in TodoPresenter.Filter.allCases { screen.presenter.filter = filter }
screen.presenter.toggle(row: 0)
screen.presenter.filter = .open
screen.presenter.delete(row: 1)
print(store.todos)
