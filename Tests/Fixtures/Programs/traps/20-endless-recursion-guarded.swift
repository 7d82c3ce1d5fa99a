struct Budget {
  private(set) var left: Int
  mutating func spend() {
    left -= 1
    precondition(left >= 0, "the walk does not end")
  }
}
final class Node {
  let name: String
  var next: Node?
  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
  }
}
func length(_ node: Node?, _ budget: inout Budget) -> Int {
  guard let node else { return 0 }
  budget.spend()
  return 1 + length(node.next, &budget)
}
let last = Node("c")
let first = Node("a", next: Node("b", next: last))
var budget = Budget(left: 10)
print(length(first, &budget), budget.left)
last.next = first
print("a ring now")
var names: [String] = []
var current: Node? = first
while let node = current, names.count < 5 {
  names.append(node.name)
  current = node.next
}
print(names.joined(separator: ">"))
print(length(first, &budget))
