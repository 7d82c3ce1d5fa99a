protocol AuthService {
  func signIn(name: String, password: String, completion: @escaping (Result<String, AuthError>) -> Void)
}
enum AuthError: Error, Equatable { case wrongPassword(left: Int), locked, unknownUser }
final class FakeAuth: AuthService {
  private let passwords = ["ada": "1815", "alan": "1912"]
  private var tries: [String: Int] = [:]
  func signIn(name: String, password: String, completion: @escaping (Result<String, AuthError>) -> Void) {
    guard let right = passwords[name] else { return completion(.failure(.unknownUser)) }
    guard tries[name, default: 0] < 3 else { return completion(.failure(.locked)) }
    if right == password {
      tries[name] = nil
      completion(.success("token-\(name)"))
    } else {
      tries[name, default: 0] += 1
      completion(.failure(.wrongPassword(left: 3 - tries[name]!)))
    }
  }
}
final class LoginViewModel {
  enum State { case editing(canSubmit: Bool), submitting, signedIn(String), failed(message: String) }
  var name = "" { didSet { edited() } }
  var password = "" { didSet { edited() } }
  private(set) var state = State.editing(canSubmit: false) { didSet { onState?(state) } }
  var onState: ((State) -> Void)?
  private let auth: AuthService

  init(auth: AuthService) { self.auth = auth }

  private func edited() { state = .editing(canSubmit: !name.isEmpty && !password.isEmpty) }

  func submit() {
    guard case .editing(canSubmit: true) = state else { return print("cannot submit in \(state)") }
    state = .submitting
    auth.signIn(name: name.lowercased(), password: password) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let token): self.state = .signedIn(token)
      case .failure(let error): self.state = .failed(message: Self.message(for: error))
      }
    }
  }
  private static func message(for error: AuthError) -> String {
    switch error {
    case .wrongPassword(left: 0), .locked: return "Your account is locked."
    case .wrongPassword(left: 1): return "Wrong password. One try left."
    case .wrongPassword(let left): return "Wrong password. \(left) tries left."
    case .unknownUser: return "Nobody of that name."
    }
  }
}
let model = LoginViewModel(auth: FakeAuth())
model.onState = { print("state:", $0) }
model.submit()
model.name = "Ada"
for password in ["x", "y", "1815"] {
  model.password = password
  model.submit()
}
model.name = "bob"
model.submit()
model.name = "alan"
for password in ["1", "2", "3", "1912"] {
  model.password = password
  model.submit()
}
