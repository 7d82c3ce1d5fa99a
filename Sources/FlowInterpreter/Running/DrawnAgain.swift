import FlowModel

/// Loops that draw at random until something holds: `while quote == shown { quote = quotes.randomElement()! }`.
extension Interpreter {
  /// The turns of a loop whose condition is not known, and whose body sets variables alone.
  ///
  /// Where a turn leaves all that it sets as the turn before did, as something that is drawn anew of the same values, so
  /// do all that follow. After that turn nobody need be asked whether there is another one: the loop comes to its end as
  /// it would after any of them, or never does.
  final class DrawnAgain {
    private let places: [() -> Value]
    private let frame: Frame
    private let condition: Int32
    private var before: [Value]

    /// - Parameters:
    ///   - condition: the expression that is asked before each turn, or after it.
    /// - Returns: nil where the loop may do more than to set variables.
    fileprivate init?(_ condition: Int32, _ body: Int32, _ frame: Frame, _ interpreter: Interpreter) {
      let asking = EffectReader.effects(ofBlocks: [condition], frame, interpreter)
      let effects = EffectReader.effects(ofBlocks: [body], frame, interpreter)
      guard asking.isNothing, effects.open == nil, !effects.targets.isEmpty,
        let places = interpreter.readings(of: effects, frame)
      else { return nil }
      (self.places, self.frame, self.condition) = (places, frame, condition)
      before = places.map { $0() }
    }

    /// Whether another turn would leave nothing else than the last one has, so that the loop ends here where its condition
    /// is not known.
    fileprivate func isEnd(_ interpreter: Interpreter) throws -> Bool {
      let now = places.map { $0() }
      let isAlike = zip(before, now).allSatisfy { $0.isDrawnLike($1) }
      before = now
      guard isAlike else { return false }
      guard case .unknown = try interpreter.evaluate(condition, frame, interpreter.types.bool).flattened else {
        return false
      }
      return true
    }
  }

  /// `while condition { … }`, after its condition was not known and was answered with yes: the turns from here on.
  func turnsOfDraws(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Outcome {
    let conditions = frame.list(each.a)
    let draws = conditions.count == 1 ? DrawnAgain(conditions[0], each.b, frame, self) : nil
    repeat {
      try spend(node, frame)
      if let end = try runBlock(each.b, frame).endOfLoop(each.extra) { return end }
      if try draws?.isEnd(self) == true { return .next }
    } while try holds(each.a, frame)
    return .next
  }

  /// `repeat { … } while condition`.
  func repeatTurns(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Outcome {
    var draws: DrawnAgain?
    while true {
      try spend(node, frame)
      if let end = try execute(each.a, frame).endOfLoop(each.extra) { return end }
      if try draws?.isEnd(self) == true { return .next }
      let asked = questions
      guard try isTrue(try evaluate(each.b, frame), each.b, frame) else { return .next }
      if draws == nil, questions != asked { draws = DrawnAgain(each.b, each.a, frame, self) }
    }
  }
}

extension Value {
  /// Whether it is not known like another one, of which the same is known: both are drawn of the same values; or whether
  /// both are the same value.
  fileprivate func isDrawnLike(_ other: Value) -> Bool {
    switch (self, other) {
    case (.unknown(let one), .unknown(let other)): one.isDrawnLike(other)
    case (.some(let one), .some(let other)): one.value.isDrawnLike(other.value)
    case (.nothing, .nothing): true
    default: isPlainly(other)
    }
  }
}

extension Value {
  /// Whether it is a value of the app's that lies where another one lies.
  fileprivate func isSameBox(_ other: Value) -> Bool {
    switch (self, other) {
    case (.structure(let one), .structure(let other)): one === other
    case (.enumeration(let one), .enumeration(let other)): one === other
    default: false
    }
  }
}

extension Unknown {
  /// Whether it is something else of which the same is known.
  fileprivate func isDrawnLike(_ other: Unknown) -> Bool {
    guard self !== other, what == other.what, kind == other.kind, type === other.type, hides == other.hides,
      bounds == other.bounds, parts == other.parts, known.isEmpty, other.known.isEmpty, moment == nil,
      other.moment == nil, byZone.isEmpty, other.byZone.isEmpty, encoded == nil, other.encoded == nil,
      among.count == other.among.count
    else { return false }
    return bounds != nil
      || !among.isEmpty && zip(among, other.among).allSatisfy { $0.isSameBox($1) || $0.isPlainly($1) }
  }
}
