// Functions inside a function that are called above their declarations.
struct Index {
  var names: [String]

  func titles() -> [String]? { names.isEmpty ? nil : names.map { String($0.prefix(1)) } }

  func grouped() -> [String: [String]] {
    var groups: [String: [String]] = [:]
    names.forEach { insert($0) }

    func insert(_ name: String) {
      guard let titles = titles() else { return }
      let key = key(of: name)
      guard titles.contains(key) else { return }
      groups[key, default: []].append(name)
    }

    func key(of name: String) -> String { String(name.prefix(1)) }

    return groups
  }
}

let groups = Index(names: ["Ann", "Bob", "Amy"]).grouped()
print(groups.keys.sorted().map { "\($0): \(groups[$0]!)" })
print(Index(names: []).grouped().isEmpty)

func run() -> Int {
  let start = next(2)
  var total = start
  [1, 2].forEach { add($0) }
  func next(_ number: Int) -> Int { number + 1 }
  func add(_ number: Int) { total += next(number) }
  return total
}
print(run())

func parity(_ number: Int) -> String {
  defer { log("asked \(number)") }
  return isEven(number) ? "even" : "odd"
  func isEven(_ number: Int) -> Bool { number == 0 ? true : isOdd(number - 1) }
  func isOdd(_ number: Int) -> Bool { number == 0 ? false : isEven(number - 1) }
  func log(_ text: String) { print(text) }
}
print(parity(7), parity(10))

class Screen {
  var handler: (() -> Void)?
  var count = 0
  func load() {
    handler = reload
    reload()
    func reload() { count += 1 }
  }
}
let screen = Screen()
screen.load()
screen.handler?()
print(screen.count)

// A closure's parameter of the function's name is not the function, which stays below what it captures.
func drawn() -> String {
  let texts = [{ "a" }, { "b" }].map { render in render() }
  var total = 0
  total = texts.count
  func render() -> String {
    total += 10
    return "\(total)"
  }
  return texts.joined() + render() + "\(total)"
}
print(drawn())
