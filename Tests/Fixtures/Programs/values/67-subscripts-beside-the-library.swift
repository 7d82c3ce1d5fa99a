// Subscripts that an app adds to texts and lists stand beside the library's own.
extension String {
  subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
  subscript(range: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
  subscript(range: ClosedRange<Int>) -> String { String(self[range.lowerBound..<(range.upperBound + 1)]) }
}

extension Array {
  subscript(range: Range<String>) -> Int { 1 }
  subscript(name: String) -> Int { 2 }
}

print("hello"[1..<3], "hello"[4], "hello"[1...2])
let place = "hello".firstIndex(of: "l")!
print("hello"[place], "hello"[place...], "hello"[..<place])
print([1, 2][0], [1, 2, 3][0..<2], [1]["a"], [1]["a"..<"b"])

for scalar in "aZ!é".unicodeScalars {
  switch scalar {
  case "a"..."z": print("lower", scalar)
  case "A"..."Z": print("upper", scalar)
  default: print("other", scalar, scalar < "b")
  }
}
print(UnicodeScalar(65) as Any, Optional("x" as Unicode.Scalar) as Any)
