struct Missing: Error {}
func find(_ n: Int) throws -> Int {
  guard n > 0 else { throw Missing() }
  return n
}
print((try? find(3)) as Any, (try? find(0)) as Any)
print((try? find(-1)) ?? 7)
