import Foundation

func describe(_ text: String) {
  guard let url = URL(string: text) else { return print("no URL: \(text)") }
  print(url.scheme ?? "-", url.host ?? "-", url.port ?? -1, url.path, url.query ?? "-", separator: " | ")
}
for text in ["https://user@example.org:8080/a%20b/c?x=1&y=2#z", "mailto:a@b.c", "/relative/path", "shop://item/4"] {
  describe(text)
}
var components = URLComponents()
components.scheme = "https"
components.host = "api.example.org"
components.path = "/search"
components.queryItems = [
  URLQueryItem(name: "q", value: "red shoes & socks"), URLQueryItem(name: "page", value: "2"),
  URLQueryItem(name: "flag", value: nil),
]
print(components.url?.absoluteString ?? "-", components.percentEncodedQuery ?? "-")
let parsed = URLComponents(string: "https://x.org/p?a=1&b=two%20words&a=3")
print(parsed?.queryItems?.map { "\($0.name)=\($0.value ?? "nil")" } ?? [])
print(
  parsed?.queryItems?.first { $0.name == "b" }?.value ?? "-", parsed?.queryItems?.filter { $0.name == "a" }.count ?? 0)
let base = URL(string: "https://example.org/api/v1/")!
print(base.appendingPathComponent("users").appendingPathComponent("7").absoluteString)
print(
  URL(string: "items/3?x=y", relativeTo: base)?.absoluteString ?? "-",
  URL(string: "/root", relativeTo: base)!.absoluteURL.path)
print(base.deletingLastPathComponent().absoluteString, base.pathComponents)
let file = URL(fileURLWithPath: "/tmp/photos/cat.large.png")
print(file.lastPathComponent, file.pathExtension, file.deletingPathExtension().lastPathComponent, file.isFileURL)
print(file.deletingLastPathComponent().path, file.deletingPathExtension().appendingPathExtension("jpg").path)
print(URL(string: "https://a.org") == URL(string: "https://a.org"), Set([base, base]).count)
struct Endpoint {
  enum Method: String { case get = "GET", post = "POST" }
  var path: String
  var method = Method.get
  var query: [String: String] = [:]
  func url(on host: String) -> URL? {
    var components = URLComponents()
    (components.scheme, components.host, components.path) = ("https", host, "/" + path)
    if !query.isEmpty {
      components.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    return components.url
  }
}
extension Endpoint {
  static func user(_ id: Int) -> Endpoint { Endpoint(path: "users/\(id)") }
  static func search(_ text: String, page: Int = 1) -> Endpoint {
    Endpoint(path: "search", query: ["q": text, "page": "\(page)"])
  }
  static let logOut = Endpoint(path: "session", method: .post)
}
for endpoint in [Endpoint.user(3), .search("käse brot"), .search("x", page: 4), .logOut] {
  print(endpoint.method.rawValue, endpoint.url(on: "x.org")?.absoluteString ?? "-")
}
var bytes = Data([72, 105])
bytes.append(contentsOf: [33, 0])
bytes.append(Data("ok".utf8))
print(bytes.count, Array(bytes), bytes.subdata(in: 0..<3).base64EncodedString(), bytes[1], bytes.prefix(2).count)
print(String(data: Data(base64Encoded: "SGVsbG8=")!, encoding: .utf8)!, Data(base64Encoded: "???") as Any)
print(bytes.map { String(format: "%02x", $0) }.joined(), bytes == Data(bytes), Data().isEmpty)
