/// Gives the trees of an app's files when they are asked for.
package struct TreeSource: Sendable {
  /// The trees of some files, by their paths.
  package let trees: @Sendable (Set<String>) -> [CodeTree]
  /// The paths of the files in which one of some names is written.
  package let mentioning: @Sendable (Set<String>) -> Set<String>

  package init(
    trees: @escaping @Sendable (Set<String>) -> [CodeTree],
    mentioning: @escaping @Sendable (Set<String>) -> Set<String>
  ) {
    self.trees = trees
    self.mentioning = mentioning
  }

  /// No files.
  package static let none = TreeSource(trees: { _ in [] }, mentioning: { _ in [] })
}
