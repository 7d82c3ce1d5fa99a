import FlowModel

/// A tree as text that a test can pin: a node is `kind(children)`, functions stand where they are named.
struct TreeText {
  let tree: CodeTree

  /// The whole file.
  static func lines(_ tree: CodeTree) -> String { TreeText(tree: tree).file().joined(separator: "\n") }

  private func file() -> [String] {
    var lines = tree.imports.map { "import \($0)" }
    lines += tree.operators.map { "\($0.fixity) operator \($0.name)" }
    lines += tree.typeAliases.map(line)
    for type in tree.types.indices where tree.types[type].owner < 0 { lines += self.lines(ofType: type) }
    for global in tree.globals { lines += self.lines(tree.properties[Int(global)]) }
    for function in tree.globalFunctions { lines += self.lines(ofFunction: function) }
    if tree.script >= 0 { lines += self.lines(ofFunction: tree.script) }
    return lines
  }

  // MARK: Declarations

  private func lines(ofType index: Int) -> [String] {
    let type = tree.types[index]
    var head = type.attributes.map { "@\($0) " }.joined()
    if type.isPrivate { head += "private " }
    if type.isFinal { head += "final " }
    if type.isIndirect { head += "indirect " }
    head += "\(type.kind) \(type.name)\(text(type.generics))"
    if !type.primaryAssociatedTypes.isEmpty { head += "<\(type.primaryAssociatedTypes.joined(separator: ", "))>" }
    if type.extended >= 0 { head += " of \(node(type.extended))" }
    if !type.inherited.isEmpty { head += ": \(type.inherited.map(node).joined(separator: ", "))" }
    head += text(type.requirements)
    if let name = type.objectiveCName { head += " objc \(name)" }
    if type.function >= 0 { head += " in #\(type.function)" }
    var lines = [head]
    lines += type.associatedTypes.map { "  associatedtype " + line($0).dropFirst(10) }
    lines += type.typeAliases.map { "  " + line($0) }
    for element in type.cases {
      var line = element.isIndirect ? "  indirect case \(element.name)" : "  case \(element.name)"
      if !element.parameters.isEmpty { line += "(\(element.parameters.map(text).joined(separator: ", ")))" }
      if element.rawValue >= 0 { line += " = \(body(element.rawValue))" }
      lines.append(line)
    }
    for property in type.properties { lines += self.lines(tree.properties[Int(property)]).map { "  " + $0 } }
    for element in type.subscripts {
      lines.append(element.isStatic ? "  static subscript" : "  subscript")
      if element.getter >= 0 { lines += self.lines(ofFunction: element.getter).map { "    get " + $0 } }
      if element.setter >= 0 { lines += self.lines(ofFunction: element.setter).map { "    set " + $0 } }
    }
    for function in type.functions { lines += self.lines(ofFunction: function).map { "  " + $0 } }
    for inner in type.types { lines += self.lines(ofType: Int(inner)).map { "  " + $0 } }
    return lines
  }

  private func line(_ alias: TreeTypeAlias) -> String {
    let bound = alias.bound >= 0 ? ": \(node(alias.bound))" : ""
    return "typealias \(alias.name)\(text(alias.generics))\(bound)" + (alias.type >= 0 ? " = \(node(alias.type))" : "")
  }

  private func lines(_ property: TreeProperty) -> [String] {
    var line = ""
    for attribute in property.attributes {
      line += "@\(attribute.name)\(attribute.call >= 0 ? "[\(body(attribute.call))]" : "") "
    }
    let flags: [(TreeProperty.Flags, String)] = [
      (.isOutlet, "outlet"), (.isInspectable, "inspectable"), (.isManaged, "managed"), (.isPrivate, "private"),
      (.isFilePrivate, "fileprivate"), (.isPrivateSet, "private(set)"), (.isStatic, "static"),
      (.isClassMember, "class"),
      (.isOverride, "override"), (.isFinal, "final"), (.isLazy, "lazy"), (.isWeak, "weak"), (.isUnowned, "unowned"),
      (.isOptionalRequirement, "optional"), (.isNonisolated, "nonisolated"),
    ]
    for (flag, name) in flags where property.flags.contains(flag) { line += name + " " }
    line += (property.flags.contains(.isLet) ? "let " : "var ") + property.name
    if property.type >= 0 { line += ": \(node(property.type))" }
    if property.initialValue >= 0 { line += " = \(body(property.initialValue))" }
    var lines = [line]
    for (name, index) in [
      ("get", property.getter), ("set", property.setter), ("willSet", property.willSet), ("didSet", property.didSet),
    ] where index >= 0 {
      lines += self.lines(ofFunction: index).map { "  \(name) " + $0 }
    }
    return lines
  }

