import FlowModel

/// Finds out what a piece of code may change: a loop's body, a closure, a function of the app's with all that it calls.
///
/// What it does not know is open. Operators and conformances that libraries ask for (`==`, `hash(into:)`, `description`)
/// count as what they are where the app declares them.
final class EffectReader {
  /// What `self` is in a function that the piece calls.
  enum This: Hashable {
    /// A variable of the piece's function.
    case variable(Effects.Variable)
    /// An object or value that the piece made itself.
    case fresh
    /// Another one.
    case other
    /// None.
    case none
  }

  /// A function that is looked through, with what its locals are.
  final class Context {
    let code: Code
    let this: This
    /// The function around a closure that is looked through with it.
    let outer: Context?
    /// The slots of the function's own that the piece declares; nil for all of them.
    let own: Range<Int>?
    /// Whether it is the piece itself rather than something that it calls.
    let isPiece: Bool
    lazy var fresh: Set<Int> = FreshLocals.slots(of: code, values: values)
    /// The locals that hold elements of what is not known; nil for none.
    var elements: Elements?
    /// The slots of parameters that hold values, whose changes nobody else sees.
    private let values: Set<Int>

    init(
      _ code: Code, this: This, outer: Context? = nil, own: Range<Int>? = nil, isPiece: Bool = false,
      values: Set<Int> = []
    ) {
      self.values = values
      self.isPiece = isPiece
      self.code = code
      self.this = this
      self.outer = outer
      self.own = own
    }

    var tree: LoadedTree { code.tree }
    func isOwn(_ slot: Int) -> Bool { own?.contains(slot) ?? (!code.hasSelf || slot > 0) }
  }

  struct Call: Hashable {
    let code: ObjectIdentifier
    let this: This
  }

  let interpreter: Interpreter
  var effects = Effects()
  private var seen: Set<Call> = []
  private var waiting: [Context] = []
  /// The nodes that may still be looked at: what is larger is open.
  private var left = 50_000
  /// What counts as nothing beside what surely changes nothing; nil for nothing else.
  var passing: Passing?
  /// Whether the closure that is read next is handed elements of what is not known.
  var handsElements = false

  var program: Program { interpreter.program }
  var index: EffectIndex { program.effectIndex }

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  // MARK: What is asked for

  /// What the turns of a loop may change.
  ///
  /// - Parameter isForeign: whether the elements are surely no objects that the app knows from elsewhere.
  static func effects(
    ofLoop node: Int32, isForeign: Bool, _ frame: Frame, _ interpreter: Interpreter
  ) -> Effects {
    let reader = EffectReader(interpreter)
    let each = frame.nodes[Int(node)]
    let parts = frame.list(each.a)
    let block = frame.nodes[Int(parts[4])]
    let first = each.c > 0 ? Int(each.b) : Int(block.c)
    let last = block.extra > 0 ? Int(block.c) + Int(block.extra) : Int(each.b) + Int(each.c)
    let own = each.c > 0 || block.extra > 0 ? first..<max(first, last) : 0..<0
    let context = Context(frame.code, this: .variable(.slot(0)), own: own, isPiece: true)
    if isForeign { context.elements = Elements(slots(boundBy: parts[0], context.tree), in: parts[4], context.tree) }
    for part in [parts[0], parts[3], parts[4]] where part >= 0 { reader.read(part, context) }
    return reader.finished()
  }

  /// What blocks of a function may change.
  static func effects(ofBlocks blocks: [Int32], _ frame: Frame, _ interpreter: Interpreter) -> Effects {
    let reader = EffectReader(interpreter)
    for block in blocks {
      let each = frame.nodes[Int(block)]
      let own = each.extra > 0 ? Int(each.c)..<Int(each.c) + Int(each.extra) : 0..<0
      reader.read(block, Context(frame.code, this: .variable(.slot(0)), own: own, isPiece: true))
    }
    return reader.finished()
  }

  /// What calls of a closure may change, seen from its captures.
  ///
  /// - Parameters:
  ///   - takesValues: whether what it is handed are values, not objects.
  ///   - isForeign: whether they are surely no objects that the app knows from elsewhere.
  static func effects(
    of closure: Closure, takesValues: Bool = false, isForeign: Bool = false, _ interpreter: Interpreter
  ) -> Effects {
    let reader = EffectReader(interpreter)
    guard case .code(let code, _, let this, _) = closure.body else { return reader.effects }
    let values = takesValues ? Set(code.function.parameters.map { Int($0.slot) }) : []
    let context = Context(code, this: this == nil ? .none : .other, isPiece: true, values: values)
    if isForeign {
      let slots = Set(code.function.parameters.map { Int($0.slot) })
      context.elements = Elements(slots, in: code.function.body, code.tree)
    }
    reader.follow(context)
    return reader.finished()
  }

  /// What calls of a method may change.
  static func effects(ofMethod code: Code, _ interpreter: Interpreter) -> Effects {
    let reader = EffectReader(interpreter)
    reader.follow(Context(code, this: .other))
    return reader.finished()
  }

