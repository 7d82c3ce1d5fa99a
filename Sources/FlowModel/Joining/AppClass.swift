/// A class of the app, as all files together declare it.
package struct AppClass: Sendable, Identifiable {
  /// The class's place in ``AppCode/classes``.
  package var id: Int
  /// The name, with the types around it: `Outer.Inner`.
  package var name: String
  /// The modules that compile it; empty where no project says.
  package var modules: Set<String>
  /// The class's own declaration, then its extensions, in the order of the files.
  package var declarations: [CodeDeclaration]

  /// The name that Objective-C knows, of `@objc(Name)`.
  package var objectiveCName: String? { declarations[0].objectiveCName }
  /// What stands first after the colon: the superclass, or a protocol.
  package var firstInherited: String? { declarations[0].inherited.first }
  /// Where the class is declared.
  package var location: SourceLocation { declarations[0].location }
  /// Whether all its members are seen by Objective-C.
  package var hasObjectiveCMembers: Bool { declarations.contains { $0.attributes.contains("objcMembers") } }
  /// The properties of the class and its extensions.
  package var properties: [CodeProperty] { declarations.flatMap(\.properties) }
  /// The functions of the class and its extensions.
  package var functions: [CodeFunction] { declarations.flatMap(\.functions) }

  /// The functions of a name, such as `prepare`.
  package func functions(named name: String) -> [CodeFunction] {
    functions.filter { $0.name == name && $0.kind == .function && !$0.isStatic }
  }
}

/// What the superclasses of a class end with.
package enum ClassRoot: Sendable, Hashable {
  /// A class of Apple's frameworks.
  case framework(String)
  /// A class that Objective-C files declare: what it has is not known.
  case objectiveC(String)
  /// A class that is in none of the files, such as a library's.
  case unknown(String)
  /// No superclass.
  case none
}

/// What a class name in a document or in code stands for.
package enum ClassLookup: Sendable {
  /// A class of the app.
  case app(AppClass)
  /// A class that Objective-C files declare.
  case objectiveC(ObjectiveCClass)
  /// A class of the app that the module named does not have; nil when no module is named, as for Objective-C's.
  case otherModule(AppClass, named: String?)
  /// A class of a framework or library, which the files do not have.
  case external
  /// No class of this name; with the nearest.
  case missing(nearest: String?)

  /// The class of the app that runs.
  package var appClass: AppClass? { if case .app(let found) = self { found } else { nil } }
}
