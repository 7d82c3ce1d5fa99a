import Foundation

enum Route: Equatable {
  case home
  case product(id: Int, review: Bool)
  case search(query: String, page: Int)
  case profile(name: String)
  indirect case modal(Route)
}
struct Pattern {
  let parts: [String]
  let make: ([String: String], [String: String]) -> Route?
  init(_ path: String, _ make: @escaping ([String: String], [String: String]) -> Route?) {
    parts = path.split(separator: "/").map(String.init)
    self.make = make
  }
  func match(_ path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, value) in zip(parts, path) {
      if part.hasPrefix(":") { values[String(part.dropFirst())] = value } else if part != value { return nil }
    }
    return values
  }
}
struct Router {
  private var patterns: [Pattern] = []
  mutating func register(_ path: String, _ make: @escaping ([String: String], [String: String]) -> Route?) {
    patterns.append(Pattern(path, make))
  }
  func route(_ text: String) -> Route? {
    guard let parts = URLComponents(string: text), parts.scheme == "shop" else { return nil }
    let path = ([parts.host ?? ""] + parts.path.split(separator: "/").map(String.init)).filter { !$0.isEmpty }
    var query: [String: String] = [:]
    for item in parts.queryItems ?? [] { query[item.name] = item.value }
    for pattern in patterns {
      guard let values = pattern.match(path), let route = pattern.make(values, query) else { continue }
      return query["modal"] == "1" ? .modal(route) : route
    }
    return nil
  }
}
var router = Router()
router.register("home") { _, _ in .home }
router.register("product/:id") { path, query in
  path["id"].flatMap(Int.init).map { .product(id: $0, review: query["review"] == "yes") }
}
router.register("product/featured") { _, _ in .product(id: 0, review: false) }
router.register("search") { _, query in
  query["q"].map { .search(query: $0, page: query["page"].flatMap(Int.init) ?? 1) }
}
router.register("user/:name/profile") { path, _ in .profile(name: path["name"]!) }
let links = [
  "shop://home", "shop://product/42?review=yes", "shop://product/featured", "shop://product/x/y",
  "shop://search?q=red%20shoes&page=3", "shop://search", "shop://user/ada/profile?modal=1", "http://home", "shop://",
]
for link in links { print(link, "->", router.route(link).map { "\($0)" } ?? "nowhere") }
print(router.route("shop://home?modal=1") == .modal(.home))
