import FlowModel
import Foundation

/// Trees that were lowered before, by what the files hold: unchanged files are not parsed again, wherever they are now.
///
/// One file for each app and each program that reads it, so that a suite and `flowsim` do not overwrite each other's.
/// Its head says where each tree is; a tree is read from the disk when it is asked for. Whatever is not as it was written
/// is lowered again: another build, a cut or changed file. The file holds the trees of the app's files and no others.
final class TreeCache: Sendable {
  /// Where a tree is in the file.
  struct Entry: Sendable {
    var key: ContentKey
    /// What the content declares of operators; see ``OperatorPrecedences/key``.
    var operators: UInt64
    var offset: UInt64
    var length: UInt64
  }

  /// What trees hang on beside what their files hold.
  struct Build: Equatable, Sendable {
    /// The platform that `#if` asks for.
    var platform: UInt64
    /// What the files declare of operators.
    var operators: UInt64
  }

  /// Says what the file is; raised when its form changes.
  private static let mark: UInt64 = 0x0001_736D_6973_7466

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
    file = CacheFolder.programFile("trees", of: app, in: folder)
    descriptor = FileDescriptor(reading: file)
    let head = descriptor.flatMap(Self.head)
    build = head?.build
    entries = Dictionary((head?.entries ?? []).map { ($0.key, $0) }) { $1 }
  }

  /// What is known of a file with this content.
  func entry(for key: ContentKey) -> Entry? { entries[key] }

  /// The tree of an entry; nil where the bytes are not as they were written.
  func tree(of entry: Entry, path: String) -> CodeTree? {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(entry.length), alignment: 16)
    defer { bytes.deallocate() }
    guard descriptor?.read(into: bytes, at: entry.offset) == true else { return nil }
    return TreeStore.tree(from: UnsafeRawBufferPointer(bytes), path: path)
  }

  // MARK: Writing

  /// Writes the cache anew, with the trees of these files and no others. What cannot be written is not cached.
  ///
  /// - Parameters:
  ///   - build: what the trees hang on.
  ///   - known: the contents whose trees stay as they are.
  ///   - new: the trees that were lowered now, as `TreeStore` writes them, with what their files declare of operators.
  func save(_ build: Build, known: Set<ContentKey>, new: [ContentKey: (operators: UInt64, bytes: [UInt8])]) {
    guard !new.isEmpty || self.build != build || known.count != entries.count else { return }
    var trees: [(entry: Entry, bytes: [UInt8])] = []
    for key in known {
      guard let entry = entries[key], let bytes = descriptor?.bytes(Int(entry.length), at: entry.offset) else {
        continue
      }
      trees.append((entry, bytes))
    }
    for (key, tree) in new {
      let entry = Entry(key: key, operators: tree.operators, offset: 0, length: UInt64(tree.bytes.count))
      trees.append((entry, tree.bytes))
    }
    trees.sort { $0.entry.key < $1.entry.key }
    var words = [Self.mark, CacheFolder.build, build.platform, build.operators, UInt64(trees.count)]
    var offset = UInt64((words.count + trees.count * 5 + 1) * 8)
    for index in trees.indices {
      let entry = trees[index].entry
      words += [entry.key.first, entry.key.second, entry.operators, offset, entry.length]
      offset += entry.length
    }
    words.append(words.withUnsafeBytes { TreeStore.sum(of: $0) })
    var output = Data(capacity: Int(offset))
    words.withUnsafeBytes { output.append(contentsOf: $0) }
    for tree in trees { output.append(contentsOf: tree.bytes) }
    CacheFolder.write(output, to: file)
  }

  // MARK: Reading

  /// What the head says; nil where it is of another version or build, or not whole.
  private static func head(of file: FileDescriptor) -> (build: Build, entries: [Entry])? {
    guard let start = file.words(5, at: 0), start[0] == mark, start[1] == CacheFolder.build, start[4] <= file.size / 40
    else { return nil }
    let count = Int(start[4])
    guard let words = file.words(5 + count * 5 + 1, at: 0),
      words.dropLast().withUnsafeBytes({ TreeStore.sum(of: $0) }) == words.last
    else { return nil }
    let entries = (0..<count).map { index in
      let place = 5 + index * 5
      return Entry(
        key: ContentKey(first: words[place], second: words[place + 1]), operators: words[place + 2],
        offset: words[place + 3], length: words[place + 4])
    }
    // The sum is no promise that they lie in the file.
    guard entries.allSatisfy({ $0.length <= file.size && $0.offset <= file.size - $0.length }) else { return nil }
    return (Build(platform: words[2], operators: words[3]), entries)
  }
}
