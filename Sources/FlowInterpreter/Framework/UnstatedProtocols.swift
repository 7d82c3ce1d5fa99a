/// Methods that a protocol of the framework's asks for, in classes that do not state the protocol.
extension Interpreter {
  /// Whether nobody finds a method by its name, though a protocol of the framework's asks for one: a class that does not
  /// state the protocol shows it to Objective-C only where it says so.
  ///
  /// - Swift: SE-0160: since Swift 4 only what a protocol asks for, what overrides and what is marked is exposed. A protocol
  ///   that a subclass states exposes nothing of its superclass: the compiler warns that the method "does not satisfy
  ///   optional requirement of '@objc' protocol".
  func isOfUnstatedProtocol(_ code: Code) -> Bool {
    guard program.languageMode >= 4, let owner = code.owner, owner.isClass, owner.hasReadMembers,
      !isStatedExposed(code)
    else { return false }
    let labels = code.function.parameters.map(\.label)
    let asking = program.catalog.frameworkProtocols.filter { name in
      library.methods[name]?[code.function.name]?.contains { $0.labels == labels } == true
    }
    guard !asking.isEmpty else { return false }
    return program.allProtocols(of: types.nominal(owner)).allSatisfy { stated in
      guard let name = stated.libraryName else {
        return stated.nominal?.declaration?.attributes.contains("objc") != true
      }
      // A library's protocol may ask for it as well.
      let isOfFramework = program.catalog.isOfFramework(name)
      let isDelegate = ["Delegate", "DataSource"].contains(where: name.hasSuffix)
      return !asking.contains(name) && (isOfFramework || !isDelegate)
    }
  }

  /// Whether a method says itself that Objective-C finds it, or its class or extension does.
  func isStatedExposed(_ code: Code) -> Bool {
    let attributes = code.function.attributes
    if !["IBAction", "IBSegueAction", "objc", "NSManaged"].allSatisfy({ !attributes.contains($0) }) { return true }
    if code.function.flags.contains(.isOverride) || code.owner?.isWhollyExposed == true { return true }
    return code.function.owner >= 0 && code.tree.tree.types[Int(code.function.owner)].attributes.contains("objc")
  }
}
