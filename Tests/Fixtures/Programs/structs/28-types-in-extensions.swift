// Types that are declared in extensions, with extensions of their own that stand before them.

extension User.Coding.Box {
  var twice: [Int] { [size, size] }
}

extension User.Coding {
  var user: User { User(name: name, age: box.size) }
  static let empty = User.Coding(name: "", box: Box(size: 0))
}

struct User {
  let name: String
  var age: Int
}

extension User {
  struct Coding {
    struct Box {
      var size: Int
    }

    var name: String
    var box: Box
  }
}

extension User.Coding {
  enum Keys: String, CaseIterable { case name, box }
}

extension User.Coding.Keys {
  var title: String { rawValue.uppercased() }
}

let coding = User.Coding(name: "Ann", box: .init(size: 3))
print(coding.user, coding.box.twice)
print(User.Coding.empty.user.name.isEmpty, User.Coding.Keys.allCases.map(\.title))
