final class Resource {
  let name: String
  init(_ name: String) { self.name = name; print("+", name) }
  deinit { print("-", name) }
}
class Owner {
  let first = Resource("first")
  let second: Resource
  init(_ name: String) { second = Resource(name) }
  deinit { print("owner gone, still holds", first.name, second.name) }
}
class SubOwner: Owner {
  let third = Resource("third")
  deinit { print("sub owner gone") }
}
func scope() {
  print("scope begins")
  let local = Resource("local")
  defer { print("deferred, holds", local.name) }
  _ = Resource("dropped")
  print("scope ends")
}
scope()
var owner: Owner? = SubOwner("second")
owner = nil
print("--- replaced")
var current = Resource("old")
current = Resource("new")
print(current.name)
print("--- array")
var list: [Resource]? = [Resource("a"), Resource("b"), Resource("c")]
list?.removeFirst()
print("removed one")
list?.remove(at: 1)
list = nil
print("--- closure")
var closure: (() -> String)? = {
  let captured = Resource("captured")
  return { captured.name }
}()
print(closure?() ?? "-")
closure = nil
print("--- dictionary")
var cache = ["k": Resource("cached")]
cache["k"] = Resource("fresh")
cache.removeValue(forKey: "k")
print("--- loop")
for n in 1...2 {
  let item = Resource("loop \(n)")
  print("in", item.name)
}
do {
  let block = Resource("block")
  print("in", block.name)
}
struct Pair { let left: Resource; let right: Resource }
var pair: Pair? = Pair(left: Resource("left"), right: Resource("right"))
let copy = pair!.left
pair = nil
print("left is kept:", copy.name)
