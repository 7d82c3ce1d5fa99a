func load(_ name: String) -> String {
  guard name == "Main" else { fatalError("no storyboard named \(name)") }
  return name
}
print(load("Main"))
print(load("Other"))
