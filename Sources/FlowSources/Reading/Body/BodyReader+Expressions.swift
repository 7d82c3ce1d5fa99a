import FlowModel
import SwiftSyntax

extension BodyReader {
  /// The value of an expression, with what happens in it recorded.
  @discardableResult
  func evaluate(_ expression: ExprSyntax) -> CodeValue {
    guard depth < 200 else { return CodeValue(.other("…")) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .declReferenceExpr: return name(expression.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self))
    case .sequenceExpr: return sequence(expression.cast(SequenceExprSyntax.self))
    case .optionalChainingExpr:
      var value = evaluate(expression.cast(OptionalChainingExprSyntax.self).expression)
      value.path.append(.optional)
      return value
    case .forceUnwrapExpr:
      let node = expression.cast(ForceUnwrapExprSyntax.self)
      let value = evaluate(node.expression)
      use(value, .forced, at: node.expression)
      let unwrapped = value.appending(.forced)
      if EventFilter.asksForCell(call(giving: value) ?? value) { record(.cast(unwrapped), at: node.expression) }
      return unwrapped
    case .superExpr: return CodeValue(.parent)
    case .nilLiteralExpr: return CodeValue(.nothing)
    case .stringLiteralExpr: return text(expression.cast(StringLiteralExprSyntax.self))
    case .tupleExpr: return tuple(expression.cast(TupleExprSyntax.self))
    case .closureExpr: return closure(expression.cast(ClosureExprSyntax.self), given: "a closure")
    case .tryExpr: return tried(expression.cast(TryExprSyntax.self))
    case .awaitExpr: return evaluate(expression.cast(AwaitExprSyntax.self).expression)
    case .inOutExpr: return evaluate(expression.cast(InOutExprSyntax.self).expression)
    case .subscriptCallExpr:
      let node = expression.cast(SubscriptCallExprSyntax.self)
      let base = evaluate(node.calledExpression)
      use(base, .member, at: node.calledExpression)
      return base.appending(.element(arguments(node.arguments, nil, nil, of: base)))
    case .arrayExpr:
      let values = expression.cast(ArrayExprSyntax.self).elements.map { passed($0.expression) }
      return values.count > 16 ? CodeValue(.other("an array")) : CodeValue(.array(values))
    case .genericSpecializationExpr:
      return evaluate(expression.cast(GenericSpecializationExprSyntax.self).expression)
    case .macroExpansionExpr: return macro(expression.cast(MacroExpansionExprSyntax.self))
    case .prefixOperatorExpr: return prefixed(expression.cast(PrefixOperatorExprSyntax.self))
    case .postfixOperatorExpr:
      let node = expression.cast(PostfixOperatorExprSyntax.self)
      evaluate(node.expression)
      return other(expression)
    case .ifExpr, .switchExpr:
      read(expression)
      return other(expression)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .keyPathExpr, .regexLiteralExpr, .typeExpr,
      .postfixIfConfigExpr, .unsafeExpr, .consumeExpr, .borrowExpr, .copyExpr:
      return other(expression)
    default:
      for child in expression.children(viewMode: .sourceAccurate) { evaluateInside(child) }
      return other(expression)
    }
  }

  private func evaluateInside(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self) {
      evaluate(expression)
    } else if node.kind != .token {
      for child in node.children(viewMode: .sourceAccurate) { evaluateInside(child) }
    }
  }

  /// Anything whose form does not matter, as text.
  func other(_ node: some SyntaxProtocol) -> CodeValue { CodeValue(.other(source.text(of: node, limit: 60))) }

  private func name(_ node: DeclReferenceExprSyntax) -> CodeValue {
    let name = source.name(node.baseName)
    if name == "self" { return CodeValue(.itself) }
    if let local = local(name) { return local }
    return CodeValue(.name(name))
  }

  /// `try`; `try?` gives nil where it throws.
  private func tried(_ node: TryExprSyntax) -> CodeValue {
    let value = evaluate(node.expression)
    return node.questionOrExclamationMark?.text == "?" ? value.appending(.optional) : value
  }

  private func prefixed(_ node: PrefixOperatorExprSyntax) -> CodeValue {
    evaluate(node.expression)
    return other(node)
  }

  private func member(_ node: MemberAccessExprSyntax) -> CodeValue {
    guard let base = node.base else { return CodeValue(.implicit, [.member(source.name(node.declName.baseName))]) }
    var value = evaluate(base)
    use(value, .member, at: base)
    guard value.path.count < 24 else { return other(node) }
    value.path.append(.member(source.name(node.declName.baseName)))
    return value
  }

  private func text(_ node: StringLiteralExprSyntax) -> CodeValue {
    if let text = node.plainText { return CodeValue(.text(text)) }
    for segment in node.segments {
      guard case .expressionSegment(let interpolation) = segment else { continue }
      for argument in interpolation.expressions { evaluate(argument.expression) }
    }
    return other(node)
  }

  private func tuple(_ node: TupleExprSyntax) -> CodeValue {
    if node.elements.count == 1, let only = node.elements.first { return evaluate(only.expression) }
    for element in node.elements { evaluate(element.expression) }
    return other(node)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> CodeValue {
    if node.macroName.text == "selector", let argument = node.arguments.first {
      return CodeValue(.selector(source.text(of: argument.expression)))
    }
    for argument in node.arguments { evaluate(argument.expression) }
    return other(node)
  }

  /// A closure, whose body is read under a condition.
  func closure(_ node: ClosureExprSyntax, given text: String) -> CodeValue {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let parameters)?: names = parameters.map { $0.name.plainText }
    case .parameterClause(let clause)?:
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    case nil: break
    }
    under(CodeCondition(.closure, text: text, location: source.location(of: node))) {
      scoped {
        for name in names { bind(name, to: CodeValue(.local(name))) }
        for capture in node.signature?.capture?.items ?? [] {
          guard let value = capture.initializer?.value else { continue }
          bind(capture.name.plainText, to: evaluate(value))
        }
        let outer = isUnsure
        read(node.statements)
        isUnsure = outer
      }
    }
    return CodeValue(.closure(names))
  }

  // MARK: Calls

  private func call(_ node: FunctionCallExprSyntax) -> CodeValue {
    if let called = node.calledExpression.as(ClosureExprSyntax.self) {
      // `{ … }()`: it runs here.
      let outer = isUnsure
      scoped { read(called.statements) }
      isUnsure = outer
      return other(called)
    }
    var value = evaluate(node.calledExpression)
    let given = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures, of: value)
    guard value.path.count < 24 else { return other(node) }
    value.path.append(.call(given))
    if EventFilter.matters(value) { record(.call(value), at: calledName(node.calledExpression)) }
    return value
  }

  private func calledName(_ expression: ExprSyntax) -> Syntax {
    if let member = expression.as(MemberAccessExprSyntax.self) { return Syntax(member.declName) }
    return Syntax(expression)
  }

  private func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax?,
    of called: CodeValue
  ) -> [CodeArgument] {
    var arguments: [CodeArgument] = []
    for argument in list {
      let label = argument.label.map { source.name($0) }
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        arguments.append(CodeArgument(label: label, self.closure(closure, given: Self.closureText(called, label))))
      } else {
        arguments.append(CodeArgument(label: label, passed(argument.expression)))
      }
    }
    if let trailing {
      arguments.append(CodeArgument(closure(trailing, given: Self.closureText(called, nil))))
    }
    for element in more ?? [] {
      let label = element.label.plainText
      arguments.append(CodeArgument(label: label, closure(element.closure, given: Self.closureText(called, label))))
    }
    return arguments
  }

  /// A value that is passed on.
  private func passed(_ expression: ExprSyntax) -> CodeValue {
    let value = evaluate(expression)
    use(value, .passed, at: expression)
    return value
  }

  /// What a closure is given to: `UIView.animate(completion:)`.
  private static func closureText(_ called: CodeValue, _ label: String?) -> String {
    var names: [String] = []
    switch called.root {
    case .name(let name), .parameter(let name), .local(let name): names = [name]
    case .itself: names = ["self"]
    case .parent: names = ["super"]
    default: break
    }
    for hop in called.path {
      if case .member(let name) = hop { names.append(name) }
    }
    let text = names.suffix(3).joined(separator: ".")
    return label.map { "\(text)(\($0):)" } ?? text
  }

  // MARK: Uses

  /// Records the use of a property of `self`, when the value is one.
  private func use(_ value: CodeValue, _ kind: CodeUse.Kind, at node: some SyntaxProtocol) {
    let property: String
    switch (value.root, value.path.first, value.path.count) {
    case (.name(let name), nil, _): property = name
    case (.itself, .member(let name)?, 1): property = name
    default: return
    }
    guard property.utf8.first.map({ $0 < 65 || $0 > 90 }) == true else { return }
    record(.use(CodeUse(property: property, kind: kind)), at: node)
  }
}
