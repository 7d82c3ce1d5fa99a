import FlowModel
import SwiftSyntax

/// The written form of a type, its optionality apart.
struct TypeText {
  /// The type without `?` and `!`.
  var name: String
  /// What followed it.
  var optionality: CodeProperty.Optionality

  init(_ type: TypeSyntax, in source: SourceText) {
    var type = type
    optionality = .plain
    while true {
      if let wrapped = type.as(OptionalTypeSyntax.self) {
        type = wrapped.wrappedType
        if optionality == .plain { optionality = .optional }
      } else if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = wrapped.wrappedType
        optionality = .implicitlyUnwrapped
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first,
        inner.firstName == nil
      {
        type = inner.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
        type = some.constraint
      } else {
        break
      }
    }
    name = source.text(of: type, limit: 120)
    if optionality == .plain, let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == "Optional",
      let argument = identifier.genericArgumentClause?.arguments.first
    {
      name = source.text(of: argument, limit: 120)
      optionality = .optional
    }
  }

  /// The names of the types that a type is made of: of `UIView & Themed` two.
  static func plainNames(_ type: TypeSyntax, in source: SourceText) -> [String] {
    type.as(CompositionTypeSyntax.self).map { $0.elements.flatMap { plainNames($0.type, in: source) } }
      ?? [plainName(type, in: source)]
  }

  /// The name of a nominal type without generic arguments: `Outer.Inner`.
  static func plainName(_ type: TypeSyntax, in source: SourceText) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = type.as(MemberTypeSyntax.self) {
      return plainName(member.baseType, in: source) + "." + member.name.plainText
    }
    return TypeText(type, in: source).name
  }
}
