func pages(_ items: Double, per page: Double) -> Int { Int((items / page).rounded(.up)) }
print(pages(10, per: 3), pages(0, per: 5))
func byte(_ n: Int) -> UInt8 { UInt8(n) }
print(byte(255), UInt8(truncatingIfNeeded: 256), Int8(truncatingIfNeeded: 200))
struct Progress {
  private(set) var done: UInt
  let total: UInt
  var left: UInt { total - done }
  mutating func step(_ n: UInt) { done += n }
}
var progress = Progress(done: 0, total: 3)
for _ in 0..<2 {
  progress.step(1)
  print("left", progress.left)
}
print(Double(progress.left) / 0, Int(Double(Int32.max)))
print(pages(5, per: 0))
