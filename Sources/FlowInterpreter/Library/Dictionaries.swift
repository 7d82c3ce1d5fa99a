import FlowModel

extension Interpreter {
  /// Takes a dictionary out of its place, so that changing it copies nothing that nobody else holds.
  func takeDictionary(_ place: inout Value, at location: TreeLocation) throws -> DictionaryBox {
    guard case .dictionary(var box) = place else { throw Stop(reason: "a dictionary is asked for", location: location) }
    place = .void
    if isKnownUniquelyReferenced(&box) { return box }
    return DictionaryBox(box.table, key: box.key, element: box.element)
  }
}

extension LibraryBuilder {
  mutating func addDictionaries() {
    addDictionaryConstruction()
    addDictionaryAccess()
    addDictionaryChanges()
    method("Dictionary", "mapValues(_:)") { call in
      let box = try Self.dictionary(call)
      var table = Table()
      for (key, value) in call.interpreter.pairs(of: box, at: call.location) {
        table[HashedValue(key)] = try call.run(0, value)
      }
      return .dictionary(DictionaryBox(table, key: box.key, element: call.result(0)))
    }
    method("Dictionary", "compactMapValues(_:)") { call in
      let box = try Self.dictionary(call)
      var table = Table()
      for (key, value) in call.interpreter.pairs(of: box, at: call.location) {
        if let value = try call.unwrapped(try call.run(0, value)) { table[HashedValue(key)] = value }
      }
      return .dictionary(DictionaryBox(table, key: box.key, element: call.result(0)?.wrapped))
    }
    method("Dictionary", "filter(_:)") { call in
      if call.asksForArray { return try call.filteredList() }
      let box = try Self.dictionary(call)
      var table = Table()
      for (key, value) in call.interpreter.pairs(of: box, at: call.location) where try call.test(0, .pair(key, value)) {
        table[HashedValue(key)] = value
      }
      return .dictionary(DictionaryBox(table, key: box.key, element: box.element))
    }
    method("Dictionary", "merging(_:uniquingKeysWith:)") { call in
      let box = try Self.dictionary(call)
      let merged = DictionaryBox(box.table, key: box.key, element: box.element)
      try Self.merge(call, merged)
      return .dictionary(merged)
    }
    mutator("Dictionary", "merge(_:uniquingKeysWith:)") { call, place in
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      try Self.merge(call, box)
      return .void
    }
  }

  private static func dictionary(_ call: Library.Call) throws -> DictionaryBox {
    guard case .dictionary(let box) = call.value else { throw call.stop("a dictionary is asked for") }
    return box
  }

  private static func merge(_ call: Library.Call, _ box: DictionaryBox) throws {
    for pair in try call.elements(0) {
      guard case .tuple(let tuple) = pair, tuple.items.count == 2 else { throw call.stop("pairs are asked for") }
      let key = HashedValue(tuple.items[0])
      let value = call.interpreter.fitting(tuple.items[1], box.element)
      if let known = box.table[key] {
        box.table[key] = try call.run(1, known, value)
      } else {
        box.table[key] = value
      }
    }
  }

  private mutating func addDictionaryConstruction() {
    initializer("Dictionary", "()") { call in
      guard case .dictionary(let key, let value)? = call.type?.kind else {
        return .dictionary(DictionaryBox(Table(), key: nil, element: nil))
      }
      return .dictionary(DictionaryBox(Table(), key: key.isUnknown ? nil : key, element: value.isUnknown ? nil : value))
    }
    initializer("Dictionary", "(minimumCapacity:)") { call in
      guard case .dictionary(let key, let value)? = call.type?.kind else {
        return .dictionary(DictionaryBox(Table(), key: nil, element: nil))
      }
      return .dictionary(DictionaryBox(Table(), key: key.isUnknown ? nil : key, element: value.isUnknown ? nil : value))
    }
    initializer("Dictionary", "(grouping:by:)") { call in
      var table = Table()
      let element = call.interpreter.elementType(of: call[0])
      for item in try call.elements(0) {
        let key = HashedValue(try call.run(1, item))
        try table.modify(key) { (content: inout Value?) throws in
          var list = content ?? .list(ListBox([], element))
          content = .void
          let box = try call.interpreter.takeList(&list, at: call.location)
          box.items.append(item)
          content = .list(box)
        }
      }
      return Self.made(table, call, element: element.map(call.types.array))
    }
    for (signature, isUnique) in [("(uniqueKeysWithValues:)", true), ("(_:uniquingKeysWith:)", false)] {
      initializer("Dictionary", signature) { call in
        var table = Table()
        var asked: (key: RuntimeType, value: RuntimeType)?
        if case .dictionary(let key, let value)? = call.type?.kind { asked = (key, value) }
        for pair in try call.elements(0) {
          guard case .tuple(let tuple) = pair, tuple.items.count == 2 else { throw call.stop("pairs are asked for") }
          let key = HashedValue(call.interpreter.fitting(tuple.items[0], asked?.key))
          let value = call.interpreter.fitting(tuple.items[1], asked?.value)
          if let known = table[key] {
            if isUnique {
              throw call.trap(
                "Duplicate values for key: '\(try call.interpreter.words(of: key.value, at: call.location))'")
            }
            table[key] = call.interpreter.fitting(try call.run(1, known, value), asked?.value)
          } else {
            table[key] = value
          }
        }
        return Self.made(table, call, element: nil)
      }
    }
  }

