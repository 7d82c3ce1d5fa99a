// Swift 5: a function uses a variable of the top level.
final class Owner {
  let name: String
  var onEvent: (() -> String)?
  init(name: String) { self.name = name }
  deinit { print(name, "gone") }
}
final class Child {
  unowned let owner: Owner
  init(owner: Owner) { self.owner = owner }
  func call() -> String { "child of \(owner.name)" }
}
func makeChild(keeping keep: Bool, in list: inout [Owner]) -> Child {
  let owner = Owner(name: keep ? "kept" : "dropped")
  if keep { list.append(owner) }
  let child = Child(owner: owner)
  print(child.call())
  return child
}
var owners: [Owner] = []
let kept = makeChild(keeping: true, in: &owners)
let orphan = makeChild(keeping: false, in: &owners)
print(kept.call(), owners.count)
func readOrphan() {
  print("asking the orphan")
  print(orphan.call())
}
readOrphan()
