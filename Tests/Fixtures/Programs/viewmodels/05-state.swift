enum State: Equatable { case idle, loading, loaded([String]) }
final class ListViewModel {
  private(set) var state = State.idle { didSet { print(oldValue, "->", state) } }
  func load() {
    state = .loading
    state = .loaded(["a", "b"])
  }
}
ListViewModel().load()
