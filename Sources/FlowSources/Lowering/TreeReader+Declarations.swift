import FlowModel
import SwiftSyntax

/// The file, its types and their members.
extension TreeReader {
  /// Lowers the whole file.
  func read(_ file: SourceFileSyntax) {
    let items = flattened(file.statements)
    let isMain = source.path == "main.swift" || source.path.hasSuffix("/main.swift")
    if isMain || items.contains(where: isStatement) {
      let script = function(.script, named: "", at: 0, outer: nil, isMember: false) { function in
        function.body = self.script(items, at: file)
      }
      changeFile { $0.script = script }
    } else {
      for item in items {
        guard case .decl(let declaration) = item.item else { continue }
        if let node = declaration.as(VariableDeclSyntax.self) {
          addGlobals(properties(node))
        } else {
          _ = fileDeclaration(declaration)
        }
      }
    }
  }

  /// Whether something at the top of a file makes it a script. A macro declares things, or nothing that runs.
  private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl: false
    case .stmt: true
    case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
    }
  }

  private func addGlobals(_ properties: [Int32]) { changeFile { $0.globals += properties } }

  /// The statements of a script; its variables are the file's.
  private func script(_ items: [CodeBlockItemSyntax], at file: SourceFileSyntax) -> Int32 {
    guard let scope else { return -1 }
    var parts: [Int32] = []
    for item in items {
      if case .decl(let declaration) = item.item {
        if let node = declaration.as(VariableDeclSyntax.self) {
          // Read as for a file: nothing of it is a local of the script.
          self.scope = nil
          let found = properties(node)
          self.scope = scope
          addGlobals(found)
          for property in found where tree.properties[Int(property)].getter < 0 {
            parts.append(add(TreeNode(.globalBinding, a: property), at: tree.properties[Int(property)].offset))
          }
          continue
        }
        self.scope = nil
        let isRead = fileDeclaration(declaration)
        self.scope = scope
        if isRead { continue }
      }
      statement(item, isValue: false, into: &parts, [:])
    }
    let count = UInt16(truncatingIfNeeded: scope.slots)
    return add(TreeNode(.block, extra: count, a: list(parts), c: 0), at: file)
  }

  /// A declaration that is no variable; false when it is none that is known.
  private func fileDeclaration(_ declaration: DeclSyntax) -> Bool {
    switch declaration.kind {
    case .functionDecl:
      let index = function(declaration.cast(FunctionDeclSyntax.self), isMember: false)
      changeFile { $0.globalFunctions.append(index) }
    case .typeAliasDecl:
      let alias = typeAlias(declaration.cast(TypeAliasDeclSyntax.self))
      changeFile { $0.typeAliases.append(alias) }
    case .importDecl:
      if let module = declaration.cast(ImportDeclSyntax.self).path.first.map({ source.name($0.name) }) {
        changeFile { $0.imports.append(module) }
      }
    case .operatorDecl:
      let node = declaration.cast(OperatorDeclSyntax.self)
      let found = TreeOperatorDeclaration(name: node.name.text, fixity: node.fixitySpecifier.text)
      changeFile { $0.operators.append(found) }
    case .precedenceGroupDecl, .poundSourceLocation, .missingDecl, .macroDecl: break
    default: return typeDeclaration(declaration) != nil
    }
    return true
  }

  // MARK: Inside functions

  /// A declaration inside a function.
  func localDeclaration(
    _ declaration: DeclSyntax, into out: inout [Int32], _ functions: [SyntaxIdentifier: Int32]
  ) {
    switch declaration.kind {
    case .variableDecl: localVariable(declaration.cast(VariableDeclSyntax.self), into: &out)
    case .functionDecl:
      let node = declaration.cast(FunctionDeclSyntax.self)
      guard let scope, let slot = functions[node.id] else { return }
      let index = function(node, isMember: false)
      let result = add(TreeNode(.localFunction, a: slot, b: index), at: node.name)
      scope.note(result, uses: slot)
      out.append(result)
    case .typeAliasDecl:
      let node = declaration.cast(TypeAliasDeclSyntax.self)
      var alias = typeAlias(node)
      alias.name = tree.texts[Int(typeName(node.name))]
      changeFile { $0.typeAliases.append(alias) }
    case .ifConfigDecl, .poundSourceLocation, .importDecl, .missingDecl: break
    default:
      if let type = typeDeclaration(declaration) {
        out.append(add(TreeNode(.localType, a: type), at: tree.types[Int(type)].offset))
      } else {
        out.append(unreadStatement(source.text(of: declaration), at: declaration))
      }
    }
  }

  func typeAlias(_ node: TypeAliasDeclSyntax) -> TreeTypeAlias {
    TreeTypeAlias(
      name: source.name(node.name), generics: generics(node.genericParameterClause), type: type(node.initializer.value),
      offset: offset(of: node.name))
  }

  // MARK: Types

  /// A type or extension; nil when the declaration is something else.
  private func typeDeclaration(_ declaration: DeclSyntax) -> Int32? {
    switch declaration.kind {
    case .classDecl:
      let node = declaration.cast(ClassDeclSyntax.self)
      return type(.class, node.name, node, node.genericParameterClause)
    case .structDecl:
      let node = declaration.cast(StructDeclSyntax.self)
      return type(.struct, node.name, node, node.genericParameterClause)
    case .enumDecl:
      let node = declaration.cast(EnumDeclSyntax.self)
      return type(.enum, node.name, node, node.genericParameterClause)
    case .actorDecl:
      let node = declaration.cast(ActorDeclSyntax.self)
      return type(.actor, node.name, node, node.genericParameterClause)
    case .protocolDecl:
      let node = declaration.cast(ProtocolDeclSyntax.self)
      let index = type(.protocol, node.name, node, nil)
      let names = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { source.name($0.name) } ?? []
      changeType(index) { $0.primaryAssociatedTypes = names }
      return index
    case .extensionDecl:
      let node = declaration.cast(ExtensionDeclSyntax.self)
      return type(.extension, nil, node, nil, extended: node.extendedType)
    default: return nil
    }
  }

  private func type(
    _ kind: TreeType.Kind, _ token: TokenSyntax?, _ node: some DeclGroupSyntax & WithAttributesSyntax,
    _ generics: GenericParameterClauseSyntax?, extended: TypeSyntax? = nil
  ) -> Int32 {
    let saved = (scope, owner, sharedSlots, chainAsks, chainBase)
    let attributes = TreeAttributes(node.attributes, in: self)
    let modifiers = TreeModifiers(node.modifiers)
    var type = TreeType(kind: kind, name: token.map(source.name) ?? extended.map(plainName) ?? "")
    if scope != nil, let token { type.name = tree.texts[Int(typeName(token))] }
    type.unread = attributes.others.filter { !TreeAttributes.isHarmless($0, in: source) }.map { source.text(of: $0) }
    type.owner = owner
    type.function = scope?.function ?? -1
    type.offset = token.map { offset(of: $0) } ?? extended.map { offset(of: $0) } ?? 0
    type.attributes = attributes.names
    type.objectiveCName = attributes.objectiveCName
    type.isFinal = modifiers.contains("final")
    type.isIndirect = modifiers.contains("indirect")
    type.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    scope = nil
    type.generics = self.generics(generics)
    type.extended = extended.map { self.type($0) } ?? -1
    type.inherited = node.inheritanceClause?.inheritedTypes.map { self.type($0.type) } ?? []
    type.requirements = requirements(generics?.genericWhereClause, node.genericWhereClause)
    let index = newType(type)
    owner = index
    let isRead: Void? = deeper { members(node.memberBlock.members, of: index) }
    if isRead == nil {
      changeType(index) { $0.unread.append("more than \(Self.depthLimit) levels inside one another") }
    }
    (scope, owner, sharedSlots, chainAsks, chainBase) = saved
    return index
  }

  /// The name that an extension extends, without generic arguments.
  private func plainName(_ type: TypeSyntax) -> String {
    switch type.kind {
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .optionalType: "Optional"
    case .attributedType: plainName(type.cast(AttributedTypeSyntax.self).baseType)
    default: TypeText.plainName(type, in: source)
    }
  }

  private func members(_ list: MemberBlockItemListSyntax, of type: Int32) {
    for item in list {
      let declaration = item.decl
      switch declaration.kind {
      case .variableDecl:
        let found = properties(declaration.cast(VariableDeclSyntax.self))
        changeType(type) { $0.properties += found }
      case .functionDecl:
        let index = function(declaration.cast(FunctionDeclSyntax.self), isMember: true)
        changeType(type) { $0.functions.append(index) }
      case .initializerDecl:
        let index = initializer(declaration.cast(InitializerDeclSyntax.self))
        changeType(type) { $0.functions.append(index) }
      case .deinitializerDecl:
        let index = deinitializer(declaration.cast(DeinitializerDeclSyntax.self))
        changeType(type) { $0.functions.append(index) }
      case .subscriptDecl:
        let found = subscripting(declaration.cast(SubscriptDeclSyntax.self))
        changeType(type) { $0.subscripts.append(found) }
      case .enumCaseDecl:
        let found = cases(declaration.cast(EnumCaseDeclSyntax.self))
        changeType(type) { $0.cases += found }
      case .typeAliasDecl:
        let found = typeAlias(declaration.cast(TypeAliasDeclSyntax.self))
        changeType(type) { $0.typeAliases.append(found) }
      case .associatedTypeDecl:
        let found = associatedType(declaration.cast(AssociatedTypeDeclSyntax.self))
        changeType(type) { $0.associatedTypes.append(found) }
      case .ifConfigDecl:
        if case .decls(let inner)? = active(declaration.cast(IfConfigDeclSyntax.self)) { members(inner, of: type) }
      case .poundSourceLocation, .missingDecl, .operatorDecl, .precedenceGroupDecl: break
      default:
        if let inner = typeDeclaration(declaration) {
          changeType(type) { $0.types.append(inner) }
        } else if !isDiagnostic(declaration) {
          changeType(type) { $0.unread.append(source.text(of: declaration)) }
        }
      }
    }
  }

  /// Whether it is `#warning` or `#error`, which only the compiler sees.
  private func isDiagnostic(_ declaration: DeclSyntax) -> Bool {
    ["warning", "error"].contains(declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text)
  }

  private func associatedType(_ node: AssociatedTypeDeclSyntax) -> TreeTypeAlias {
    let bounds = node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
    var bound = bounds.first ?? -1
    if bounds.count > 1 { bound = add(TreeNode(.compositionType, a: list(bounds)), at: node.name) }
    return TreeTypeAlias(
      name: source.name(node.name), type: node.initializer.map { type($0.value) } ?? -1, bound: bound,
      offset: offset(of: node.name))
  }

  private func cases(_ node: EnumCaseDeclSyntax) -> [TreeCase] {
    let isIndirect = TreeModifiers(node.modifiers).contains("indirect")
    return node.elements.map { element in
      let name = source.name(element.name)
      let parameters = element.parameterClause?.parameters.map { node in
        let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : source.name($0) }
        var parameter = TreeParameter(
          label: label, name: node.secondName.map(source.name) ?? label ?? "", slot: -1)
        fill(&parameter, with: node.type)
        if let value = node.defaultValue?.value {
          parameter.defaultValue = initialValue(value, named: parameter.name, outer: nil, isMember: true)
        }
        return parameter
      }
      let rawValue = element.rawValue.map { initialValue($0.value, named: name, outer: nil, isMember: true) } ?? -1
      return TreeCase(
        name: name, parameters: parameters ?? [], rawValue: rawValue, isIndirect: isIndirect,
        offset: offset(of: element.name))
    }
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> TreeSubscript {
    let modifiers = TreeModifiers(node.modifiers)
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let head = AccessorHead(
      name: "subscript", title: title("subscript", node.parameterClause), offset: offset(of: node.subscriptKeyword),
      attributes: node.attributes, modifiers: node.modifiers, type: type(node.returnClause.type), outer: nil,
      isMember: true, subscripting: node)
    let found = node.accessorBlock.map { accessors($0, head) } ?? [:]
    return TreeSubscript(getter: found["get"] ?? missingGetter(head), setter: found["set"] ?? -1, isStatic: isStatic)
  }
}
