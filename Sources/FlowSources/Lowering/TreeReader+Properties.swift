import FlowModel
import SwiftSyntax

/// Variables: members and globals as properties, locals as bindings.
extension TreeReader {
  private static let flags: [(String, TreeProperty.Flags)] = [
    ("static", .isStatic), ("class", .isClassMember), ("lazy", .isLazy), ("weak", .isWeak), ("unowned", .isUnowned),
    ("override", .isOverride), ("private", .isPrivate), ("fileprivate", .isFilePrivate),
    ("optional", .isOptionalRequirement), ("nonisolated", .isNonisolated), ("final", .isFinal),
    ("private(set)", .isPrivateSet), ("async", .isAsyncLet), ("dynamic", .isDynamic),
  ]

  /// What all properties of one declaration have in common.
  private func common(_ node: VariableDeclSyntax) -> (TreeProperty, TreeAttributes) {
    let attributes = TreeAttributes(node.attributes, in: self)
    var property = TreeProperty(name: "")
    property.flags = TreeModifiers(node.modifiers).flags(Self.flags)
    if node.bindingSpecifier.tokenKind == .keyword(.let) { property.flags.insert(.isLet) }
    if attributes.contains("IBOutlet") { property.flags.insert(.isOutlet) }
    if attributes.contains("IBInspectable") { property.flags.insert(.isInspectable) }
    if attributes.contains("objc") { property.flags.insert(.isExposed) }
    if attributes.contains("NSManaged") { property.flags.insert(.isManaged) }
    property.owner = owner
    return (property, attributes)
  }

