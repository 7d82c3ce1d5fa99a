// Closures whose parameters are functions: what they hand to those tells generic parameters.
struct Key: Hashable {
  let arguments: ObjectIdentifier
  init(_ type: Any.Type) { arguments = ObjectIdentifier(type) }
}
final class Container {
  private var factories: [Key: (Any) -> Any] = [:]
  func register<T, A>(factory: @escaping ((A)) -> T) { factories[Key(A.self)] = { factory($0 as! A) } }
  func register<T, A, B>(factory: @escaping ((A, B)) -> T) { factories[Key((A, B).self)] = { factory($0 as! (A, B)) } }
  func resolve<T, A>(_ argument: A) -> T? { resolve { factory in factory(argument) } }
  func resolve<T, A, B>(_ one: A, _ other: B) -> T? { resolve { factory in factory((one, other)) } }
  func resolve<T, U>(builder: ((U) -> T) -> T) -> T? {
    print(U.self)
    guard let factory = factories[Key(U.self)] else { return nil }
    return builder { factory($0) as! T }
  }
  func resolve<T>(builder: (() -> T) -> T) -> T? { nil }
}
final class Client: CustomStringConvertible {
  let name: String, age: Int
  init(name: String, age: Int) { (self.name, self.age) = (name, age) }
  init(name: String) { (self.name, age) = (name, 0) }
  var description: String { "\(name), \(age)" }
}

let container = Container()
container.register { Client(name: $0) as Client }
container.register { Client(name: $0, age: $1) as Client }
let number = 7
container.register { (number: Int) in "number \(number)" }
print(container.resolve("Ann") as Client? as Any)
print(container.resolve("Ann", 4) as Client? as Any)
print(container.resolve(number) as String? as Any)
print(container.resolve(1.5) as String? as Any)

// Mirrors of superclasses.
class Base { let id = 1; var tags = ["a"] }
class Middle: Base {}
final class Leaf: Middle { let leaf = true }
var mirror: Mirror? = Mirror(reflecting: Leaf())
while let each = mirror {
  print(each.subjectType, each.children.map { $0.label ?? "-" })
  mirror = each.superclassMirror
}
print(Mirror(reflecting: 1).superclassMirror == nil)

// A function that goes through `withoutActuallyEscaping` is the one that is called.
struct Caller {
  func call(_ name: String, with make: (() -> String) -> String) -> String { make { "\(name): nothing" } }
  func call<U>(_ name: String, with make: ((U) -> String) -> String) -> String { make { _ in "\(name): \(U.self)" } }
}
print(Caller().call("inner") { make in withoutActuallyEscaping(make, do: { (make) in { make() }() }) })
print(Caller().call("argument") { (make: (Int) -> String) in withoutActuallyEscaping(make, do: { $0(3) }) })
