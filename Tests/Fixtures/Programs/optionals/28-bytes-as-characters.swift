// A byte that is implicitly unwrapped makes a scalar, and no Optional of one.
func shifted(_ text: String, by key: UInt8) -> String {
  var byte: UInt8!
  var result = ""
  for each in text.utf8 {
    byte = each
    byte += key
    result.append(Character(UnicodeScalar(byte)))
  }
  return result
}
let plain: UInt8? = 66
print(shifted("HAL", by: 1), Unicode.Scalar(65 as UInt8).value)
if let plain { print(UnicodeScalar(plain)) }
print(UnicodeScalar(UInt32(0xD800)) as Any)