  private func lines(ofFunction index: Int32) -> [String] { ["\(function(index))"] }

  /// A function in one line.
  func function(_ index: Int32) -> String {
    let function = tree.functions[Int(index)]
    let flags: [(TreeFunction.Flags, String)] = [
      (.isPrivate, "private"), (.isFilePrivate, "fileprivate"), (.isFinal, "final"), (.isStatic, "static"),
      (.isClassMember, "class"), (.isOverride, "override"), (.isConvenience, "convenience"), (.isRequired, "required"),
      (.isMutating, "mutating"), (.isNonisolated, "nonisolated"), (.isMainActor, "main"),
      (.isOptionalRequirement, "optional"), (.isPrefix, "prefix"), (.isPostfix, "postfix"), (.isAsync, "async"),
      (.isThrowing, "throws"), (.isRethrowing, "rethrows"), (.isFailable, "failable"),
      (.isImplicitlyUnwrapped, "unwrapped"), (.isSelfBoxed, "selfBoxed"), (.isSingleExpression, "single"),
    ]
    var line = flags.filter { function.flags.contains($0.0) }.map { $0.1 + " " }.joined()
    line +=
      "\(function.kind)" + (function.name.isEmpty || function.kind == .closure ? "" : " \(function.name)")
      + text(function.generics)
    if !function.parameters.isEmpty { line += "(\(function.parameters.map(text).joined(separator: ", ")))" }
    if function.thrown >= 0 { line += " throws \(node(function.thrown))" }
    if function.result >= 0 { line += " -> \(node(function.result))" }
    line += text(function.requirements)
    line += " #\(function.slots)"
    if !function.captures.isEmpty {
      line +=
        " captures "
        + function.captures.map { capture in
          let mark = capture.ownership == .strong ? "" : "\(capture.ownership) "
          let what = capture.source == .value ? node(capture.number) : "\(capture.number)"
          return "\(mark)\(capture.name)=\(capture.source) \(what)"
        }.joined(separator: ", ")
    }
    if !function.freeNames.isEmpty {
      line += " free " + function.freeNames.map { tree.texts[Int($0)] }.joined(separator: " ")
    }
    return function.body >= 0 ? line + " " + node(function.body) : line
  }

  private func body(_ function: Int32) -> String { node(tree.functions[Int(function)].body) }

  private func text(_ parameter: TreeParameter) -> String {
    var text = parameter.attributes.map { "@\($0) " }.joined()
    text += "\(parameter.label ?? "_") \(parameter.name)@\(parameter.slot)" + (parameter.isBoxed ? "b" : "")
    if parameter.type >= 0 { text += ": " + (parameter.isInout ? "inout " : "") + node(parameter.type) }
    if parameter.isVariadic { text += "..." }
    if parameter.defaultValue >= 0 { text += " = \(body(parameter.defaultValue))" }
    return text
  }

  private func text(_ generics: [TreeGenericParameter]) -> String {
    guard !generics.isEmpty else { return "" }
    let names = generics.map { ($0.isPack ? "each " : "") + $0.name + ($0.bound >= 0 ? ": \(node($0.bound))" : "") }
    return "<\(names.joined(separator: ", "))>"
  }

  private func text(_ requirements: [TreeRequirement]) -> String {
    guard !requirements.isEmpty else { return "" }
    return " where "
      + requirements.map { "\(node($0.left)) \($0.isSame ? "==" : ":") \(node($0.right))" }.joined(separator: ", ")
  }

  // MARK: Nodes

