/// What all libraries of a process share: it is made once and does not change.
package struct LibraryTables: @unchecked Sendable {
  // The closures hold nothing that changes (see `Interpreter.kept`), so that threads can share them.
  let builder: LibraryBuilder
  let mutatingNames: Set<String>
  let closureNames: Set<String>

  package init(_ builder: LibraryBuilder) {
    self.builder = builder
    mutatingNames = Set(builder.mutators.values.flatMap(\.keys))
    var closureNames: Set<String> = []
    for named in builder.methods.values {
      for (name, entries) in named where entries.contains(where: \.takesFunction) { closureNames.insert(name) }
    }
    self.closureNames = closureNames
  }

  /// Swift's own library and Foundation.
  static let standard = LibraryTables(LibraryBuilder.standard)
}
