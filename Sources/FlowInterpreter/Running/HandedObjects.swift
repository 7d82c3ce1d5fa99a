import FlowModel

/// Objects that are handed in: of what is called, only the type is known that code declares it with.
extension Interpreter {
  /// What a member is called on or read of that is not known.
  package struct HandedObject {
    package let unknown: Unknown
    /// The type that the place declares, without Optionals.
    package let declared: RuntimeType
    /// The only class of the app's that it can be of; nil where there are several, or none.
    package let known: RuntimeType?
    /// The member's name.
    package let member: String
    /// Whether the class has it, as what is asked for: a method, or a computed property.
    package let hasMember: Bool
  }

  /// The object that stands for one that is not known and whose method is called; nil where none does.
  func handedObject(_ unknown: Unknown, calling symbol: Symbol, as declared: RuntimeType?) -> Value? {
    handedObject(unknown, symbol, as: declared) { if case .method = $0 { true } else { false } }
  }

  /// The same where a property is read that is computed.
  func handedObject(_ unknown: Unknown, computing symbol: Symbol, as declared: RuntimeType?) -> Value? {
    handedObject(unknown, symbol, as: declared) { if case .computed = $0 { true } else { false } }
  }

  /// Tells with which type code declares what is not known and has a property set.
  func noteHandedObject(_ unknown: Unknown, setting symbol: Symbol, as declared: RuntimeType?) {
    _ = handedObject(unknown, symbol, as: declared) { _ in false }
  }

  private func handedObject(
    _ unknown: Unknown, _ symbol: Symbol, as declared: RuntimeType?, where isMeant: (Member) -> Bool
  ) -> Value? {
    guard let onHandedObject, let declared = declared?.flattened, !declared.isUnknown else { return nil }
    let known = program.onlyClasses.only(of: declared, in: types)
    let found = known.map { candidates(symbol, of: $0, isStatic: false) } ?? []
    return onHandedObject(
      HandedObject(
        unknown: unknown, declared: declared, known: known, member: program.symbols.text(of: symbol),
        hasMember: found.contains { isMeant($0.member) }))
  }

  /// The only class of the app's that an argument of a call under way can be of, by its declared type.
  package func onlyClass(ofArgument index: Int, at location: TreeLocation) -> RuntimeType? {
    guard let frame = stack.current, frame.tree === location.tree, location.node >= 0 else { return nil }
    let call = frame.tree.nodes[Int(location.node)]
    guard call.kind == .call else { return nil }
    let nodes = frame.tree.list(call.b)
    guard index * 2 + 1 < nodes.count, let type = staticType(nodes[index * 2 + 1], frame) else { return nil }
    return program.onlyClasses.only(of: type.flattened, in: types)
  }

  /// A place in the app's code, whichever.
  package var anyPlace: TreeLocation? { program.anyCode?.location }

  /// An object or value of a type in the midst of a run, of which nothing is known.
  ///
  /// - Parameter live: makes the framework's object, where the class's objects are such.
  package func runningObject(of type: RuntimeType, live: (Part) -> AnyObject) -> Value {
    let part = runningPart(of: type)
    if type.nominal?.kind == .struct { return .structure(StructBox(type, part.fields)) }
    guard type.nominal?.hasFrameworkObjects == true else { return .object(Instance(type, fields: part.fields)) }
    return .object(Instance(of: part, live(part)))
  }

  /// The objects whose initialisers run, the innermost first.
  package var objectsBeingMade: [Instance] {
    stack.running.reversed().compactMap { frame in
      guard frame.code.function.kind == .initializer, frame.code.hasSelf else { return nil }
      var this = frame.slots[0]
      if case .box(let box) = this { this = box.value }
      return if case .object(let object)? = this.flattened { object } else { nil }
    }
  }

  /// Whether a property of an object holds another.
  package func holds(_ other: Instance, _ object: Instance) -> Bool {
    guard let fields = object.type.nominal?.fields else { return false }
    return fields.contains { field in
      guard !field.property.flags.contains(.isWeak), case .object(let held)? = object.fields[field.index].flattened
      else { return false }
      return held.isSame(as: other)
    }
  }

  /// Whether an object holds a closure, itself or in what it holds: lists, values, objects that are no framework's.
  package func holds(_ closure: Closure, _ object: Instance) -> Bool {
    holds(object) { if case .closure(let held) = $0 { held.isSame(as: closure) } else { false } }
  }

  /// Whether an object holds something that is not known in the same way.
  package func holds(_ unknown: Unknown, _ object: Instance) -> Bool {
    holds(object) { value in
      guard case .unknown(let held) = value else { return false }
      return held === unknown || held.what == unknown.what && held.location.source == unknown.location.source
    }
  }

  private func holds(_ object: Instance, _ isMeant: (Value) -> Bool) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(object.identity)]
    var waiting = held(object.type, object.fields)
    while let next = waiting.popLast() {
      guard let next = next.flattened else { continue }
      if isMeant(next) { return true }
      switch next {
      case .object(let inner) where inner.type.nominal?.hasFrameworkObjects == false:
        guard seen.count < Self.mostHeld, seen.insert(ObjectIdentifier(inner.identity)).inserted else { continue }
        waiting += held(inner.type, inner.fields)
      case .structure(let box): waiting += held(box.type, box.fields)
      case .list(let box) where box.items.count < Self.mostHeld: waiting += box.items
      default: continue
      }
    }
    return false
  }

  /// How many objects, and items of a list, are looked at for a closure.
  private static let mostHeld = 64

  /// What the properties hold that keep what they hold.
  private func held(_ type: RuntimeType, _ contents: ContiguousArray<Value>) -> [Value] {
    type.nominal?.fields.filter { !$0.isHeldElsewhere }.map { contents[$0.index] } ?? []
  }
}
