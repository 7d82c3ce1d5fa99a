import FlowInterfaceBuilder
import Foundation

/// Property lists of any format, within bounds: Foundation follows each reference of a binary one, and makes as many
/// values of some hundred bytes as there are ways through them.
package enum PropertyListFile {
  /// How many values a property list may hold, its references followed: far more than any that people write.
  static let valueLimit = 1_000_000

  /// What is wrong with a property list that is not read.
  struct Fault: LocalizedError {
    var errorDescription: String?
  }

  /// The content of a property list.
  package static func content(of bytes: [UInt8]) throws -> Any {
    if let list = BinaryPropertyList(bytes), list.valueCount(upTo: valueLimit) > valueLimit {
      throw Fault(errorDescription: "it holds more than \(valueLimit) values once its references are followed")
    }
    return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  /// The content of the property list in a file.
  ///
  /// - Parameter scope: what may be read.
  package static func content(of file: String, in scope: FileScope = .everything) throws -> Any {
    try content(of: FileBytes.read(file, limit: InterfaceReader.sizeLimit, in: scope))
  }
}

/// The objects of a binary property list by their references, as far as they tell how many values it stands for.
///
/// Source: "CFBinaryPList.c" of swift-corelibs-foundation, "Binary property lists": a header of eight bytes, objects,
/// a table of their places, and a trailer of 32 bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let root: Int
  private let table: Int

  /// Nil for what is no binary property list, or a broken one, which Foundation refuses.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40, bytes.starts(with: "bplist".utf8) else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      count <= (trailer - min(table, trailer)) / offsetSize, root < count
    else { return nil }
    (self.count, self.root, self.table) = (count, root, table)
  }

  /// How many values there are when each reference is followed; at most one more than a limit, and no fewer than that
  /// where one leads back to itself.
  func valueCount(upTo limit: Int) -> Int {
    /// The number of values of an object; -1 while it is being counted.
    var known: [Int: Int] = [:]
    var open: [(object: Int, references: [Int], next: Int, sum: Int)] = []
    func enter(_ object: Int) {
      known[object] = -1
      open.append((object, references(of: object), 0, 1))
    }
    enter(root)
    while let top = open.last {
      if top.sum > limit { return limit + 1 }
      guard top.next < top.references.count else {
        known[top.object] = top.sum
        open.removeLast()
        if !open.isEmpty { open[open.count - 1].sum += top.sum }
        continue
      }
      let reference = top.references[top.next]
      open[open.count - 1].next += 1
      if let sum = known[reference] {
        if sum < 0 { return limit + 1 }
        open[open.count - 1].sum += sum
      } else {
        enter(reference)
      }
    }
    return known[root] ?? 1
  }

  /// The objects that an array, a set or a dictionary holds.
  private func references(of object: Int) -> [Int] {
    guard object < count, let place = Self.number(bytes, at: table + object * offsetSize, size: offsetSize),
      place < table
    else { return [] }
    let kind = bytes[place] >> 4
    guard [0xA, 0xB, 0xC, 0xD].contains(kind) else { return [] }
    var length = Int(bytes[place] & 0xF)
    var start = place + 1
    if length == 0xF {
      guard start < table, bytes[start] >> 4 == 1,
        let long = Self.number(bytes, at: start + 1, size: 1 << Int(bytes[start] & 0xF))
      else { return [] }
      start += 1 + 1 << Int(bytes[start] & 0xF)
      length = long
    }
    let fields = kind == 0xD ? 2 : 1
    guard start <= table, length <= (table - start) / referenceSize / fields else { return [] }
    return (0..<length * fields).compactMap { Self.number(bytes, at: start + $0 * referenceSize, size: referenceSize) }
  }

  /// A number, its highest byte first; nil where it is not there or not one that counts anything.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard size <= 16, place >= 0, place <= bytes.count - size else { return nil }
    var number: UInt64 = 0
    for byte in bytes[place..<place + size] {
      guard number <= UInt64(Int32.max) else { return nil }
      number = number << 8 | UInt64(byte)
    }
    return Int(exactly: number)
  }
}
