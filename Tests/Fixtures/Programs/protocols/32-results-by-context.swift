// Generic functions whose result tells what their parameter is.

protocol Memento { var data: [String: Any] { get }; init(data: [String: Any]) }
struct User: Memento {
  let name: String; init(name: String) { self.name = name }; var data: [String: Any] { ["name": name] };
  init(data: [String: Any]) { name = data["name"] as? String ?? "?" }
}
var store: [String: [String: Any]] = [:]
func save<T: Memento>(_ m: T, for key: String) { store[key] = m.data }
func restore<T: Memento>(_ key: String) -> T? { guard let d = store[key] else { return nil }; return T(data: d) }
save(User(name: "Ann"), for: "a")
if let user = restore("a") as User? { print(user) }
let other: User? = restore("b")
print(other as Any)
let third = restore("a") as User?
print(third!.name)
func need(_ u: User) { print("need", u.name) }
need(restore("a")!)
func twice() -> User? { restore("a") }
print(twice() ?? User(name: "none"))
struct Holder { var u: User? = restore("a") }
print(Holder().u!.name)
print((restore("a") as User?)?.name ?? "-")
struct Care { subscript<T: Memento>(_ k: String) -> T? { restore(k) } }
let c = Care()
if let u = c["a"] as User? { print("sub", u.name) }
