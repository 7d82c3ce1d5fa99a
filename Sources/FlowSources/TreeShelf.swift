import FlowModel
import Foundation

/// The trees of some of an app's Swift files, read when they are asked for; those of unchanged files from the cache.
package final class TreeShelf: @unchecked Sendable {
  private let files: [SourceContent]
  private let app: String
  private let cache: SourceReader.Cache
  /// What was read, behind the lock.
  private var known: AppTrees?
  private let lock = NSLock()

  /// - Parameters:
  ///   - files: all Swift files of the app, whose operators count in each of them.
  ///   - app: what the cache is kept by (see ``AppTrees/read(_:of:platform:cache:only:)``).
  ///   - cache: where trees of unchanged files are kept.
  package init(_ files: [SourceContent], of app: String, cache: SourceReader.Cache = .user) {
    self.files = files
    self.app = app
    self.cache = cache
  }

  /// The trees of some files, in the order of the app's.
  package func trees(of paths: Set<String>) -> [CodeTree] {
    let read = AppTrees.read(files, of: app, cache: cache, only: paths)
    lock.withLock { known = known.map { $0.adding(read) } ?? read }
    return read.trees
  }

  /// Gives the trees, and the files in which names are written.
  package var source: TreeSource { TreeSource(trees: trees(of:), mentioning: mentioning) }

  /// The paths of the files in which one of some names is written.
  private func mentioning(_ names: Set<String>) -> Set<String> {
    let search = WordSearch(names.sorted())
    let found = ParallelMap.map(files) { $0.bytes?.withUnsafeBufferPointer(search.isFound) ?? false }
    return Set(zip(files, found).filter(\.1).map(\.0.path))
  }

  /// Writes the cache anew, with the trees that were asked for and no others.
  package func keep() { lock.withLock { known }?.keep() }
}
