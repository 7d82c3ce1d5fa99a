// A structure's lazy property is made once, by whatever name it is read: in its own functions, in wrappers that make what
// they wrap when it is asked for.
var made = 0
func make<T>(_ value: T) -> T {
  made += 1
  print("make", made)
  return value
}

struct Report {
  var title: String
  lazy var heading = make(title.uppercased())
  mutating func text() -> String { heading + "/" + heading + "/" + self.heading }
  mutating func reset() { heading = "none" }
}
var report = Report(title: "a")
print(report.text())
print(report.heading)
report.title = "b"
print(report.text())
var other = Report(title: "c")
var copy = other
print(copy.text(), other.text())
other.reset()
print(other.text(), copy.text())

final class Locator {
  static var makers: [String: () -> Any] = [:]
  static func resolve<T>() -> T { make(makers["\(T.self)"]!() as! T) }
}

@propertyWrapper
struct Inject<T> {
  private lazy var value: T = Locator.resolve()
  init() {}
  var wrappedValue: T {
    mutating get { value }
    mutating set { value = newValue }
  }
}

@propertyWrapper
struct Once<T> {
  private lazy var value: T = build()
  private let build: () -> T
  init(_ build: @escaping () -> T) { self.build = build }
  var wrappedValue: T { mutating get { value } }
}

Locator.makers["Int"] = { 1 }
Locator.makers["String"] = { "first" }
final class Model {
  @Inject var number: Int
  @Inject var name: String
  @Once({ make(2.5) }) var ratio: Double
  func show() { print(number, name, ratio, self.number) }
}
let model = Model()
model.show()
Locator.makers["String"] = { "second" }
model.show()
print(model.name, Model().name)
model.name = "third"
print(model.name)
struct Holder { @Inject var number: Int }
var holder = Holder()
print(holder.number, holder.number)
