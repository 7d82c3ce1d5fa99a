// Deep links parsed into routes, a coordinator that keeps children, results by closures.
import Foundation

enum Route: Equatable {
  case home, product(id: Int, tab: String?), search(query: String, filters: [String: String]), unknown(String)
  init(_ string: String) {
    guard let c = URLComponents(string: string), c.scheme == "shop" || c.host == "shop.example" else {
      self = .unknown(string); return
    }
    let q = Dictionary((c.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let parts = ((c.scheme == "shop" ? [c.host ?? ""] : []) + c.path.split(separator: "/").map(String.init)).filter {
      !$0.isEmpty
    }
    switch (parts.first, parts.dropFirst().first) {
    case (nil, _), ("home"?, _): self = .home
    case ("product"?, let id?):
      if let n = Int(id) { self = .product(id: n, tab: q["tab"]) } else { self = .unknown(id) }
    case ("search"?, nil): self = .search(query: q["q"] ?? "", filters: q.filter { $0.key != "q" })
    case (let first?, _): self = .unknown(first)
    }
  }
}
for link in [
  "shop://home", "shop://product/12?tab=reviews", "https://shop.example/product/7",
  "shop://search?q=red%20shoe&size=42", "shop://product/x", "shop://cart", "http://other", "https://shop.example/",
] { print(Route(link)) }
protocol Coordinator: AnyObject { var children: [any Coordinator] { get set }; var name: String { get }; func start() }
extension Coordinator {
  func add(_ c: any Coordinator) { children.append(c); c.start() };
  func remove(_ c: any Coordinator) { children.removeAll { $0 === c } };
  var tree: String { children.isEmpty ? name : "\(name)[\(children.map(\.tree).joined(separator: ","))]" }
}
final class Login: Coordinator {
  var children: [any Coordinator] = []; let name = "login"; var onEnd: ((String?) -> Void)?; func start() {};
  func finish(_ u: String?) { onEnd?(u) }; deinit { print("login gone") }
}
final class App: Coordinator {
  var children: [any Coordinator] = []; let name = "app"; var stack: [Route] = []; private var pending: Route?
  func start() { stack = [.home] }
  func open(_ link: String, user: String?) {
    let r = Route(link);
    guard user != nil else {
      pending = r; let l = Login();
      l.onEnd = { [weak self, weak l] user in
        guard let self, let l else { return }; self.remove(l);
        if let p = self.pending, user != nil { self.stack.append(p) }; self.pending = nil
      }; add(l); return
    }; if let i = stack.firstIndex(of: r) { stack.removeLast(stack.count - i - 1) } else { stack.append(r) }
  }
}
let app = App(); app.start(); app.open("shop://product/1", user: "u"); app.open("shop://search?q=a", user: "u");
app.open("shop://product/1", user: "u"); print(app.stack)
app.open("shop://product/2", user: nil); print(app.tree); (app.children[0] as? Login)?.finish("me");
print(app.tree, app.stack.count, app.stack.last!)
var parts = URLComponents(); parts.scheme = "https"; parts.host = "a.b"; parts.path = "/x y";
parts.queryItems = [URLQueryItem(name: "q", value: "a&b=c"), URLQueryItem(name: "n", value: nil)]
print(
  parts.string!, parts.url!.path, parts.url!.query ?? "-",
  URL(string: "https://a.b/c/d.txt")!.deletingLastPathComponent().lastPathComponent, URL(string: "a b") == nil,
  URL(fileURLWithPath: "/tmp/x.tar.gz").pathExtension,
  URL(string: "../z", relativeTo: URL(string: "https://a.b/c/d"))!.absoluteString)
