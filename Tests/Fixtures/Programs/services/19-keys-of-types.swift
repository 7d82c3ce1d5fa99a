// Swift 5: in Swift 6 mode what is held as a protocol's is opened for every generic parameter.
// Services under the names of their types: a generic parameter is what the compiler sees, not what an object is.

protocol Reporting { func report() -> String }

class Printer: Reporting {
  func report() -> String { "printed" }
}

final class QuietPrinter: Printer {
  override func report() -> String { "" }
}

final class Registry {
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service) {
    services["\(Service.self)"] = service
    print("registered", Service.self)
  }

  func resolve<Service>() -> Service? {
    print("asked for", Service.self)
    return services["\(Service.self)"] as? Service
  }

  func need<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service: Service = resolve() else { fatalError("no \(type)") }
    return service
  }

  func make<Service>() -> Service {
    print("made for", Service.self)
    return services["\(Service.self)"] as! Service
  }
}

struct Wrapped<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  var name: String { "\(Value.self)" }
}

struct Plain<Value> {
  let value: Value
  var name: String { "\(Value.self)" }
}

func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
  print("locked for", Result.self)
  return try body()
}

func same<Value>(_ value: Value) -> Value {
  print("same", Value.self)
  return value
}

func first(of names: [String]) -> String? {
  locked {
    if names.isEmpty { return nil }
    return names[0]
  }
}

func cast<Target>(_ type: Target.Type, _ value: Any) -> Target? {
  locked { value as? Target }
}

final class Screen {
  let printer: Printer = QuietPrinter()
  var reporting: Reporting = Printer()
  var later: Printer! = QuietPrinter()
  let registry = Registry()

  func run() {
    registry.register(printer)
    registry.register(reporting)
    registry.register(QuietPrinter())
    registry.register(QuietPrinter() as Printer)
    let found: Reporting? = registry.resolve()
    print(found?.report() ?? "none")
    let quiet: QuietPrinter = registry.need()
    print(quiet.report().isEmpty)
    print(Wrapped(printer).name, Wrapped(reporting).name, Wrapped(quiet).name)
    print(Plain(value: printer).name, Plain(value: reporting).name)
    forward(printer)
  }

  func forward<Service>(_ service: Service) { registry.register(service) }
}

Screen().run()
print(first(of: []) ?? "nil", first(of: ["a"]) ?? "nil")
print(cast(Int.self, 3) as Any, cast(Int.self, "") as Any)
let number: Int? = same(5)
let certain: Int? = same(number ?? 1)
let double: Double? = same(1.5)
let any: Any = same(3)
print(number as Any, certain as Any, double as Any, any)
let printer: Printer? = locked { Printer() }
print(printer?.report() ?? "nil")
let other: Printer? = locked {
  print("in")
  return QuietPrinter()
}
print(other?.report() == "")
for each in [Printer(), QuietPrinter()] { print(type(of: each)) }
