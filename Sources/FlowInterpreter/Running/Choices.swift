import FlowModel

/// `?:`, `??`, `if` and `switch` as expressions, `try`.
extension Interpreter {
  func ternary(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let condition = try evaluate(each.a, frame, types.bool)
    if case .unknown = condition, let either = try eitherUnknown(each, node, frame) { return either }
    let isFirst = try isTrue(condition, each.a, frame)
    let chosen = isFirst ? each.b : each.c
    let other = isFirst ? each.c : each.b
    if let expected, !expected.isUnknown {
      return try coerce(try evaluate(chosen, frame, expected), to: expected, chosen, frame)
    }
    // Beside nil, or an Optional, the other side is Optional too.
    let kind = frame.tree.nodes[Int(other)].kind
    let isBesideOptional = kind == .nothing || kind == .optionalChain || kind == .optionalCast
    guard isTypedBeside(chosen, frame) else {
      let value = try evaluate(chosen, frame)
      return isBesideOptional && !value.isOptional ? .some(SomeBox(value)) : value
    }
    // A literal is of the other side's type.
    let asked = typeOfSides(chosen, other, node, frame)
    if asked == nil, let undecided = try undecided(chosen, beside: other, frame) { return undecided }
    let value = try coerce(try evaluate(chosen, frame, asked), to: asked, chosen, frame)
    return isBesideOptional && !value.isOptional ? .some(SomeBox(value)) : value
  }

  /// The type that both sides of a `?:` are of; nil where it is not told.
  private func typeOfSides(_ one: Int32, _ other: Int32, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    if !frame.isGeneric, let known = frame.caches[Int(node)] {
      return known._withUnsafeGuaranteedRef { unsafeDowncast($0, to: RuntimeType.self) }
    }
    let (own, beside) = (told(one, frame), told(other, frame))
    // What `.name` is, the other side tells alone.
    let isMember = if case .open = own { true } else { false }
    var found = (isMember ? beside : own.joined(beside, types)).type(types)
    let isOptional = [one, other].contains { frame.nodes[Int($0)].kind == .nothing }
    if let type = found, type.wrapped == nil, isOptional { found = types.optional(type) }
    if !frame.isGeneric, let found { frame.tree.remember(found, at: node) }
    return found
  }

  /// What stands for a literal beside something of a type that is not told, on which it hangs whether whole numbers in it
  /// are Ints; nil for other literals.
  private func undecided(_ literal: Int32, beside other: Int32, _ frame: Frame) throws -> Value? {
    guard told(literal, frame).hasWhole, told(other, frame).isOpen else { return nil }
    return try undecided(literal, frame)
  }

