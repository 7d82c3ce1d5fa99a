final class Session {
  nonisolated(unsafe) static let shared = Session()
  var user = "guest"
  private init() { print("made once") }
}
print(Session.shared.user)
Session.shared.user = "ada"
print(Session.shared.user)
