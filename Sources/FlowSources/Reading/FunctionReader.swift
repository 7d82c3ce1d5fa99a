import FlowModel
import SwiftSyntax

/// Reads functions: their names and, with a ``BodyReader``, what they do.
struct FunctionReader {
  let source: SourceText

  /// The functions of a declaration: one, or the accessors of a subscript.
  func read(_ declaration: DeclSyntax, in types: DeclarationReader) -> [CodeFunction] {
    switch declaration.kind {
    case .functionDecl:
      let node = declaration.cast(FunctionDeclSyntax.self)
      var function = CodeFunction(
        kind: .function, name: node.name.plainText, location: source.location(of: node.name))
      fill(&function, node.attributes, node.modifiers)
      function.parameters = parameters(node.signature.parameterClause)
      function.result = node.signature.returnClause.map { source.text(of: $0.type) }
      return [withBody(function, node.body?.statements, in: types)]
    case .initializerDecl:
      let node = declaration.cast(InitializerDeclSyntax.self)
      var function = CodeFunction(kind: .initializer, name: "init", location: source.location(of: node.initKeyword))
      fill(&function, node.attributes, node.modifiers)
      function.parameters = parameters(node.signature.parameterClause)
      function.isFailable = node.optionalMark != nil
      return [withBody(function, node.body?.statements, in: types)]
    case .deinitializerDecl:
      let node = declaration.cast(DeinitializerDeclSyntax.self)
      let function = CodeFunction(
        kind: .deinitializer, name: "deinit", location: source.location(of: node.deinitKeyword))
      return [withBody(function, node.body?.statements, in: types)]
    case .subscriptDecl: return subscripts(declaration.cast(SubscriptDeclSyntax.self))
    default: return []
    }
  }

  /// The accessors of a subscript, without what they do.
  private func subscripts(_ node: SubscriptDeclSyntax) -> [CodeFunction] {
    let count =
      switch node.accessorBlock?.accessors {
      case .getter?: 1
      case .accessors(let accessors)?: accessors.count { $0.body != nil }
      case nil: 0
      }
    var function = CodeFunction(
      kind: .subscripting, name: "subscript", location: source.location(of: node.subscriptKeyword))
    fill(&function, node.attributes, node.modifiers)
    function.parameters = parameters(node.parameterClause)
    return Array(repeating: function, count: count)
  }

  /// The body of an accessor or observer; nil when nothing that matters happens in it.
  func accessor(
    _ kind: CodeFunction.Kind, of property: CodeProperty, _ statements: CodeBlockItemListSyntax, parameter: String?,
    in types: DeclarationReader
  ) -> CodeFunction? {
    var function = CodeFunction(kind: kind, name: property.name, location: property.location)
    function.modifiers = property.modifiers
    if kind == .getter { function.result = property.type }
    if let parameter { function.parameters = [CodeParameter(label: nil, name: parameter, type: property.type ?? "")] }
    function = withBody(function, statements, in: types)
    return function.events.isEmpty ? nil : function
  }

  /// The initial value of a property, and what making it does; nil when nothing that matters.
  func initialValue(
    of property: CodeProperty, _ expression: ExprSyntax, in types: DeclarationReader
  ) -> (CodeValue, CodeFunction?) {
    var function = CodeFunction(kind: .initialValue, name: property.name, location: property.location)
    function.modifiers = property.modifiers
    let body = BodyReader(source: source, parameters: [], types: types)
    body.learnNames(in: expression)
    let value = body.evaluate(expression)
    take(body, into: &function)
    return (value, function.events.isEmpty ? nil : function)
  }

  private func withBody(
    _ function: CodeFunction, _ statements: CodeBlockItemListSyntax?, in types: DeclarationReader
  ) -> CodeFunction {
    var function = function
    guard let statements else {
      function.hasBody = false
      return function
    }
    guard types.readsBodies || function.kind == .getter else { return function }
    let body = BodyReader(source: source, parameters: function.parameters.map(\.name), types: types)
    body.read(body: statements, givesResult: function.result != nil && function.result != "Void")
    take(body, into: &function)
    return function
  }

  private func take(_ body: BodyReader, into function: inout CodeFunction) {
    function.conditions = body.conditions
    function.events = body.finishedEvents()
  }

  private func fill(
    _ function: inout CodeFunction, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    let written = Attributes(attributes, modifiers, in: source)
    function.attributes = written.names
    function.modifiers = written.modifiers
    function.objectiveCName = written.objectiveCName
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [CodeParameter] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.plainText
      return CodeParameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.plainText ?? first,
        type: source.text(of: parameter.type), hasDefault: parameter.defaultValue != nil)
    }
  }
}
