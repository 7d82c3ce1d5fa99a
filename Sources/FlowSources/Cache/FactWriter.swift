import FlowModel

/// Writes facts as bytes: numbers of variable length, each text once.
struct FactWriter {
  private(set) var bytes: [UInt8] = []
  private var texts = TextTable()

  /// All that was written: the texts, then the rest.
  var finished: [UInt8] {
    var head = FactWriter()
    head.bytes.reserveCapacity(bytes.count + texts.size)
    head.write(texts.count)
    for text in texts.texts {
      head.write(text.count)
      head.bytes += text
    }
    head.bytes += bytes
    return head.bytes
  }

  /// A file's facts as the cache keeps them.
  static func bytes(of file: CodeFile) -> [UInt8] {
    var writer = FactWriter()
    writer.write(file)
    return writer.finished
  }

  mutating func write(_ number: Int) { Self.append(number, to: &bytes) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) { write(texts.number(of: text)) }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  /// A place; its file is the one that is written.
  mutating func write(_ location: SourceLocation) {
    write(location.line)
    write(location.column)
  }

  mutating func write(_ value: some Storable) { value.store(in: &self) }

  mutating func write<Value: Storable>(_ value: Value?) {
    write(value != nil)
    if let value { write(value) }
  }

  mutating func write(_ values: [some Storable]) {
    write(values.count)
    // Where they are: to take each out of the array would count up what it refers to, and down again.
    values.withUnsafeBufferPointer { values in
      for index in values.indices { values[index].store(in: &self) }
    }
  }

  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// A fact that the cache can keep.
protocol Storable {
  /// Writes itself.
  func store(in writer: inout FactWriter)
  /// Reads itself as ``store(in:)`` wrote it.
  init(from reader: inout FactReader) throws(FactReader.Corrupt)
}
