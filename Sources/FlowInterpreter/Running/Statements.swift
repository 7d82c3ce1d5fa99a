import FlowModel

extension Interpreter {
  /// Runs a statement.
  func execute(_ node: Int32, _ frame: Frame) throws -> Outcome {
    let each = frame.nodes[Int(node)]
    switch each.kind {
    case .block: return try runBlock(node, frame)
    case .binding:
      try bind(each, frame)
      return .next
    case .return:
      frame.result = each.a < 0 ? .void : try evaluate(each.a, frame, as: frame.expected)
      return .returned
    case .if:
      let holds: Bool
      do { holds = try self.holds(each.a, frame, of: each) } catch is IdleCondition { return .next }
      if holds {
        let outcome = try runBlock(each.b, frame)
        forgetBindings(each.a, frame)
        return outcome.ended(by: each.extra)
      }
      return each.c >= 0 ? try execute(each.c, frame).ended(by: each.extra) : .next
    case .guard:
      return try holds(each.a, frame) ? .next : try runBlock(each.b, frame)
    case .while:
      let asked = questions
      while try holds(each.a, frame) {
        if questions != asked { return try turnsOfDraws(each, node, frame) }
        try spend(node, frame)
        let outcome = try runBlock(each.b, frame)
        if let end = outcome.endOfLoop(each.extra) { return end }
      }
      return .next
    case .repeat: return try repeatTurns(each, node, frame)
    case .for: return try loop(each, node, frame)
    case .switch: return try choose(each, node, frame, nil)?.outcome ?? .next
    case .break: return .broken(each.extra)
    case .continue: return .continued(each.extra)
    case .fallthrough: return .fellThrough
    case .throw:
      let expected = frame.code.function.thrown >= 0 ? type(frame.code.function.thrown, frame) : nil
      throw Thrown(value: try evaluate(each.a, frame, expected))
    case .do: return try attempt(each, frame)
    case .defer: return .next
    case .globalBinding:
      let property = frame.tree.tree.properties[Int(each.a)]
      if let cell = frame.tree.globals[program.symbols[property.name]] {
        if property.flags.contains(.isAsyncLet) {
          try initialize(cell, at: frame.tree.location(of: node))
        } else if property.initialValue >= 0 || !property.attributes.isEmpty {
          _ = try value(of: cell, node, frame)
        }
      }
      return .next
    case .localFunction:
      let code = frame.tree.codes[Int(each.b)]
      let closure = Value.closure(try close(code, frame, nil))
      if each.flag & 1 == 1, case .box(let box) = frame.slots[Int(each.a)] {
        box.value = closure
      } else {
        frame.slots[Int(each.a)] = each.flag & 1 == 1 ? .box(Box(closure)) : closure
      }
      return .next
    case .localProperty:
      try bindAccessed(each, node, frame)
      return .next
    case .localType: return .next
    case .unreadStatement:
      _ = try unread(frame.tree.text(each.a), node, frame)
      return .next
    case .try where each.flag == 1:
      // Nobody sees whether it throws, but what is not run then: nothing that is read.
      do { _ = try evaluate(each.a, frame) } catch is Thrown {}
      return .next
    default:
      let value = try evaluate(node, frame)
      if pending != nil { try raisePending() }
      _ = value
      return .next
    }
  }

  @inline(__always)
  func spend(_ node: Int32, _ frame: Frame) throws {
    left -= 1
    if left < 0, !goesOn() { throw stop("when the code comes to an end", node, frame) }
  }

  func raisePending() throws {
    if let error = pending {
      pending = nil
      throw error
    }
  }

  /// Runs the statements of a block.
  func runBlock(_ node: Int32, _ frame: Frame) throws -> Outcome {
    let each = frame.nodes[Int(node)]
    let list = frame.list(each.a)
    if each.b >= 0 { for slot in frame.list(each.b) { frame.slots[Int(slot)] = .box(Box(.absent)) } }
    var index = 0
    var outcome = Outcome.next
    do {
      while index < list.count {
        if frame.nodes[Int(list[index])].isOf(.defer) { return try runDeferring(each, from: index, frame) }
        outcome = try execute(list[index], frame)
        guard case .next = outcome else { break }
        index += 1
      }
    } catch  where !(error is Trap || error is Stop || error is Exit || error is Unwound) {
      try finishAsyncLets(each, frame)
      forget(each, frame)
      throw error
    }
    if frame.hasAsyncLets { try finishAsyncLets(each, frame) }
    forget(each, frame)
    return outcome
  }

