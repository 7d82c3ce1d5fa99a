import Foundation

struct Response<Value: Decodable>: Decodable {
  let status: String
  let data: Value?
  let errors: [APIError]?
}
struct APIError: Decodable, Error, Equatable { let code: Int; let message: String }
struct Empty: Decodable {}
struct User: Codable, Equatable { let id: Int; let name: String }
enum ClientError: Error { case api([APIError]), noData, decoding(String) }

final class Client {
  private let responses: [String: String]
  private let decoder = JSONDecoder()
  init(_ responses: [String: String]) { self.responses = responses }
  func get<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) -> Result<Value, ClientError> {
    guard let text = responses[path] else { return .failure(.noData) }
    do {
      let response = try decoder.decode(Response<Value>.self, from: Data(text.utf8))
      if let errors = response.errors, !errors.isEmpty { return .failure(.api(errors)) }
      return response.data.map(Result.success) ?? .failure(.noData)
    } catch let error as DecodingError {
      return .failure(.decoding(describe(error)))
    } catch { return .failure(.decoding("unknown")) }
  }
  private func describe(_ error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined()
    }
    switch error {
    case .keyNotFound(let key, let context): return "key \(path(context)).\(key.stringValue)"
    case .typeMismatch(let type, let context): return "\(type) \(path(context))"
    case .valueNotFound(let type, let context): return "null \(type) \(path(context))"
    case .dataCorrupted: return "corrupt"
    @unknown default: return "new"
    }
  }
}
let client = Client([
  "/me": #"{"status": "ok", "data": {"id": 1, "name": "Ada"}}"#,
  "/users": #"{"status": "ok", "data": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bo"}], "errors": []}"#,
  "/broken": #"{"status": "ok", "data": [{"id": 1, "name": "Ada"}, {"id": 2}]}"#,
  "/denied": #"{"status": "error", "errors": [{"code": 3, "message": "no"}, {"code": 4, "message": "never"}]}"#,
  "/types": #"{"status": 5}"#,
  "/junk": "<html>",
  "/null": #"{"status": "ok", "data": null}"#,
])
let me: Result<User, ClientError> = client.get("/me")
print(me)
print(client.get("/users", as: [User].self).map { $0.map(\.name) })
for path in ["/broken", "/denied", "/types", "/junk", "/null", "/none"] {
  switch client.get(path, as: [User].self) {
  case .success(let users): print(path, users)
  case .failure(.api(let errors)): print(path, errors.map(\.message), errors[0].code)
  case .failure(let error): print(path, error)
  }
}
struct Lossy<Element: Decodable>: Decodable {
  let elements: [Element]
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var result: [Element] = []
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        result.append(element)
      } else {
        _ = try container.decode(Empty.self)
      }
    }
    elements = result
  }
}
let lossy = try JSONDecoder().decode(
  Lossy<User>.self, from: Data(#"[{"id": 1, "name": "a"}, {"id": "x"}, {"id": 3, "name": "c"}]"#.utf8))
print(lossy.elements.map(\.id))
