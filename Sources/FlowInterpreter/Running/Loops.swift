import FlowModel

extension Interpreter {
  /// `for pattern in sequence where condition { … }`.
  func loop(_ each: TreeNode, _ node: Int32, _ frame: Frame) throws -> Outcome {
    let parts = frame.list(each.a)
    let pattern = parts[0]
    let element = parts[1] >= 0 ? type(parts[1], frame) : nil
    let condition = parts[3]
    let body = parts[4]
    let sequence = try evaluate(parts[2], frame, element.map(types.array))
    let simple = frame.nodes[Int(pattern)]
    let isName = simple.isOf(.bindingPattern)
    let seen = element ?? staticType(parts[2], frame).flatMap(elementType(ofSequence:))
    if isName { note(seen, ofVariable: Int(simple.a), frame) }
    var end: Outcome?

    func turn(_ value: Value) throws -> Bool {
      try spend(node, frame)
      if isName {
        frame.slots[Int(simple.a)] = simple.flag & 1 == 1 ? .box(Box(value)) : value
      } else if !(try match(pattern, value, frame, as: seen)) {
        return true
      }
      if condition >= 0, !(try isTrue(try evaluate(condition, frame), condition, frame)) { return true }
      if let over = try runBlock(body, frame).endOfLoop(each.extra) {
        end = over
        return false
      }
      return true
    }

    if each.flag & 2 != 0 {
      let next = try asyncIterator(of: sequence, at: frame.tree.location(of: parts[2]))
      while let value = try next() { if !(try turn(value)) { break } }
    } else if case .range(let range) = sequence, case .int(let lower) = range.lower, case .int(let upper) = range.upper
    {
      var index = lower
      let last = range.kind == .closed ? upper : upper - 1
      while index <= last {
        if !(try turn(.int(index))) { break }
        index += 1
      }
    } else if case .unknown(let unknown)? = sequence.flattened {
      try loop(over: unknown, node, frame, turn)
    } else {
      try forEach(sequence, parts[2], frame, turn)
    }
    if each.c > 0 {
      for slot in (Int(each.b)..<Int(each.b) + Int(each.c)).reversed() { frame.slots[slot] = .absent }
    }
    return end ?? .next
  }

  /// The static type of the elements of a static type.
  private func elementType(ofSequence type: RuntimeType) -> RuntimeType? {
    switch type.kind {
    case .array(let element), .set(let element): element
    case .dictionary(let key, let value): types.tuple([key, value], ["key", "value"])
    default: nil
    }
  }

  /// Gives each element of a sequence to a closure until that says no.
  func forEach(_ sequence: Value, _ node: Int32, _ frame: Frame, _ body: (Value) throws -> Bool) throws {
    try eachElement(of: sequence, at: frame.tree.location(of: node), body)
  }

  /// The same where a library goes through the sequence; many elements count as statements.
  func forEach(_ sequence: Value, at location: TreeLocation, _ body: (Value) throws -> Bool) throws {
    var count = 0
    try eachElement(of: sequence, at: location) { element in
      count += 1
      if count.isMultiple(of: 1_024) {
        left -= 1_024
        try expectBudget(at: location)
      }
      return try body(element)
    }
  }

