/// Gives the trees of an app's files when they are asked for.
package struct TreeSource: Sendable {
  /// The trees of some files, by their paths.
  package let trees: @Sendable (Set<String>) -> [CodeTree]
  /// The paths of the files in which one of some names is written.
  package let mentioning: @Sendable (Set<String>) -> Set<String>

  /// For each of many names, the paths of the files in which it stands as a word of its own. Of a name that is no word,
  /// such as `Old view`, those in which it stands at all.
  package let filesByWord: @Sendable (Set<String>) -> [String: Set<String>]

  package init(
    trees: @escaping @Sendable (Set<String>) -> [CodeTree],
    mentioning: @escaping @Sendable (Set<String>) -> Set<String>,
    filesByWord: @escaping @Sendable (Set<String>) -> [String: Set<String>]
  ) {
    self.trees = trees
    self.mentioning = mentioning
    self.filesByWord = filesByWord
  }

  /// No files.
  package static let none = TreeSource(trees: { _ in [] }, mentioning: { _ in [] }, filesByWord: { _ in [:] })
}
