import FlowModel
import SwiftSyntax

/// Reads declarations: of a file, of types, and of types inside functions.
final class DeclarationReader {
  let source: SourceText
  private(set) var file: CodeFile
  /// Whether bodies are read, those of getters aside, which may give constants.
  var readsBodies: Bool
  /// The declaration being filled, as an index into the file's; nil outside of types.
  private var current: Int?
  /// The names of the types around, joined by dots.
  private var prefix = ""

  init(source: SourceText, readsBodies: Bool) {
    self.source = source
    self.readsBodies = readsBodies
    file = CodeFile(path: source.path)
  }

  /// The statements of a file: its declarations. What runs at top level (in `main.swift`) is a function `main`.
  func read(_ statements: CodeBlockItemListSyntax) {
    for item in statements {
      if case .decl(let declaration) = item.item { read(declaration) }
    }
  }

  /// A declaration, wherever it stands.
  func read(_ declaration: DeclSyntax) {
    switch declaration.kind {
    case .classDecl:
      let node = declaration.cast(ClassDeclSyntax.self)
      readType(
        .class, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.modifiers,
        node.memberBlock)
    case .structDecl:
      let node = declaration.cast(StructDeclSyntax.self)
      readType(
        .struct, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.modifiers,
        node.memberBlock)
    case .enumDecl:
      let node = declaration.cast(EnumDeclSyntax.self)
      readType(
        .enum, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.modifiers,
        node.memberBlock)
    case .actorDecl:
      let node = declaration.cast(ActorDeclSyntax.self)
      readType(
        .actor, node.name, node.inheritanceClause, node.genericParameterClause, node.attributes, node.modifiers,
        node.memberBlock)
    case .protocolDecl:
      let node = declaration.cast(ProtocolDeclSyntax.self)
      readType(.protocol, node.name, node.inheritanceClause, nil, node.attributes, node.modifiers, node.memberBlock)
    case .extensionDecl: readExtension(declaration.cast(ExtensionDeclSyntax.self))
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: readFunction(declaration)
    case .variableDecl: readVariable(declaration.cast(VariableDeclSyntax.self))
    case .enumCaseDecl: readCases(declaration.cast(EnumCaseDeclSyntax.self))
    case .typeAliasDecl: readTypeAlias(declaration.cast(TypeAliasDeclSyntax.self))
    case .importDecl:
      if let module = declaration.cast(ImportDeclSyntax.self).path.first { file.imports.append(module.name.plainText) }
    case .ifConfigDecl: readConditional(declaration.cast(IfConfigDeclSyntax.self))
    default: break
    }
  }

  private func readType(
    _ kind: CodeDeclaration.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ members: MemberBlockSyntax
  ) {
    let qualified = prefix.isEmpty ? name.plainText : "\(prefix).\(name.plainText)"
    var declaration = CodeDeclaration(kind: kind, name: qualified, location: source.location(of: name))
    declaration.genericParameters = generics?.parameters.map { $0.name.plainText } ?? []
    fill(&declaration, inheritance, attributes, modifiers)
    enter(declaration, members)
  }

  private static func isSwiftUI(_ type: String) -> Bool {
    ["View", "SwiftUI.View", "ViewModifier", "PreviewProvider", "ButtonStyle", "Shape"].contains(type)
  }

  private func readExtension(_ node: ExtensionDeclSyntax) {
    let name = TypeText.plainName(node.extendedType, in: source)
    var declaration = CodeDeclaration(kind: .extension, name: name, location: source.location(of: node.extendedType))
    fill(&declaration, node.inheritanceClause, node.attributes, node.modifiers)
    enter(declaration, node.memberBlock)
  }

  private func fill(
    _ declaration: inout CodeDeclaration, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    declaration.inherited = inheritance?.inheritedTypes.flatMap { TypeText.plainNames($0.type, in: source) } ?? []
    let written = Attributes(attributes, modifiers, in: source)
    declaration.attributes = written.names
    declaration.modifiers = written.modifiers
    declaration.objectiveCName = written.objectiveCName
  }

  private func enter(_ declaration: CodeDeclaration, _ members: MemberBlockSyntax) {
    let outer = (current, prefix, readsBodies)
    // Views of SwiftUI build values; what they show is not shown by view controllers.
    if declaration.inherited.contains(where: Self.isSwiftUI) { readsBodies = false }
    file.declarations.append(declaration)
    current = file.declarations.count - 1
    prefix = declaration.name
    for member in members.members { read(member.decl) }
    (current, prefix, readsBodies) = outer
  }

  private func readConditional(_ node: IfConfigDeclSyntax) {
    for clause in node.clauses {
      switch clause.elements {
      case .decls(let members): for member in members { read(member.decl) }
      case .statements(let statements): read(statements)
      default: break
      }
    }
  }

  private func readTypeAlias(_ node: TypeAliasDeclSyntax) {
    let alias = CodeTypeAlias(
      name: node.name.plainText, type: TypeText(node.initializer.value, in: source).name,
      location: source.location(of: node.name))
    if let current { file.declarations[current].typeAliases.append(alias) } else { file.typeAliases.append(alias) }
  }

  private func readCases(_ node: EnumCaseDeclSyntax) {
    guard let current else { return }
    for element in node.elements {
      let rawValue = element.rawValue.flatMap { $0.value.as(StringLiteralExprSyntax.self)?.plainText }
      file.declarations[current].cases.append(
        CodeEnumCase(name: element.name.plainText, rawValue: rawValue, location: source.location(of: element.name)))
    }
  }

  private func readVariable(_ node: VariableDeclSyntax) {
    if let current,
      node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == BindingReader.property
    {
      file.declarations[current].bindings += BindingReader.bindings(of: node, in: source)
      return
    }
    let (properties, functions) = PropertyReader(source: source).read(node, in: self)
    for property in properties {
      if let current {
        file.declarations[current].properties.append(property)
      } else {
        file.properties.append(property)
      }
    }
    for function in functions { add(function) }
  }

  private func readFunction(_ declaration: DeclSyntax) {
    for function in FunctionReader(source: source).read(declaration, in: self) { add(function) }
  }

  private func add(_ function: CodeFunction) {
    if file.swift2Sign == nil { file.swift2Sign = Swift2Sign.location(in: function) }
    if let current { file.declarations[current].functions.append(function) } else { file.functions.append(function) }
  }

  /// A type that a function declares inside itself.
  func readLocal(_ declaration: DeclSyntax) { read(declaration) }
}
