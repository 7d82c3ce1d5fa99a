import FlowModel

/// Code that may run or not, some times: what it may change is not known afterwards.
extension Interpreter {
  /// Where the variables lie that effects are seen from.
  enum Variables {
    case frame(Frame)
    case captures([Box])
    /// A method's, which are seen from its object alone.
    case object(Value)
  }

  /// Makes what a piece of code may change unknown.
  ///
  /// - Returns: false where it may change more than variables and properties that nobody watches; then nothing is done.
  func open(_ effects: Effects, of variables: Variables, because unknown: Unknown) -> Bool {
    guard effects.open == nil else { return false }
    let places = effects.targets.map { openPlace($0, effects, variables) }
    guard places.allSatisfy({ $0 != nil }) else { return false }
    if !effects.targets.allSatisfy(\.isSlot) { noteChange() }
    for case let place? in places {
      let value = Value.unknown(Unknown("what \(unknown.what) leaves in \(place.name)", unknown.location, hides: true))
      place.set(value)
    }
    return true
  }

  /// What reads the variables and properties that a piece of code may set; nil where there are others.
  func readings(of effects: Effects, _ frame: Frame) -> [() -> Value]? {
    func place(_ target: Effects.Target) -> OpenPlace? { openPlace(target, effects, .frame(frame)) }
    guard effects.targets.allSatisfy({ place($0) != nil }) else { return nil }
    return effects.targets.map { target in { place(target)?.value ?? .absent } }
  }

  /// A place that is made unknown.
  private struct OpenPlace {
    let name: String
    let value: Value
    let set: (Value) -> Void
  }

  private func openPlace(_ target: Effects.Target, _ effects: Effects, _ variables: Variables) -> OpenPlace? {
    guard let variable = variable(target.variable, effects, variables) else { return nil }
    guard let symbol = target.field else {
      guard let set = variable.set, fits(variable.value, target.depth) else { return nil }
      return OpenPlace(name: "a variable", value: variable.value, set: set)
    }
    guard let value = variable.value.flattened, let index = thisType(of: value)?.nominal?.simpleFields[symbol] else {
      return nil
    }
    let name = program.symbols.text(of: symbol)
    switch value {
    case .object(let object):
      guard fits(object.fields[index], target.depth) else { return nil }
      return OpenPlace(name: name, value: object.fields[index]) { object.fields[index] = $0 }
    case .structure(let box):
      guard let set = variable.set, fits(box.fields[index], target.depth) else { return nil }
      return OpenPlace(name: name, value: box.fields[index], set: set)
    default: return nil
    }
  }

  /// Whether a change so deep changes nothing but what is there.
  private func fits(_ value: Value, _ depth: Effects.Target.Depth) -> Bool {
    switch depth {
    case .whole: return true
    case .element:
      switch value.flattened {
      case .list?, .dictionary?, .set?, .text?, .unknown?, nil: return true
      default: return false
      }
    case .inside: return !value.holdsReference
    }
  }

  private func variable(
    _ variable: Effects.Variable, _ effects: Effects, _ variables: Variables
  ) -> (value: Value, set: ((Value) -> Void)?)? {
    switch (variable, variables) {
    case (.slot(let slot), .frame(let frame)):
      if case .box(let box) = frame.slots[slot] { return content(of: box) }
      return (frame.slots[slot], { frame.slots[slot] = $0 })
    case (.slot(0), .object(let object)): return (object, nil)
    case (.slot, .captures), (.slot, .object), (.capture, .object): return nil
    case (.capture(let number), .frame(let frame)):
      return number < frame.captures.count ? content(of: frame.captures[number]) : nil
    case (.capture(let number), .captures(let boxes)): return number < boxes.count ? content(of: boxes[number]) : nil
    case (.cell(let name), _):
      guard let cell = effects.cells[name], cell.property.attributes.isEmpty, cell.property.getter < 0 else {
        return nil
      }
      return (cell.value, { cell.value = $0 })
    }
  }

  private func content(of box: Box) -> (value: Value, set: ((Value) -> Void)?)? {
    switch box.ownership {
    case .strong: (box.value, { box.value = $0 })
    case .weak, .unowned: (Self.weakly(box.value), nil)
    case .pending, .lazy, .accessed: nil
    }
  }

  // MARK: Loops

