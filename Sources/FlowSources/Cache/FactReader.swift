import FlowModel

/// Reads what ``FactWriter`` wrote, and notices when it is something else.
struct FactReader {
  /// The bytes are not what a ``FactWriter`` wrote.
  struct Corrupt: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var table: [String] = []
  /// The path that places get.
  let path: String

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(Corrupt) {
    self.bytes = bytes
    self.path = path
    let count = try number()
    guard count <= bytes.count else { throw Corrupt() }
    table.reserveCapacity(count)
    for _ in 0..<count {
      let length = try number()
      guard length >= 0, length <= bytes.count - index else { throw Corrupt() }
      table.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<index + length]), as: UTF8.self))
      index += length
    }
  }

  /// Whether all was read.
  var isAtEnd: Bool { index == bytes.count }

  mutating func number() throws(Corrupt) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let number = Int(exactly: result) else { throw Corrupt() }
        return number
      }
      shift += 7
    }
    throw Corrupt()
  }

  mutating func flag() throws(Corrupt) -> Bool {
    guard index < bytes.count, bytes[index] < 2 else { throw Corrupt() }
    index += 1
    return bytes[index - 1] == 1
  }

  mutating func text() throws(Corrupt) -> String {
    let number = try number()
    guard number < table.count else { throw Corrupt() }
    return table[number]
  }

  mutating func optionalText() throws(Corrupt) -> String? { try flag() ? try text() : nil }

  mutating func location() throws(Corrupt) -> SourceLocation {
    SourceLocation(file: path, line: try number(), column: try number())
  }

  mutating func value<Value: Storable>() throws(Corrupt) -> Value { try Value(from: &self) }

  mutating func optional<Value: Storable>() throws(Corrupt) -> Value? { try flag() ? try Value(from: &self) : nil }

  mutating func values<Value: Storable>() throws(Corrupt) -> [Value] {
    let count = try length()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  mutating func texts() throws(Corrupt) -> [String] {
    let count = try length()
    var values: [String] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try text()) }
    return values
  }

  mutating func named<Value: RawRepresentable>() throws(Corrupt) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw Corrupt() }
    return value
  }

  private mutating func length() throws(Corrupt) -> Int {
    let count = try number()
    guard count <= bytes.count - index else { throw Corrupt() }
    return count
  }
}
