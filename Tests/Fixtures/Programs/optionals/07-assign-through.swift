struct User { var name: String }
var user: User? = User(name: "Al")
user?.name = "Bo"
print(user?.name ?? "-")
user = nil
user?.name = "Cy"
print(user as Any)
