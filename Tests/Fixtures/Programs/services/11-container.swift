final class Container {
  enum Scope { case transient, shared }
  private final class Entry {
    let scope: Scope
    let make: (Container) -> Any
    var instance: Any?
    init(_ scope: Scope, _ make: @escaping (Container) -> Any) {
      self.scope = scope
      self.make = make
    }
  }
  private var entries: [String: Entry] = [:]
  private let parent: Container?
  init(parent: Container? = nil) { self.parent = parent }

  private func key<T>(_ type: T.Type, _ name: String?) -> String { "\(type)" + (name.map { "/\($0)" } ?? "") }

  func register<T>(
    _ type: T.Type, name: String? = nil, scope: Scope = .transient,
    _ make: @escaping (Container) -> T
  ) {
    entries[key(type, name)] = Entry(scope, make)
  }
  func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T? {
    guard let entry = entries[key(type, name)] else { return parent?.resolve(type, name: name) }
    if let instance = entry.instance as? T { return instance }
    let made = entry.make(self) as? T
    if entry.scope == .shared { entry.instance = made }
    return made
  }
}
protocol API: AnyObject { func get(_ path: String) -> String }
final class LiveAPI: API {
  let host: String
  init(host: String) { self.host = host; print("api for", host) }
  func get(_ path: String) -> String { host + path }
}
protocol UserService { func user(_ id: Int) -> String }
struct LiveUserService: UserService {
  let api: API
  func user(_ id: Int) -> String { api.get("/users/\(id)") }
}
final class ProfileModel {
  let service: UserService
  var title = ""
  init(service: UserService) { self.service = service }
  func load() { title = service.user(7) }
}
let container = Container()
container.register(String.self, name: "host") { _ in "https://x.org" }
container.register(API.self, scope: .shared) { LiveAPI(host: $0.resolve(name: "host")!) }
container.register(UserService.self) { LiveUserService(api: $0.resolve()!) }
container.register(ProfileModel.self) { ProfileModel(service: $0.resolve()!) }
let first: ProfileModel? = container.resolve()
let second: ProfileModel = container.resolve()!
first?.load()
print(first!.title, first === second)
let a = container.resolve(API.self), b: API? = container.resolve()
print(a === b, container.resolve(Int.self) as Any)
final class StubAPI: API { func get(_ path: String) -> String { "stub" + path } }
let child = Container(parent: container)
child.register(API.self) { _ in StubAPI() }
child.register(UserService.self) { LiveUserService(api: $0.resolve()!) }
print(child.resolve(UserService.self)!.user(1), child.resolve(String.self, name: "host") ?? "-")
let inherited: ProfileModel = child.resolve()!
inherited.load()
print(inherited.title)
