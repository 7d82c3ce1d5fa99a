import FlowModel

/// A tree as flat bytes: its arrays copied whole, so that megabytes are written and read in milliseconds.
///
/// The bytes are for the machine and the build that wrote them: a tree's indices are looked at when it is written
/// (``CodeTree/isWhole``), and a sum over all bytes says that they are as they were then. A cut or changed file is refused.
package enum TreeStore {
  /// Goes into the sum, so that a tree of another form is refused: raised when trees change.
  private static let version: UInt64 = 3
  /// The sum and how many records each array has.
  private static let headCount = 12

  /// The bytes of a tree; nil where it is not whole. Its path is not among them: the tree goes by what the file holds.
  package static func bytes(of tree: CodeTree) -> [UInt8]? {
    guard tree.isWhole else { return nil }
    var words = TreeWordWriter()
    words.write(tree)
    var texts = RawBytes()
    var lengths: [UInt32] = []
    for text in tree.texts + words.names {
      var text = text
      text.withUTF8 {
        lengths.append(UInt32($0.count))
        texts.append(UnsafeRawBufferPointer($0))
      }
    }
    let counts = [
      tree.nodes.count, tree.integers.count, tree.decimals.count, tree.offsets.count, tree.lists.count,
      tree.lineStarts.count, tree.continuationBytes.count, words.words.count, tree.texts.count, lengths.count,
      texts.bytes.count,
    ]
    var body = RawBytes()
    body.bytes.reserveCapacity(32 * tree.nodes.count + texts.bytes.count)
    body.append([0] + counts.map(UInt64.init))
    body.append(tree.nodes)
    body.append(tree.integers)
    body.append(tree.decimals)
    body.append(tree.offsets)
    body.append(tree.lists)
    body.append(tree.lineStarts)
    body.append(tree.continuationBytes)
    body.append(words.words)
    body.append(lengths)
    body.bytes += texts.bytes
    let sum = body.bytes.withUnsafeBytes { Self.sum(of: UnsafeRawBufferPointer(rebasing: $0[8...])) }
    withUnsafeBytes(of: sum) { for (index, byte) in $0.enumerated() { body.bytes[index] = byte } }
    return body.bytes
  }

  /// The tree that was written; nil when the bytes are others.
  package static func tree(from bytes: [UInt8], path: String) -> CodeTree? {
    bytes.withUnsafeBytes { tree(from: $0, path: path) }
  }

  /// The same from bytes that lie anywhere.
  static func tree(from bytes: UnsafeRawBufferPointer, path: String) -> CodeTree? {
    guard bytes.count >= 8 * headCount,
      bytes.loadUnaligned(as: UInt64.self) == sum(of: UnsafeRawBufferPointer(rebasing: bytes[8...]))
    else { return nil }
    var source = RawSource(bytes: bytes)
    guard let head: [UInt64] = source.array(headCount) else { return nil }
    let counts = head.dropFirst().map { Int(truncatingIfNeeded: $0) }
    var tree = CodeTree(path: path)
    guard let nodes: [TreeNode] = source.array(counts[0]), let integers: [UInt64] = source.array(counts[1]),
      let decimals: [Double] = source.array(counts[2]), let offsets: [UInt32] = source.array(counts[3]),
      let lists: [Int32] = source.array(counts[4]), let lineStarts: [UInt32] = source.array(counts[5]),
      let continuationBytes: [UInt32] = source.array(counts[6]), let words: [Int32] = source.array(counts[7]),
      let lengths: [UInt32] = source.array(counts[9]), counts[8] >= 0, counts[8] <= lengths.count,
      let texts = source.texts(lengths, size: counts[10]), source.isAtEnd
    else { return nil }
    tree.nodes = nodes
    tree.integers = integers
    tree.decimals = decimals
    tree.offsets = offsets
    tree.lists = lists
    tree.lineStarts = lineStarts
    tree.continuationBytes = continuationBytes
    tree.texts = Array(texts[..<counts[8]])
    var reader = TreeWordReader(words: words, names: Array(texts[counts[8]...]))
    guard (try? reader.read(into: &tree)) != nil else { return nil }
    return tree
  }

  /// Tells bytes from others: a change of any eight of them changes it. Four rows of words go into one number each, so
  /// that the processor adds them at the same time.
  static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
      let product = (sum ^ word) &* factor
      return product ^ product >> 32
    }
    func word(_ index: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
    var rows: (UInt64, UInt64, UInt64, UInt64) = (version, 1, 2, 3)
    var index = 0
    while index + 32 <= bytes.count {
      rows.0 = mixed(rows.0, word(index))
      rows.1 = mixed(rows.1, word(index + 8))
      rows.2 = mixed(rows.2, word(index + 16))
      rows.3 = mixed(rows.3, word(index + 24))
      index += 32
    }
    var sum = mixed(mixed(mixed(rows.0, rows.1), rows.2), mixed(rows.3, UInt64(bytes.count)))
    UnsafeRawBufferPointer(rebasing: bytes[index...]).forEachWord { sum = mixed(sum, $0) }
    return sum
  }
}

/// Bytes that records are copied into.
private struct RawBytes {
  var bytes: [UInt8] = []

  /// Adds the records of an array; each is as long as its stride.
  mutating func append<Record: BitwiseCopyable>(_ records: [Record]) {
    records.withUnsafeBytes { append($0) }
  }

  mutating func append(_ raw: UnsafeRawBufferPointer) { bytes.append(contentsOf: raw) }
}

/// Bytes that records are copied from.
private struct RawSource {
  let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  /// The next records; nil when there are not as many bytes.
  mutating func array<Record: BitwiseCopyable>(_ count: Int) -> [Record]? {
    guard let part = part(count, of: MemoryLayout<Record>.stride) else { return nil }
    return [Record](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
      initialized = count
    }
  }

  mutating func texts(_ lengths: [UInt32], size: Int) -> [String]? {
    guard let part = part(size, of: 1) else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(lengths.count)
    var start = 0
    for length in lengths {
      guard Int(length) <= size - start else { return nil }
      texts.append(String(decoding: UnsafeRawBufferPointer(rebasing: part[start..<start + Int(length)]), as: UTF8.self))
      start += Int(length)
    }
    return start == size ? texts : nil
  }

  private mutating func part(_ count: Int, of size: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= (bytes.count - index) / size else { return nil }
    defer { index += count * size }
    return UnsafeRawBufferPointer(rebasing: bytes[index..<index + count * size])
  }
}