  /// A node with all in it.
  func node(_ index: Int32) -> String {
    guard index >= 0 else { return "-" }
    let node = tree.nodes[Int(index)]
    switch node.kind {
    case .integer: return "\(tree.integers[Int(node.a)])"
    case .decimal: return "\(tree.decimals[Int(node.a)])"
    case .boolean: return node.flag == 1 ? "true" : "false"
    case .text: return tree.texts[Int(node.a)].debugDescription
    case .nothing: return "nil"
    case .local: return "l\(node.a)"
    case .boxed: return "b\(node.a)"
    case .captured: return "c\(node.a)"
    case .name:
      let place = ["", "@\(node.extra)", "@b\(node.extra)", "@c\(node.extra)"][Int(node.flag)]
      return text(node.a) + generics(node.b) + labels(node.c) + place
    case .superReference: return "super" + ["", "@\(node.extra)", "@b\(node.extra)", "@c\(node.extra)"][Int(node.flag)]
    case .member, .implicitMember:
      let base = node.kind == .member ? self.node(node.a) : ""
      let arguments = node.extra == 0 ? "" : generics(tree.genericArguments[Int(node.extra) - 1])
      return "\(base).\(text(node.b))\(arguments)\(labels(node.c))"
    case .tupleElement: return "\(self.node(node.a)).\(node.b)"
    case .metatype: return "\(self.node(node.a)).self"
    case .call: return "\(self.node(node.a))(\(arguments(node.b, trailing: node.extra)))"
    case .subscripted: return "\(self.node(node.a))[\(arguments(node.b, trailing: node.extra))]"
    case .optionalChain: return "chain(\(self.node(node.a)))"
    case .question: return "\(self.node(node.a))?"
    case .forced: return "\(self.node(node.a))!"
    case .binary: return "(\(self.node(node.a)) \(text(node.c)):\(spelled(node)) \(self.node(node.b)))"
    case .prefix: return "(\(text(node.c)):\(spelled(node)) \(self.node(node.a)))"
    case .postfix: return "(\(self.node(node.a)) \(text(node.c)):\(spelled(node)))"
    case .assignment: return "(\(self.node(node.a)) = \(self.node(node.b)))"
    case .compoundAssignment: return "(\(self.node(node.a)) \(text(node.c)):\(spelled(node)) \(self.node(node.b)))"
    case .ternary: return "(\(self.node(node.a)) ? \(self.node(node.b)) : \(self.node(node.c)))"
    case .and: return "(\(self.node(node.a)) && \(self.node(node.b)))"
    case .or: return "(\(self.node(node.a)) || \(self.node(node.b)))"
    case .coalesce: return "(\(self.node(node.a)) ?? \(self.node(node.b)))"
    case .isType: return "(\(self.node(node.a)) is \(self.node(node.b)))"
    case .upcast: return "(\(self.node(node.a)) as \(self.node(node.b)))"
    case .optionalCast: return "(\(self.node(node.a)) as? \(self.node(node.b)))"
    case .forcedCast: return "(\(self.node(node.a)) as! \(self.node(node.b)))"
    case .tuple: return "(\(arguments(node.a)))"
    case .array: return "[\(nodes(node.a))]"
    case .dictionary: return "dictionary[\(nodes(node.a))]"
    case .interpolated: return "\\(\(arguments(node.a)))"
    case .closure: return "{\(function(node.a))}"
    case .keyPath: return "keyPath(\(self.node(node.a)) \(components(node.b)))"
    case .selector: return "selector\(node.flag)(\(self.node(node.a)) '\(text(node.b))')"
    case .sourceMarker: return "#\(text(node.a))" + (node.b >= 0 ? "=\(text(node.b))" : "")
    case .availability:
      return "available\(node.flag)(" + tree.list(node.a).map { text($0) }.joined(separator: " ") + ")"
    case .unread: return "unread('\(text(node.a))' \(nodes(node.b)))"
    case .unreadStatement: return "unreadStatement('\(text(node.a))')"
    case .namedType: return text(node.a) + generics(node.b)
    case .memberType: return "\(self.node(node.a)).\(text(node.b))\(generics(node.c))"
    case .optionalType: return "\(self.node(node.a))\(node.flag == 1 ? "!" : "?")"
    case .arrayType: return "[\(self.node(node.a))]"
    case .dictionaryType: return "[\(self.node(node.a)): \(self.node(node.b))]"
    case .unreadType: return "unreadType('\(text(node.a))')"
    case .tupleType: return "(\(arguments(node.a)))"
    case .functionType: return "function\(node.flag)(\(nodes(node.a)) -> \(self.node(node.b)))"
    case .existentialType: return (node.flag == 1 ? "some " : "any ") + self.node(node.a)
    default: return other(node)
    }
  }