  /// The rest of a block, from its first `defer` on.
  private func runDeferring(_ each: TreeNode, from start: Int, _ frame: Frame) throws -> Outcome {
    var deferred: [Int32] = []
    var outcome = Outcome.next
    do {
      for statement in frame.list(each.a)[start...] {
        if frame.nodes[Int(statement)].kind == .defer {
          deferred.append(frame.nodes[Int(statement)].a)
          continue
        }
        outcome = try execute(statement, frame)
        if outcome != .next { break }
      }
    } catch  where !(error is Trap || error is Stop || error is Exit || error is Unwound) {
      try runDeferred(deferred, each, frame)
      try finishAsyncLets(each, frame)
      forget(each, frame)
      throw error
    }
    try runDeferred(deferred, each, frame)
    if frame.hasAsyncLets { try finishAsyncLets(each, frame) }
    forget(each, frame)
    return outcome
  }

  /// Runs what a block defers, the last first; what was declared after it is gone by then.
  ///
  /// What a deferred block of an initialiser sets is observed (recorded from swiftc).
  private func runDeferred(_ deferred: [Int32], _ each: TreeNode, _ frame: Frame) throws {
    let (result, initializing) = (frame.result, frame.initializing)
    frame.initializing = nil
    defer { frame.initializing = initializing }
    for block in deferred.reversed() {
      let first = Int(frame.tree.nodes[Int(block)].c)
      if first >= 0, each.c >= 0, frame.asyncLets.isEmpty {
        var slot = Int(each.c) + Int(each.extra)
        while slot > first {
          slot -= 1
          frame.slots[slot] = .absent
        }
      }
      _ = try execute(block, frame)
    }
    frame.result = result
  }

  /// The tasks of `async let` do not outlive their block.
  private func finishAsyncLets(_ each: TreeNode, _ frame: Frame) throws {
    guard frame.hasAsyncLets, each.c >= 0 else { return }
    let result = frame.result
    let slots = Int(each.c)..<Int(each.c) + Int(each.extra)
    let ending = frame.asyncLets.filter { slots.contains($0.slot) }
    frame.asyncLets.removeAll { slots.contains($0.slot) }
    for item in ending where item.task.outcome == nil {
      try item.task.cancel()
      do { _ = try loop.value(of: item.task) } catch is Thrown {}
    }
    frame.result = result
  }

  /// `async let name = …`.
  private func bindAsync(_ each: TreeNode, _ pattern: TreeNode, _ written: RuntimeType?, _ frame: Frame) throws {
    guard pattern.kind == .bindingPattern else { throw stop("an async let without a name", each.a, frame) }
    let task = try loop.start(on: loop.pool, locals: loop.current.locals, parent: loop.current.task) { [self] in
      try coerce(try evaluate(each.c, frame, written), to: written, each.c, frame)
    }
    frame.asyncLets.append((Int(pattern.a), task))
    frame.slots[Int(pattern.a)] = .box(Box(pending: task))
  }

  /// The locals of a block go with it, the last one first.
  @inline(__always)
  private func forget(_ each: TreeNode, _ frame: Frame) {
    guard each.extra > 0, each.c >= 0 else { return }
    var slot = Int(each.c) + Int(each.extra)
    while slot > Int(each.c) {
      slot -= 1
      frame.slots[slot] = .absent
    }
  }

  /// What conditions bind goes with the block that they lead to.
  @inline(__always)
  private func forgetBindings(_ conditions: Int32, _ frame: Frame) {
    for condition in frame.list(conditions).reversed() where frame.nodes[Int(condition)].isOf(.optionalBinding) {
      let pattern = frame.nodes[Int(frame.nodes[Int(condition)].a)]
      if pattern.isOf(.bindingPattern) { frame.slots[Int(pattern.a)] = .absent }
    }
  }

  // MARK: Variables

