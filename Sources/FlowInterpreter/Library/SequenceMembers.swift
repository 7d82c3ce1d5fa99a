import FlowModel

extension LibraryBuilder {
  /// What every sequence can do: lists, sets, dictionaries, ranges, texts, lazy ones, the app's own.
  mutating func addSequences() {
    addTransformations()
    addReductions()
    addSearches()
    addParts()
    addComparisons()
    addLazySequences()
    addIterators()
    addCollections()
  }

  private mutating func addTransformations() {
    method("Sequence", "map(_:)") { call in
      var items: ContiguousArray<Value> = []
      try call.interpreter.forEach(call.value, at: call.location) {
        items.append(try call.run(0, $0))
        return true
      }
      return call.list(Self.evenly(items), call.result(0))
    }
    method("Sequence", "filter(_:)") { call in try call.filteredList() }
    method("Sequence", "compactMap(_:)") { call in
      var items: ContiguousArray<Value> = []
      try call.interpreter.forEach(call.value, at: call.location) {
        if let value = try call.unwrapped(try call.run(0, $0)) { items.append(value) }
        return true
      }
      return call.list(items, call.result(0)?.wrapped)
    }
    method("Sequence", "flatMap(_:)") { call in
      var items: ContiguousArray<Value> = []
      var element = call.result(0)?.element
      try call.interpreter.forEach(call.value, at: call.location) {
        let part = try call.run(0, $0)
        switch part {
        case .nothing: break
        case .some(let box): items.append(box.value)
        default:
          if element == nil { element = call.interpreter.elementType(of: part) }
          items += try call.interpreter.elements(of: part, at: call.location)
        }
        return true
      }
      return call.list(items, element)
    }
    method("Sequence", "forEach(_:)") { call in
      try call.interpreter.forEach(call.value, at: call.location) {
        _ = try call.run(0, $0)
        return true
      }
      return .void
    }
    method("Sequence", "enumerated()") { call in
      let base = call.value
      let location = call.location
      let element = call.element.map { call.types.tuple([call.types.int, $0], ["offset", "element"]) }
      return .native(
        SequenceBox("EnumeratedSequence", element) { interpreter in
          let next = try interpreter.makeIterator(base, at: location)
          var offset = 0
          return {
            guard let value = try next() else { return nil }
            defer { offset += 1 }
            return .tuple(TupleBox([.int(offset), value], ["offset", "element"]))
          }
        })
    }
    method("Sequence", "reversed()") { call in call.list(try call.elements.reversed(), call.element) }
    method("Sequence", "sorted()") { call in
      let items = try call.elements
      return call.list(
        try call.interpreter.sorted(RandomOrder.items(of: items) ?? items, call.isLess), call.element)
    }
    method("Sequence", "sorted(by:)") { call in
      call.list(
        try call.interpreter.sorted(try call.elements) { try call.isTrue(try call.run(0, $0, $1)) }, call.element)
    }
    method("Sequence", "shuffled()") { call in
      let items = try call.elements
      return call.list(try call.shuffled(items), call.element)
    }
    method("Sequence", "joined()") { call in
      let items = try call.elements
      if let first = items.first ?? (call.element.flatMap { if case .string = $0.kind { .string("") } else { nil } }) {
        if case .text = first { return try call.interpreter.joined(items, "", at: call.location) }
        var all: ContiguousArray<Value> = []
        for item in items { all += try call.interpreter.elements(of: item, at: call.location) }
        return call.view("FlattenSequence", all, call.element?.element)
      }
      switch call.expected?.flattened.kind ?? call.element?.kind {
      case .string?, .substring?: return .string("")
      case .array?: return call.view("FlattenSequence", [], call.element?.element)
      default: throw call.stop("joining elements of a type that is not known")
      }
    }
    method("Sequence", "joined(separator:)") { call in
      switch call[0] {
      case .text, .character, .implicit:
        return try call.interpreter.joined(try call.elements, try call.text(0), at: call.location)
      default:
        let separator = try call.elements(0)
        var all: ContiguousArray<Value> = []
        for (index, item) in try call.elements.enumerated() {
          if index > 0 { all += separator }
          all += try call.interpreter.elements(of: item, at: call.location)
        }
        return call.view("JoinedSequence", all, call.element?.element)
      }
    }
  }

