import FlowModel

/// Objects and variables in the midst of an app's run, when nobody knows what was done to them before.
extension Interpreter {
  /// The app's class of a name that a file declares outside of other types.
  package func appClass(named name: String, in file: String) -> RuntimeType? {
    program.nominals[name]?.first { $0.isClass && $0.tree?.tree.path == file }.map { types.nominal($0) }
  }

  /// The file that declares one of the app's types.
  package func file(of type: RuntimeType) -> String? { type.nominal?.tree?.tree.path }

  /// Whether the app has several types of the name of this one.
  package func hasNamesakes(_ type: RuntimeType) -> Bool {
    type.nominal.map { (program.nominals[$0.name] ?? []).count > 1 } ?? false
  }

  /// Whether a type is a class that the app declares.
  package func isOfApp(_ type: RuntimeType) -> Bool { type.nominal?.isClass == true }

  /// Has the variables of an object hold what is not known.
  ///
  /// - Parameter isMeant: for which of them; by default all that are not constants.
  package func forgetVariables(
    of object: Instance, where isMeant: (TreeProperty) -> Bool = { !$0.flags.contains(.isLet) }
  ) {
    guard let nominal = object.type.nominal else { return }
    for field in nominal.fields where isMeant(field.property) {
      // Where objects are followed, what is made when it is first asked for is made then.
      if onHandedObject != nil, field.isLazy, case .absent = object.fields[field.index] { continue }
      let place = TreeLocation(tree: field.tree, node: -1)
      object.fields[field.index] = .unknown(Unknown(field.property.name, place))
    }
  }

  /// What the app declares of an object of which nothing is known.
  package func unknownPart(of type: RuntimeType) -> Part {
    let fields = (type.nominal?.fields ?? []).map { field in
      Value.unknown(Unknown(field.property.name, TreeLocation(tree: field.tree, node: -1)))
    }
    return Part(type, fields: ContiguousArray(fields))
  }

  /// Has all hold what is not known that code can change which is handed some values.
  ///
  /// - Parameter names: the properties of objects that it can change; nil for all variables.
  package func forgetVariables(reachedBy values: [Value], named names: Set<String>? = nil) -> Reach {
    let reach = Reach(values)
    for object in reach.objects {
      forgetVariables(of: object) { !$0.flags.contains(.isLet) && names?.contains($0.name) != false }
    }
    for box in reach.variables {
      if let place = program.anyCode?.location { box.value = .unknown(Unknown("a variable", place)) }
    }
    return reach
  }

  /// Whether a property holds nil; nil where that is not known.
  package func holdsNothing(_ name: String, of object: Instance) -> Bool? {
    guard let field = object.type.nominal?.fieldsBySymbol[program.symbols[name]] else { return nil }
    switch Self.weakly(object.fields[field.index]) {
    case .nothing: return true
    case .unknown, .absent: return nil
    default: return false
    }
  }

  /// The names of the properties of an object that hold nil.
  package func propertiesHoldingNothing(of object: Instance) -> Set<String> {
    Set((object.type.nominal?.fields ?? []).map(\.property.name).filter { holdsNothing($0, of: object) == true })
  }

  /// The names of the properties of an object that hold something else than before.
  ///
  /// - Parameter before: what its fields held.
  package func changedProperties(of object: Instance, since before: ContiguousArray<Value>) -> Set<String> {
    let fields = object.type.nominal?.fields ?? []
    return Set(
      fields.filter { !object.fields[$0.index].isPlainlySame(as: before[$0.index]) }.map(\.property.name))
  }

  /// Forgets what the variables outside of functions hold, what libraries keep and what ended the code: the next call is
  /// the first.
  ///
  /// - Returns: false where work waits that would still run: then another interpreter is needed.
  package func startAnew() -> Bool {
    program.forgetRun()
    pending = nil
    isInTask = false
    forgetKept()
    return !hasWork
  }

  /// Whether work waits that the code which ended has left, or work ended the program.
  package var hasWork: Bool { loop.isOver || !loop.workers.isEmpty || !loop.waiting.isEmpty }

  /// What a constant outside of functions holds in the midst of a run: its own value, and objects as time left them.
  func agedConstant(_ value: Value, _ location: TreeLocation) -> Value {
    let reach = forgetVariables(reachedBy: [value])
    let isKnown = reach.natives.allSatisfy { framework?.neverChanges($0) == true }
    return isKnown ? value : .unknown(Unknown("an object of a library", location))
  }
}

extension Value {
  /// Whether it is the same by its looks: of what lies in a box, the same box.
  fileprivate func isPlainlySame(as other: Value) -> Bool {
    switch (self, other) {
    case (.absent, .absent), (.void, .void), (.nothing, .nothing): true
    case (.some(let one), .some(let other)): one === other || one.value.isPlainlySame(as: other.value)
    case (.int(let one), .int(let other)): one == other
    case (.double(let one), .double(let other)): one == other
    case (.bool(let one), .bool(let other)): one == other
    case (.text(let one), .text(let other)): one === other || one.text == other.text
    case (.list(let one), .list(let other)): one === other
    case (.dictionary(let one), .dictionary(let other)): one === other
    case (.set(let one), .set(let other)): one === other
    case (.structure(let one), .structure(let other)): one === other
    case (.enumeration(let one), .enumeration(let other)): one === other
    case (.object(let one), .object(let other)): one.isSame(as: other)
    case (.closure(let one), .closure(let other)): one === other
    case (.native(let one), .native(let other)): one === other
    case (.unknown(let one), .unknown(let other)): one === other
    default: false
    }
  }
}

extension TreeLocation {
  /// Whether what stands there does nothing: a block that is empty, or only ends.
  package var doesNothing: Bool {
    guard node >= 0, tree.nodes[Int(node)].kind == .block else { return false }
    return tree.tree.list(tree.nodes[Int(node)].a).allSatisfy { tree.nodes[Int($0)].kind == .break }
  }

  /// Whether an `as?` stands there.
  package var isOptionalCast: Bool { node >= 0 && tree.nodes[Int(node)].kind == .optionalCast }
}
