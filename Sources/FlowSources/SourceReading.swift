import FlowModel

/// What was read of an app's sources.
package struct SourceReading: Sendable {
  /// What the sources say.
  package internal(set) var facts: CodeFacts
  /// The files, whose trees are made when they are asked for.
  let sources: AppSources

  /// Gives the trees of the files.
  package var trees: TreeSource { sources.source }

  /// Writes the cache anew, with what was asked for of these files and no others.
  package func keep() { sources.keep() }
}
