enum Setting: String, CaseIterable { case volume, brightness, contrast }
let values: [Setting: Int] = [.volume: 3, .brightness: 8]
func range(from low: Int, to high: Int) -> ClosedRange<Int> { low...high }
func percent(_ setting: Setting) -> Int {
  let value = values[setting]!
  return value * 10
}
print(range(from: 1, to: 3).count)
for setting in Setting.allCases.reversed().dropFirst() {
  print(setting, percent(setting))
}
let text = "abc"
print(text[text.startIndex], text.prefix(10), [1, 2].prefix(5).count, text.suffix(0).isEmpty)
print(Array([1, 2, 3][1...]), [Int]().first as Any)
var small: UInt8 = 250
small &+= 10
print(small, UInt8(exactly: 256) as Any)
do {
  let low = values[.brightness] ?? 0
  let high = values[.volume] ?? 0
  print("low \(low), high \(high)")
  print(range(from: low, to: high))
}
