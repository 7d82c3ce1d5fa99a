/// Who is signed in.
struct Account: Equatable {
  /// The name that the account's screen shows.
  var name: String
  /// The address that the person signed in with.
  var email: String
}

extension Account {
  /// The account of somebody who gives an address only: the name is the part before the `@`.
  init(email: String) {
    let name = email.prefix { $0 != "@" }
    self.init(name: name.prefix(1).uppercased() + name.dropFirst(), email: email)
  }
}
