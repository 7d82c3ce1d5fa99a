class Screen {
  let title: String
  init(title: String) { self.title = title }
  convenience init() { self.init(title: "Untitled") }
}
print(Screen().title, Screen(title: "Home").title)
