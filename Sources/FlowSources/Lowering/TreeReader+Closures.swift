import FlowModel
import SwiftSyntax

/// Functions as such: their scope, and what of them is known once their body was read.
extension TreeReader {
  /// Lowers a function in a scope of its own.
  ///
  /// - Parameters:
  ///   - title: what `#function` says in it.
  ///   - outer: the function around whose locals it can capture.
  ///   - isMember: whether slot 0 is `self`.
  ///   - body: fills in the rest, in the new scope.
  func function(
    _ kind: TreeFunction.Kind, named name: String, title: String? = nil, at offset: UInt32, outer: FunctionScope?,
    isMember: Bool, _ body: (inout TreeFunction) -> Void
  ) -> Int32 {
    let index = newFunction()
    let saved = (scope, sharedSlots, chainAsks, chainBase)
    let inner = FunctionScope(function: index, outer: outer)
    inner.textOfName = { [unowned self] in tree.texts[Int($0)] }
    // In an initial value outside of types it is the module's name.
    inner.title = title ?? (kind == .initialValue ? "" : outer?.title ?? name)
    (scope, sharedSlots, chainAsks, chainBase) = (inner, nil, false, nil)
    var function = TreeFunction(kind: kind, name: name)
    function.offset = offset
    if isMember {
      function.owner = owner
      inner.declare(text("self"), at: .slot(inner.newSlot()))
    }
    body(&function)
    // Closures and what belongs to a script do not say that they wait.
    if inner.awaits { function.flags.insert(.isAsync) }
    finish(&function, inner, isMember: isMember)
    setFunction(index, to: function)
    (scope, sharedSlots, chainAsks, chainBase) = saved
    return index
  }

  private func finish(_ function: inout TreeFunction, _ scope: FunctionScope, isMember: Bool) {
    for use in scope.uses where scope.boxed.contains(use.slot) {
      change(use.node) { node in
        switch node.kind {
        case .local: node.kind = .boxed
        case .name, .superReference: node.flag = 2
        default: node.flag = 1
        }
      }
    }
    for block in scope.functionBlocks {
      let slots = block.slots.filter(scope.boxed.contains)
      guard !slots.isEmpty else { continue }
      let list = list(slots)
      change(block.node) { $0.b = list }
    }
    for index in function.parameters.indices where scope.boxed.contains(function.parameters[index].slot) {
      function.parameters[index].isBoxed = true
    }
    if isMember, scope.boxed.contains(0) { function.flags.insert(.isSelfBoxed) }
    function.captures = scope.captures
    function.freeNames = scope.freeNames
    function.slots = scope.slots
    // What is counted in 16 bits elsewhere.
    guard scope.slots > Int32(UInt16.max) || scope.captures.count > Int(UInt16.max) else { return }
    let statement = add(
      TreeNode(.unreadStatement, a: text("a function with more than 65,535 locals")), at: function.offset)
    function.body = add(TreeNode(.block, a: list([statement]), c: 0), at: function.offset)
  }

  /// `{ [weak self] x in … }`.
  func closure(_ node: ClosureExprSyntax) -> Int32 {
    let captured = node.signature?.capture?.items.map { capture($0) } ?? []
    let index = function(.closure, named: scope?.title ?? "", at: offset(of: node), outer: scope, isMember: false) {
      function in
      guard let scope else { return }
      for item in captured { scope.addValue(item.node, ownership: item.ownership, name: item.name) }
      fill(&function, with: node.signature)
      let hasParameters = node.signature?.parameterClause != nil
      if !hasParameters { scope.anonymous.slots = (0..<anonymousLimit(in: node)).map { _ in scope.newSlot() } }
      let statements = flattened(node.statements)
      let isSingle = isSingleExpression(statements, hasResult: true)
      if isSingle { function.flags.insert(.isSingleExpression) }
      function.body = block(statements, at: node, isValue: isSingle)
      guard !hasParameters else { return }
      function.anonymousParameters = Int32(scope.anonymous.used)
      function.parameters = scope.anonymous.slots.prefix(scope.anonymous.used).enumerated().map {
        TreeParameter(label: nil, name: "$\($0.offset)", slot: $0.element)
      }
    }
    return add(TreeNode(.closure, a: index), at: node)
  }

  /// A closure without parameters around an expression.
  func thunk(_ expression: ExprSyntax) -> Int32 {
    let index = function(.closure, named: scope?.title ?? "", at: offset(of: expression), outer: scope, isMember: false)
    { function in
      function.flags.insert(.isSingleExpression)
      let slots = scope?.slots ?? 0
      let value = self.expression(expression)
      function.body = add(
        TreeNode(.block, extra: UInt16(truncatingIfNeeded: (scope?.slots ?? 0) - slots), a: list([value]), c: slots),
        at: expression)
    }
    return add(TreeNode(.closure, a: index), at: expression)
  }

  private func capture(
    _ item: ClosureCaptureSyntax
  ) -> (node: Int32, ownership: TreeCapture.Ownership, name: Int32) {
    let name = name(item.name)
    let ownership: TreeCapture.Ownership =
      switch item.specifier?.specifier.tokenKind {
      case .keyword(.weak): .weak
      case .keyword(.unowned): .unowned
      default: .strong
      }
    if let value = item.initializer?.value { return (expression(value), ownership, name) }
    return (named(name, at: offset(of: item.name)), ownership, name)
  }

  private func fill(_ function: inout TreeFunction, with signature: ClosureSignatureSyntax?) {
    guard let signature, let scope else { return }
    let attributes = TreeAttributes(signature.attributes, in: self)
    function.attributes = attributes.names
    if attributes.names.contains("MainActor") { function.flags.insert(.isMainActor) }
    if signature.effectSpecifiers?.asyncSpecifier != nil { function.flags.insert(.isAsync) }
    if let clause = signature.effectSpecifiers?.throwsClause {
      function.flags.insert(.isThrowing)
      function.thrown = clause.type.map(type) ?? -1
    }
    function.result = signature.returnClause.map { type($0.type) } ?? -1
    func add(_ token: TokenSyntax, _ written: TypeSyntax?, isVariadic: Bool = false) {
      let slot = scope.newSlot()
      var parameter = TreeParameter(label: nil, name: source.name(token), slot: slot)
      if let written { fill(&parameter, with: written) }
      parameter.isVariadic = isVariadic
      if token.tokenKind != .wildcard { scope.declare(name(token), at: .slot(slot)) }
      function.parameters.append(parameter)
    }
    switch signature.parameterClause {
    case .simpleInput(let parameters): for parameter in parameters { add(parameter.name, nil) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        add(parameter.secondName ?? parameter.firstName, parameter.type, isVariadic: parameter.ellipsis != nil)
      }
    case nil: break
    }
  }

  /// One more than the greatest `$n` in the text of a closure, closures inside included: as many slots are kept.
  private func anonymousLimit(in node: ClosureExprSyntax) -> Int {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    var limit = 0
    source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<end])
      var index = node.positionAfterSkippingLeadingTrivia.utf8Offset
      while let sign = text.firstIndex(of: UInt8(ascii: "$"), from: index) {
        var number = 0
        index = sign + 1
        while index < end, case UInt8(ascii: "0")...UInt8(ascii: "9") = text[index], number < 100 {
          number = 10 * number + Int(text[index] - UInt8(ascii: "0"))
          index += 1
        }
        if index > sign + 1, number < 100 { limit = max(limit, number + 1) }
      }
    }
    return limit
  }
}
