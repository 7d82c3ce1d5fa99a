import FlowModel

/// To which actor a function's body belongs.
enum Isolation {
  case none
  case main
  /// Another global actor of the app.
  case global(Nominal)
  /// The actor that `self` is.
  case instance
}

extension Code {
  /// Whether it can wait in its midst.
  var isAsync: Bool { function.flags.contains(.isAsync) }

  /// Notes that a closure is handed to something that runs it elsewhere, unless it says itself where it belongs.
  func isHanded(to isolation: Isolation) {
    guard !function.flags.contains(.isMainActor), globalActor(function.attributes) == nil else { return }
    declaredIsolation = isolation
  }

  func findIsolation() -> Isolation {
    let flags = function.flags
    if flags.contains(.isMainActor) { return .main }
    if let actor = globalActor(function.attributes) { return .global(actor) }
    if flags.contains(.isNonisolated) { return .none }
    switch function.kind {
    case .script: return .main
    case .deinitializer: return .none
    case .closure: return inherited
    case .initialValue: return owner == nil && tree.tree.script >= 0 ? .main : .none
    default: break
    }
    guard function.owner >= 0 else { return enclosing == nil ? .none : inherited }
    guard let owner else { return .none }
    let part = tree.tree.types[Int(function.owner)]
    if part.attributes.contains("MainActor") { return .main }
    if let actor = globalActor(part.attributes) { return .global(actor) }
    if case .instance = owner.isolation {
      return isStatic || function.kind == .initializer && !isAsync ? .none : .instance
    }
    return owner.isolation
  }

  /// What a closure or local function has from the function around it.
  private var inherited: Isolation {
    guard let outer = enclosing?.isolation else { return .none }
    guard case .instance = outer else { return outer }
    return function.captures.contains { $0.name == "self" && $0.ownership == .strong } ? .instance : .none
  }

  private func globalActor(_ attributes: [String]) -> Nominal? {
    guard !attributes.isEmpty else { return nil }
    return tree.nominals.first { nominal in nominal.map { $0.isGlobalActor && attributes.contains($0.name) } ?? false }
      ?? nil
  }
}

extension Nominal {
  var isGlobalActor: Bool { declaration?.attributes.contains("globalActor") == true }

  /// To which actor its members belong.
  func findIsolation() -> Isolation {
    if kind == .actor { return .instance }
    if let attributes = declaration?.attributes {
      if attributes.contains("MainActor") { return .main }
      for name in attributes {
        if let actor = program.nominals[name]?.first, actor.isGlobalActor { return .global(actor) }
      }
    }
    if let parent = superclass?.nominal {
      if case .none = parent.isolation {} else { return parent.isolation }
    }
    if let framework = frameworkClass, framework.hasPrefix("UI") { return .main }
    for each in protocols {
      if let other = each.nominal, other.kind == .protocol {
        if case .none = other.isolation { continue }
        return other.isolation
      }
      if each.libraryName == "Actor" { return .instance }
      if each.name.hasPrefix("UI") { return .main }
    }
    return .none
  }
}

extension Interpreter {
  /// The executor that a body that begins is to change to; nil where it stays.
  func target(of frame: Frame) -> Executor? {
    let current = loop.current.executor ?? loop.pool
    let wanted: Executor?
    switch frame.code.isolation {
    case .main: wanted = loop.main
    case .global(let actor): wanted = loop.executor(ofGlobal: actor)
    case .instance: wanted = actor(of: frame.code, frame.captures, frame.slots[0]).map(loop.executor(of:))
    case .none: wanted = frame.code.isAsync && frame.code.function.kind != .initialValue ? loop.pool : nil
    }
    return wanted === current ? nil : wanted
  }

  /// Where a closure begins as a task of its own.
  func executor(of closure: Closure) -> Executor {
    guard case .code(let code, let captures, let this, _) = closure.body else { return loop.pool }
    switch code.isolation {
    case .main:
      if code.isOfPlainScript {
        loop.noteChoice()
        return loop.schedule.isScriptOnMainActor ? loop.main : loop.pool
      }
      return loop.main
    case .global(let actor): return loop.executor(ofGlobal: actor)
    case .instance: return actor(of: code, captures, this ?? .absent).map(loop.executor(of:)) ?? loop.pool
    case .none: return loop.pool
    }
  }

  /// The actor that a body belongs to.
  private func actor(of code: Code, _ captures: [Box], _ this: Value) -> Instance? {
    var value = Self.unboxed(this)
    if !code.hasSelf, code.function.kind == .closure || code.function.owner < 0,
      let index = code.function.captures.firstIndex(where: { $0.name == "self" }), index < captures.count
    {
      value = captures[index].value
    }
    guard case .object(let object)? = value.flattened, case .instance = object.nominal.isolation else { return nil }
    return object
  }

  /// The executor that a stored property of an object is read on from elsewhere; nil where it is read at once.
  func executor(reading symbol: Symbol, of object: Instance, _ frame: Frame) -> Executor? {
    guard frame.code.isAsync else { return nil }
    let wanted: Executor
    switch object.nominal.isolation {
    case .none: return nil
    case .main: wanted = loop.main
    case .global(let actor): wanted = loop.executor(ofGlobal: actor)
    case .instance: wanted = loop.executor(of: object)
    }
    guard wanted !== loop.current.executor, let field = object.nominal.fieldsBySymbol[symbol],
      field.property.flags.isDisjoint(with: [.isLet, .isNonisolated])
    else { return nil }
    if frame.code.function.kind == .initializer, frame.code.owner === object.nominal { return nil }
    return wanted
  }
}

extension Code {
  /// Whether it lies in the statements of a script that has no `await` outside of functions.
  fileprivate var isOfPlainScript: Bool {
    if function.flags.contains(.isMainActor) || declaredIsolation != nil { return false }
    var code: Code? = self
    while let each = code, each.function.kind == .closure || each.function.owner < 0, each.function.kind != .script,
      each.function.kind != .initialValue
    {
      if each !== self, each.function.flags.contains(.isMainActor) || each.declaredIsolation != nil { return false }
      code = each.enclosing
    }
    guard let outer = code, outer.owner == nil, outer.function.kind == .script || outer.function.kind == .initialValue
    else { return false }
    return !outer.tree.isAsyncScript
  }
}

extension LoadedTree {
  /// Whether the statements outside of functions have an `await`.
  var isAsyncScript: Bool {
    guard tree.script >= 0 else { return false }
    if codes[Int(tree.script)].isAsync { return true }
    return tree.globals.contains { number in
      let property = tree.properties[Int(number)]
      return property.flags.contains(.isAsyncLet)
        || property.initialValue >= 0 && codes[Int(property.initialValue)].isAsync
    }
  }
}