  /// What calls of a method may change beside the value that it is called on.
  static func effects(ofMethodOnCopy code: Code, _ interpreter: Interpreter) -> Effects {
    let reader = EffectReader(interpreter)
    reader.follow(Context(code, this: .fresh))
    return reader.finished()
  }

  /// What calls of any of the app's functions of a name may change.
  static func effects(ofMethodsNamed name: String, _ interpreter: Interpreter) -> Effects {
    let reader = EffectReader(interpreter)
    for code in reader.index.functions[interpreter.program.symbols[name]] ?? [] {
      reader.follow(Context(code, this: .other))
    }
    return reader.finished()
  }

  func finished() -> Effects {
    while let next = waiting.popLast(), effects.open == nil {
      let body = next.code.function.body
      if body >= 0 { read(body, next) }
      for parameter in next.code.function.parameters where parameter.defaultValue >= 0 {
        follow(Context(next.tree.codes[Int(parameter.defaultValue)], this: .none))
      }
    }
    return effects
  }

  // MARK: Walking

  /// Looks through a function later, where it was not looked through yet.
  func follow(_ context: Context) {
    guard seen.insert(Call(code: ObjectIdentifier(context.code), this: context.this)).inserted else { return }
    if context.code.isStatic == false, context.code.function.flags.contains(.isAsync) {
      effects.leaveOpen(at: context.code.location)
    }
    waiting.append(context)
  }

  func leaveOpen(_ node: Int32, _ context: Context) { effects.leaveOpen(at: context.tree.location(of: node)) }

  func read(_ node: Int32, _ context: Context) {
    guard node >= 0, effects.open == nil else { return }
    left -= 1
    if left < 0 { return leaveOpen(node, context) }
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .call: return readCall(each, node, context)
    case .name: readName(context.tree.symbols[Int(each.a)], implicitThis(each, context), node, context)
    case .member: readName(context.tree.symbols[Int(each.b)], this(each.a, context), node, context)
    case .assignment:
      write(each.a, context)
    case .compoundAssignment:
      write(each.a, context)
      readOperator(each, context)
    case .inout: write(each.a, context)
    case .binary, .prefix, .postfix: readOperator(each, context)
    case .interpolation: readDescriptions()
    case .forced, .forcedCast: effects.ends = true
    case .subscripted:
      effects.ends = true
      for code in index.subscripts { follow(Context(code, this: .other)) }
    case .closure:
      // Whoever gets it calls it now, later or never: its body counts as run here.
      let code = context.tree.codes[Int(each.a)]
      let inside = Context(code, this: context.this, outer: context)
      if handsElements {
        let slots = Set(code.function.parameters.map { Int($0.slot) })
        inside.elements = Elements(slots, in: code.function.body, code.tree)
      }
      handsElements = false
      read(code.function.body, inside)
      for capture in code.function.captures where capture.source == .value { read(capture.number, context) }
      return
    case .localFunction:
      let code = context.tree.codes[Int(each.b)]
      read(code.function.body, Context(code, this: context.this, outer: context))
      return
    case .keyPath:
      for (number, part) in context.tree.list(each.b).enumerated() where number % 2 == 0 && part == 0 {
        let text = context.tree.list(each.b)[number + 1]
        readName(context.tree.symbols[Int(text)], .other, node, context)
      }
    case .return, .break: if context.isPiece, context.own != nil { effects.leaves = true }
    case .throw: if context.isPiece { effects.leaves = true }
    case .try:
      if each.flag == 0, context.isPiece { effects.leaves = true }
      if each.flag == 2 { effects.ends = true }
    case .await, .unread, .unreadStatement, .localProperty, .globalBinding, .defer, .localType:
      return leaveOpen(node, context)
    case .for where each.flag & 2 != 0, .binding where each.flag & 16 != 0: return leaveOpen(node, context)
    default: break
    }
    for inside in context.tree.tree.nodesInside(each) { read(inside, context) }
  }

  /// Something becomes a text: what the app's objects give for that runs.
  func readDescriptions() {
    for name in ["description", "debugDescription"] {
      for code in index.reads[program.symbols[name]] ?? [] { follow(Context(code, this: .other)) }
    }
  }

  private func readOperator(_ each: TreeNode, _ context: Context) {
    guard each.c >= 0 else { return }
    let text = context.tree.text(each.c)
    for code in program.operators[context.tree.symbols[Int(each.c)]] ?? [] {
      follow(Context(code, this: .none))
      guard each.kind != .compoundAssignment else { continue }
      for (parameter, operand) in zip(code.function.parameters, [each.a, each.b]) where parameter.isInout {
        write(operand, context)
      }
    }
    if each.kind == .compoundAssignment, text.last == "=" {
      for code in program.operators[program.symbols[String(text.dropLast())]] ?? [] {
        follow(Context(code, this: .none))
      }
    }
  }
}