  private func bind(_ each: TreeNode, _ frame: Frame) throws {
    let written = each.b >= 0 ? type(each.b, frame) : nil
    let pattern = frame.nodes[Int(each.a)]
    if pattern.kind == .bindingPattern, let written {
      frame.code.setType(frame.isGeneric ? nil : written, of: Int(pattern.a))
    }
    if each.flag & 16 != 0 { return try bindAsync(each, pattern, written, frame) }
    if each.flag & 2 != 0 {
      guard pattern.kind == .bindingPattern, case .closure(let make) = try evaluate(each.c, frame) else {
        throw stop("a lazy pattern", each.a, frame)
      }
      if let written { make.type = types.function([], written) }
      frame.slots[Int(pattern.a)] = .box(Box(.lazy, .closure(make)))
      return
    }
    guard each.c >= 0 else {
      // An Optional variable begins with nil.
      if pattern.kind == .bindingPattern, each.flag & (4 | 8) != 0 {
        frame.slots[Int(pattern.a)] = .box(Box(weak: .none, each.flag & 4 != 0 ? .weak : .unowned))
      } else if pattern.kind == .bindingPattern {
        let isOptional = written?.wrapped != nil && each.flag & 1 != 0
        let value: Value = isOptional ? .nothing(written?.wrapped.map(Unmanaged.passUnretained)) : .absent
        frame.slots[Int(pattern.a)] = pattern.flag & 1 == 1 ? .box(Box(value)) : value
      }
      return
    }
    var value = try coerce(try evaluate(each.c, frame, written), to: written, each.c, frame)
    if each.flag & 4 != 0 || each.flag & 8 != 0 {
      // Weak and unowned variables hold nothing themselves.
      guard pattern.kind == .bindingPattern else { throw stop("a weak pattern", each.a, frame) }
      if each.flag & 4 != 0 { try checkWeak(value, each.a, frame) }
      if !value.isOptional, each.flag & 4 != 0 { value = .some(SomeBox(value)) }
      frame.slots[Int(pattern.a)] = .box(Box(weak: value, each.flag & 4 != 0 ? .weak : .unowned))
      return
    }
    if pattern.kind == .bindingPattern {
      frame.slots[Int(pattern.a)] = pattern.flag & 1 == 1 ? .box(Box(value)) : value
      if written == nil, frame.code.slotTypes[Int(pattern.a)] == nil, !frame.isGeneric {
        var type = staticType(each.c, frame)
        if type == nil, case .nothing(nil) = value { type = toldType(each.c, frame) }
        frame.code.setType(type.map { holding(value, $0) }, of: Int(pattern.a))
      }
    } else if !(try match(each.a, value, frame)) {
      throw stop("a pattern does not fit its value", each.a, frame)
    }
  }

  // MARK: Conditions

  /// Whether all conditions of a list hold, which bind their names as they do.
  ///
  /// - Parameter statement: the `if` that they belong to; nil where they belong to something else.
  /// - Throws: `IdleCondition` where one is not known, and it makes no difference whether it holds.
  func holds(_ list: Int32, _ frame: Frame, of statement: TreeNode? = nil) throws -> Bool {
    for condition in frame.list(list) {
      let each = frame.nodes[Int(condition)]
      switch each.kind {
      case .optionalBinding:
        let expected = each.c >= 0 ? types.optional(type(each.c, frame)) : nil
        switch try evaluate(each.b, frame, expected) {
        case .nothing: return false
        case .some(let box):
          let seen = expected ?? staticType(each.b, frame)
          if !(try match(each.a, box.value, frame, as: seen?.wrapped)) { return false }
        case .unknown(let unknown):
          if let statement, isIdle(statement, after: condition, frame) { throw IdleCondition() }
          guard try world.answer(unknown.presence, at: frame.tree.location(of: each.b)) else { return false }
          if !(try match(each.a, .unknown(unknown), frame)) { return false }
        case let value: if !(try match(each.a, value, frame)) { return false }
        }
      case .patternCondition:
        if !(try match(each.a, try evaluate(each.b, frame), frame, as: staticType(each.b, frame))) { return false }
      case .availability: if !(try isAvailable(each, condition, frame)) { return false }
      default:
        if case .bool(let flag)? = integerResult(at: condition, frame) {
          if !flag { return false }
          continue
        }
        let value = try boolType._withUnsafeGuaranteedRef { try evaluate(condition, frame, $0) }
        if case .bool(let flag) = value {
          if !flag { return false }
        } else {
          if case .unknown = value, let statement, isIdle(statement, after: condition, frame) { throw IdleCondition() }
          if !(try isTrue(value, condition, frame)) { return false }
        }
      }
    }
    return true
  }

