final class Coordinator {
  var children: [Coordinator] = []
  let name: String
  init(_ name: String) { self.name = name }
  func start() { print("start", name) }
}
let app = Coordinator("app")
let login = Coordinator("login")
app.children.append(login)
login.start()
print(app.children.map { $0.name })
