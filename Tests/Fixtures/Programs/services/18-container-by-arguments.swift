// A container that keeps factories of all kinds and finds them by the types of their arguments.

protocol Resolver {}
protocol Animal { var name: String { get } }
struct Cat: Animal { let name: String }
struct Key: Hashable {
  let service: Any.Type
  let arguments: Any.Type
  static func == (one: Key, other: Key) -> Bool { one.service == other.service && one.arguments == other.arguments }
  func hash(into hasher: inout Hasher) {
    ObjectIdentifier(service).hash(into: &hasher)
    ObjectIdentifier(arguments).hash(into: &hasher)
  }
}
final class Container: Resolver {
  private var factories: [Key: Any] = [:]
  func register<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) { keep(type, factory) }
  func register<Service, Argument>(_ type: Service.Type, factory: @escaping (Resolver, Argument) -> Service) {
    keep(type, factory)
  }
  func register<Service, One, Two>(_ type: Service.Type, factory: @escaping (Resolver, One, Two) -> Service) {
    keep(type, factory)
  }
  private func keep<Service, Arguments>(_ type: Service.Type, _ factory: @escaping (Arguments) -> Any) {
    print("keeps", Service.self, Arguments.self)
    factories[Key(service: type, arguments: Arguments.self)] = factory
  }
  func resolve<Service>(_ type: Service.Type) -> Service? {
    typealias Factory = (Resolver) -> Any
    return find { (factory: Factory) in factory(self) }
  }
  func resolve<Service, Argument>(_ type: Service.Type, argument: Argument) -> Service? {
    typealias Factory = ((Resolver, Argument)) -> Any
    return find { (factory: Factory) in factory((self, argument)) }
  }
  func resolve<Service, One, Two>(_ type: Service.Type, arguments one: One, _ two: Two) -> Service? {
    typealias Factory = ((Resolver, One, Two)) -> Any
    return find { (factory: Factory) in factory((self, one, two)) }
  }
  private func find<Service, Arguments>(_ call: ((Arguments) -> Any) -> Any) -> Service? {
    guard let factory = factories[Key(service: Service.self, arguments: Arguments.self)] as? (Arguments) -> Any else {
      return nil
    }
    return call(factory) as? Service
  }
}
let container = Container()
print(container.resolve(Animal.self)?.name ?? "none")
container.register(Animal.self) { _ in Cat(name: "Mimi") }
container.register(Animal.self) { (_, name: String) in Cat(name: name) }
container.register(Animal.self) { (_: Resolver, name: String, age: Int) -> Animal in Cat(name: "\(name) \(age)") }
print(container.resolve(Animal.self)?.name ?? "none")
print(container.resolve(Animal.self, argument: "Tom")?.name ?? "none")
print(container.resolve(Animal.self, argument: 3)?.name ?? "none")
print(container.resolve(Animal.self, arguments: "Tom", 3)?.name ?? "none")

// A function is of the type of its last place, and of no other one.
func text(_ number: Int) -> String { "text \(number)" }
let plain: Any = text
print(plain is (Int) -> String, plain is (Int) -> Any, plain is (String) -> String, plain is () -> Void)
print((plain as? (Int) -> String)?(1) ?? "none")
let wide: Any = text as (Int) -> Any
print(wide is (Int) -> Any, wide is (Int) -> String)
func erased<A, B>(_ function: @escaping (A) -> B) -> Any { function }
func split<A>(_ function: @escaping (A) -> Any) -> Any { function }
func pair(_ number: Int, _ text: String) -> String { text + "\(number)" }
print(erased(text) is (Int) -> String, split(text) is (Int) -> String, split(text) is (Int) -> Any)
print(split(pair) is ((Int, String)) -> Any, split(pair) is (Int, String) -> Any)
print((split(pair) as? ((Int, String)) -> Any)?((3, "x")) ?? "none")
let kept: [String: Any] = ["text": text, "pair": pair]
print(kept["text"] is (Int) -> String, kept["pair"] is (Int) -> String)

// What a closure of one expression makes tells what is registered.
protocol Serving { var name: String { get } }
final class Service: Serving { let name = "service" }
final class Definition<Made, Given> {
  let factory: (Given) -> Made
  init(factory: @escaping (Given) -> Made) { self.factory = factory }
  func names() -> String { "\(Made.self) of \(Given.self)" }
}
final class Builder<Made, Given> {
  var factory: ((Given) -> Made)!
  init(configure: (Builder) -> ()) { configure(self) }
  func build() -> Definition<Made, Given> {
    let factory = self.factory!
    return Definition<Made, Given>(factory: factory)
  }
}
func define<Made>(factory: @escaping (()) -> Made) -> Definition<Made, ()> {
  Builder<Made, ()> { $0.factory = factory }.build()
}
func define<Made, Given>(factory: @escaping (Given) -> Made) -> Definition<Made, Given> {
  Builder<Made, Given> { $0.factory = factory }.build()
}
print(define { Service() }.names(), define { Service() as Serving }.names(), define { "x" as String }.factory(()))
print(define { (name: String) in Cat(name: name) }.factory("Kit").name)
