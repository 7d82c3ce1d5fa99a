enum E: Error { case deep }
func a() throws -> Int { throw E.deep }
func b() throws -> Int { try a() + 1 }
func c() -> String {
  do { return "\(try b())" } catch { return "caught \(error)" }
}
print(c())
