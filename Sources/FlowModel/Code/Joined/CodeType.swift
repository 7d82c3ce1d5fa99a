/// A type of the app, as all files together declare it: its declaration joined with its extensions.
package final class CodeType: Sendable, Identifiable {
  /// The type's place in ``AppCode/types``.
  package let id: Int
  /// The name, with the types around it: `Outer.Inner`.
  package let name: String
  /// The last part of the name.
  package let shortName: String
  /// What it is. Extensions of a type that the app does not declare are joined as an `extension`.
  package let kind: CodeDeclaration.Kind
  /// The ids of the modules that compile it; empty where no project says.
  package let modules: Set<String>
  /// The type's own declaration, those of other branches of an `#if`, then its extensions in the order of the files.
  package let declarations: [CodeDeclaration]
  /// The properties of all declarations.
  package let properties: [CodeProperty]
  /// The functions of all declarations.
  package let functions: [CodeFunction]
  /// Those with a body that are called by their base names.
  let callable: [String: [CodeFunction]]

  init(id: Int, name: String, modules: Set<String>, declarations: [CodeDeclaration]) {
    self.id = id
    self.name = name
    shortName = CodeType.lastName(name)
    self.modules = modules
    let declarations = CodeBinding.applied(to: declarations)
    self.declarations = declarations
    kind = declarations[0].kind
    properties = declarations.flatMap(\.properties)
    functions = declarations.flatMap(\.functions)
    callable = Dictionary(grouping: functions.filter { $0.kind == .function && $0.hasBody }, by: \.name)
  }

  /// Whether other modules can inherit from it.
  package var isOpen: Bool { declarations[0].modifiers.contains("open") }
  /// Where it is declared.
  package var location: SourceLocation { declarations[0].location }
  /// The name that Objective-C and Interface Builder know without a module, of `@objc(Name)`.
  package var objectiveCName: String? { declarations.lazy.compactMap(\.objectiveCName).first }
  /// What stands after the colon, in order: the superclass, where there is one, comes first.
  package var inherited: [String] { declarations.flatMap(\.inherited) }
  /// Whether every member is visible to Objective-C.
  package var hasObjectiveCMembers: Bool { declarations.contains { $0.attributes.contains("objcMembers") } }
  /// The cases of an enum.
  package var cases: [CodeEnumCase] { declarations.flatMap(\.cases) }

  /// The initialisers.
  package var initializers: [CodeFunction] { functions.filter { $0.kind == .initializer } }

  /// The functions of a name that are called on an object, such as `prepare`.
  package func functions(named name: String) -> [CodeFunction] {
    functions.filter { $0.name == name && $0.kind == .function && !$0.isStatic }
  }

  /// `Inner` of `Outer.Inner`.
  static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
