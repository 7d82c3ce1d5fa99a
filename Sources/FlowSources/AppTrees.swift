import FlowModel

/// The trees of an app's Swift files, those of unchanged files taken from the cache.
///
///     let trees = AppTrees.read(SourceReader(at: path).swiftContents, of: path)
///     trees.keep()
///
/// A tree is taken from the cache where the file's bytes, the platform, what all files declare of operators and the build
/// of the program are those that it was made for; the others are lowered, on all cores.
package struct AppTrees: Sendable {
  /// The trees, in the order of their files. Files that cannot be read have none.
  package private(set) var trees: [CodeTree] = []
  /// Why a file has none.
  package private(set) var unreadable: [CodeError] = []
  private var keys: [ContentKey] = []
  /// Of the trees that were lowered now, what their files declare of operators, by the place of the tree.
  private var lowered: [Int: UInt64] = [:]
  /// How many trees were lowered now.
  package var loweredCount: Int { lowered.count }
  private let cache: TreeCache?
  private let build: TreeCache.Build

  /// Reads the trees of files.
  ///
  /// - Parameters:
  ///   - files: the Swift files with their content, whose order is that of the trees. Together they are the app: what one
  ///     declares of operators counts in all.
  ///   - app: what the cache is kept by: the path that the app is read from, with more where one path stands for several
  ///     selections of files, such as the target's name.
  ///   - platform: what `#if` asks for.
  ///   - cache: where trees of unchanged files are kept.
  ///   - paths: the files whose trees are wanted; nil for all.
  /// - Returns: the trees, which are not in the cache before ``keep()``.
  package static func read(
    _ files: [SourceContent], of app: String, platform: BuildPlatform = .iOS, cache: SourceReader.Cache = .user,
    only paths: Set<String>? = nil
  ) -> AppTrees {
    let known: TreeCache? =
      switch cache {
      case .user: TreeCache(folder: CacheFolder.user, app: app)
      case .folder(let folder): TreeCache(folder: folder, app: app)
      case .none: nil
      }
    let entries = files.map { file in file.key.flatMap { known?.entry(for: $0) } }
    let operators = declaredOperators(in: files, entries, platform)
    let declared = ContentKey(operators.filter { $0 != 0 }.flatMap { withUnsafeBytes(of: $0, Array.init) })
    var reading = AppTrees(cache: known, build: .init(platform: platform.key.first, operators: declared.first))
    var trees: [CodeTree?] = Array(repeating: nil, count: files.count)
    if let known, known.build == reading.build {
      trees = ParallelMap.map(Array(zip(files, entries))) { file, entry in
        paths?.contains(file.path) == false ? nil : entry.flatMap { known.tree(of: $0, path: file.path) }
      }
    }
    let missing = files.indices.filter { trees[$0] == nil && paths?.contains(files[$0].path) != false }
    let results = lower(missing.map { files[$0] }, among: files, operators, platform)
    let made = Dictionary(uniqueKeysWithValues: zip(missing, results))
    for (index, file) in files.enumerated() {
      guard let result = trees[index].map(Result.success) ?? made[index] else { continue }
      switch result {
      case .success(let tree):
        if trees[index] == nil { reading.lowered[reading.trees.count] = operators[index] }
        reading.trees.append(tree)
        reading.keys.append(file.key!)
      case .failure(let error): reading.unreadable.append(error)
      }
    }
    return reading
  }

  /// Writes the cache anew where it lacks anything, with the trees of these files and no others. It takes as long as
  /// writing the trees, and changes nothing here: it can be done while they are used.
  package func keep() {
    guard let cache else { return }
    var new: [ContentKey: (operators: UInt64, bytes: [UInt8])] = [:]
    for (index, operators) in lowered where new[keys[index]] == nil {
      if let bytes = TreeStore.bytes(of: trees[index]) { new[keys[index]] = (operators, bytes) }
    }
    cache.save(build, known: Set(keys).subtracting(new.keys), new: new)
  }

  /// With the trees of other files of the app.
  func adding(_ others: AppTrees) -> AppTrees {
    var all = self
    all.trees += others.trees
    all.keys += others.keys
    all.unreadable += others.unreadable
    for (index, operators) in others.lowered { all.lowered[trees.count + index] = operators }
    return all
  }

  private init(cache: TreeCache?, build: TreeCache.Build) {
    self.cache = cache
    self.build = build
  }

  // MARK: Lowering

  /// What each file declares of operators; 0 for nothing.
  private static func declaredOperators(
    in files: [SourceContent], _ entries: [TreeCache.Entry?], _ platform: BuildPlatform
  ) -> [UInt64] {
    let new = files.indices.filter { entries[$0] == nil }
    let found = ParallelMap.map(new.map { files[$0] }) { file -> UInt64 in
      guard let found = try? file.found.get(), OperatorPrecedences.areDeclared(in: found.bytes),
        let bytes = try? file.parsable.get()
      else { return 0 }
      return OperatorPrecedences.standard.adding(declarationsIn: bytes, platform: platform).key.first
    }
    var operators = entries.map { $0?.operators ?? 0 }
    for (index, key) in zip(new, found) { operators[index] = key }
    return operators
  }

  /// The trees of some of an app's files.
  private static func lower(
    _ files: [SourceContent], among all: [SourceContent], _ operators: [UInt64], _ platform: BuildPlatform
  ) -> [Result<CodeTree, CodeError>] {
    guard !files.isEmpty else { return [] }
    let declaring = zip(all, operators).filter { $0.1 != 0 }.map(\.0)
    // On a thread whose stack is large enough for the parser.
    let precedences = ParallelMap.map([declaring]) { files in
      files.reduce(OperatorPrecedences.standard) { made, file in
        (try? file.parsable.get()).map { made.adding(declarationsIn: $0, platform: platform) } ?? made
      }
    }[0]
    return ParallelMap.map(files, size: \.size) { file in
      file.parsable.map {
        TreeReading.tree(of: $0, path: file.path, platform: platform, operators: precedences)
      }
    }
  }
}
