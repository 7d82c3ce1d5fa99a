enum LoginError: Error { case wrongPassword }
func login(_ password: String) throws -> String {
  if password != "secret" { throw LoginError.wrongPassword }
  return "welcome"
}
do {
  print(try login("secret"))
  print(try login("x"))
} catch {
  print("failed:", error)
}