  /// `#available` and `#unavailable`: the world knows the platform and its version.
  func isAvailable(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Bool {
    let texts = frame.tree.list(each.a).map { $0 >= 0 ? frame.tree.text($0) : "" }
    let versions = stride(from: 0, to: texts.count - 1, by: 2).map {
      PlatformVersion(platform: texts[$0], version: texts[$0 + 1])
    }
    let holds = try world.isAvailable(versions, at: frame.tree.location(of: node))
    return each.flag & 1 == 1 ? !holds : holds
  }

  // MARK: Errors

  private func attempt(_ each: TreeNode, _ frame: Frame) throws -> Outcome {
    let catches = frame.tree.list(each.b)
    if catches.isEmpty { return try execute(each.a, frame).ended(by: each.extra) }
    let outer = frame.quietTries
    frame.quietTries = quietTries(of: each, frame)
    defer { frame.quietTries = outer }
    do {
      return try execute(each.a, frame).ended(by: each.extra)
    } catch let thrown as Thrown {
      for number in catches {
        let clause = frame.tree.nodes[Int(number)]
        if clause.c >= 0 {
          if frame.code.slotTypes[Int(clause.c)] == nil, let type = caughtType(each, frame) {
            frame.code.setType(type, of: Int(clause.c))
          }
          frame.slots[Int(clause.c)] = clause.flag & 1 == 1 ? .box(Box(thrown.value)) : thrown.value
        }
        let list = frame.tree.list(clause.a)
        var fits = list.isEmpty
        for index in stride(from: 0, to: list.count, by: 2) where !fits {
          guard try match(list[index], thrown.value, frame, as: caughtType(each, frame)) else { continue }
          fits = try list[index + 1] < 0 || isTrue(try evaluate(list[index + 1], frame), list[index + 1], frame)
        }
        if fits {
          let outcome = try execute(clause.b, frame).ended(by: each.extra)
          if clause.c >= 0 { frame.slots[Int(clause.c)] = .absent }
          return outcome
        }
      }
      throw thrown
    }
  }

  /// The static type of what the `catch`es of a `do` are given; nil where a `throws(T)` may tell it.
  private func caughtType(_ each: TreeNode, _ frame: Frame) -> RuntimeType? {
    each.c < 0 && !program.hasTypedThrows ? types.library("Error") : nil
  }

  /// The `try`s of a `do` behind which it changes nothing, where all its `catch`es change nothing either.
  private func quietTries(of each: TreeNode, _ frame: Frame) -> [Int32] {
    let list = frame.list(frame.nodes[Int(each.a)].a)
    guard let last = list.last, isTry(last, frame),
      frame.list(each.b).contains(where: { frame.list(frame.nodes[Int($0)].a).isEmpty })
    else { return [] }
    let blocks = frame.list(each.b).map { frame.nodes[Int($0)].b }
    guard changeNothing(blocks, frame) else { return [] }
    var quiet = [last]
    for index in list.indices.dropLast().reversed() where isTry(list[index], frame) {
      guard changeNothing(Array(list[(index + 1)...]), frame) else { break }
      quiet.append(list[index])
    }
    return quiet
  }

  private func isTry(_ node: Int32, _ frame: Frame) -> Bool {
    let each = frame.nodes[Int(node)]
    return each.isOf(.try) && each.flag == 0
  }

  func changeNothing(_ nodes: [Int32], _ frame: Frame) -> Bool {
    let effects = EffectReader.effects(ofBlocks: nodes, frame, self)
    return effects.isNothing && !effects.leaves
  }
}

extension Outcome {
  /// What is left of it after a statement with a label: 0 for none.
  func ended(by label: UInt16) -> Outcome {
    if label != 0, case .broken(label) = self { return .next }
    return self
  }

  /// How a loop ends with it; nil where the loop goes on.
  func endOfLoop(_ label: UInt16) -> Outcome? {
    switch self {
    case .next: nil
    case .continued(let aim): aim == 0 || aim == label ? nil : self
    case .broken(let aim): aim == 0 || aim == label ? .next : self
    case .returned, .fellThrough: self
    }
  }
}
