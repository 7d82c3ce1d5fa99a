// What a chain that ends at nil was to change is given back as it is: its setter runs, its observers are told. Objects
// are only read.
struct Filter {
  var limit = 0
  var tags: [String]? = []
  mutating func clear() { limit = 0 }
  func text() -> String { "limit \(limit)" }
}

final class Session {
  var count = 0
  func reset() { count = 0 }
}

protocol Resettable {
  var limit: Int { get set }
  mutating func clear()
  func text() -> String
}
extension Filter: Resettable {}

protocol Endable: AnyObject {
  var count: Int { get set }
  func reset()
}
extension Session: Endable {}

final class Model {
  var filter: Filter? { didSet { print("filter") } }
  var old: Filter? { didSet { print("old", oldValue as Any) } }
  var next: Filter? { willSet { print("next", newValue as Any) } }
  var any: Resettable? { didSet { print("any") } }
  var session: Session? { didSet { print("session") } }
  var endable: Endable? { didSet { print("endable") } }
  weak var weakly: Session? { didSet { print("weakly") } }
  var filters: [String: Filter] = [:] { didSet { print("filters") } }
  var sessions: [String: Session] = [:] { didSet { print("sessions") } }
  var pair: (Filter?, Int) = (nil, 1) { didSet { print("pair") } }
  var list: [Filter?] = [nil] { didSet { print("list") } }
  var implicit: Filter! { didSet { print("implicit") } }
  static var shared: Filter? { didSet { print("shared") } }

  var stored: Filter?
  var computed: Filter? {
    get {
      print("get")
      return stored
    }
    set {
      print("set", newValue as Any)
      stored = newValue
    }
  }
  subscript(index: Int) -> Filter? {
    get {
      print("get", index)
      return stored
    }
    set { print("set", index) }
  }
}

let model = Model()
print("values")
model.filter?.limit = 1
model.filter?.clear()
_ = model.filter?.text()
_ = model.filter?.limit
model.filter? = Filter()
model.filter?.limit += 1
model.old?.limit = 1
model.next?.limit = 1
model.any?.limit = 1
model.any?.clear()
_ = model.any?.text()

print("objects")
model.session?.count = 1
model.session?.reset()
model.endable?.count = 1
model.endable?.reset()
model.weakly?.count = 1
model.sessions["a"]?.count = 1
model.sessions["a"]?.reset()

print("accessors")
model.computed?.limit = 1
model.computed?.clear()
_ = model.computed?.text()
model[3]?.limit = 2
model[4]?.clear()
model[5]? = Filter()

print("parts")
model.filters["a"]?.limit = 1
model.filters["a"]?.clear()
_ = model.filters["a"]?.text()
model.pair.0?.limit = 3
model.list[0]?.limit = 1
model.implicit?.limit = 2
Model.shared?.limit = 1

print("chains")
model.filter = Filter()
model.filter?.tags? = []
model.filter?.tags = nil
print("-")
model.filter?.tags?.append("a")
model.filter?.tags?[0] = "a"
_ = model.filter?.tags?.first
_ = model.filter?.tags?.popLast()
var maybe: Model?
maybe?.filter?.limit = 1
maybe = model
model.filter = nil
maybe?.filter?.limit = 1
maybe?.computed?.clear()

print("variables")
var global: Filter? { didSet { print("global") } }
global?.limit = 1
global?.clear()
func local() {
  var filter: Filter? { didSet { print("local") } }
  filter?.limit = 1
  filter = Filter(limit: 3)
  print(filter?.limit as Any)
}
local()

struct Page {
  var filter: Filter? { didSet { print("page") } }
  mutating func change() {
    filter?.limit = 2
    filter?.clear()
    self.filter?.tags?.append("b")
  }
}
struct Book { var page: Page? = Page() { didSet { print("book") } } }
var page = Page()
page.change()
var book = Book()
book.page?.filter?.limit = 1
book.page = nil
book.page?.filter?.limit = 1
