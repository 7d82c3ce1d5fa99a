struct User: Sendable { let id: Int; let name: String; let friends: [Int] }
enum APIError: Error, Equatable { case notFound(Int), offline }
actor API {
  private let users = [
    1: User(id: 1, name: "Ada", friends: [2, 3]), 2: User(id: 2, name: "Bo", friends: [1]),
    3: User(id: 3, name: "Cy", friends: [9]),
  ]
  private(set) var calls: [Int] = []
  var isOnline = true
  func setOnline(_ flag: Bool) { isOnline = flag }
  func user(_ id: Int) async throws -> User {
    calls.append(id)
    try await Task.sleep(nanoseconds: 100_000)
    guard isOnline else { throw APIError.offline }
    guard let user = users[id] else { throw APIError.notFound(id) }
    return user
  }
}
func friends(of id: Int, api: API) async throws -> [String] {
  let user = try await api.user(id)
  var names: [String] = []
  for friend in user.friends { names.append(try await api.user(friend).name) }
  return names
}
func safeFriends(of id: Int, api: API) async -> String {
  do {
    return try await friends(of: id, api: api).joined(separator: ", ")
  } catch APIError.notFound(let missing) {
    return "nobody has number \(missing)"
  } catch {
    return "failed: \(error)"
  }
}
let api = API()
print(try await friends(of: 1, api: api))
print(await safeFriends(of: 3, api: api), await safeFriends(of: 7, api: api))
print(await api.calls)
await api.setOnline(false)
print(await safeFriends(of: 1, api: api), (try? await api.user(2)) == nil)
await api.setOnline(true)

func retry<T: Sendable>(_ times: Int, _ body: @Sendable (Int) async throws -> T) async throws -> T {
  var last: (any Error)?
  for attempt in 1...times {
    do { return try await body(attempt) } catch {
      print("attempt \(attempt):", error)
      last = error
    }
  }
  throw last!
}
let user = try await retry(3) { attempt in try await api.user(attempt < 3 ? attempt + 10 : 2) }
print(user.name)
do {
  _ = try await retry(2) { _ in try await api.user(0) }
} catch { print("gave up", error as? APIError == .notFound(0)) }
extension Sequence where Self: Sendable, Element: Sendable {
  func asyncMap<T: Sendable>(_ transform: @Sendable (Element) async throws -> T) async rethrows -> [T] {
    var result: [T] = []
    for element in self { result.append(try await transform(element)) }
    return result
  }
}
print(try await [3, 2, 1].asyncMap { try await api.user($0).name })