  /// Elements of which one is nil are all Optional.
  private static func evenly(_ items: ContiguousArray<Value>) -> ContiguousArray<Value> {
    guard items.contains(where: { if case .nothing = $0 { true } else { false } }) else { return items }
    return ContiguousArray(items.map { $0.isOptional ? $0 : .some(SomeBox($0)) })
  }

  private mutating func addReductions() {
    method("Sequence", "reduce(_:_:)") { call in
      var result = call[0]
      let wanted = call.reducedType(of: result)
      var isEmpty = true
      var items = call.value
      // The order of whole numbers does not count where they are added.
      if case .list(let box) = items, case .closure(let closure) = call[1], case .native("+", _) = closure.body,
        let known = RandomOrder.items(of: box.items),
        known.allSatisfy({ if case .int = $0 { true } else { false } })
      {
        items = .list(ListBox(known))
      }
      try call.interpreter.forEach(items, at: call.location) {
        isEmpty = false
        result = try call.run(1, result, $0)
        if let wanted { result = try call.interpreter.coerce(result, to: wanted, at: call.location) }
        return true
      }
      if isEmpty, case .int = result, call.expected == nil || call.expected!.isUnknown {
        return try call.emptyReduction(result)
      }
      return result
    }
    method("Sequence", "reduce(into:_:)") { call in
      var result = call[0]
      guard case .closure(let closure) = call[1] else { throw call.stop("reduce(into:) without a closure") }
      if case .code(let code, _, _, _) = closure.body, code.function.parameters.isEmpty { return result }
      let interpreter = call.interpreter
      try interpreter.forEach(call.value, at: call.location) {
        _ = try interpreter.call(closure, changing: &result, [$0], at: call.location)
        return true
      }
      return result
    }
    for (name, isMax) in [("max", true), ("min", false)] {
      method("Sequence", "\(name)()") { call in
        var best: Value?
        for item in try call.elements {
          guard let current = best else {
            best = item
            continue
          }
          if try isMax ? call.isLess(current, item) : call.isLess(item, current) { best = item }
        }
        return .optional(best)
      }
      method("Sequence", "\(name)(by:)") { call in
        var best: Value?
        for item in try call.elements {
          guard let current = best else {
            best = item
            continue
          }
          if try call.isTrue(isMax ? call.run(0, current, item) : call.run(0, item, current)) { best = item }
        }
        return .optional(best)
      }
    }
    method("Sequence", "count(where:)") { call in .int(try call.elements.count { try call.test(0, $0) }) }
    property("Sequence", "underestimatedCount") { call in
      if case .native = call.value { throw call.stop("underestimatedCount") }
      return .int(try call.elements.count)
    }
  }

  private mutating func addSearches() {
    method("Sequence", "first(where:)") { call in
      var found: Value?
      try call.interpreter.forEach(call.value, at: call.location) {
        guard try call.test(0, $0) else { return true }
        found = $0
        return false
      }
      return .optional(found)
    }
    method("Sequence", "contains(_:)") { call in
      var isFound = false
      let wanted = call[0]
      if case .list(let part) = wanted, case .list(let whole) = call.value, let first = whole.items.first, first.isPlain
      {
        // Elements that stand side by side.
        let places = 0..<max(0, whole.items.count - part.items.count + 1)
        return .bool(
          try places.contains { place in
            try zip(whole.items[place...], part.items).allSatisfy { try call.areEqual($0, $1) }
          })
      }
      try call.interpreter.forEach(call.value, at: call.location) {
        isFound = try call.areEqual($0, wanted)
        return !isFound
      }
      return .bool(isFound)
    }
    method("Sequence", "contains(where:)") { call in
      var isFound = false
      try call.interpreter.forEach(call.value, at: call.location) {
        isFound = try call.test(0, $0)
        return !isFound
      }
      return .bool(isFound)
    }
    method("Sequence", "allSatisfy(_:)") { call in
      var holds = true
      try call.interpreter.forEach(call.value, at: call.location) {
        holds = try call.test(0, $0)
        return holds
      }
      return .bool(holds)
    }
  }

