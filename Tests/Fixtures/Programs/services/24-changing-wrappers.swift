// A wrapper that finds its service where it is read first, and an initializer of an enumeration as a function.
final class Container {
  static let shared = Container()
  private var makers: [String: () -> Any] = [:]
  private(set) var made = 0
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers["\(type)"] = make }
  func resolve<T>() -> T {
    made += 1
    guard let found = makers["\(T.self)"]?() as? T else { fatalError("nobody makes \(T.self)") }
    return found
  }
}

@propertyWrapper
struct Injected<Service> {
  private var service: Service?
  init() {}
  var wrappedValue: Service {
    mutating get {
      if let service { return service }
      let resolved: Service = Container.shared.resolve()
      service = resolved
      return resolved
    }
  }
}

protocol Clock { func now() -> Int }
struct FixedClock: Clock {
  let hour: Int
  func now() -> Int { hour }
}
final class Settings { var isMetric = true }

final class Screen {
  @Injected private var clock: Clock
  @Injected private var settings: Settings
  @Injected static var shared: Settings
  func show() -> String {
    settings.isMetric.toggle()
    return "\(clock.now()) \(settings.isMetric)"
  }
}

Container.shared.register(Clock.self) { FixedClock(hour: 9) }
Container.shared.register(Settings.self) { Settings() }
let screen = Screen()
print(Container.shared.made)
print(screen.show(), screen.show(), screen.show())
Screen.shared.isMetric = false
print(Screen.shared.isMetric, Container.shared.made)

enum System: String { case metric, imperial }
enum Level: Int { case low = 1, high }
let stored: String? = "imperial"
print(stored.flatMap(System.init) ?? .metric, ("none" as String?).flatMap(System.init) as Any)
print([1, 2, 3].compactMap(Level.init).map { "\($0)" }, ["metric", "x"].map(System.init).count)
