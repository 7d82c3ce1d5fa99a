struct User { let first: String; let last: String }
final class ProfileViewModel {
  private let user: User
  init(user: User) { self.user = user }
  var title: String { "\(user.first) \(user.last.prefix(1))." }
}
print(ProfileViewModel(user: User(first: "Ada", last: "Lovelace")).title)
