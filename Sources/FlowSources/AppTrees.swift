import FlowModel

/// The trees of an app's Swift files, those of unchanged files taken from the cache.
///
///     let trees = AppTrees.read(SourceReader(at: path).swiftContents, of: path)
///     trees.keep()
package struct AppTrees: Sendable {
  /// The trees, in the order of their files. Files that cannot be read have none.
  package private(set) var trees: [CodeTree] = []
  /// Why a file has none.
  package private(set) var unreadable: [CodeError] = []
  private let sources: AppSources

  /// Why nobody could build some of the files, whose trees are guesses.
  package var faults: [CodeError] { sources.faults }

  /// Reads the trees of files.
  ///
  /// - Parameters:
  ///   - files: the Swift files with their content, whose order is that of the trees (see ``AppSources``).
  ///   - app: what the cache is kept by.
  ///   - platform: what `#if` asks for.
  ///   - cache: where trees of unchanged files are kept.
  /// - Returns: the trees, which are not in the cache before ``keep()``.
  package static func read(
    _ files: [SourceContent], of app: String, platform: BuildPlatform = .iOS, cache: SourceReader.Cache = .user
  ) -> AppTrees {
    var reading = AppTrees(sources: AppSources(files, of: app, platform: platform, cache: cache))
    for result in reading.sources.read() {
      switch result {
      case .success(let tree): reading.trees.append(tree)
      case .failure(let error): reading.unreadable.append(error)
      }
    }
    return reading
  }

  /// How many trees were lowered now.
  package var loweredCount: Int { sources.loweredCount }

  /// Writes the cache anew where it lacks anything. It takes as long as writing the trees, and changes nothing here: it
  /// can be done while they are used.
  package func keep() { sources.keep() }

  private init(sources: AppSources) { self.sources = sources }
}