  /// `for … in` what is not known: no turn, one, or many.
  ///
  /// What the turns may change is unknown before the first and after the last, so that one turn stands for all of them.
  /// It is run where it may leave the loop.
  ///
  /// - Parameter turn: runs the body with an element.
  /// - Throws: `Stop` in the worlds in which there are turns that change more than variables.
  func loop(
    over unknown: Unknown, _ node: Int32, _ frame: Frame, _ turn: (Value) throws -> Bool
  ) throws {
    let location = frame.tree.location(of: node)
    let effects = EffectReader.effects(ofLoop: node, isForeign: !unknown.hides, frame, self)
    let question = Unknown("\(unknown.what) has elements", unknown.location)
    guard open(effects, of: .frame(frame), because: unknown) else {
      guard try world.answer(question, at: location) else { return }
      throw Stop(asking: unknown, "how many elements \(unknown.what) has", at: location)
    }
    guard effects.leaves, try world.answer(question, at: location) else { return }
    _ = try turn(
      self.unknown(
        "an element of \(unknown.what)", unknown.location, hides: unknown.hides, of: unknown.type?.flattened.element))
    _ = open(effects, of: .frame(frame), because: unknown)
  }

  /// Closures that something which is not known calls at once, never, once or often, and hands what the app knows from
  /// nowhere else.
  ///
  /// - Returns: whether what they may change is not known now; false where they may change more than variables.
  package func leavesOpen(_ closure: Closure, calledBy what: String, at location: TreeLocation) -> Bool {
    guard case .code(_, let captures, _, _) = closure.body else { return false }
    let effects = EffectReader.effects(of: closure, isForeign: true, self)
    return !effects.leaves && open(effects, of: .captures(captures), because: Unknown(what, location))
  }

  /// Calls a closure once more that something which is not known calls more than once: what each call leaves otherwise
  /// than the one before, a number that it counts up, is not known afterwards.
  package func callAgain(
    _ closure: Closure, _ arguments: [Value], calledBy what: String, at location: TreeLocation
  ) throws {
    guard case .code(_, let captures, _, _) = closure.body else {
      _ = try call(closure, arguments, at: location)
      return
    }
    let effects = EffectReader.effects(of: closure, isForeign: true, self)
    func places() -> [OpenPlace?] { effects.targets.map { openPlace($0, effects, .captures(captures)) } }
    let before = places()
    _ = try call(closure, arguments, at: location)
    let changed = zip(before, places()).compactMap { earlier, now -> OpenPlace? in
      guard let earlier, let now, !now.value.isUnknown, !Equality.areEqual(earlier.value, now.value) else { return nil }
      return now
    }
    guard !changed.isEmpty else { return }
    func forget() {
      for place in changed {
        let left = "what \(what) leaves in \(place.name)"
        place.set(.unknown(Unknown(left, location, hides: place.value.holdsReference)))
      }
    }
    forget()
    _ = try call(closure, arguments, at: location)
    forget()
  }

  /// Closures that a library may call or not, some times.
  ///
  /// - Throws: `Stop` where they may change more than variables; an error of the app's in the worlds in which one throws.
  func leaveOpen(_ closures: [Closure], calledBy what: String, _ stop: Stop) throws {
    var leaves = false
    for closure in closures {
      guard case .code(_, let captures, _, _) = closure.body else { continue }
      let effects = EffectReader.effects(of: closure, self)
      let unknown = stop.unknown ?? Unknown(what, stop.location)
      guard open(effects, of: .captures(captures), because: unknown) else { throw stop.final }
      leaves = leaves || effects.leaves
    }
    guard leaves else { return }
    let question = Unknown("\(what) throws", stop.location)
    if try world.answer(question, at: stop.location) {
      throw Thrown(value: .unknown(Unknown("the error of \(what)", stop.location)))
    }
  }
}

extension Value {
  /// Whether an object, or a function, lies in it.
  package var holdsReference: Bool {
    Contents(of: self).contains { each in
      switch each {
      case .object, .closure, .keyPath, .type, .implicit: true
      case .native(let box): box.isReference
      case .unknown(let unknown): unknown.hides
      default: false
      }
    }
  }

  /// The closures among a call's arguments.
  var functions: [Closure] {
    switch self {
    case .closure(let closure): [closure]
    case .some(let box): box.value.functions
    default: []
    }
  }
}
