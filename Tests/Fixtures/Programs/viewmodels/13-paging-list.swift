struct Page<Item> { let items: [Item]; let next: Int? }
protocol PageLoading {
  associatedtype Item
  func load(page: Int, completion: (Result<Page<Item>, Error>) -> Void)
}
struct Offline: Error {}
final class Numbers: PageLoading {
  var failures: Set<Int> = []
  func load(page: Int, completion: (Result<Page<String>, Error>) -> Void) {
    if failures.remove(page) != nil { return completion(.failure(Offline())) }
    let start = page * 3
    completion(.success(Page(items: (start..<start + 3).map { "item \($0)" }, next: page < 2 ? page + 1 : nil)))
  }
}
final class PagingViewModel<Loader: PageLoading> {
  enum Change { case reload, insert(Range<Int>), error(String), end }
  private let loader: Loader
  private(set) var items: [Loader.Item] = []
  private var next: Int? = 0
  private(set) var isLoading = false
  var onChange: (Change) -> Void = { _ in }

  init(loader: Loader) { self.loader = loader }

  func refresh() {
    items = []
    next = 0
    onChange(.reload)
    loadMore()
  }
  func willDisplay(row: Int) {
    if row == items.count - 1 { loadMore() }
  }
  func loadMore() {
    guard !isLoading else { return }
    guard let page = next else { return onChange(.end) }
    isLoading = true
    loader.load(page: page) { result in
      isLoading = false
      switch result {
      case .success(let page):
        let old = items.count
        items += page.items
        next = page.next
        onChange(.insert(old..<items.count))
      case .failure(let error):
        onChange(.error("\(error)"))
      }
    }
  }
}
let loader = Numbers()
let model = PagingViewModel(loader: loader)
model.onChange = { change in
  switch change {
  case .reload: print("reload")
  case .insert(let rows): print("insert", rows, model.items[rows])
  case .error(let text): print("error", text)
  case .end: print("no more")
  }
}
model.refresh()
model.willDisplay(row: 0)
loader.failures = [1]
model.willDisplay(row: 2)
model.willDisplay(row: 2)
model.willDisplay(row: 5)
model.willDisplay(row: 8)
print(model.items.count, model.isLoading)
model.refresh()
print(model.items)
