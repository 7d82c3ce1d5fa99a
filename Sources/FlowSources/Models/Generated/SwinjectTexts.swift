// swift-format-ignore-file
// The files of Models/Swinject as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let swinjectTexts: [(path: String, text: String)] = [
    (
      "Swinject/Autoregistration.swift",
      ##"""
/// Registers an initialiser, whose parameters are resolved by their types.
extension Container {
  func autoregister<Service>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping () -> Service
  ) -> ServiceEntry<Service> { register(service, name: name) { _ in initializer() } }

  func autoregister<Service, A>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!)
    }
  }

  func autoregister<Service, A, B>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!)
    }
  }

  func autoregister<Service, A, B, C>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!)
    }
  }

  func autoregister<Service, A, B, C, D>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!)
    }
  }

  func autoregister<Service, A, B, C, D, E>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(
        r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!,
        r.resolve(E.self)!)
    }
  }

  func autoregister<Service, A, B, C, D, E, F>(
    _ service: Service.Type, name: String? = nil, initializer: @escaping (A, B, C, D, E, F) -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name) { r in
      initializer(
        r.resolve(A.self)!, r.resolve(B.self)!, r.resolve(C.self)!, r.resolve(D.self)!,
        r.resolve(E.self)!, r.resolve(F.self)!)
    }
  }
}
"""##
    ),
    (
      "Swinject/Container.swift",
      ##"""
import Foundation

/// What gives objects of services.
protocol Resolver: AnyObject {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, argument: Any) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?, argument: Any) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, arguments first: Any, _ second: Any) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, arguments first: Any, _ second: Any, _ third: Any) -> Service?
}

/// How long an object is given again.
enum ObjectScope {
  case transient
  /// Within one call of `resolve` from outside.
  case graph
  case container
  case weak
}

/// What makes objects, whatever they are.
class AnyServiceEntry {
  let make: (Resolver, [Any]) -> Any
  var scope: ObjectScope
  var completions: [(Resolver, Any) -> Void] = []
  var kept: [Any] = []
  weak var keptWeakly: AnyObject?
  let key: String

  init(_ key: String, _ scope: ObjectScope, _ make: @escaping (Resolver, [Any]) -> Any) {
    self.key = key
    self.scope = scope
    self.make = make
  }
}

/// What makes the objects of one service.
final class ServiceEntry<Service>: AnyServiceEntry {
  func inObjectScope(_ scope: ObjectScope) -> ServiceEntry<Service> {
    self.scope = scope
    return self
  }

  func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> ServiceEntry<Service> {
    completions.append({ completed($0, $1 as! Service) })
    return self
  }
}

/// Keeps what makes objects, by their services' types and names.
final class Container: Resolver {
  private var entries: [String: AnyServiceEntry] = [:]
  private let parent: Container?
  private let defaultScope: ObjectScope
  /// What this call of `resolve` from outside has made.
  private var graph: [String: Any] = [:]
  private var depth = 0

  init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
    defaultScope = defaultObjectScope
  }

  convenience init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, registeringClosure: (Container) -> Void
  ) {
    self.init(parent: parent, defaultObjectScope: defaultObjectScope)
    registeringClosure(self)
  }

  private static func key(_ type: Any, _ name: String?, _ count: Int) -> String {
    "\(type) \(name ?? "") \(count)"
  }

  private func add<Service>(
    _ type: Service.Type, _ name: String?, _ count: Int, _ make: @escaping (Resolver, [Any]) -> Any
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(Container.key(type, name, count), defaultScope, make)
    entries[entry.key] = entry
    return entry
  }

  func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, 0) { resolver, _ in factory(resolver) } }

  func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Any) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, 1) { factory($0, $1[0]) } }

  func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Any, Any) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, 2) { factory($0, $1[0], $1[1]) } }

  func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Any, Any, Any) -> Service
  ) -> ServiceEntry<Service> { add(serviceType, name, 3) { factory($0, $1[0], $1[1], $1[2]) } }

  func removeAll() { entries = [:] }

  func synchronize() -> Resolver { self }

  func resolve<Service>(_ serviceType: Service.Type) -> Service? { find(serviceType, nil, []) as? Service }

  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    find(serviceType, name, []) as? Service
  }

  func resolve<Service>(_ serviceType: Service.Type, argument: Any) -> Service? {
    find(serviceType, nil, [argument]) as? Service
  }

  func resolve<Service>(_ serviceType: Service.Type, name: String?, argument: Any) -> Service? {
    find(serviceType, name, [argument]) as? Service
  }

  func resolve<Service>(_ serviceType: Service.Type, arguments first: Any, _ second: Any) -> Service? {
    find(serviceType, nil, [first, second]) as? Service
  }

  func resolve<Service>(_ serviceType: Service.Type, arguments first: Any, _ second: Any, _ third: Any) -> Service? {
    find(serviceType, nil, [first, second, third]) as? Service
  }

  private func find(_ type: Any, _ name: String?, _ arguments: [Any]) -> Any? {
    guard let entry = entries[Container.key(type, name, arguments.count)] else {
      return parent?.find(type, name, arguments)
    }
    switch entry.scope {
    case .container: if let kept = entry.kept.first { return kept }
    case .weak: if let kept = entry.keptWeakly { return kept }
    case .graph: if let made = graph[entry.key] { return made }
    case .transient: break
    }
    depth += 1
    let made = entry.make(self, arguments)
    switch entry.scope {
    case .container: entry.kept = [made]
    case .weak: entry.keptWeakly = made as AnyObject
    case .graph: graph[entry.key] = made
    case .transient: break
    }
    for completion in entry.completions { completion(self, made) }
    depth -= 1
    if depth == 0 { graph = [:] }
    return made
  }
}

/// Registers services that belong together.
protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: Resolver)
}

extension Assembly {
  func loaded(resolver: Resolver) {}
}

/// Has assemblies register their services in one container.
final class Assembler {
  private let container: Container
  var resolver: Resolver { container }

  init(container: Container = Container()) { self.container = container }

  init(_ assemblies: [any Assembly], container: Container = Container()) {
    self.container = container
    apply(assemblies: assemblies)
  }

  func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }

  func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
"""##
    ),
  ]
}
