final class LoginViewModel {
  var name = "" { didSet { update() } }
  var password = "" { didSet { update() } }
  private(set) var isEnabled = false { didSet { if oldValue != isEnabled { print("button", isEnabled) } } }
  private func update() { isEnabled = !name.isEmpty && password.count > 3 }
}
let login = LoginViewModel()
login.name = "al"
login.password = "123"
login.password = "1234"
login.name = ""
