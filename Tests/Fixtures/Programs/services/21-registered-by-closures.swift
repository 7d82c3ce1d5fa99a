// A container whose keys are types that only the closures tell.
protocol Serving { var name: String { get } }
struct Remote: Serving { var name = "remote" }

final class Registry {
  static let shared = Registry()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<Service>(_ type: Service.Type = Service.self, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }
  func required<Service>() -> Service { resolve(Service.self)! }
}

@propertyWrapper
struct Injected<Service> {
  let wrappedValue: Service
  init() { wrappedValue = Registry.shared.required() }
}

let registry = Registry.shared
registry.register { Remote() as Serving }
registry.register { Remote(name: "own") }
registry.register { "text" }
registry.register { 42 }
registry.register { [1, 2] }
registry.register { true }
registry.register(Double.self) { 1 }

struct Screen {
  @Injected var serving: Serving
  @Injected var remote: Remote
  @Injected var title: String
  @Injected var pages: [Int]
  @Injected var isNew: Bool
}
let screen = Screen()
print(screen.serving.name, screen.remote.name, screen.title, screen.pages, screen.isNew)
let share: Double = registry.required()
let count: Int? = registry.resolve()
let size: Float? = registry.resolve()
print(share, count ?? 0, size ?? 0, registry.resolve() ?? "none", registry.resolve(Serving.self)?.name ?? "nobody")
