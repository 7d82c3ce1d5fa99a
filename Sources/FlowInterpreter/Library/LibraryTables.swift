/// What all libraries of a process share: it is made once and does not change.
package struct LibraryTables: @unchecked Sendable {
  // The closures hold nothing that changes (see `Interpreter.kept`), so that threads can share them.
  let builder: LibraryBuilder
  let mutatingNames: Set<String>

  package init(_ builder: LibraryBuilder) {
    self.builder = builder
    mutatingNames = Set(builder.mutators.values.flatMap(\.keys))
  }

  /// Swift's own library and Foundation.
  static let standard = LibraryTables(LibraryBuilder.standard)
}
