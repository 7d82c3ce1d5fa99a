import FlowModel
import Foundation

/// The Swift files of an app, each parsed at most once for its facts and its tree; those of unchanged files are in the
/// cache.
///
/// A file's facts depend on its bytes alone. Its tree is taken from the cache where the platform, what all files declare of
/// operators and the build of the program are those that it was made for, too.
package final class AppSources: @unchecked Sendable {
  private let files: [SourceFile]
  private let cache: SourceCache?
  /// What the cache has of each file.
  private let entries: [SourceCache.Entry?]
  /// What each file declares of operators; 0 for nothing.
  private let operators: [UInt64]
  private let platform: BuildPlatform
  private let build: SourceCache.Build
  /// Which operator binds before which, once it was asked; behind the lock.
  private var knownPrecedences: OperatorPrecedences?
  private let lock = NSLock()

  /// - Parameters:
  ///   - contents: the Swift files with their content. Together they are the app: what one declares of operators counts in
  ///     all.
  ///   - app: what the cache is kept by: the path that the app is read from, with more where one path stands for several
  ///     selections of files, such as the target's name.
  ///   - platform: what `#if` asks for.
  ///   - cache: where facts and trees of unchanged files are kept.
  package init(
    _ contents: [SourceContent], of app: String, platform: BuildPlatform = .iOS, cache: SourceReader.Cache = .user
  ) {
    let known: SourceCache? =
      switch cache {
      case .user: SourceCache(folder: CacheFolder.user, app: app)
      case .folder(let folder): SourceCache(folder: folder, app: app)
      case .none: nil
      }
    let files = contents.map(SourceFile.init)
    self.cache = known
    self.files = files
    self.platform = platform
    entries = contents.map { file in file.key.flatMap { known?.entry(for: $0) } }
    operators = ParallelMap.map(Array(zip(files, entries))) { file, entry in
      if let entry { return entry.operators }
      let standard = OperatorPrecedences.standard
      var own = standard
      file.add(to: &own, platform: platform)
      return own == standard ? 0 : own.key.first
    }
    let declared = ContentKey(operators.filter { $0 != 0 }.flatMap { withUnsafeBytes(of: $0, Array.init) })
    build = SourceCache.Build(platform: platform.key.first, operators: declared.first)
  }

  /// The facts of each file, or why it has none.
  func facts() -> [Result<CodeFile, CodeError>] {
    ParallelMap.map(Array(zip(files, entries)), size: \.0.content.size) { file, entry in
      if let entry, let known = self.cache?.facts(of: entry, path: file.content.path) { return .success(known) }
      return file.readFacts(self.platform, self.precedences)
    }
  }

  /// Why nobody could build some of the files that were parsed; they are never in the cache.
  var faults: [CodeError] { files.compactMap(\.fault) }

  /// The trees of some files, or why they have none, in the order of the files.
  ///
  /// - Parameter paths: the files whose trees are wanted; nil for all.
  func read(only paths: Set<String>? = nil) -> [Result<CodeTree, CodeError>] {
    let wanted = files.indices.filter { paths?.contains(files[$0].content.path) != false }
    let isUsable = cache?.build == build
    return ParallelMap.map(wanted, size: { self.files[$0].content.size }) { index in
      let file = self.files[index]
      if let known = file.knownTree { return .success(known) }
      if isUsable, let entry = self.entries[index],
        let known = self.cache?.tree(of: entry, path: file.content.path)
      {
        file.take(known)
        return .success(known)
      }
      return file.readTree(self.platform, self.precedences)
    }
  }

  /// The trees of some files, in the order of the app's.
  package func trees(of paths: Set<String>) -> [CodeTree] { read(only: paths).compactMap { try? $0.get() } }

  /// Gives the trees, and the files in which names are written.
  package var source: TreeSource { TreeSource(trees: trees(of:), mentioning: mentioning, filesByWord: filesByWord) }

  /// The paths of the files in which one of some names is written.
  private func mentioning(_ names: Set<String>) -> Set<String> {
    // Several searches where there are many names; what is too short for one may stand anywhere.
    let long = names.filter { $0.utf8.count >= 4 }.sorted()
    let searches = stride(from: 0, to: long.count, by: 16).map { WordSearch(Array(long[$0...].prefix(16))) }
    let hasShort = long.count < names.count
    let found = ParallelMap.map(files) { file in
      file.content.bytes?.withUnsafeBufferPointer { bytes in
        hasShort || searches.contains { $0.isFound(in: bytes) }
      } ?? false
    }
    return Set(zip(files, found).filter(\.1).map(\.0.content.path))
  }

  /// For each of some names, the paths of the files in which it stands, all found in one pass.
  private func filesByWord(_ names: Set<String>) -> [String: Set<String>] {
    let words = WordTable(names)
    let found = ParallelMap.map(files) { file in
      file.content.bytes.map { $0.withUnsafeBufferPointer(words.found) } ?? []
    }
    var result: [String: Set<String>] = [:]
    for (file, names) in zip(files, found) {
      for name in names { result[name, default: []].insert(file.content.path) }
    }
    for name in words.others { result[name] = mentioning([name]) }
    return result
  }

  /// How many files were lowered now.
  package var loweredCount: Int { files.count { $0.new.tree != nil } }

  private var hasNew: Bool { files.contains { $0.isNew } }

  /// Writes the cache anew where it lacks anything, with what is known of these files and no others. It takes as long as
  /// writing the facts and trees, and changes nothing here.
  package func keep() {
    let keys = Set(files.filter { $0.fault == nil }.compactMap(\.content.key))
    guard let cache, hasNew || keys.count != cache.count else { return }
    let isUsable = cache.build == build
    let items = ParallelMap.map(Array(files.indices), size: { self.files[$0].content.size }) {
      index -> SourceCache.Item? in
      let file = self.files[index]
      guard let key = file.content.key, file.fault == nil else { return nil }
      let new = file.new
      let known = self.entries[index]
      guard known != nil || new.facts != nil || new.tree != nil else { return nil }
      var item = SourceCache.Item(key: key, operators: self.operators[index])
      item.facts = new.facts.map(FactWriter.bytes(of:))
      item.tree = new.tree.flatMap { TreeStore.bytes(of: $0) }
      if item.facts == nil, let known { item.facts = cache.bytes(of: known.facts) }
      if item.tree == nil, isUsable, let known { item.tree = cache.bytes(of: known.tree) }
      return item
    }
    cache.save(build, items.compactMap(\.self))
  }

  /// Which operator binds before which: the standard library's, and what the files declare.
  private var precedences: OperatorPrecedences {
    lock.withLock {
      if let knownPrecedences { return knownPrecedences }
      let declaring = zip(files, operators).filter { $0.1 != 0 }.map(\.0)
      let platform = platform
      // On a thread whose stack is large enough for the parser.
      let made = ParallelMap.map([declaring]) { files in
        files.reduce(into: OperatorPrecedences.standard) { $1.add(to: &$0, platform: platform) }
      }[0]
      knownPrecedences = made
      return made
    }
  }
}
