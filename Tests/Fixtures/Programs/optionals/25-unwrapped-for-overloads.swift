// What is implicitly unwrapped, as an argument of functions, subscripts and initializers of several forms.
struct Key: Hashable { let name: String }
enum Scope { case shared, unique }
struct Context { var depth = 0 }
protocol Shape { var sides: Int { get } }
struct Square: Shape { let sides = 4 }

final class Instances {
  private var shared: [Key: Any] = [:]
  subscript<T>(key key: Key, inScope scope: Scope, context context: Context) -> T? {
    get { scope == .shared ? shared[key] as? T : nil }
    set { if scope == .shared, context.depth >= 0 { shared[key] = newValue } }
  }
  subscript(context: Context) -> String { "context \(context.depth)" }
  subscript(name: String) -> String { "name \(name)" }
}

struct Printer {
  func show(_ number: Int) -> String { "Int \(number)" }
  func show(_ text: String) -> String { "String \(text)" }
  func show(_ context: Context) -> String { "Context \(context.depth)" }
  func keep(_ number: Int) -> String { "Int \(number)" }
  func keep(_ number: Int?) -> String { "Int? \(number as Any)" }
  func any(_ number: Int) -> String { "Int \(number)" }
  func any(_ value: Any) -> String { "Any" }
  func count<S: Shape>(_ shape: S) -> String { "shape \(shape.sides)" }
  func count(_ text: String) -> String { "text \(text)" }
  func pair(_ one: Int, _ other: String) -> String { "Int, String" }
  func pair(_ one: Int, _ other: Double) -> String { "Int, Double" }
}

struct Label {
  let text: String
  init(_ text: String) { self.text = "text \(text)" }
  init(_ number: Int) { self.text = "number \(number)" }
}

final class Container {
  var context: Context!
  var number: Int!
  var text: String!
  var square: Square!
  var missing: Int!
  let instances = Instances()
  let printer = Printer()

  func run() {
    context = Context(depth: 2)
    number = 7
    text = "seven"
    square = Square()
    let key = Key(name: "a")
    instances[key: key, inScope: .shared, context: context] = 12
    let found: Int? = instances[key: key, inScope: .shared, context: context]
    print(found as Any)
    if let other: String = instances[key: key, inScope: .shared, context: context] {
      print(other)
    } else {
      print("none")
    }
    print(instances[context], instances[text])
    print(printer.show(number), printer.show(text), printer.show(context))
    print(printer.keep(number), printer.keep(missing))
    print(printer.any(number).prefix(3))
    print(printer.count(square), printer.count(text))
    print(printer.pair(number, text), printer.pair(number, 2))
    print(Label(text).text, Label(number).text)
  }
}

Container().run()

// What a closure does with a parameter without a type tells what it can be.
struct Resolver {
  func resolve<U>(builder: ((U) throws -> String) throws -> String) rethrows -> String {
    try builder { "one \($0)" }
  }
  func resolve(builder: (() throws -> String) throws -> String) rethrows -> String { try builder { "none" } }
}
let resolver = Resolver()
let argument = 5
// swift-format-ignore: NeverUseForceTry
print(resolver.resolve { make in try! make(argument) })
// swift-format-ignore: NeverUseForceTry
print(resolver.resolve { make in try! make() })

final class Client {
  let service: String
  init(service: String) { self.service = service }
}
struct Registry {
  func register<T>(_ factory: (()) -> T) -> String { "nothing -> \(T.self)" }
  func register<T, A>(_ factory: ((A)) -> T) -> String { "\(A.self) -> \(T.self)" }
  func register<T, A, B>(_ factory: ((A, B)) -> T) -> String { "\(A.self), \(B.self) -> \(T.self)" }
}
let registry = Registry()
print(registry.register { Client(service: $0) as Client })
