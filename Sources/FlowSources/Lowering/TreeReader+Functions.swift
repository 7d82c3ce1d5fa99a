import FlowModel
import SwiftSyntax

/// Functions, initialisers and accessors.
extension TreeReader {
  /// `func`.
  func function(_ node: FunctionDeclSyntax, isMember: Bool) -> Int32 {
    let name = source.name(node.name)
    return function(
      .function, named: name, title: title(name, node.signature.parameterClause), at: offset(of: node.name),
      outer: isMember ? nil : scope, isMember: isMember
    ) { function in
      fillHead(&function, node.attributes, node.modifiers)
      function.generics = generics(node.genericParameterClause)
      fill(&function, with: node.signature)
      function.requirements = requirements(
        node.genericParameterClause?.genericWhereClause, node.genericWhereClause)
      fillBody(&function, node.body, hasResult: !isVoid(node.signature.returnClause?.type))
      if node.body == nil, function.attributes.contains("NSManaged"), function.parameters.count == 1 {
        fillManaged(&function, "changeManaged", named(text(function.parameters[0].name), at: function.offset), name)
      }
    }
  }

  /// `init`.
  func initializer(_ node: InitializerDeclSyntax) -> Int32 {
    function(
      .initializer, named: "init", title: title("init", node.signature.parameterClause),
      at: offset(of: node.initKeyword),
      outer: nil, isMember: true
    ) { function in
      fillHead(&function, node.attributes, node.modifiers)
      switch node.optionalMark?.tokenKind {
      case .postfixQuestionMark: function.flags.insert(.isFailable)
      case .exclamationMark: function.flags.insert(.isImplicitlyUnwrapped)
      default: break
      }
      function.generics = generics(node.genericParameterClause)
      fill(&function, with: node.signature)
      function.requirements = requirements(
        node.genericParameterClause?.genericWhereClause, node.genericWhereClause)
      fillBody(&function, node.body, hasResult: false)
    }
  }

  /// `deinit`.
  func deinitializer(_ node: DeinitializerDeclSyntax) -> Int32 {
    function(.deinitializer, named: "deinit", at: offset(of: node.deinitKeyword), outer: nil, isMember: true) {
      function in
      fillHead(&function, node.attributes, node.modifiers)
      fillBody(&function, node.body, hasResult: false)
    }
  }

  /// An expression that is evaluated for itself: an initial value, a default, a raw value.
  ///
  /// - Parameters:
  ///   - title: what `#function` says in it; nil where that is not known.
  ///   - flags: whose initial value it is.
  func initialValue(
    _ expression: ExprSyntax, named name: String, title: String? = nil, outer: FunctionScope?, isMember: Bool,
    flags: TreeFunction.Flags = []
  ) -> Int32 {
    function(.initialValue, named: name, title: title, at: offset(of: expression), outer: outer, isMember: isMember) {
      function in
      function.flags.formUnion(flags)
      function.body = self.expression(expression)
    }
  }

  /// Whether a result is written that is none.
  private func isVoid(_ type: TypeSyntax?) -> Bool {
    guard let type else { return true }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Void"
  }

  /// A name with labels, as `#function` gives it: the parameters of an operator have none.
  func title(_ name: String, _ clause: FunctionParameterClauseSyntax) -> String {
    let isNamed = name.first.map { $0.isLetter || $0 == "_" } ?? true
    return "\(name)(\(clause.parameters.map { (isNamed ? source.name($0.firstName) : "_") + ":" }.joined()))"
  }

  private static let flags: [(String, TreeFunction.Flags)] = [
    ("static", .isStatic), ("class", .isClassMember), ("mutating", .isMutating), ("override", .isOverride),
    ("convenience", .isConvenience), ("required", .isRequired), ("private", .isPrivate),
    ("fileprivate", .isFilePrivate), ("final", .isFinal), ("prefix", .isPrefix), ("postfix", .isPostfix),
    ("nonisolated", .isNonisolated), ("optional", .isOptionalRequirement),
  ]

  /// Attributes and modifiers.
  func fillHead(
    _ function: inout TreeFunction, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    let attributes = TreeAttributes(attributes, in: self)
    function.attributes = attributes.names
    function.objectiveCName = attributes.objectiveCName
    function.flags.formUnion(TreeModifiers(modifiers).flags(Self.flags))
    if attributes.contains("MainActor") { function.flags.insert(.isMainActor) }
  }

  private func fill(_ function: inout TreeFunction, with signature: FunctionSignatureSyntax) {
    fillParameters(&function, signature.parameterClause)
    fill(&function, signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause)
    function.result = signature.returnClause.map { type($0.type) } ?? -1
  }

  private func fill(_ function: inout TreeFunction, _ async: TokenSyntax?, _ clause: ThrowsClauseSyntax?) {
    if async != nil { function.flags.insert(.isAsync) }
    guard let clause else { return }
    function.flags.insert(.isThrowing)
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { function.flags.insert(.isRethrowing) }
    function.thrown = clause.type.map(type) ?? -1
  }