  /// The properties of a declaration outside of functions.
  func properties(_ node: VariableDeclSyntax) -> [Int32] {
    let (common, attributes) = common(node)
    let types = annotatedTypes(node)
    var found: [Int32] = []
    for (index, binding) in node.bindings.enumerated() {
      var property = common
      property.type = types[index]
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        found += tupleProperties(binding, common: property)
        continue
      }
      fill(&property, token, binding, node, attributes, outer: nil)
      found.append(addProperty(property))
    }
    return found
  }

  private func fill(
    _ property: inout TreeProperty, _ token: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax,
    _ attributes: TreeAttributes, outer: FunctionScope?
  ) {
    let isMember = outer == nil && owner >= 0
    property.name = source.name(token)
    property.offset = offset(of: token)
    property.attributes = attributes.others.map { attribute($0, outer: outer, isMember: isMember) }
    if let value = binding.initializer?.value {
      hasNoSelf = isMember && property.flags.isDisjoint(with: [.isLazy, .isStatic, .isClassMember])
      property.initialValue = initialValue(
        value, named: property.name, title: title(ofValueIn: property, outer: outer, isMember: isMember), outer: outer,
        isMember: isMember, flags: !isMember ? [] : property.flags.contains(.isLazy) ? .isLazyValue : .isMemberValue)
      hasNoSelf = false
    }
    let isManaged = property.flags.contains(.isManaged) && isMember
    if binding.accessorBlock == nil, !isManaged { return }
    let head = AccessorHead(
      name: property.name, title: property.name, offset: property.offset, attributes: node.attributes,
      modifiers: node.modifiers, type: property.type, outer: outer, isMember: isMember)
    let found = binding.accessorBlock.map { accessors($0, head) } ?? managedAccessors(head)
    property.getter = found["get"] ?? -1
    property.setter = found["set"] ?? -1
    property.willSet = found["willSet"] ?? -1
    property.didSet = found["didSet"] ?? -1
  }

  /// What `#function` says in the initial value of a property: in a type the type's name, where it is lazy its own.
  private func title(ofValueIn property: TreeProperty, outer: FunctionScope?, isMember: Bool) -> String? {
    guard isMember, owner >= 0 else { return outer?.title }
    return property.flags.contains(.isLazy) ? property.name : tree.types[Int(owner)].name
  }

  /// The written type of each binding: `var a, b: Int` writes it once for both; -1 for none.
  private func annotatedTypes(_ node: VariableDeclSyntax) -> [Int32] {
    var types: [Int32] = []
    var pending = 0
    for binding in node.bindings {
      if let annotation = binding.typeAnnotation {
        let type = type(annotation.type)
        for index in types.count - pending..<types.count { types[index] = type }
        types.append(type)
        pending = 0
      } else {
        types.append(-1)
        pending = binding.initializer == nil ? pending + 1 : 0
      }
    }
    return types
  }

  private func attribute(_ node: AttributeSyntax, outer: FunctionScope?, isMember: Bool) -> TreeAttribute {
    let type = type(node.attributeName)
    let name = TypeText.plainName(node.attributeName, in: source)
    var call: Int32 = -1
    if case .argumentList(let written)? = node.arguments {
      call = function(.initialValue, named: name, at: offset(of: node.attributeName), outer: outer, isMember: isMember)
      {
        function in
        let callee = typeExpression(type, at: node.attributeName)
        let arguments = list(arguments(written))
        function.body = add(TreeNode(.call, a: callee, b: arguments), at: node.attributeName)
      }
    }
    return TreeAttribute(type: type, name: name, call: call)
  }

  // MARK: Tuples

  /// `let (a, b) = f()`: a hidden property for the value, and one for each name, which takes its part of it.
  private func tupleProperties(_ binding: PatternBindingSyntax, common: TreeProperty) -> [Int32] {
    var hidden = common
    hidden.name = "$tuple\(tupleCount)"
    hidden.offset = offset(of: binding.pattern)
    hidden.flags.insert(.isFilePrivate)
    tupleCount += 1
    if let value = binding.initializer?.value {
      hidden.initialValue = initialValue(value, named: hidden.name, outer: nil, isMember: owner >= 0)
    }
    var found = [addProperty(hidden)]
    addParts(binding.pattern, of: hidden.name, path: [], common: common, to: &found)
    return found
  }

  private enum Part {
    case position(Int32)
    case label(Int32)
  }

  private func addParts(
    _ pattern: PatternSyntax, of hidden: String, path: [Part], common: TreeProperty, to found: inout [Int32]
  ) {
    if let tuple = pattern.as(TuplePatternSyntax.self), path.count < 100 {
      for (index, element) in tuple.elements.enumerated() {
        let part: Part = element.label.map { .label(name($0)) } ?? .position(Int32(index))
        let isPlain = tuple.elements.count == 1 && element.label == nil
        addParts(element.pattern, of: hidden, path: isPlain ? path : path + [part], common: common, to: &found)
      }
    } else if let token = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      var property = common
      property.name = source.name(token)
      property.type = -1
      property.offset = offset(of: token)
      property.initialValue = function(
        .initialValue, named: property.name, at: property.offset, outer: nil, isMember: owner >= 0
      ) { function in
        var value = named(text(hidden), at: function.offset)
        for part in path {
          switch part {
          case .position(let index): value = add(TreeNode(.tupleElement, a: value, b: index), at: function.offset)
          case .label(let label): value = add(TreeNode(.member, a: value, b: label), at: function.offset)
          }
        }
        function.body = value
      }
      found.append(addProperty(property))
    }
  }

  // MARK: Locals

  /// A variable inside a function.
  func localVariable(_ node: VariableDeclSyntax, into out: inout [Int32]) {
    let (common, attributes) = common(node)
    let types = annotatedTypes(node)
    var flag: UInt8 = node.bindingSpecifier.tokenKind == .keyword(.let) ? 0 : 1
    if common.flags.contains(.isLazy) { flag |= 2 }
    if common.flags.contains(.isWeak) { flag |= 4 }
    if common.flags.contains(.isUnowned) { flag |= 8 }
    if TreeModifiers(node.modifiers).contains("async") {
      flag |= 16
      scope?.awaits = true
    }
    for (index, binding) in node.bindings.enumerated() {
      if let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let scope,
        binding.accessorBlock != nil || !attributes.others.isEmpty
      {
        out.append(localProperty(token, binding, node, attributes, type: types[index], common, scope))
        continue
      }
      let value = binding.initializer.map { flag & 2 == 0 ? expression($0.value) : thunk($0.value) } ?? -1
      let pattern = pattern(binding.pattern)
      out.append(add(TreeNode(.binding, flag: flag, a: pattern, b: types[index], c: value), at: binding))
    }
  }

  private func localProperty(
    _ token: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ attributes: TreeAttributes,
    type: Int32, _ common: TreeProperty, _ scope: FunctionScope
  ) -> Int32 {
    let slot = scope.newSlot()
    var property = common
    property.type = type
    property.owner = -1
    // Its observers name it.
    scope.declare(name(token), at: .slot(slot))
    fill(&property, token, binding, node, attributes, outer: scope)
    let node = add(TreeNode(.localProperty, a: slot, b: addProperty(property)), at: token)
    scope.note(node, uses: slot)
    return node
  }
}
