import FlowModel

/// What types the expressions of a file have, as far as it is written.
struct Swift2Types {
  typealias Written = Swift2Declarations.Written

  let tree: CodeTree
  let own: Swift2Declarations
  let former: FormerSignatures
  /// The function that each node stands in.
  private var functions: [Int32]
  /// The function around each closure and local function.
  private var outer: [Int32]
  /// The nodes that give the slots of each function what they hold: written types and values.
  private var slots: [[Int32: (type: Int32, value: Int32)]]
  /// How many expressions are looked through for one.
  private static let depth = 24

  init(_ tree: CodeTree, _ own: Swift2Declarations, _ former: FormerSignatures) {
    self.tree = tree
    self.own = own
    self.former = former
    functions = Array(repeating: -1, count: tree.nodes.count)
    outer = Array(repeating: -1, count: tree.functions.count)
    slots = Array(repeating: [:], count: tree.functions.count)
    for (index, function) in tree.functions.enumerated() {
      for parameter in function.parameters where parameter.type >= 0 {
        slots[index][parameter.slot] = (parameter.type, -1)
      }
      visit(function.body, in: Int32(index))
    }
  }

  private mutating func visit(_ body: Int32, in function: Int32) {
    var open = body >= 0 ? [body] : []
    while let next = open.popLast() {
      functions[Int(next)] = function
      let node = tree.nodes[Int(next)]
      switch node.kind {
      case .closure: outer[Int(node.a)] = function
      case .localFunction: outer[Int(node.b)] = function
      case .binding: note(node.a, type: node.b, value: node.c, in: function)
      case .optionalBinding: note(node.a, type: node.c, value: node.b, in: function)
      default: break
      }
      open += tree.nodesInside(node)
    }
  }

  private mutating func note(_ pattern: Int32, type: Int32, value: Int32, in function: Int32) {
    let node = tree.nodes[Int(pattern)]
    if node.kind == .bindingPattern { slots[Int(function)][node.a] = (type, value) }
  }

  // MARK: Asked

  /// The type around a node; nil outside of types.
  func owner(of node: Int32) -> (name: String, isStatic: Bool)? {
    var function = functions[Int(node)]
    while function >= 0 {
      let each = tree.functions[Int(function)]
      if each.owner >= 0 {
        let name = tree.types[Int(each.owner)].name
        let isStatic = each.flags.contains(.isStatic) || each.flags.contains(.isClassMember)
        return (Swift2Declarations.lastName(name), isStatic)
      }
      function = outer[Int(function)]
    }
    return nil
  }

  /// The type of an expression; nil where it is not known, or may be any.
  func type(of node: Int32) -> Written? { type(of: node, Self.depth) }

  private func type(of node: Int32, _ depth: Int) -> Written? {
    guard let found = written(of: node, depth), found.name.count > 1, !Self.open.contains(found.name) else {
      return nil
    }
    return found
  }

  /// Types of which nothing follows for what has them.
  private static let open: Set<String> = ["Any", "AnyObject", "Self", "NSObject", "Element"]

  private func written(of node: Int32, _ depth: Int) -> Written? {
    guard node >= 0, depth > 0 else { return nil }
    let each = tree.nodes[Int(node)]
    switch each.kind {
    case .text, .interpolation: return Written(name: "String")
    case .integer: return Written(name: "Int")
    case .decimal: return Written(name: "Double")
    case .boolean: return Written(name: "Bool")
    case .array:
      return Written(name: "Array", element: tree.list(each.a).first.flatMap { type(of: $0, depth - 1)?.name })
    case .dictionary: return Written(name: "Dictionary")
    case .local, .boxed: return local(each.a, in: functions[Int(node)], depth)
    case .captured: return captured(each.a, in: functions[Int(node)], depth)
    case .superReference:
      return owner(of: node).flatMap { own.types[$0.name]?.superclasses.first }.map { Written(name: $0) }
    case .name: return named(tree.texts[Int(each.a)], at: node)
    case .member: return member(tree.texts[Int(each.b)], of: each.a, depth)
    case .typeExpression: return Swift2Declarations.written(each.a, in: tree).map { asType($0) }
    case .question, .forced, .optionalChain, .try, .await:
      guard var inner = type(of: each.a, depth - 1) else { return nil }
      if each.kind != .try, each.kind != .await { (inner.isForced, inner.isOptional) = (false, false) }
      return inner
    case .forcedCast, .optionalCast, .upcast: return Swift2Declarations.written(each.b, in: tree)
    case .coalesce: return type(of: each.b, depth - 1)
    case .binary where [TreeOperator.plus, .minus, .times, .divide].map(\.rawValue).contains(each.flag):
      return type(of: each.a, depth / 2) ?? type(of: each.b, depth / 2)
    case .ternary: return type(of: each.b, depth - 1)
    case .subscripted:
      guard let base = type(of: each.a, depth - 1), let element = base.element else { return nil }
      return Written(name: element)
    case .call: return called(each, depth)
    default: return nil
    }
  }

  private func asType(_ written: Written) -> Written {
    var written = written
    written.isStatic = true
    return written
  }

