import FlowModel
import Foundation

/// Facts and trees that were read before, by what the files hold: unchanged files are not parsed again, wherever they are
/// now.
///
/// One file for each app and each program that reads it, so that a suite and `flowsim` do not overwrite each other's.
/// Its head says where each file's facts and tree are; either may be missing. They are read from the disk when they are
/// asked for. Whatever is not as it was written is read again from the sources: another build, a cut or changed file. The
/// cache holds what belongs to the app's files and no others.
final class SourceCache: Sendable {
  /// Where something is in the file; nowhere where it has no length.
  struct Part: Sendable {
    var offset: UInt64 = 0
    var length: UInt64 = 0
  }

  /// What is known of one content.
  struct Entry: Sendable {
    var key: ContentKey
    /// What the content declares of operators; see ``OperatorPrecedences/key``.
    var operators: UInt64
    /// Its facts, as ``FactWriter`` writes them, with the sum of their bytes.
    var facts: Part
    var factsSum: UInt64
    /// Its tree, as `TreeStore` writes it.
    var tree: Part
  }

  /// What trees hang on beside what their files hold.
  struct Build: Equatable, Sendable {
    /// The platform that `#if` asks for.
    var platform: UInt64
    /// What the files declare of operators.
    var operators: UInt64
  }

  /// What is to be kept of one content.
  struct Item: Sendable {
    var key: ContentKey
    var operators: UInt64
    var facts: [UInt8]?
    var tree: [UInt8]?
  }

  /// Says what the file is; raised when its form changes.
  private static let mark: UInt64 = 0x0002_6372_7377_6C66
  private static let headCount = 5
  private static let entryCount = 10

  private let file: String
  private let descriptor: FileDescriptor?
  private let entries: [ContentKey: Entry]
  /// What the trees hang on that are there.
  let build: Build?

  /// Opens the cache of an app.
  ///
  /// - Parameters:
  ///   - folder: where caches are kept.
  ///   - app: the path that the app is read from.
  init(folder: String, app: String) {
    file = CacheFolder.programFile("sources", of: app, in: folder)
    descriptor = FileDescriptor(reading: file)
    let head = descriptor.flatMap(Self.head)
    build = head?.build
    entries = Dictionary((head?.entries ?? []).map { ($0.key, $0) }) { $1 }
  }

  /// Of how many contents something is known.
  var count: Int { entries.count }

  /// What is known of a file with this content.
  func entry(for key: ContentKey) -> Entry? { entries[key] }

  /// The facts of an entry; nil where there are none, or the bytes are not as they were written.
  func facts(of entry: Entry, path: String) -> CodeFile? {
    guard let bytes = bytes(of: entry.facts), bytes.withUnsafeBytes(TreeStore.sum) == entry.factsSum else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      guard var reader = try? FactReader(buffer, path: path), let file = try? CodeFile(from: &reader), reader.isAtEnd
      else { return nil }
      return file
    }
  }

  /// The tree of an entry; nil where there is none, or the bytes are not as they were written.
  func tree(of entry: Entry, path: String) -> CodeTree? {
    guard entry.tree.length > 0 else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(entry.tree.length), alignment: 16)
    defer { bytes.deallocate() }
    guard descriptor?.read(into: bytes, at: entry.tree.offset) == true else { return nil }
    return TreeStore.tree(from: UnsafeRawBufferPointer(bytes), path: path)
  }

  /// The bytes of a part; nil where there are none.
  func bytes(of part: Part) -> [UInt8]? {
    part.length > 0 ? descriptor?.bytes(Int(part.length), at: part.offset) : nil
  }

  // MARK: Writing

  /// Writes the cache anew, with these contents and no others. What cannot be written is not cached.
  ///
  /// - Parameters:
  ///   - build: what the trees hang on.
  ///   - items: what is to be kept; of several of one content, what any of them has.
  func save(_ build: Build, _ items: [Item]) {
    var kept: [ContentKey: Item] = [:]
    for item in items {
      guard let other = kept[item.key] else {
        kept[item.key] = item
        continue
      }
      kept[item.key]?.facts = other.facts ?? item.facts
      kept[item.key]?.tree = other.tree ?? item.tree
    }
    let sorted = kept.values.sorted { $0.key < $1.key }
    var words = [Self.mark, CacheFolder.build, build.platform, build.operators, UInt64(sorted.count)]
    var offset = UInt64((words.count + sorted.count * Self.entryCount + 1) * 8)
    func place(_ bytes: [UInt8]?) -> Part {
      let part = Part(offset: offset, length: UInt64(bytes?.count ?? 0))
      // Trees are read from where eight bytes begin.
      offset += (part.length + 7) & ~7
      return part
    }
    for item in sorted {
      let (facts, tree) = (place(item.facts), place(item.tree))
      let sum = item.facts.map { $0.withUnsafeBytes(TreeStore.sum) } ?? 0
      words += (0..<4).map { item.key.words[$0] }
      words += [item.operators, facts.offset, facts.length, sum, tree.offset, tree.length]
    }
    words.append(words.withUnsafeBytes(TreeStore.sum))
    var output = Data(capacity: Int(offset))
    words.withUnsafeBytes { output.append(contentsOf: $0) }
    for bytes in sorted.flatMap({ [$0.facts, $0.tree] }).compactMap(\.self) {
      output.append(contentsOf: bytes)
      output.append(contentsOf: Array(repeating: 0, count: -bytes.count & 7))
    }
    CacheFolder.write(output, to: file)
  }

  // MARK: Reading

  /// What the head says; nil where it is of another version or build, or not whole.
  private static func head(of file: FileDescriptor) -> (build: Build, entries: [Entry])? {
    guard let start = file.words(headCount, at: 0), start[0] == mark, start[1] == CacheFolder.build,
      start[4] <= file.size / UInt64(entryCount * 8)
    else { return nil }
    let count = Int(start[4])
    guard let words = file.words(headCount + count * entryCount + 1, at: 0),
      words.dropLast().withUnsafeBytes(TreeStore.sum) == words.last
    else { return nil }
    let entries = (0..<count).map { index in
      let place = words[(headCount + index * entryCount)...].prefix(entryCount)
      let first = place.startIndex
      return Entry(
        key: ContentKey(words: SIMD4(place.prefix(4))), operators: place[first + 4],
        facts: Part(offset: place[first + 5], length: place[first + 6]), factsSum: place[first + 7],
        tree: Part(offset: place[first + 8], length: place[first + 9]))
    }
    // The sum is no promise that they lie in the file.
    guard entries.allSatisfy({ file.has($0.facts) && file.has($0.tree) }) else { return nil }
    return (Build(platform: words[2], operators: words[3]), entries)
  }
}

extension FileDescriptor {
  /// Whether a part lies in the file.
  fileprivate func has(_ part: SourceCache.Part) -> Bool { part.length <= size && part.offset <= size - part.length }
}
