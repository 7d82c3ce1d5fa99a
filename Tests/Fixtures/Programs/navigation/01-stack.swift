struct NavigationStack {
  private(set) var screens = ["Home"]
  mutating func push(_ screen: String) { screens.append(screen) }
  mutating func pop() { if screens.count > 1 { screens.removeLast() } }
}
var stack = NavigationStack()
stack.push("Detail")
stack.push("Edit")
stack.pop()
print(stack.screens)
