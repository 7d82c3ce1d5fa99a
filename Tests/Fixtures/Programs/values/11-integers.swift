let small: Int8 = 120
print(small &+ 10, small.addingReportingOverflow(10))
print(UInt8(200) &* 2, UInt8.max, Int16.min, Int32.max)
print(UInt8(truncatingIfNeeded: 300), UInt8(clamping: 300), Int8(clamping: -1000))
print(Int8(exactly: 200) as Any, UInt8(exactly: 200) as Any)
print(-7 / 2, -7 % 2, 7 % -2, 7.quotientAndRemainder(dividingBy: 2))
print(0xFF, 0b1010, 0o17, 1_000_000)
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, -16 >> 2)
print(UInt32(0xF0F0).nonzeroBitCount, (8).trailingZeroBitCount, UInt8(1).leadingZeroBitCount)
print(String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true))
print(Int("42") ?? 0, Int("4x2") ?? -1, Int("ff", radix: 16) ?? 0, Int(" 1") ?? -1)
print(abs(-4), (-4).magnitude, (-4).signum(), max(1, 9, 4), min(2, -2))
print(Int(3.99), Int(-3.99), Int("-12")!, Double("1.50")!)
print(7.isMultiple(of: 7), 12.isMultiple(of: 5))

struct Colour {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(hex: UInt32) {
    red = UInt8((hex >> 16) & 0xFF)
    green = UInt8((hex >> 8) & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
let tint = Colour(hex: 0x3366CC)
print(tint.red, tint.green, tint.blue, String(tint.hex, radix: 16))
print(tint)
