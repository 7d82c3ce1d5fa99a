// A container that tells registrations by the types of the arguments that their closures take.
struct Key: Hashable {
  let service: ObjectIdentifier, arguments: ObjectIdentifier
  init(_ service: Any.Type, _ arguments: Any.Type) {
    self.service = ObjectIdentifier(service)
    self.arguments = ObjectIdentifier(arguments)
  }
}
protocol Animal { var name: String { get } }
protocol Food {}
struct Fish: Food {}
struct Cat: Animal {
  let name: String
  init(name: String) { self.name = name }
  init(named name: String?) { self.name = name ?? "nobody" }
  init(name: String, age: Int) { self.name = "\(name), \(age)" }
  init(fed food: Food) { name = "fed \(food)" }
}
func stray(_ number: Int) -> Cat { Cat(name: "stray \(number)") }

final class Container {
  private var factories: [Key: Any] = [:]
  private(set) var registered: [String] = []
  private func add<Service, Arguments>(_ service: Service.Type, _ factory: @escaping (Arguments) -> Any) {
    factories[Key(Service.self, Arguments.self)] = factory
    registered.append("\(Arguments.self)")
  }
  func register<Service, One>(_ service: Service.Type, factory: @escaping (Container, One) -> Service) {
    add(service, factory)
  }
  func register<Service, One, Two>(_ service: Service.Type, factory: @escaping (Container, One, Two) -> Service) {
    add(service, factory)
  }
  func resolve<Service, One>(_ service: Service.Type, argument: One) -> Service? {
    typealias Arguments = (Container, One)
    guard let factory = factories[Key(Service.self, Arguments.self)] as? (Arguments) -> Any else { return nil }
    return factory((self, argument)) as? Service
  }
}

let container = Container()
container.register(Animal.self) { _, name in Cat(name: name) }
container.register(Animal.self) { _, name in Cat(named: name) }
container.register(Animal.self) { _, name, age in Cat(name: name, age: age) }
container.register(Animal.self) { (_, number: Int) in stray(number) }
container.register(Cat.self) { _, number in stray(number) }
container.register(Animal.self) { Cat(fed: $1) }
print(container.registered)
print(container.resolve(Animal.self, argument: "Tom")?.name ?? "none")
print(container.resolve(Animal.self, argument: String?.none)?.name ?? "none")
print(container.resolve(Animal.self, argument: 3)?.name ?? "none")
print(container.resolve(Cat.self, argument: 4)?.name ?? "none")
print(container.resolve(Animal.self, argument: Fish() as Food)?.name ?? "none")
print(container.resolve(Animal.self, argument: Fish())?.name ?? "none")
print(container.resolve(Animal.self, argument: 1.5)?.name ?? "none")
