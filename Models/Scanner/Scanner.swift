import Foundation

/// Foundation's scanner: it reads parts of a text from left to right.
///
/// What it skips before each part, what it takes as numbers and where it stops is what its documentation says.
class Scanner: NSObject {
  let string: String
  private let characters: [Character]
  private var place = 0
  var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  var caseSensitive = false

  init(string: String) {
    self.string = string
    characters = Array(string)
    super.init()
  }

  class func localizedScanner(with string: String) -> Any { Scanner(string: string) }

  var isAtEnd: Bool { skipped(place) == characters.count }

  var scanLocation: Int {
    get { String(characters[0..<place]).utf16.count }
    set {
      var units = 0
      place = 0
      while place < characters.count, units < newValue {
        units += String(characters[place]).utf16.count
        place += 1
      }
    }
  }

  var currentIndex: String.Index {
    get { string.index(string.startIndex, offsetBy: place) }
    set { place = string.distance(from: string.startIndex, to: newValue) }
  }

  // MARK: Numbers

  func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let number = hexadecimal() else { return false }
    result = number
    return true
  }

  func scanHexInt32(_ result: inout UInt32) -> Bool {
    guard let number = hexadecimal() else { return false }
    result = number > UInt64(UInt32.max) ? UInt32.max : UInt32(number)
    return true
  }

  func scanInt(_ result: inout Int) -> Bool {
    guard let number = scanInt() else { return false }
    result = number
    return true
  }

  func scanInt64(_ result: inout Int64) -> Bool {
    guard let number = scanInt() else { return false }
    result = Int64(number)
    return true
  }

  func scanDouble(_ result: inout Double) -> Bool {
    guard let number = scanDouble() else { return false }
    result = number
    return true
  }

  func scanFloat(_ result: inout Float) -> Bool {
    guard let number = scanDouble() else { return false }
    result = Float(number)
    return true
  }

  func scanInt() -> Int? {
    var next = skipped(place)
    var digits = sign(&next)
    let count = digits.count
    while next < characters.count, isDigit(characters[next]) {
      digits.append(characters[next])
      next += 1
    }
    if digits.count == count { return nil }
    place = next
    return Int(digits) ?? (digits.hasPrefix("-") ? Int.min : Int.max)
  }

  func scanInt32() -> Int32? { scanInt().map { Int32(clamping: $0) } }

  func scanInt64() -> Int64? { scanInt().map { Int64($0) } }

  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    if representation == .hexadecimal { return hexadecimal() }
    return scanInt().map { $0 < 0 ? UInt64.max : UInt64($0) }
  }

  enum NumberRepresentation {
    case decimal
    case hexadecimal
  }

  func scanFloat() -> Float? { scanDouble().map { Float($0) } }

  func scanDouble() -> Double? {
    var next = skipped(place)
    var text = sign(&next)
    let count = text.count
    while next < characters.count, isDigit(characters[next]) {
      text.append(characters[next])
      next += 1
    }
    var hasDigits = text.count > count
    if next < characters.count, characters[next] == "." {
      var fraction = ""
      var after = next + 1
      while after < characters.count, isDigit(characters[after]) {
        fraction.append(characters[after])
        after += 1
      }
      if hasDigits || !fraction.isEmpty {
        text += "." + (fraction.isEmpty ? "0" : fraction)
        hasDigits = true
        next = after
      }
    }
    if !hasDigits { return nil }
    if next < characters.count, characters[next] == "e" || characters[next] == "E" {
      var after = next + 1
      var exponent = sign(&after)
      let signs = exponent.count
      while after < characters.count, isDigit(characters[after]) {
        exponent.append(characters[after])
        after += 1
      }
      if exponent.count > signs {
        text += "e" + exponent
        next = after
      }
    }
    place = next
    return Double(text.hasPrefix(".") ? "0" + text : text)
  }

  /// The number of the hexadecimal digits that follow, after `0x` or without it.
  private func hexadecimal() -> UInt64? {
    var next = skipped(place)
    if next + 2 < characters.count, characters[next] == "0", characters[next + 1] == "x" || characters[next + 1] == "X",
      characters[next + 2].isHexDigit
    {
      next += 2
    }
    var digits = ""
    while next < characters.count, characters[next].isHexDigit {
      digits.append(characters[next])
      next += 1
    }
    if digits.isEmpty { return nil }
    place = next
    return UInt64(digits, radix: 16) ?? UInt64.max
  }

  private func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

  private func sign(_ next: inout Int) -> String {
    guard next < characters.count, characters[next] == "-" || characters[next] == "+" else { return "" }
    next += 1
    return characters[next - 1] == "-" ? "-" : ""
  }

  // MARK: Texts

  func scanString(_ searchString: String) -> String? {
    let start = skipped(place)
    guard start <= characters.count, isAt(start, Array(searchString)) else { return nil }
    place = start + searchString.count
    return String(characters[start..<place])
  }

  func scanCharacter() -> Character? {
    let start = skipped(place)
    if start >= characters.count { return nil }
    place = start + 1
    return characters[start]
  }

  func scanCharacters(from set: CharacterSet) -> String? { take { !self.isIn($0, set) } }

  func scanUpToCharacters(from set: CharacterSet) -> String? { take { self.isIn($0, set) } }

  func scanUpToString(_ substring: String) -> String? {
    let start = skipped(place)
    let wanted = Array(substring)
    var next = start
    while next < characters.count, !isAt(next, wanted) { next += 1 }
    if next == start { return nil }
    place = next
    return String(characters[start..<next])
  }

  private func take(until isEnd: (Character) -> Bool) -> String? {
    let start = skipped(place)
    var next = start
    while next < characters.count, !isEnd(characters[next]) { next += 1 }
    if next == start { return nil }
    place = next
    return String(characters[start..<next])
  }

  private func isAt(_ start: Int, _ wanted: [Character]) -> Bool {
    if wanted.isEmpty || start + wanted.count > characters.count { return false }
    let found = String(characters[start..<(start + wanted.count)])
    return caseSensitive ? found == String(wanted) : found.lowercased() == String(wanted).lowercased()
  }

  private func skipped(_ start: Int) -> Int {
    guard let charactersToBeSkipped else { return start }
    var next = start
    while next < characters.count, isIn(characters[next], charactersToBeSkipped) { next += 1 }
    return next
  }

  private func isIn(_ character: Character, _ set: CharacterSet) -> Bool {
    character.unicodeScalars.allSatisfy { set.contains($0) }
  }
}
