import FlowModel

extension Interpreter {
  /// Takes a set out of its place, so that changing it copies nothing that nobody else holds.
  func takeSet(_ place: inout Value, at location: TreeLocation) throws -> SetBox {
    guard case .set(var box) = place else { throw Stop(reason: "a set is asked for", location: location) }
    place = .void
    if isKnownUniquelyReferenced(&box) { return box }
    return SetBox(box.table, box.element)
  }

  /// The members that a list or another sequence holds.
  func members(of value: Value, at location: TreeLocation) throws -> Table {
    if case .set(let box) = value { return box.table }
    return table(of: try elements(of: value, at: location))
  }
}

extension Table {
  /// A set's member.
  mutating func insert(_ value: Value) { if self[HashedValue(value)] == nil { self[HashedValue(value)] = .void } }
}

extension LibraryBuilder {
  mutating func addSets() {
    addSetConstruction()
    addSetChanges()
    addSetAlgebra()
    addSetComparisons()
  }

  private static func set(_ call: Library.Call) throws -> SetBox {
    guard case .set(let box) = call.value else { throw call.stop("a set is asked for") }
    return box
  }

  private mutating func addSetConstruction() {
    for signature in ["()", "(minimumCapacity:)"] {
      initializer("Set", signature) { call in
        .set(SetBox(Table(), call.type?.element.flatMap { $0.isUnknown ? nil : $0 }))
      }
    }
    initializer("Set", "(_:)") { call in
      let element = call.type?.element.flatMap { $0.isUnknown ? nil : $0 } ?? call.interpreter.elementType(of: call[0])
      if case .set(let box) = call[0] { return .set(SetBox(box.table, element)) }
      return .set(
        SetBox(
          call.interpreter.table(
            of: ContiguousArray(try call.elements(0).map { call.interpreter.fitting($0, element) })), element))
    }
    initializer("Set", "(arrayLiteral:...)") { call in
      let own = call.type?.element.flatMap { $0.isUnknown ? nil : $0 }
      let items = ContiguousArray(call.arguments.map { call.interpreter.fitting($0.value, own) })
      return .set(SetBox(call.interpreter.table(of: items), own ?? call.interpreter.plainType(of: items)))
    }
    method("Set", "contains(_:)") { call in
      let box = try Self.set(call)
      return .bool(box.table.contains(HashedValue(call.interpreter.fitting(call[0], box.element))))
    }
    method("Dictionary.Keys", "contains(_:)") { call in
      let box = try Self.set(call)
      return .bool(box.table.contains(HashedValue(call.interpreter.fitting(call[0], box.element))))
    }
    property("Set", "capacity") { call in .native(CapacityBox(try call.count)) }
    for name in ["description", "debugDescription"] {
      property("Set", name) { call in .string(try call.interpreter.description(of: call.value, at: call.location)) }
    }
    for type in ["Set", "Dictionary.Keys"] {
      property(type, "startIndex") { _ in .native(TableIndexBox(0)) }
      property(type, "endIndex") { call in .native(TableIndexBox(try Self.set(call).table.count)) }
      subscripting(type, "(_:)") { call in
        guard case .native(let index as TableIndexBox) = call[0] else { throw call.stop("an index is asked for") }
        let members = call.interpreter.members(of: try Self.set(call), at: call.location)
        guard index.place < members.count else {
          throw call.trap("Attempting to access Set elements using an invalid index")
        }
        return members[index.place]
      }
    }
    method("Set", "filter(_:)") { call in
      if call.asksForArray { return try call.filteredList() }
      let box = try Self.set(call)
      var table = Table()
      for member in call.interpreter.members(of: box, at: call.location) where try call.test(0, member) {
        table.insert(member)
      }
      return .set(SetBox(table, box.element))
    }
  }

