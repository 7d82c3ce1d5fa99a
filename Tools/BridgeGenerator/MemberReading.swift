import SwiftSyntax

/// Reads members out of their declarations.
enum MemberReading {
  static func members(_ declaration: DeclSyntax, isProtocol: Bool) -> [Member] {
    if let each = declaration.as(VariableDeclSyntax.self) { return properties(each, isProtocol: isProtocol) }
    if let each = declaration.as(FunctionDeclSyntax.self) { return [method(each)] }
    if let each = declaration.as(InitializerDeclSyntax.self) { return [initializer(each)] }
    return []
  }

  private static func properties(_ each: VariableDeclSyntax, isProtocol: Bool) -> [Member] {
    each.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let type = binding.typeAnnotation?.type
      else { return nil }
      var member = Member(kind: .property, name: name)
      read(each.modifiers, into: &member)
      member.type = TypeReading.form(type)
      let accessors = binding.accessorBlock?.trimmedDescription
      let isReadOnly = accessors.map { !$0.contains("set") } ?? false
      let hasPrivateSetter = each.modifiers.contains { $0.detail?.detail.text == "set" }
      member.isSettable = each.bindingSpecifier.text == "var" && !isReadOnly && !hasPrivateSetter
      return member
    }
  }

  private static func method(_ each: FunctionDeclSyntax) -> Member {
    var member = Member(kind: .method, name: each.name.plain)
    read(each.modifiers, into: &member)
    member.parameters = parameters(each.signature.parameterClause)
    member.type = each.signature.returnClause.map { TypeReading.form($0.type) } ?? .void
    member.isUnusual = each.genericParameterClause != nil || each.signature.effectSpecifiers != nil
    return member
  }

  private static func initializer(_ each: InitializerDeclSyntax) -> Member {
    var member = Member(kind: .initializer, name: "init")
    read(each.modifiers, into: &member)
    member.parameters = parameters(each.signature.parameterClause)
    member.isFailable = each.optionalMark != nil
    member.isUnusual = each.genericParameterClause != nil || each.signature.effectSpecifiers != nil
    return member
  }

  private static func read(_ modifiers: DeclModifierListSyntax, into member: inout Member) {
    member.isStatic = modifiers.has("static") || modifiers.has("class")
    member.isOpen = modifiers.has("open")
    member.isOverride = modifiers.has("override")
    member.isMutating = modifiers.has("mutating")
    member.isConvenience = modifiers.has("convenience")
    member.isRequired = modifiers.has("required")
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { each in
      let label = each.firstName.plain
      return Parameter(
        label: label == "_" ? nil : label, name: (each.secondName ?? each.firstName).plain,
        type: TypeReading.form(each.type),
        initial: each.defaultValue.map { TypeReading.name($0.value.trimmedDescription) })
    }
  }
}

/// Reads types as declarations write them.
enum TypeReading {
  /// Without the names of modules.
  static func name(_ text: String) -> String {
    text.replacing("HeadlessUIKit.", with: "").replacing("@MainActor @Sendable ", with: "")
  }

  static func form(_ type: TypeSyntax) -> TypeForm {
    if let each = type.as(OptionalTypeSyntax.self) {
      return .optional(form(each.wrappedType), isImplicitlyUnwrapped: false)
    }
    if let each = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(form(each.wrappedType), isImplicitlyUnwrapped: true)
    }
    if let each = type.as(ArrayTypeSyntax.self) { return .array(form(each.element)) }
    if let each = type.as(IdentifierTypeSyntax.self), each.name.text == "Set",
      let element = each.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    {
      return .set(form(element))
    }
    if let each = type.as(DictionaryTypeSyntax.self), each.value.trimmedDescription == "Any" {
      return .dictionary(form(each.key))
    }
    if let each = type.as(AttributedTypeSyntax.self) {
      guard each.specifiers.isEmpty else { return .other(name(type.trimmedDescription)) }
      if case .function(let parameters, let result, _) = form(each.baseType) {
        return .function(parameters, result, isEscaping: each.attributes.trimmedDescription.contains("escaping"))
      }
      return form(each.baseType)
    }
    if let each = type.as(FunctionTypeSyntax.self) {
      guard each.effectSpecifiers == nil else { return .other(name(type.trimmedDescription)) }
      let parameters = each.parameters.map { form($0.type) }
      return .function(parameters, form(each.returnClause.type), isEscaping: false)
    }
    if let each = type.as(TupleTypeSyntax.self) {
      if each.elements.isEmpty { return .void }
      if each.elements.count == 1 { return form(each.elements.first!.type) }
    }
    if let each = type.as(SomeOrAnyTypeSyntax.self) { return .existential(name(each.constraint.trimmedDescription)) }
    return switch name(type.trimmedDescription) {
    case "Any": .any
    case "AnyObject": .anyObject
    case "AnyClass": .anyClass
    case "Void": .void
    case let text where text.contains { "<[(".contains($0) } || text.hasSuffix(".Type"): .other(text)
    case let text: .named(text)
    }
  }
}