  private func local(_ slot: Int32, in function: Int32, _ depth: Int) -> Written? {
    guard function >= 0 else { return nil }
    let each = tree.functions[Int(function)]
    if slot == 0, each.owner >= 0, each.kind != .closure {
      let isStatic = each.flags.contains(.isStatic) || each.flags.contains(.isClassMember)
      return Written(name: Swift2Declarations.lastName(tree.types[Int(each.owner)].name), isStatic: isStatic)
    }
    guard let known = slots[Int(function)][slot] else { return nil }
    if known.type >= 0 { return Swift2Declarations.written(known.type, in: tree) }
    return type(of: known.value, depth - 1)
  }

  private func captured(_ index: Int32, in function: Int32, _ depth: Int) -> Written? {
    guard function >= 0, depth > 0 else { return nil }
    let captures = tree.functions[Int(function)].captures
    guard captures.indices.contains(Int(index)) else { return nil }
    let capture = captures[Int(index)]
    switch capture.source {
    case .slot, .implicitSelf: return local(capture.number, in: outer[Int(function)], depth - 1)
    case .capture, .implicitCapture: return captured(capture.number, in: outer[Int(function)], depth - 1)
    case .value: return type(of: capture.number, depth - 1)
    }
  }

  private func named(_ name: String, at node: Int32) -> Written? {
    if let owner = owner(of: node), !former.isType(name),
      let found = result(name, of: owner.name, isStatic: owner.isStatic)
    {
      return found
    }
    if let known = own.globals[name] { return known }
    let today = Swift2Names.types[name] ?? name
    if own.types[name] != nil || former.ancestry(of: today) != nil { return Written(name: name, isStatic: true) }
    return former.catalog.aliases[today].map { Written(name: $0, isStatic: true) }
  }

  private func member(_ name: String, of base: Int32, _ depth: Int) -> Written? {
    guard let type = type(of: base, depth - 1) else { return nil }
    return result(name, of: type.name, isStatic: type.isStatic)
  }

  /// What a member of a type gives, by the name that it has in Swift 1 and 2.
  private func result(_ name: String, of type: String, isStatic: Bool) -> Written? {
    let lineage = own.lineage(of: type, former)
    for each in lineage {
      if let own = own.types[each], own.names.contains(name) { return own.results[name] }
    }
    let today = former.today(name, nil, of: lineage, isStatic: isStatic)?.name ?? Swift2Names.properties[name] ?? name
    return framework(today, of: lineage, isStatic: isStatic)
  }

  private func framework(_ name: String, of lineage: [String], isStatic: Bool) -> Written? {
    for each in lineage {
      if let text = former.result(name, of: Swift2Names.types[each] ?? each, isStatic: isStatic) {
        return Self.read(text)
      }
    }
    return nil
  }

  /// A type as a framework's interface has it: `UIView?`, `[UIView]`.
  private static func read(_ text: String) -> Written? {
    var text = Substring(text)
    var written = Written(name: "")
    if text.last == "?" { (written.isOptional, text) = (true, text.dropLast()) }
    if text.last == "!" { (written.isForced, text) = (true, text.dropLast()) }
    if text.first == "[", text.last == "]" {
      let inside = text.dropFirst().dropLast()
      let isDictionary = inside.contains(":")
      written.name = isDictionary ? "Dictionary" : "Array"
      if !isDictionary { written.element = String(inside) }
      return written
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    written.name = String(text)
    return written
  }

  private func called(_ call: TreeNode, _ depth: Int) -> Written? {
    let callee = tree.nodes[Int(call.a)]
    switch callee.kind {
    case .typeExpression: return Swift2Declarations.written(callee.a, in: tree)
    case .name:
      let name = tree.texts[Int(callee.a)]
      guard var found = named(name, at: call.a) else { return nil }
      if found.isStatic, found.name == name || former.catalog.aliases[name] == found.name { found.isStatic = false }
      return found
    case .member:
      let name = tree.texts[Int(callee.b)]
      if name == "components", labels(of: call).contains(.named("fromDate")) {
        return Written(name: "NSDateComponents")
      }
      guard let base = type(of: callee.a, depth - 1) else { return nil }
      let lineage = own.lineage(of: base.name, former)
      for each in lineage {
        if let own = own.types[each], own.names.contains(name) { return own.results[name] }
      }
      let types = lineage.map { Swift2Names.types[$0] ?? $0 }
      let today = former.today(name, labels(of: call), of: types, isStatic: base.isStatic)?.name ?? name
      return framework(today, of: lineage, isStatic: base.isStatic) ?? shared(today, base)
    default: return nil
    }
  }

  /// The object that a class gives of itself: `UserDefaults.standard`.
  private func shared(_ name: String, _ base: Written) -> Written? {
    let type = Swift2Names.types[base.name] ?? base.name
    return base.isStatic && ["standard", "default", "shared", "main", "current"].contains(name)
      && former.hasStatic(name, of: type) ? Written(name: type) : nil
  }

  /// The labels of a call as they are written.
  func labels(of call: TreeNode) -> [WrittenLabel] {
    let arguments = Array(tree.list(call.b))
    let count = arguments.count / 2
    return (0..<count).map { index in
      if index >= count - Int(call.extra) { return .trailing }
      let label = arguments[index * 2]
      return label >= 0 ? .named(tree.texts[Int(label)]) : .none
    }
  }
}