  /// The parameters, which become visible.
  func fillParameters(
    _ function: inout TreeFunction, _ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false
  ) {
    guard let scope else { return }
    let isMember = function.owner >= 0
    var names: [(name: Int32, slot: Int32)] = []
    for node in clause.parameters {
      let first = node.firstName.tokenKind == .wildcard ? nil : source.name(node.firstName)
      let name = node.secondName ?? node.firstName
      // A subscript has labels only where two names are written.
      let label = isSubscript && node.secondName == nil ? nil : first
      let slot = scope.newSlot()
      var parameter = TreeParameter(label: label, name: source.name(name), slot: slot)
      parameter.attributes = TreeAttributes(node.attributes, in: self).names
      fill(&parameter, with: node.type)
      parameter.isVariadic = node.ellipsis != nil
      if let value = node.defaultValue?.value {
        parameter.defaultValue = initialValue(value, named: parameter.name, outer: scope.outer, isMember: isMember)
      }
      if name.tokenKind != .wildcard { names.append((self.name(name), slot)) }
      let isLabelled = node.secondName != nil || source.labels.contains(Int(offset(of: node.firstName)))
      if function.parameters.isEmpty, first != nil, isLabelled { function.flags.insert(.isFirstLabelled) }
      function.parameters.append(parameter)
    }
    for name in names { scope.declare(name.name, at: .slot(name.slot)) }
  }

  private func fillBody(_ function: inout TreeFunction, _ body: CodeBlockSyntax?, hasResult: Bool) {
    guard let body else { return }
    fillBody(&function, flattened(body.statements), at: body, hasResult: hasResult)
  }

  private func fillBody(
    _ function: inout TreeFunction, _ statements: [CodeBlockItemSyntax], at syntax: some SyntaxProtocol, hasResult: Bool
  ) {
    let isSingle = isSingleExpression(statements, hasResult: hasResult)
    if isSingle { function.flags.insert(.isSingleExpression) }
    function.body = block(statements, at: syntax, isValue: isSingle)
  }

  // MARK: Accessors

  /// What the accessors of a property or subscript have in common.
  struct AccessorHead {
    var name: String
    var title: String
    var offset: UInt32
    var attributes: AttributeListSyntax
    var modifiers: DeclModifierListSyntax
    /// The written type; -1 for none.
    var type: Int32
    var outer: FunctionScope?
    var isMember: Bool
    /// Of a subscript: its parameters and what is generic about it.
    var subscripting: SubscriptDeclSyntax?
  }

  /// The accessors of a block by their keyword; a block without keywords is `get`.
  func accessors(_ block: AccessorBlockSyntax, _ head: AccessorHead) -> [String: Int32] {
    var found: [String: Int32] = [:]
    switch block.accessors {
    case .getter(let statements):
      found["get"] = accessor(.getter, head, parameter: nil, nil) { function in
        fillBody(&function, flattened(statements), at: block, hasResult: true)
      }
    case .accessors(let list):
      for node in list {
        let keyword = node.accessorSpecifier.text
        let kind: TreeFunction.Kind
        switch keyword {
        case "get": kind = .getter
        case "set": kind = .setter
        case "willSet": kind = .willSet
        case "didSet": kind = .didSet
        default:
          found[keyword == "_modify" || keyword == "modify" ? "set" : "get"] = unreadAccessor(node, head)
          continue
        }
        let parameter =
          kind == .getter
          ? nil : node.parameters.map { source.name($0.name) } ?? (kind == .didSet ? "oldValue" : "newValue")
        found[keyword] = accessor(kind, head, parameter: parameter, node) { function in
          fillBody(&function, node.body, hasResult: kind == .getter)
        }
      }
    }
    return found
  }

  /// A getter that has no body.
  func missingGetter(_ head: AccessorHead) -> Int32 { accessor(.getter, head, parameter: nil, nil) { _ in } }

  func accessor(
    _ kind: TreeFunction.Kind, _ head: AccessorHead, parameter: String?, _ node: AccessorDeclSyntax?,
    _ body: (inout TreeFunction) -> Void
  ) -> Int32 {
    function(
      head.subscripting == nil ? kind : .subscripting, named: head.name, title: head.title, at: head.offset,
      outer: head.outer, isMember: head.isMember
    ) { function in
      fillHead(&function, head.attributes, head.modifiers)
      if let node {
        let attributes = TreeAttributes(node.attributes, in: self).names
        function.attributes += attributes
        if node.modifier?.name.text == "mutating" { function.flags.insert(.isMutating) }
        if node.modifier?.name.text == "nonmutating" { function.flags.insert(.isNonmutating) }
        fill(&function, node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
      }
      if let subscripting = head.subscripting {
        function.generics = generics(subscripting.genericParameterClause)
        fillParameters(&function, subscripting.parameterClause, isSubscript: true)
        function.requirements = requirements(subscripting.genericWhereClause)
      }
      if kind == .getter { function.result = head.type }
      if let parameter, let scope {
        let slot = scope.newSlot()
        var value = TreeParameter(label: nil, name: parameter, slot: slot)
        value.type = head.type
        scope.declare(text(parameter), at: .slot(slot))
        function.parameters.append(value)
      }
      body(&function)
      // The value before is asked for only where it is named.
      if kind == .didSet, node?.parameters == nil, let scope, let slot = function.parameters.last?.slot,
        !scope.uses.contains(where: { $0.slot == slot }), !scope.boxed.contains(slot)
      {
        function.parameters.removeLast()
      }
    }
  }

  /// `_read`, `_modify` and addressors, which yield.
  private func unreadAccessor(_ node: AccessorDeclSyntax, _ head: AccessorHead) -> Int32 {
    let keyword = node.accessorSpecifier.text
    let isSetter = keyword == "_modify" || keyword == "modify"
    return accessor(isSetter ? .setter : .getter, head, parameter: isSetter ? "newValue" : nil, node) { function in
      let statement = unreadStatement("the accessor \(keyword)", at: node)
      function.body = add(TreeNode(.block, a: list([statement]), c: scope?.slots ?? 0), at: node)
    }
  }
}
