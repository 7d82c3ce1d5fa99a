import Foundation

extension String {
  var channels: [Double] {
    let digits = Array(self)
    return [0, 2, 4].map { Double(strtoul(String(digits[$0...$0 + 1]), nil, 16)) / 255 }
  }
}

print("FF8000".channels.map { String(format: "%.3f", $0) })
print(strtol("  42nd", nil, 10), strtol("-0x1F", nil, 16), strtol("077", nil, 0), strtol("none", nil, 10))
print(strtoul("18446744073709551615", nil, 10), strtoull("ff", nil, 16), type(of: strtoul("1", nil, 10)))
print(strtod("3.25abc", nil), atof("1e3"), atof("x"))
print(atoi("12 apples"), atoi("-7"), type(of: atoi("1")), atol("99"))
let odd = strtol("9223372036854775808", nil, 10)
print(odd == Int.max)
