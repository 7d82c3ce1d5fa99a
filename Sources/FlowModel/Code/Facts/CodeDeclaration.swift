/// A type or an extension of one, as one file writes it. ``AppCode`` joins those of one type.
package struct CodeDeclaration: Sendable, Hashable, Codable {
  /// What is declared.
  package enum Kind: String, Sendable, Hashable, Codable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  }

  /// What is declared.
  package var kind: Kind
  /// The name, with the types around it: `Outer.Inner`; of an extension, the type's name as written, without generics.
  package var name: String
  /// The name that Objective-C knows: of `@objc(Name)`.
  package var objectiveCName: String?
  /// What stands after the colon, in order, without generic arguments: superclass and protocols.
  package var inherited: [String] = []
  /// The names of the generic parameters.
  package var genericParameters: [String] = []
  /// The attributes, without `@` and arguments: `objcMembers`, `main`.
  package var attributes: [String] = []
  /// The access level and other modifiers: `public`, `final`.
  package var modifiers: [String] = []
  /// The properties, in order.
  package var properties: [CodeProperty] = []
  /// Methods, initialisers, and the bodies of accessors, observers and initial values, in order.
  package var functions: [CodeFunction] = []
  /// The cases of an enum, in order.
  package var cases: [CodeEnumCase] = []
  /// The type aliases and associated types.
  package var typeAliases: [CodeTypeAlias] = []
  /// What `interfaceBindings` binds, in order: outlets and actions where `@IBOutlet` and `@IBAction` do not exist.
  package var bindings: [CodeBinding] = []
  /// Where the name stands.
  package var location: SourceLocation

  package init(kind: Kind, name: String, location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.location = location
  }
}

/// A case of an enum.
package struct CodeEnumCase: Sendable, Hashable, Codable {
  /// The name, without backticks.
  package var name: String
  /// The raw value where a string literal gives it. A string enum's case without one has its own name.
  package var rawValue: String?
  /// Where the name stands.
  package var location: SourceLocation

  package init(name: String, rawValue: String?, location: SourceLocation) {
    self.name = name
    self.rawValue = rawValue
    self.location = location
  }
}
