import FlowModel
import Foundation

/// Facts that were read before, by what the files hold: unchanged files are not parsed again, wherever they are now.
///
/// One file for each app. Whatever is not as it was written is read again from the sources: another version of flowsim,
/// a cut or changed file.
struct FactCache {
  private static let mark = Array("flowsim facts 3\n".utf8)

  private let file: String
  private var bytes: [UInt8] = []
  private var places: [ContentKey: Range<Int>] = [:]

  /// Opens the cache of an app.
  ///
  /// - Parameters:
  ///   - folder: where caches are kept.
  ///   - app: the path that the app is read from.
  init(folder: String, app: String) {
    file = CacheFolder.file("facts", of: app, in: folder)
    guard let data = FileManager.default.contents(atPath: file) else { return }
    bytes = Array(data)
    places = Self.places(in: bytes) ?? [:]
  }

  /// The facts of a file with this content; nil when they are not known.
  func facts(for key: ContentKey, path: String) -> CodeFile? {
    guard let place = places[key] else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      let content = UnsafeBufferPointer(rebasing: buffer[place])
      guard var reader = try? FactReader(content, path: path), let file = try? CodeFile(from: &reader), reader.isAtEnd
      else { return nil }
      return file
    }
  }

  /// A file's facts as the cache keeps them.
  static func entry(of file: CodeFile) -> [UInt8] {
    var writer = FactWriter()
    writer.write(file)
    return writer.finished
  }

  /// Writes the cache anew, with the entries of these files and no others. What cannot be written is not cached.
  ///
  /// - Parameters:
  ///   - known: the contents whose facts stay as they are.
  ///   - new: the contents with the facts that were read now, as ``entry(of:)`` writes them.
  func save(known: Set<ContentKey>, new: [ContentKey: [UInt8]]) {
    guard !new.isEmpty || known != Set(places.keys) else { return }
    var entries: [(key: ContentKey, bytes: [UInt8])] = known.compactMap { key in
      places[key].map { (key, Array(bytes[$0])) }
    }
    for (key, bytes) in new { entries.append((key, bytes)) }
    entries.sort { $0.key < $1.key }
    var output = Self.mark
    output.reserveCapacity(entries.reduce(64) { $0 + $1.bytes.count + 32 })
    output.append(littleEndian: CacheFolder.build)
    output.append(littleEndian: UInt64(entries.count))
    for entry in entries {
      output.append(littleEndian: entry.key.first)
      output.append(littleEndian: entry.key.second)
      output.append(littleEndian: UInt64(entry.bytes.count))
      output.append(littleEndian: ContentKey(entry.bytes).first)
      output.append(contentsOf: entry.bytes)
    }
    CacheFolder.write(Data(output), to: file)
  }

  /// Where each entry's bytes are; nil when the file is of another version or not whole.
  private static func places(in bytes: [UInt8]) -> [ContentKey: Range<Int>]? {
    var index = mark.count
    func next() -> UInt64? {
      guard index + 8 <= bytes.count else { return nil }
      defer { index += 8 }
      return bytes[index..<index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes.starts(with: mark), next() == CacheFolder.build, let count = next() else { return nil }
    var places: [ContentKey: Range<Int>] = [:]
    for _ in 0..<count {
      guard let first = next(), let second = next(), let length = next(), let sum = next(),
        length <= UInt64(bytes.count - index)
      else { return nil }
      let place = index..<index + Int(length)
      index = place.upperBound
      // An entry whose bytes changed is left out; the others stay.
      if ContentKey(bytes[place]).first == sum { places[ContentKey(first: first, second: second)] = place }
    }
    return places
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
