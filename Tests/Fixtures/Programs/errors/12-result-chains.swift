struct User { let id: Int; let name: String }
enum APIError: Error, Equatable { case notFound(Int), decoding(String), offline }
func fetch(_ id: Int) -> Result<String, APIError> {
  switch id {
  case 1: return .success("1:Ada")
  case 2: return .success("broken")
  case 3: return .failure(.offline)
  default: return .failure(.notFound(id))
  }
}
func decode(_ text: String) -> Result<User, APIError> {
  let parts = text.split(separator: ":")
  guard parts.count == 2, let id = Int(parts[0]) else { return .failure(.decoding(text)) }
  return .success(User(id: id, name: String(parts[1])))
}
for id in 1...4 {
  let result = fetch(id).flatMap(decode)
  switch result {
  case .success(let user): print("user", user.name)
  case .failure(.notFound(let id)): print("no user", id)
  case .failure(let error): print("error", error)
  }
  print(result.map(\.name.count), result.mapError { "E(\($0))".count > 3 ? APIError.offline : $0 })
}
let value = try? fetch(1).get()
print(value ?? "-", (try? fetch(9).get()) as Any)
let caught = Result { try fetch(3).get() }
print(caught)
do { _ = try caught.get() } catch { print("rethrown", error) }
let recovered = fetch(8).flatMapError { error in error == .offline ? .failure(error) : .success("default") }
print(recovered, recovered == .success("default"))
struct Timeout: Error {}
let attempts: [Result<Int, Error>] = [.failure(Timeout()), .failure(APIError.offline), .success(3)]
for case .success(let n) in attempts { print("got", n) }
print(attempts.compactMap { try? $0.get() }, attempts.filter { if case .failure = $0 { true } else { false } }.count)
func retry<T>(_ times: Int, _ body: (Int) throws -> T) -> Result<T, Error> {
  var last: Error = Timeout()
  for n in 1...times {
    do { return .success(try body(n)) } catch { last = error }
  }
  return .failure(last)
}
print(
  retry(3) { n in
    if n < 3 { throw APIError.notFound(n) }; return "ok \(n)"
  })
print(retry(2) { (n: Int) throws -> Int in throw APIError.notFound(n) })
func finish(_ result: Result<Void, APIError>) -> String { (try? result.get()) == nil ? "failed" : "done" }
print(finish(.success(())), finish(.failure(.offline)))
