/// A name, as a number: one for each text of a program.
typealias Symbol = Int32

/// The names of a program. Names are the same when their bytes are.
final class SymbolTable {
  private(set) var texts: [String] = []
  private var hashes: [UInt32] = []
  /// The number of a name at the place that its hash gives, or at the next free one; -1 where there is none. Its size is
  /// a power of two, at least twice the number of names.
  private var slots = [Symbol](repeating: -1, count: 1024)

  subscript(_ text: String) -> Symbol {
    var text = text
    let hash = text.withUTF8 { Self.hash(of: UnsafeRawBufferPointer($0)) }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, texts[number] == text { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Symbol(texts.count)
    slots[slot] = number
    texts.append(text)
    hashes.append(hash)
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  func text(of symbol: Symbol) -> String { texts[Int(symbol)] }

  private static func hash(of text: UnsafeRawBufferPointer) -> UInt32 {
    var hash = UInt64(text.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    var index = 0
    while index + 8 <= text.count {
      mix(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var last: UInt64 = 0
    while index < text.count {
      last = last << 8 | UInt64(text[index])
      index += 1
    }
    mix(last)
    return UInt32(truncatingIfNeeded: hash)
  }

  private func grow() {
    slots = [Symbol](repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Symbol(number)
    }
  }
}

/// The texts of a tree as names of the program, each looked up when it is first asked for: few of an app's are.
struct TreeSymbols {
  private let numbers: UnsafeMutablePointer<Symbol>
  private let texts: [String]
  private let table: SymbolTable

  init(_ texts: [String], _ table: SymbolTable) {
    self.texts = texts
    self.table = table
    numbers = .allocate(capacity: max(texts.count, 1))
    numbers.initialize(repeating: -1, count: texts.count)
  }

  subscript(_ text: Int) -> Symbol {
    @inline(__always) get {
      let known = numbers[text]
      return known >= 0 ? known : found(text)
    }
  }

  private func found(_ text: Int) -> Symbol {
    let number = table[texts[text]]
    numbers[text] = number
    return number
  }

  func deallocate() { numbers.deallocate() }
}
