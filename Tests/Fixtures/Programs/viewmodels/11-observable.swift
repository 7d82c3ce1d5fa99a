final class Observable<Value> {
  typealias Observer = (Value) -> Void
  final class Token {
    private let cancelBody: () -> Void
    init(_ cancelBody: @escaping () -> Void) { self.cancelBody = cancelBody }
    func cancel() { cancelBody() }
    deinit {
      print("token gone")
      cancelBody()
    }
  }
  private var observers: [Int: Observer] = [:]
  private var nextID = 0
  var value: Value { didSet { notify() } }
  init(_ value: Value) { self.value = value }
  var observerCount: Int { observers.count }

  func bind(fireNow: Bool = true, _ observer: @escaping Observer) -> Token {
    let id = nextID
    nextID += 1
    observers[id] = observer
    if fireNow { observer(value) }
    return Token { [weak self] in self?.observers[id] = nil }
  }
  private func notify() {
    for id in observers.keys.sorted() { observers[id]?(value) }
  }
}
extension Observable where Value: Equatable {
  func setIfChanged(_ new: Value) {
    guard new != value else { return print("unchanged") }
    value = new
  }
}
let temperature = Observable(20)
var first: Observable<Int>.Token? = temperature.bind { print("first sees", $0) }
let second = temperature.bind(fireNow: false) { print("second sees", $0) }
temperature.value += 1
temperature.setIfChanged(21)
first = nil
temperature.setIfChanged(22)
second.cancel()
temperature.value = 0
print("observers", temperature.observerCount, first == nil)

final class Form {
  let name = Observable("")
  let isValid = Observable(false)
  private var tokens: [Observable<String>.Token] = []
  init() {
    tokens.append(name.bind { [unowned self] in isValid.setIfChanged($0.count >= 2) })
  }
}
let form = Form()
let token = form.isValid.bind { print("valid", $0) }
for text in ["a", "ab", "abc", ""] { form.name.value = text }
print(form.isValid.value)
withExtendedLifetime(token) {}