  private func eachElement(
    of sequence: Value, at location: TreeLocation, _ body: (Value) throws -> Bool
  ) throws {
    switch sequence {
    case .list(let box):
      let items = box.items
      for item in items { if !(try body(item)) { return } }
    case .dictionary(let box):
      for (key, value) in pairs(of: box, at: location) where !(try body(.pair(key, value))) { return }
    case .set(let box): for item in members(of: box, at: location) where !(try body(item)) { return }
    case .text(let box): for character in box.text where !(try body(.character(character))) { return }
    case .range(let range):
      if case .fixed(let lower) = range.lower, case .fixed(let upper) = range.upper {
        var bits = Int64(bitPattern: lower.bits)
        let last = Int64(bitPattern: upper.bits) - (range.kind == .closed ? 0 : 1)
        while bits <= last {
          if !(try body(.fixed(FixedInteger(bits: UInt64(bitPattern: bits), kind: lower.kind)))) { return }
          bits += 1
        }
        return
      }
      guard case .int(let lower) = range.lower else {
        if case .character = range.lower {
          throw Stop(reason: "a range of characters has no elements", location: location)
        }
        throw Stop(reason: "a range that cannot be gone through", location: location)
      }
      var index = lower
      let last: Int
      switch (range.kind, range.upper) {
      case (.closed, .int(let upper)), (.through, .int(let upper)): last = upper
      case (.halfOpen, .int(let upper)), (.upTo, .int(let upper)): last = upper - 1
      default: last = Int.max
      }
      while index <= last {
        if !(try body(.int(index))) { return }
        index += 1
      }
    case .native(let native as SequenceBox):
      let next = try native.makeIterator(self)
      while let value = try next() { if !(try body(value)) { return } }
    case .native(let native as DifferenceBox):
      for change in native.difference where !(try body(DifferenceBox.value(of: change))) { return }
    case .native(let native as LazyBox):
      let next = native.makeIterator(self, location)
      while let value = try next() { if !(try body(value)) { return } }
    case .native(let native as ValueIteratorBox):
      let next = native.elements
      while let value = try next() { if !(try body(value)) { return } }
    case .native(let native as IteratorBox):
      while let value = try native.next() { if !(try body(value)) { return } }
    case .native(let native):
      guard let items = try native.elements(at: location) else {
        throw Stop(reason: "a sequence that is not read", location: location)
      }
      for item in items where !(try body(item)) { return }
    case .some(let box): try eachElement(of: box.value, at: location, body)
    case .unknown(let unknown):
      throw Stop(reason: "how many elements \(unknown.what) has is not known", location: location)
    case .structure, .object, .enumeration:
      let next = try iterator(of: sequence, at: location)
      while let value = try next() { if !(try body(value)) { return } }
    default: throw Stop(reason: "a sequence that is not read", location: location)
    }
  }

  /// What gives the elements of an app's own sequence, one after the other.
  func iterator(of sequence: Value, at location: TreeLocation) throws -> () throws -> Value? {
    let nextName = program.symbols["next"]
    if hasMember("makeIterator", sequence) {
      let made = try callMethod(sequence, program.symbols["makeIterator"], [], at: location)
      switch made {
      case .structure, .object:
        return iterating(made, nextName, at: location)
      default:
        if case .native = made { return try makeIterator(made, at: location) }
        var items = try elements(of: made, at: location)[...]
        return { items.popFirst() }
      }
    }
    if hasMember("next", sequence) { return iterating(sequence, nextName, at: location) }
    if hasMember("startIndex", sequence), hasMember("endIndex", sequence) {
      var index = try property(program.symbols["startIndex"], of: sequence, at: location)
      return { [self] in
        let end = try property(program.symbols["endIndex"], of: sequence, at: location)
        if Equality.areEqual(index, end) { return nil }
        let value = try element(of: sequence, [Argument(nil, index)], at: location)
        if hasMember("index", sequence) {
          index = try callMethod(sequence, program.symbols["index"], [Argument("after", index)], at: location)
        } else if case .int(let number) = index {
          index = .int(number + 1)
        } else {
          throw Stop(reason: "a collection whose indices are not read", location: location)
        }
        return value
      }
    }
    throw Stop(reason: "a sequence that is not read", location: location)
  }

  private func iterating(_ iterator: Value, _ name: Symbol, at location: TreeLocation) -> () throws -> Value? {
    var iterator = iterator
    return { [self] in
      switch try callMutating(&iterator, name, [], at: location) {
      case .nothing: nil
      case .some(let box): box.value
      case let value: value
      }
    }
  }

  /// All elements of a sequence.
  package func elements(of sequence: Value, at location: TreeLocation) throws -> ContiguousArray<Value> {
    if case .list(let box) = sequence {
      try spend(elements: box.items.count, at: location)
      return box.items
    }
    var items: ContiguousArray<Value> = []
    try forEach(sequence, at: location) {
      items.append($0)
      if items.count > Self.mostElements { throw Stop(reason: "a sequence without end", location: location) }
      return true
    }
    return items
  }
}

extension Value {
  /// `(key: …, value: …)`.
  static func pair(_ key: Value, _ value: Value) -> Value { .tuple(TupleBox([key, value], ["key", "value"])) }
}
