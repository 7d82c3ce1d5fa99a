import SwiftParser
import SwiftSyntax

/// The public declarations of HeadlessUIKit.
struct Interface {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Members of other modules' types, by their names.
  private(set) var foreign: [String: [Member]] = [:]

  init(_ text: String) {
    let file = Parser.parse(source: text)
    let declarations = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
    for declaration in declarations { declare(declaration, inside: nil) }
    for declaration in declarations {
      guard let extended = declaration.as(ExtensionDeclSyntax.self) else { continue }
      extend(extended)
    }
    for type in types.values { inheritGenericMembers(type) }
  }

  /// Gives a class what it inherits from a generic one, `NSLayoutXAxisAnchor` from `NSLayoutAnchor<NSLayoutXAxisAnchor>`.
  private func inheritGenericMembers(_ type: TypeDeclaration) {
    guard let written = type.inherited.first, let open = written.firstIndex(of: "<"),
      let base = types[String(written[..<open])], type.kind == .class
    else { return }
    for var member in base.members where member.kind == .method {
      for place in member.parameters.indices {
        guard case .other(let text) = member.parameters[place].type, text.hasPrefix("\(base.name)<") else { continue }
        member.parameters[place].type = .named(String(written[written.index(after: open)...].dropLast()))
      }
      type.members.append(member)
    }
  }

  /// The types in the order of their names.
  var sorted: [TypeDeclaration] { types.values.sorted { $0.name < $1.name } }

  private mutating func declare(_ declaration: DeclSyntax, inside outer: String?) {
    func name(_ own: TokenSyntax) -> String { (outer.map { "\($0)." } ?? "") + own.plain }
    let type: TypeDeclaration
    let block: MemberBlockSyntax
    if let each = declaration.as(ClassDeclSyntax.self) {
      type = TypeDeclaration(
        kind: .class, name: name(each.name), isOpen: each.modifiers.has("open"),
        isGeneric: each.genericParameterClause != nil, inherited: Self.inherited(each.inheritanceClause))
      block = each.memberBlock
    } else if let each = declaration.as(StructDeclSyntax.self) {
      type = TypeDeclaration(
        kind: .structure, name: name(each.name), isOpen: false, isGeneric: each.genericParameterClause != nil,
        inherited: Self.inherited(each.inheritanceClause))
      block = each.memberBlock
    } else if let each = declaration.as(EnumDeclSyntax.self) {
      type = TypeDeclaration(
        kind: .enumeration, name: name(each.name), isOpen: false, isGeneric: false,
        inherited: Self.inherited(each.inheritanceClause))
      block = each.memberBlock
    } else if let each = declaration.as(ProtocolDeclSyntax.self) {
      type = TypeDeclaration(
        kind: .protocol, name: name(each.name), isOpen: false, isGeneric: false,
        inherited: Self.inherited(each.inheritanceClause))
      block = each.memberBlock
    } else {
      return
    }
    types[type.name] = type
    add(block, to: type)
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).map { TypeReading.name($0.type.trimmedDescription) }
  }

  private mutating func add(_ block: MemberBlockSyntax, to type: TypeDeclaration) {
    for item in block.members {
      if let each = item.decl.as(EnumCaseDeclSyntax.self) {
        for element in each.elements {
          type.cases.append(element.name.plain)
          if element.parameterClause != nil { type.hasPayloads = true }
        }
      } else if let each = item.decl.as(TypeAliasDeclSyntax.self) {
        type.aliases[each.name.plain] = TypeReading.name(each.initializer.value.trimmedDescription)
      } else {
        type.members += MemberReading.members(item.decl, isProtocol: type.kind == .protocol)
        declare(item.decl, inside: type.name)
      }
    }
  }

  private mutating func extend(_ each: ExtensionDeclSyntax) {
    let name = TypeReading.name(each.extendedType.trimmedDescription)
    guard each.genericWhereClause == nil else { return }
    guard let type = types[name] else {
      foreign[name, default: []] += each.memberBlock.members.flatMap {
        MemberReading.members($0.decl, isProtocol: false)
      }
      return
    }
    type.inherited += Self.inherited(each.inheritanceClause)
    guard type.kind == .protocol else { return add(each.memberBlock, to: type) }
    for item in each.memberBlock.members {
      for var member in MemberReading.members(item.decl, isProtocol: false) {
        member.isDefault = true
        type.members.append(member)
      }
    }
  }
}

extension TokenSyntax {
  /// A name without backticks.
  var plain: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}