  private static func made(_ table: Table, _ call: Library.Call, element: RuntimeType?) -> Value {
    if case .dictionary(let key, let value)? = call.type?.kind, !key.isUnknown, !value.isUnknown {
      return .dictionary(DictionaryBox(table, key: key, element: value))
    }
    return .dictionary(
      DictionaryBox(
        table, key: call.interpreter.plainType(of: table.keys),
        element: element ?? call.interpreter.plainType(of: table.values)))
  }

  private mutating func addDictionaryAccess() {
    subscripting("Dictionary", "(_:)") { call in
      let box = try Self.dictionary(call)
      if case .native(let index as TableIndexBox) = call[0] {
        let pairs = call.interpreter.pairs(of: box, at: call.location)
        guard index.place < pairs.count else {
          throw call.trap("Attempting to access Dictionary elements using an invalid index")
        }
        return .pair(pairs[index.place].key, pairs[index.place].value)
      }
      let key = call.interpreter.fitting(call[0], box.key)
      if let value = box.table[HashedValue(key)] { return .some(SomeBox(value)) }
      return .nothing(box.element.map(Unmanaged.passUnretained))
    }
    subscripting("Dictionary", "(_:default:)") { call in
      let box = try Self.dictionary(call)
      return box.table[HashedValue(call.interpreter.fitting(call[0], box.key))]
        ?? call.interpreter.fitting(call[1], box.element)
    }
    property("Dictionary", "keys") { call in
      let box = try Self.dictionary(call)
      let keys = SetBox(box.table, box.key)
      keys.isKeys = true
      return .set(keys)
    }
    property("Dictionary", "values") { call in
      let box = try Self.dictionary(call)
      return call.list(call.interpreter.pairs(of: box, at: call.location).map(\.value), box.element)
    }
    setter("Dictionary", "values") { call, place in
      let values = try call.interpreter.elements(of: call.value, at: call.location)
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      let keys = call.interpreter.pairs(of: box, at: call.location).map(\.key)
      guard keys.count == values.count else { throw call.stop("the values of a dictionary") }
      for (key, value) in zip(keys, values) {
        box.table[HashedValue(key)] = call.interpreter.fitting(value, box.element)
      }
      return .void
    }
    property("Dictionary", "startIndex") { _ in .native(TableIndexBox(0)) }
    property("Dictionary", "endIndex") { call in .native(TableIndexBox(try Self.dictionary(call).table.count)) }
    property("Dictionary", "capacity") { call in .native(CapacityBox(try call.count)) }
    for name in ["description", "debugDescription"] {
      property("Dictionary", name) { call in
        .string(try call.interpreter.description(of: call.value, at: call.location))
      }
    }
    method("Dictionary", "index(forKey:)") { call in
      let box = try Self.dictionary(call)
      let key = HashedValue(call.interpreter.fitting(call[0], box.key))
      guard box.table.contains(key) else { return .none }
      let place = call.interpreter.pairs(of: box, at: call.location).firstIndex { HashedValue($0.key) == key }
      return .optional(place.map { .native(TableIndexBox($0)) })
    }
  }

  private mutating func addDictionaryChanges() {
    mutator("Dictionary", "updateValue(_:forKey:)") { call, place in
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      let key = HashedValue(call.interpreter.fitting(call[1], box.key))
      let old = box.table[key]
      box.table[key] = call.interpreter.fitting(call[0], box.element)
      return .optional(old)
    }
    mutator("Dictionary", "removeValue(forKey:)") { call, place in
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      let key = HashedValue(call.interpreter.fitting(call[0], box.key))
      let old = box.table[key]
      box.table[key] = nil
      return .optional(old)
    }
    mutator("Dictionary", "remove(at:)") { call, place in
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      guard case .native(let index as TableIndexBox) = call[0] else { throw call.stop("an index is asked for") }
      let pairs = call.interpreter.pairs(of: box, at: call.location)
      guard index.place < pairs.count else {
        throw call.trap("Attempting to access Dictionary elements using an invalid index")
      }
      let pair = pairs[index.place]
      box.table[HashedValue(pair.key)] = nil
      return .pair(pair.key, pair.value)
    }
    mutator("Dictionary", "popFirst()") { call, place in
      let box = try call.interpreter.takeDictionary(&place, at: call.location)
      defer { place = .dictionary(box) }
      guard let pair = call.interpreter.pairs(of: box, at: call.location).first else { return .none }
      box.table[HashedValue(pair.key)] = nil
      return .optional(.pair(pair.key, pair.value))
    }
    for signature in ["removeAll()", "removeAll(keepingCapacity:)"] {
      mutator("Dictionary", signature) { call, place in
        let box = try call.interpreter.takeDictionary(&place, at: call.location)
        box.table.removeAll()
        place = .dictionary(box)
        return .void
      }
    }
    mutator("Dictionary", "reserveCapacity(_:)") { _, _ in .void }
  }
}
