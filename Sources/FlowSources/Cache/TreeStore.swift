import FlowModel

/// A tree as flat bytes: its arrays copied whole, so that megabytes are written and read in milliseconds.
///
/// The bytes are for the machine that wrote them. What is read is checked first by a hash of all bytes, then by its
/// indices (``CodeTree/isWhole``); a cut or changed file is refused.
package enum TreeStore {
  /// Goes into the hash, so that a tree of another form is refused: raised when trees change.
  private static let version: UInt64 = 1
  /// The hash and how many records each array has.
  private static let headCount = 12

  /// The bytes of a tree. Its path is not among them: the tree goes by what the file holds.
  package static func bytes(of tree: CodeTree) -> [UInt8] {
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
    let sum = hash(body.bytes[8...])
    withUnsafeBytes(of: sum) { for (index, byte) in $0.enumerated() { body.bytes[index] = byte } }
    return body.bytes
  }

  /// The tree that was written; nil when the bytes are others.
  package static func tree(from bytes: [UInt8], path: String) -> CodeTree? {
    bytes.withUnsafeBytes { tree(from: $0, path: path) }
  }

  private static func tree(from bytes: UnsafeRawBufferPointer, path: String) -> CodeTree? {
    var source = RawSource(bytes: bytes)
    guard let head: [UInt64] = source.array(headCount), head[0] == hash(bytes[8...]) else { return nil }
    let counts = head.dropFirst().map { Int(truncatingIfNeeded: $0) }
    var tree = CodeTree(path: path)
    guard let nodes = source.nodes(counts[0]), let integers: [UInt64] = source.array(counts[1]),
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
    guard (try? reader.read(into: &tree)) != nil, tree.isWhole else { return nil }
    return tree
  }

  private static func hash(_ bytes: some Collection<UInt8>) -> UInt64 {
    let key = ContentKey(bytes)
    return (key.first ^ key.second) &+ version
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

  /// The next nodes; nil too when one is of a kind that there is none of.
  mutating func nodes(_ count: Int) -> [TreeNode]? {
    let start = index
    guard let part = part(count, of: MemoryLayout<TreeNode>.stride) else { return nil }
    for place in stride(from: 0, to: part.count, by: MemoryLayout<TreeNode>.stride)
    where TreeNode.Kind(rawValue: part[place]) == nil { return nil }
    index = start
    return array(count)
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
