extension Nominal {
  /// Whether its objects are a framework's, with a part of the app's: its superclass is the framework's, or the framework
  /// knows them by a protocol.
  var isOfFramework: Bool {
    guard kind == .class else { return false }
    if let frameworkClass { return program.catalog.frameworkClasses.contains(frameworkClass) }
    return lineage.contains { each in
      each.protocols.contains { $0.libraryName.map(program.catalog.isOfFramework) == true }
    }
  }
}
