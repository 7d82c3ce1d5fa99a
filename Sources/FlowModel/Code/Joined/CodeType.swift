/// A type of the app, joined from its declaration and its extensions.
package struct CodeType: Sendable, Hashable {
  /// The name, with the types around it: `Outer.Inner`.
  package var name: String
  /// The module; empty where no project says.
  package var module: String
  /// What it is. An extension of a type that the app does not declare stays `extension`.
  package var kind: CodeDeclaration.Kind
  /// The superclass, as written, type aliases followed; nil without one.
  package var superclass: String?
  /// The protocols that it says to conform to, extensions included.
  package var protocols: [String]
  /// The declaration, then the extensions in the order of the files.
  package var declarations: [CodeDeclaration]

  /// Where it is declared.
  package var location: SourceLocation { declarations[0].location }
  /// The last part of the name.
  package var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// The name that Objective-C and Interface Builder know without a module, of `@objc(Name)`.
  package var objectiveCName: String? { declarations.lazy.compactMap(\.objectiveCName).first }
  /// Whether every member is visible to Objective-C.
  package var hasObjectiveCMembers: Bool { declarations.contains { $0.attributes.contains("objcMembers") } }
  /// The properties of all declarations.
  package var properties: [CodeProperty] { declarations.flatMap(\.properties) }
  /// The functions of all declarations.
  package var functions: [CodeFunction] { declarations.flatMap(\.functions) }
  /// The cases of an enum.
  package var cases: [CodeEnumCase] { declarations.flatMap(\.cases) }
  /// The initialisers.
  package var initializers: [CodeFunction] { functions.filter { $0.kind == .initializer } }
}
