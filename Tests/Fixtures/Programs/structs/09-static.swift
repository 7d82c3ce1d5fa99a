struct Theme {
  static let standard = Theme(name: "standard")
  nonisolated(unsafe) static var count = 0
  let name: String
  static func make(_ name: String) -> Theme {
    count += 1
    return Theme(name: name)
  }
}
print(Theme.standard.name, Theme.make("dark").name, Theme.make("x").name, Theme.count)
