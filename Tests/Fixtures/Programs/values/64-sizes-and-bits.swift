// Bits, numbers of fixed size, and conversions of bytes.
import Foundation

let hex = Data([0xde, 0xad, 0x01]).map { String(format: "%02x", $0) }.joined()
print(
  hex, UInt32(0xff00_00ff) >> 24, 0b1010 & 0b0110, ~0 as Int8, 1 << 4 | 1, UInt8(truncatingIfNeeded: 300),
  Int8(bitPattern: 200), (5).nonzeroBitCount, UInt8(3).leadingZeroBitCount, Int16.max.byteSwapped)
struct Colour {
  let r, g, b: UInt8;
  init(hex: UInt32) { r = UInt8((hex >> 16) & 0xff); g = UInt8(hex >> 8 & 0xff); b = UInt8(hex & 0xff) }
  init?(_ s: String) {
    guard s.hasPrefix("#"), s.count == 7, let v = UInt32(s.dropFirst(), radix: 16) else { return nil };
    self.init(hex: v)
  }
  var text: String { "#" + [r, g, b].map { String($0, radix: 16).leftPad(2) }.joined() }
}
extension String { func leftPad(_ n: Int) -> String { String(repeating: "0", count: Swift.max(0, n - count)) + self } }
print(Colour("#ff8800")?.text ?? "-", Colour("ff8800") == nil, Colour(hex: 0x010203).text)
print(
  UInt8.max &+ 1, Int.max &- -1 == Int.min, (250 as UInt8).addingReportingOverflow(10), UInt8(exactly: 256) as Any,
  Int(exactly: 2.5) as Any, Int8(clamping: 500), UInt(bitPattern: -1) == .max, 7.isMultiple(of: 7), (-5).magnitude,
  (-5).signum())
