enum Route { case home, item(Int), settings(tab: String) }
func title(_ route: Route) -> String {
  switch route {
  case .home: return "Home"
  case .item(let id): return "Item \(id)"
  case .settings(let tab): return "Settings/\(tab)"
  }
}
print([Route.home, .item(3), .settings(tab: "sound")].map(title))