  /// Whether an expression is of the type that its place or what stands beside it asks for: numbers, lists, nil, `.name`.
  func isTypedBeside(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal, .nothing, .array, .dictionary, .implicitMember: return true
    case .prefix, .binary: return isLiteral(node, frame)
    case .tuple:
      let nodes = frame.tree.list(each.a)
      return stride(from: 1, to: nodes.count, by: 2).contains { isTypedBeside(nodes[$0], frame) }
    case .call: return frame.tree.nodes[Int(each.a)].kind == .implicitMember
    case .ternary: return isTypedBeside(each.b, frame) && isTypedBeside(each.c, frame)
    default: return false
    }
  }

  /// Stands for a literal of a whole number whose type what is beside it would tell, which is not known: an Int or a Double.
  func undecided(_ literal: Int32, _ frame: Frame) throws -> Value {
    let location = frame.tree.location(of: literal)
    let question = "of which type a literal is"
    guard told(literal, frame).isNumber, case .int(let number) = try evaluate(literal, frame, types.int),
      case .double(let other) = try evaluate(literal, frame, types.double)
    else { return try world.lacking(Stop(lacking: question, at: location), question) }
    let bounds: NumberBounds? = Double(number) == other ? .whole(number...number) : nil
    return .unknown(Unknown(question, location, bounds: bounds, among: [.int(number), .double(other)]))
  }

  func isLiteral(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal: return true
    case .prefix: return isLiteral(each.a, frame)
    case .binary: return isLiteral(each.a, frame) && isLiteral(each.b, frame)
    default: return false
    }
  }

  /// Whether an expression is one literal: a number, a text or a flag.
  func isPlainLiteral(_ node: Int32, _ frame: Frame) -> Bool {
    switch frame.tree.nodes[Int(node)].kind {
    case .text, .interpolation, .boolean: true
    default: isLiteral(node, frame)
    }
  }

  func coalesce(_ each: TreeNode, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    try checkNestedOptional(each.a, frame)
    var wanted = expected
    if expected?.isOpen != false, let standIn = standIn(for: each.a, each.b, frame) { wanted = standIn }
    let left = try evaluate(each.a, frame, wanted.map { $0.wrapped == nil ? types.optional($0) : $0 })
    switch left {
    case .nothing(let lacking):
      return try instead(of: each.a, each.b, frame, expected, lacking?._withUnsafeGuaranteedRef { $0 })
    case .some(let box):
      // `a ?? b` with an Optional b is Optional.
      if expected?.wrapped != nil { return box.value.isOptional ? box.value : left }
      let isNil = frame.nodes[Int(each.b)].kind == .nothing
      // An `Any` holds the Optional that it is beside nil (recorded from swiftc).
      if try expected == nil ? isOptionalExpression(each.b, frame) : expected === types.any && isNil {
        // `nil` beside an Optional of an Optional is the inner one's (recorded from swiftc).
        return isNil && box.value.isOptional ? box.value : left
      }
      return box.value
    case .unknown(let unknown):
      return try world.answer(unknown.presence, at: frame.tree.location(of: each.a))
        ? left : try instead(of: each.a, each.b, frame, expected, unknown.type?.wrapped)
    default: return left
    }
  }

  /// What stands in for nil; a literal is of the type that is lacking.
  private func instead(
    of left: Int32, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?, _ lacking: RuntimeType?
  ) throws -> Value {
    let isOpen = expected?.isUnknown ?? true || expected === types.any
    if isOpen, isTypedBeside(node, frame) {
      let own = told(node, frame)
      switch own {
      case .whole, .fraction, .list, .dictionary, .tuple:
        var type = lacking?.isPartlyUnknown == false ? lacking : nil
        if type == nil { type = (toldType(left, frame) ?? staticType(left, frame)).map { $0.wrapped ?? $0 } }
        if type == nil || type!.isPartlyUnknown, own.hasWhole { return try undecided(node, frame) }
        if expected === types.any, own.hasWhole, type !== types.int {
          switch isLiteralOfItsOwn(insteadOf: left, frame) {
          case true?: return try evaluate(node, frame)
          case false?: break
          case nil: return try undecided(node, frame)
          }
        }
        return try coerce(try evaluate(node, frame, type), to: type, node, frame)
      case .nothing, .type, .open: break
      }
    }
    var wanted = expected ?? lacking
    // One that stands in itself is of the type that is lacking, and an `Any` only after that.
    if expected === types.any, let lacking, lacking.isNumber, frame.nodes[Int(node)].kind == .coalesce {
      wanted = lacking
    }
    return try coerce(
      try evaluate(node, frame, wanted), to: isPlainLiteral(node, frame) ? wanted : expected, node, frame)
  }

  /// Whether a literal that stands in for an expression where an `Any` is asked for is what it is by itself: what is
  /// lacking becomes an `Any` inside of its Optional (recorded from swiftc); nil where that is not known.
  private func isLiteralOfItsOwn(insteadOf node: Int32, _ frame: Frame) -> Bool? {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .optionalChain, .try: return toldType(each.a, frame).map { $0.wrapped == nil }
    case .call:
      let callee = frame.tree.nodes[Int(each.a)]
      guard callee.kind == .member, frame.tree.text(callee.b) == "map", let closure = frame.tree.list(each.b).last
      else {
        return false
      }
      return frame.tree.nodes[Int(closure)].kind == .closure && toldType(callee.a, frame)?.wrapped != nil
    case .member:
      let base = frame.tree.nodes[Int(each.a)]
      guard base.kind == .call else { return false }
      let callee = frame.tree.nodes[Int(base.a)]
      let slices = ["dropFirst", "dropLast", "drop", "prefix", "suffix"]
      return callee.kind == .member && slices.contains(frame.tree.text(callee.b)) ? nil : false
    default: return false
    }
  }

  /// The type that what stands in for nil gives to a call of a generic function: `find("name") ?? "none"`.
  private func standIn(for call: Int32, _ node: Int32, _ frame: Frame) -> RuntimeType? {
    let each = frame.tree.nodes[Int(call)]
    guard [.call, .subscripted].contains(each.kind), staticType(call, frame) == nil else { return nil }
    // A library's `first` or `max` is of the elements' type, whatever stands in for it.
    let callee = frame.tree.nodes[Int(each.a)]
    if each.kind == .call, callee.kind == .member, told(node, frame).isNumber,
      Library.elementMembers.contains(frame.tree.text(callee.b))
    {
      return nil
    }
    return staticType(node, frame) ?? literalType(node, frame)
  }

  /// `x.flatMap { c ? nil : $0 } ?? y`: the compiler may take the closure's result for an Optional of an Optional.
  func checkNestedOptional(_ node: Int32, _ frame: Frame) throws {
    let call = frame.tree.nodes[Int(node)]
    guard call.kind == .call, call.extra == 1, let last = frame.tree.list(call.b).last else { return }
    let callee = frame.tree.nodes[Int(call.a)]
    let closure = frame.tree.nodes[Int(last)]
    guard callee.kind == .member, frame.tree.text(callee.b) == "flatMap", closure.kind == .closure else { return }
    let body = frame.tree.tree.functions[Int(closure.a)].body
    guard let only = frame.tree.list(frame.tree.nodes[Int(body)].a).first else { return }
    let value = frame.tree.nodes[Int(only)]
    guard value.kind == .ternary else { return }
    if [value.b, value.c].contains(where: { frame.tree.nodes[Int($0)].kind == .nothing }) {
      throw stop("whether the closure's result is an Optional of an Optional", node, frame)
    }
  }

  /// Whether an expression is plainly Optional, by its form.
  func isOptionalExpression(_ node: Int32, _ frame: Frame) throws -> Bool {
    let each = frame.tree.nodes[Int(node)]
    switch each.kind {
    case .nothing, .optionalChain, .optionalCast: return true
    case .try: return each.flag == 1
    case .coalesce: return try isOptionalExpression(each.b, frame)
    default:
      if let type = staticType(node, frame) { return type.wrapped != nil }
      // A variable or property: what it holds tells, where looking at it runs no code.
      switch each.kind {
      case .local, .boxed, .captured, .name, .member:
        return try isPure(node, frame) && evaluate(node, frame).isOptional
      case .subscripted:
        guard try isPure(each.a, frame), case .dictionary = try evaluate(each.a, frame) else { return false }
        return frame.tree.list(each.b).count == 2
      default: return false
      }
    }
  }

  func branch(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    let each = frame.tree.nodes[Int(node)]
    guard each.kind == .if else { return try valueOfBlock(node, frame, expected).value }
    if try holds(each.a, frame) { return try valueOfBlock(each.b, frame, expected).value }
    guard each.c >= 0 else { return .void }
    return try branch(each.c, frame, expected)
  }

  /// The value of a branch: its last expression.
  func valueOfBlock(_ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> (value: Value, outcome: Outcome)
  {
    let each = frame.tree.nodes[Int(node)]
    let list = frame.tree.list(each.a)
    for (index, statement) in list.enumerated() {
      let kind = frame.tree.nodes[Int(statement)].kind
      if index == list.count - 1 {
        if kind == .if { return (try branch(statement, frame, expected), .next) }
        if kind == .switch {
          return (try choose(frame.tree.nodes[Int(statement)], statement, frame, expected)?.value ?? .void, .next)
        }
        if kind.rawValue < TreeNode.Kind.block.rawValue {
          return (try coerce(try evaluate(statement, frame, expected), to: expected, statement, frame), .next)
        }
      }
      let outcome = try execute(statement, frame)
      if outcome != .next { return (.void, outcome) }
    }
    return (.void, .next)
  }

  func attempt(_ each: TreeNode, _ node: Int32, _ frame: Frame, _ expected: RuntimeType?) throws -> Value {
    switch each.flag {
    case 1:
      do {
        let value = try stack.trying { try evaluate(each.a, frame, expected) }
        // It may be an Optional, and nil.
        if case .unknown(let unknown) = value, !unknown.isThere { return value }
        return value.isOptional ? value : .some(SomeBox(value))
      } catch is Thrown { return .nothing(nil) }
    case 2:
      do { return try stack.trying { try evaluate(each.a, frame, expected) } } catch let thrown as Thrown {
        let words = try raised(thrown.value, at: frame.tree.location(of: node))
        throw trap("'try!' expression unexpectedly raised an error: \(words)", node, frame)
      }
    case _ where frame.hasQuietTries && frame.quietTries.contains(node): return try evaluate(each.a, frame, expected)
    default: return try stack.trying { try evaluate(each.a, frame, expected) }
    }
  }

  /// An error in the words of a trap; an app crashes whatever they are.
  private func raised(_ error: Value, at location: TreeLocation) throws -> String {
    if case .unknown(let unknown) = error { return unknown.what }
    do { return try reflection(of: error, at: location) } catch let stop as Stop where stop.isLacking {
      guard framework != nil else { throw stop }
      return try words(of: error, at: location)
    }
  }

  func sourceMarker(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Value {
    if ["file", "fileID", "filePath"].contains(frame.tree.text(each.a)) {
      // Where it was built is not known, the name of the file is.
      let name = frame.tree.tree.path.split(separator: "/").last.map(String.init) ?? ""
      return .unknown(
        Unknown(
          "the path of a file", frame.tree.location(of: node), kind: "String",
          form: TextForm([.any, .text("/" + name)])))
    }
    let place = frame.tree.location(of: node).source
    switch frame.tree.text(each.a) {
    case "line": return .int(place.line)
    case "column": return .int(place.column)
    case "function":
      guard each.b >= 0 else { throw stop("what #function says here", node, frame) }
      return .string(frame.tree.text(each.b))
    default: return .string(each.b >= 0 ? frame.tree.text(each.b) : frame.tree.tree.path)
    }
  }
}