  /// Parts of sequences that are no collections: they are taken when they are asked for.
  private mutating func addParts() {
    method("Sequence", "prefix(_:)") { call in
      let count = try call.length(0, "Can't take a prefix of negative length from a sequence")
      let base = call.value
      let location = call.location
      return .native(
        SequenceBox("PrefixSequence", call.element) { interpreter in
          let next = try interpreter.makeIterator(base, at: location)
          var rest = count
          return {
            guard rest > 0 else { return nil }
            rest -= 1
            return try next()
          }
        })
    }
    method("Sequence", "prefix(while:)") { call in
      var items: ContiguousArray<Value> = []
      try call.interpreter.forEach(call.value, at: call.location) {
        guard try call.test(0, $0) else { return false }
        items.append($0)
        return true
      }
      return call.list(items, call.element)
    }
    method("Sequence", "drop(while:)") { call in
      let next = try call.iterator()
      var first: Value? = try next()
      while let value = first, try call.test(0, value) { first = try next() }
      let rest = first
      return .native(
        SequenceBox("DropWhileSequence", call.element) { _ in
          var first = rest
          return {
            if let value = first {
              first = nil
              return value
            }
            return rest == nil ? nil : try next()
          }
        })
    }
    @Sendable func dropFirst(_ call: Library.Call, _ count: Int) -> Value {
      let base = call.value
      let location = call.location
      return .native(
        SequenceBox("DropFirstSequence", call.element) { interpreter in
          let next = try interpreter.makeIterator(base, at: location)
          var rest = count
          return {
            while rest > 0 {
              rest -= 1
              guard try next() != nil else { return nil }
            }
            return try next()
          }
        })
    }
    method("Sequence", "dropFirst()") { call in dropFirst(call, 1) }
    method("Sequence", "dropFirst(_:)") { call in
      dropFirst(call, try call.length(0, "Can't drop a negative number of elements from a sequence"))
    }
    method("Sequence", "dropLast()") { call in call.list(try call.elements.dropLast(), call.element) }
    method("Sequence", "dropLast(_:)") { call in
      call.list(
        try call.elements.dropLast(try call.length(0, "Can't drop a negative number of elements from a sequence")),
        call.element)
    }
    method("Sequence", "suffix(_:)") { call in
      call.list(
        try call.elements.suffix(try call.length(0, "Can't take a suffix of negative length from a sequence")),
        call.element)
    }
  }

  private mutating func addComparisons() {
    @Sendable func compare(
      _ call: Library.Call, _ body: (Value?, Value?) throws -> Bool?
    ) throws -> Value {
      let one = try call.iterator()
      let other = try call.interpreter.makeIterator(call[0], at: call.location)
      while true { if let answer = try body(try one(), try other()) { return .bool(answer) } }
    }
    method("Sequence", "elementsEqual(_:)") { call in
      try compare(call) { left, right in
        guard let left, let right else { return left == nil && right == nil }
        return try call.areEqual(left, right) ? nil : false
      }
    }
    method("Sequence", "elementsEqual(_:by:)") { call in
      try compare(call) { left, right in
        guard let left, let right else { return left == nil && right == nil }
        return try call.isTrue(call.run(1, left, right)) ? nil : false
      }
    }
    method("Sequence", "starts(with:)") { call in
      let other = try call.interpreter.makeIterator(call[0], at: call.location)
      let own = try call.iterator()
      while let wanted = try other() {
        guard let value = try own(), try call.areEqual(value, wanted) else { return .bool(false) }
      }
      return .bool(true)
    }
    method("Sequence", "lexicographicallyPrecedes(_:)") { call in
      try compare(call) { left, right in
        guard let right else { return false }
        guard let left else { return true }
        if try call.isLess(left, right) { return true }
        return try call.isLess(right, left) ? false : nil
      }
    }
    method("Sequence", "lexicographicallyPrecedes(_:by:)") { call in
      try compare(call) { left, right in
        guard let right else { return false }
        guard let left else { return true }
        if try call.isTrue(call.run(1, left, right)) { return true }
        return try call.isTrue(call.run(1, right, left)) ? false : nil
      }
    }
  }
}

extension Value {
  /// Whether it is a number, a text or a truth value: no list stands for it.
  fileprivate var isPlain: Bool {
    switch self {
    case .int, .double, .float, .fixed, .bool, .text, .character: true
    default: false
    }
  }
}
