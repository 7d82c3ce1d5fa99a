func title(for tab: String) -> String {
  switch tab {
  case "home", "start": return "Home"
  case "cart": return "Cart"
  default: return "Unknown tab \(tab)"
  }
}
print(title(for: "start"))
print(title(for: "cart"))
print(title(for: "x"))