  private mutating func addSetChanges() {
    mutator("Set", "insert(_:)") { call, place in
      let box = try call.interpreter.takeSet(&place, at: call.location)
      defer { place = .set(box) }
      let value = call.interpreter.fitting(call[0], box.element)
      let key = HashedValue(value)
      let known = box.table.key(key)
      if known == nil { box.table[key] = .void }
      return .tuple(TupleBox([.bool(known == nil), known ?? value], ["inserted", "memberAfterInsert"]))
    }
    mutator("Set", "update(with:)") { call, place in
      let box = try call.interpreter.takeSet(&place, at: call.location)
      defer { place = .set(box) }
      let key = HashedValue(call.interpreter.fitting(call[0], box.element))
      let known = box.table.key(key)
      box.table[key] = nil
      box.table[key] = .void
      return .optional(known)
    }
    mutator("Set", "remove(_:)") { call, place in
      let box = try call.interpreter.takeSet(&place, at: call.location)
      defer { place = .set(box) }
      let key = HashedValue(call.interpreter.fitting(call[0], box.element))
      let known = box.table.key(key)
      box.table[key] = nil
      return .optional(known)
    }
    mutator("Set", "remove(at:)") { call, place in
      guard case .native(let index as TableIndexBox) = call[0] else { throw call.stop("an index is asked for") }
      let box = try call.interpreter.takeSet(&place, at: call.location)
      defer { place = .set(box) }
      let members = call.interpreter.members(of: box, at: call.location)
      guard index.place < members.count else {
        throw call.trap("Attempting to access Set elements using an invalid index")
      }
      box.table[HashedValue(members[index.place])] = nil
      return members[index.place]
    }
    for (signature, isOptional) in [("popFirst()", true), ("removeFirst()", false)] {
      mutator("Set", signature) { call, place in
        let box = try call.interpreter.takeSet(&place, at: call.location)
        defer { place = .set(box) }
        guard let first = call.interpreter.members(of: box, at: call.location).first else {
          if isOptional { return .none }
          throw call.trap("Can't remove first element from an empty collection")
        }
        box.table[HashedValue(first)] = nil
        return isOptional ? .optional(first) : first
      }
    }
    for signature in ["removeAll()", "removeAll(keepingCapacity:)"] {
      mutator("Set", signature) { call, place in
        let box = try call.interpreter.takeSet(&place, at: call.location)
        box.table.removeAll()
        place = .set(box)
        return .void
      }
    }
    mutator("Set", "reserveCapacity(_:)") { _, _ in .void }
  }

  private mutating func addSetAlgebra() {
    typealias Algebra = @Sendable (Table, Table) -> Table
    let union: Algebra = { one, other in
      var result = one
      for member in other.keys { result.insert(member) }
      return result
    }
    let intersection: Algebra = { one, other in
      var result = Table()
      for member in one.keys where other.contains(HashedValue(member)) { result.insert(member) }
      return result
    }
    let subtraction: Algebra = { one, other in
      var result = Table()
      for member in one.keys where !other.contains(HashedValue(member)) { result.insert(member) }
      return result
    }
    let difference: Algebra = { one, other in union(subtraction(one, other), subtraction(other, one)) }
    let all: [(name: String, form: String, body: Algebra)] = [
      ("union", "formUnion", union), ("intersection", "formIntersection", intersection),
      ("subtracting", "subtract", subtraction), ("symmetricDifference", "formSymmetricDifference", difference),
    ]
    for each in all {
      method("Set", "\(each.name)(_:)") { call in
        let box = try Self.set(call)
        return .set(
          SetBox(each.body(box.table, try call.interpreter.members(of: call[0], at: call.location)), box.element))
      }
      mutator("Set", "\(each.form)(_:)") { call, place in
        let other = try call.interpreter.members(of: call[0], at: call.location)
        let box = try call.interpreter.takeSet(&place, at: call.location)
        if each.name == "union" {
          for member in other.keys { box.table.insert(member) }
        } else {
          box.table = each.body(box.table, other)
        }
        place = .set(box)
        return .void
      }
    }
  }

  private mutating func addSetComparisons() {
    @Sendable func isSubset(_ one: Table, _ other: Table) -> Bool {
      one.keys.allSatisfy { other.contains(HashedValue($0)) }
    }
    let all: [(name: String, body: @Sendable (Table, Table) -> Bool)] = [
      ("isSubset(of:)", isSubset), ("isSuperset(of:)", { isSubset($1, $0) }),
      ("isStrictSubset(of:)", { isSubset($0, $1) && $0.count < $1.count }),
      ("isStrictSuperset(of:)", { isSubset($1, $0) && $1.count < $0.count }),
      ("isDisjoint(with:)", { one, other in !one.keys.contains { other.contains(HashedValue($0)) } }),
    ]
    for type in ["Set", "Dictionary.Keys"] {
      for (name, body) in all {
        method(type, name) { call in
          .bool(body(try Self.set(call).table, try call.interpreter.members(of: call[0], at: call.location)))
        }
      }
    }
  }
}
