import Foundation

struct User: Sendable { let id: Int; let name: String }
enum LoadError: Error, Equatable { case notFound(Int), offline }
typealias Completion<Value> = @Sendable (Result<Value, LoadError>) -> Void

struct API: Sendable {
  var isOnline = true
  func ids(completion: @escaping Completion<[Int]>) {
    let result: Result<[Int], LoadError> = isOnline ? .success([2, 1, 9]) : .failure(.offline)
    DispatchQueue.main.async { completion(result) }
  }
  func user(_ id: Int, completion: @escaping Completion<User>) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Double(id) * 0.02) {
      completion(id < 5 ? .success(User(id: id, name: "user\(id)")) : .failure(.notFound(id)))
    }
  }
}
@MainActor
final class UsersModel {
  private let api: API
  private(set) var names: [Int: String] = [:]
  private(set) var errors: [LoadError] = []
  var onState: (String) -> Void = { print("state:", $0) }
  init(api: API) { self.api = api }
  func load(then done: @escaping @MainActor () -> Void) {
    onState("loading")
    api.ids { [weak self] result in
      MainActor.assumeIsolated {
        switch result {
        case .success(let ids): self?.load(ids, then: done)
        case .failure(let error):
          self?.onState("failed \(error)")
          done()
        }
      }
    }
  }
  private func load(_ ids: [Int], then done: @escaping @MainActor () -> Void) {
    let group = DispatchGroup()
    for id in ids {
      group.enter()
      api.user(id) { result in
        MainActor.assumeIsolated {
          switch result {
          case .success(let user):
            self.names[user.id] = user.name
            self.onState("got \(user.name)")
          case .failure(let error): self.errors.append(error)
          }
        }
        group.leave()
      }
    }
    group.notify(queue: .main) {
      MainActor.assumeIsolated {
        self.onState("loaded \(self.names.keys.sorted()), \(self.errors)")
        done()
      }
    }
  }
}
@main
@MainActor
enum Main {
  static func main() {
    let model = UsersModel(api: API())
    model.load {
      print("names", model.names.sorted { $0.key < $1.key }.map(\.value))
      let offline = UsersModel(api: API(isOnline: false))
      offline.load {
        print("nothing", offline.names.isEmpty)
        exit(0)
      }
    }
    print("started")
    dispatchMain()
  }
}
