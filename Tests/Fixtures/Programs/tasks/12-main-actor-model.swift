@MainActor
final class ListModel {
  enum State: Equatable { case idle, loading, loaded([String]), failed }
  private(set) var state = State.idle { didSet { print("\(oldValue) -> \(state)") } }
  private let load: @Sendable (Int) async throws -> [String]
  private var task: Task<Void, Never>?
  private var page = 0
  init(load: @escaping @Sendable (Int) async throws -> [String]) { self.load = load }
  func refresh() {
    task?.cancel()
    page += 1
    let wanted = page
    state = .loading
    task = Task {
      do {
        let items = try await load(wanted)
        guard !Task.isCancelled else { return print("dropped page", wanted) }
        state = .loaded(items)
      } catch { state = .failed }
    }
  }
  func wait() async { await task?.value }
}
struct Empty: Error {}
func items(_ page: Int) async throws -> [String] {
  await Task.yield()
  if page == 3 { throw Empty() }
  return ["item \(page)a", "item \(page)b"]
}
@MainActor
final class Label {
  var text = "" { didSet { print("label:", text) } }
}
@main
struct Main {
  static func main() async {
    await run()
    print("end")
  }
  @MainActor
  static func run() async {
    let model = ListModel(load: items)
    model.refresh()
    print("refreshed", model.state == .loading)
    await model.wait()
    model.refresh()
    await model.wait()
    model.refresh()
    await model.wait()
    let label = Label()
    let first = Task { @MainActor in
      label.text = "from task"
      return label.text.count
    }
    label.text = "before task"
    print(await first.value)
    var order: [String] = []
    let tasks = ["a", "b", "c"].map { name in
      Task { @MainActor in order.append(name) }
    }
    order.append("now")
    for task in tasks { await task.value }
    print(order)
    let result = await Task { () throws -> Int in throw Empty() }.result
    switch result {
    case .success: print("never")
    case .failure(let error): print("task failed", error)
    }
    await MainActor.run { label.text = "run" }
  }
}
