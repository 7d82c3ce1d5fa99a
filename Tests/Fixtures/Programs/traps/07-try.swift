enum StoreError: Error { case missing(Int) }
func read(_ n: Int) throws -> Int {
  if n > 1 { throw StoreError.missing(n) }
  return n
}
// swift-format-ignore: NeverUseForceTry
print(try! read(1))
// swift-format-ignore: NeverUseForceTry
print(try! read(2))
