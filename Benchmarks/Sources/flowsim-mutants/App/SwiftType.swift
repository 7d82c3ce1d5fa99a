import SwiftSyntax

/// A type, or an extension of one.
struct SwiftType {
  /// The name; of an extension, the type's.
  var name: String
  /// Where the name stands.
  var nameRange: Range<Int>
  /// Whether it is a class's own declaration.
  var isClass: Bool
  /// What stands after the colon.
  var inherited: [String]
  /// The whole declaration.
  var node: Syntax
  /// The stored and computed properties.
  var properties: [SwiftProperty] = []
  /// The methods.
  var functions: [FunctionDeclSyntax] = []
  /// The cases of an enum.
  var cases: [SwiftCase] = []
}

/// A case of an enum.
struct SwiftCase {
  /// The name, without backticks.
  var name: String
  /// Where the name stands.
  var range: Range<Int>
  /// Whether a raw value is written.
  var hasRawValue: Bool
}

/// A property.
struct SwiftProperty {
  /// The name.
  var name: String
  /// Where the name stands.
  var range: Range<Int>
  /// The type, as written; empty without one.
  var type: String
  /// Whether it starts with a value.
  var hasValue: Bool
  /// Whether it is a variable that keeps what it is given.
  var isStored: Bool
  /// Whether Interface Builder connects it.
  var isOutlet: Bool

  /// Whether it is nil until it is set.
  var startsAsNil: Bool { isStored && !hasValue && !isOutlet && (type.hasSuffix("!") || type.hasSuffix("?")) }
  /// Whether using it as if it were set crashes while it is nil.
  var isImplicitlyUnwrapped: Bool { type.hasSuffix("!") }

  /// The properties of a declaration.
  static func all(in node: VariableDeclSyntax) -> [SwiftProperty] {
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    let isOutlet = node.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      let isComputed = binding.accessorBlock.map { block in
        switch block.accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
        }
      }
      return SwiftProperty(
        name: pattern.identifier.text, range: pattern.identifier.bytes,
        type: binding.typeAnnotation?.type.trimmedDescription ?? "", hasValue: binding.initializer != nil,
        isStored: !isStatic && isComputed != true && node.bindingSpecifier.text == "var", isOutlet: isOutlet)
    }
  }
}