  /// Statements and patterns.
  private func other(_ node: TreeNode) -> String {
    let mark = node.flag == 0 ? "" : "\(node.flag)"
    let label = node.extra == 0 ? "" : " '\(tree.texts[Int(node.extra) - 1])'"
    switch node.kind {
    case .block:
      let boxes = node.b < 0 ? "" : " boxes \(tree.list(node.b).map(String.init).joined(separator: " "))"
      return "{\(node.c)+\(node.extra)\(boxes): \(tree.list(node.a).map(self.node).joined(separator: "; "))}"
    case .bindingPattern: return (node.flag == 1 ? "b" : "l") + "\(node.a)"
    case .wildcardPattern: return "_"
    case .tuplePattern: return "tuple(\(arguments(node.a)))"
    case .casePattern:
      let payload = node.c < 0 ? "" : "(\(arguments(node.c)))"
      return "case \(node.a < 0 ? "" : self.node(node.a)).\(text(node.b))\(payload)"
    case .localProperty: return "property \(node.a) \(lines(tree.properties[Int(node.b)]).joined(separator: " | "))"
    case .globalBinding: return "global \(tree.properties[Int(node.a)].name)"
    case .localFunction: return "func\(mark) \(node.a) \(function(node.b))"
    case .localType: return "type \(tree.types[Int(node.a)].name)"
    case .switchCase, .catch:
      let items = tree.list(node.a).map(self.node).joined(separator: " ")
      return "\(node.kind)\(mark)(\(items) \(self.node(node.b))\(node.kind == .catch ? " error \(node.c)" : ""))"
    case .if, .while:
      return
        "\(node.kind)\(label)([\(nodes(node.a))] \(self.node(node.b))\(node.c < 0 ? "" : " else \(self.node(node.c))"))"
    case .guard: return "guard([\(nodes(node.a))] \(self.node(node.b)))"
    case .switch: return "switch\(label)(\(self.node(node.a)) \(nodes(node.b)))"
    case .do: return "do\(label)(\(self.node(node.a)) [\(nodes(node.b))] \(self.node(node.c)))"
    case .for: return "for\(mark)\(label)(\(nodes(node.a)) \(node.b)+\(node.c))"
    case .interpolation, .compositionType: return "\(node.kind)(\(nodes(node.a)))"
    default:
      let children = [node.a, node.b, node.c].filter { $0 >= 0 }.map(self.node)
      return "\(node.kind)\(mark)\(label)(\(children.joined(separator: ", ")))"
    }
  }

  private func text(_ index: Int32) -> String { tree.texts[Int(index)] }

  private func nodes(_ list: Int32) -> String { tree.list(list).map(node).joined(separator: ", ") }

  private func generics(_ list: Int32) -> String { list < 0 ? "" : "<\(nodes(list))>" }

  private func labels(_ list: Int32) -> String {
    list < 0 ? "" : "(\(tree.list(list).map { ($0 < 0 ? "_" : text($0)) + ":" }.joined()))"
  }

  private func arguments(_ list: Int32, trailing: UInt16 = 0) -> String {
    let elements = Array(tree.list(list))
    let count = elements.count / 2
    return stride(from: 0, to: elements.count, by: 2).map { index in
      let label = elements[index] < 0 ? "" : text(elements[index]) + ": "
      return (index / 2 >= count - Int(trailing) ? "trailing " : "") + label + node(elements[index + 1])
    }.joined(separator: ", ")
  }

  private func components(_ list: Int32) -> String {
    let elements = Array(tree.list(list))
    return stride(from: 0, to: elements.count, by: 2).map { index in
      switch elements[index] {
      case 0: ".\(text(elements[index + 1]))"
      case 1: "?"
      case 2: "!"
      case 3: "[\(arguments(elements[index + 1]))]"
      default: ".self"
      }
    }.joined()
  }

  private func spelled(_ node: TreeNode) -> String { TreeOperator(rawValue: node.flag).map { "\($0)" } ?? "?" }
}
