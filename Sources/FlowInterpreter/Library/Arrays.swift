import FlowModel

extension Interpreter {
  /// Takes a list out of its place, so that changing it copies nothing that nobody else holds.
  func takeList(_ place: inout Value, at location: TreeLocation) throws -> ListBox {
    guard case .list(var box) = place else { throw Stop(reason: "a list is asked for", location: location) }
    place = .void
    if isKnownUniquelyReferenced(&box) {
      box.view = nil
      return box
    }
    let copy = ListBox(box.items, box.element)
    copy.start = box.start
    copy.isSlice = box.isSlice
    return copy
  }

  /// A value as a list with elements of a type holds it.
  func fitting(_ value: Value, _ element: RuntimeType?) -> Value {
    switch (element?.kind, value) {
    case (.double?, .int(let number)): .double(Double(number))
    case (.float?, .int(let number)): .float(Float(number))
    case (.fixed(let kind)?, .int(let number)):
      FixedInteger.exactly(Int128Like(number), kind).map { .fixed($0) } ?? value
    case (.character?, .text(let box)) where box.text.count == 1: .character(box.text.first!)
    case (.optional(let wrapped)?, .nothing(let lacking?))
    where wrapped.wrapped != nil && isOfAnother(lacking.takeUnretainedValue(), than: wrapped):
      .some(SomeBox(fitting(value, wrapped)))
    case (.optional?, .nothing): value
    case (.optional(let wrapped)?, .some(let box)):
      switch wrapped.kind {
      case .double, .float, .fixed, .character, .optional: .some(SomeBox(fitting(box.value, wrapped)))
      default: value
      }
    case (.optional(let wrapped)?, _): .some(SomeBox(fitting(value, wrapped)))
    // The labels of the elements' type, where the value has others.
    case (.tuple(let items, let labels)?, .tuple(let box))
    where items.count == box.items.count && Set(labels) != Set(box.labels):
      .tuple(TupleBox(zip(box.items, items).map { fitting($0, $1) }, labels))
    default: value
    }
  }

  /// Whether a nil that lacks one type is none of an Optional that wraps another one.
  private func isOfAnother(_ lacking: RuntimeType, than wrapped: RuntimeType) -> Bool {
    lacking !== wrapped && !lacking.isUnknown
  }

  /// The places of a range of indices in a list.
  func places(_ range: Value, in box: ListBox, at location: TreeLocation) throws -> Range<Int> {
    guard case .range(let range) = range else { throw Stop(reason: "a range is asked for", location: location) }
    func number(_ value: Value) throws -> Int {
      guard case .int(let number) = value else {
        throw Stop(reason: "a range of numbers is asked for", location: location)
      }
      return number - box.start
    }
    let lower: Int
    let upper: Int
    switch range.kind {
    case .halfOpen: (lower, upper) = (try number(range.lower), try number(range.upper))
    case .closed: (lower, upper) = (try number(range.lower), try number(range.upper) + 1)
    case .from: (lower, upper) = (try number(range.lower), box.items.count)
    case .upTo: (lower, upper) = (0, try number(range.upper))
    case .through: (lower, upper) = (0, try number(range.upper) + 1)
    }
    guard lower >= 0, lower <= box.items.count else {
      throw Trap(message: "Array index is out of range", location: location)
    }
    guard upper <= box.items.count, lower <= upper else {
      throw Trap(message: "Array index is out of range", location: location)
    }
    return lower..<upper
  }
}

extension LibraryBuilder {
  mutating func addArrays() {
    addArrayConstruction()
    addArrayInsertions()
    addArrayRemovals()
    addArrayOrders()
    subscripting("Array", "(_:)") { call in
      guard case .list(let box) = call.value else { throw call.stop("a list is asked for") }
      if case .range = call[0] {
        return try call.slice(try call.interpreter.places(call[0], in: box, at: call.location))
      }
      guard case .int(let index) = call[0] else { throw call.stop("a number is asked for") }
      guard index >= box.start, index - box.start < box.items.count else { throw call.trap("Index out of range") }
      return box.items[index - box.start]
    }
    setter("Array", "subscript") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      guard call.arguments.count == 1 else { throw call.stop("a subscript that is not read") }
      var wanted = call[0]
      if case .closure = wanted {
        // `list[...]`: all of it.
        wanted = .range(RangeBox(.int(box.start), .int(box.start + box.items.count), .halfOpen))
      }
      if case .range = wanted {
        let range = try call.interpreter.places(wanted, in: box, at: call.location)
        let items = try call.interpreter.elements(of: call.value, at: call.location)
        box.items.replaceSubrange(range, with: items.map { call.interpreter.fitting($0, box.element) })
        return .void
      }
      guard case .int(let index) = call[0], index >= box.start, index - box.start < box.items.count else {
        throw call.trap("Index out of range")
      }
      box.items[index - box.start] = call.interpreter.fitting(call.value, box.element)
      return .void
    }
    property("Array", "startIndex") { call in try Self.bounds(call).lower }
    property("Array", "endIndex") { call in try Self.bounds(call).upper }
    property("Array", "capacity") { call in .native(CapacityBox(try call.count)) }
    property("Array", "description") { call in
      .string(try call.interpreter.description(of: call.value, at: call.location))
    }
    property("Array", "debugDescription") { call in
      .string(try call.interpreter.debugDescription(of: call.value, at: call.location))
    }
    for (name, step) in [("index(after:)", 1), ("index(before:)", -1)] {
      method("Array", name) { call in .int(try call.int(0) + step) }
    }
    method("Array", "index(_:offsetBy:)") { call in .int(try call.int(0) + call.int(1)) }
    method("Array", "index(_:offsetBy:limitedBy:)") { call in
      let start = try call.int(0), distance = try call.int(1), limit = try call.int(2)
      let passes =
        distance > 0
        ? limit >= start && start + distance > limit : distance < 0 && limit <= start && start + distance < limit
      return passes ? .none : .optional(.int(start + distance))
    }
    method("Array", "distance(from:to:)") { call in .int(try call.int(1) - call.int(0)) }
    method("Array", "withUnsafeBufferPointer(_:)") { call in throw call.stop("memory") }
  }

  private static func bounds(_ call: Library.Call) throws -> (lower: Value, upper: Value) {
    guard case .list(let box) = call.value else { throw call.stop("a list is asked for") }
    return (.int(box.start), .int(box.start + box.items.count))
  }

  private mutating func addArrayConstruction() {
    for name in ["Array", "ContiguousArray", "ArraySlice"] {
      initializer(name, "()") { call in .list(ListBox([], call.type?.element.flatMap { $0.isUnknown ? nil : $0 })) }
      initializer(name, "(_:)") { call in
        let own = call.type?.element.flatMap { $0.isUnknown ? nil : $0 }
        let items = try call.elements(0)
        if own == nil, items.isEmpty, call.interpreter.elementType(of: call[0]) == nil { return .list(ListBox([])) }
        return call.list(
          items.map { call.interpreter.fitting($0, own) }, own ?? call.interpreter.elementType(of: call[0]))
      }
      initializer(name, "(arrayLiteral:...)") { call in
        let own = call.type?.element.flatMap { $0.isUnknown ? nil : $0 }
        let items = ContiguousArray(call.arguments.map { call.interpreter.fitting($0.value, own) })
        return .list(ListBox(items, own ?? call.interpreter.plainType(of: items)))
      }
      initializer(name, "(repeating:count:)") { call in
        let own = call.type?.element.flatMap { $0.isUnknown ? nil : $0 }
        let count = try call.length(1, "Can't construct Array with count < 0")
        try call.interpreter.spend(elements: count, at: call.location)
        let value = call.interpreter.fitting(call[0], own)
        return .list(
          ListBox(ContiguousArray(repeating: value, count: count), own ?? call.interpreter.plainType(of: [value])))
      }
    }
  }

  private mutating func addArrayInsertions() {
    mutator("Array", "append(_:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      box.items.append(call.interpreter.fitting(call[0], box.element))
      place = .list(box)
      return .void
    }
    mutator("Array", "append(contentsOf:)") { call, place in
      let more = try call.elements(0)
      let box = try call.interpreter.takeList(&place, at: call.location)
      box.items.append(
        contentsOf: box.element == nil ? more : ContiguousArray(more.map { call.interpreter.fitting($0, box.element) }))
      place = .list(box)
      return .void
    }
    mutator("Array", "insert(_:at:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let index = try call.int(1) - box.start
      guard index >= 0, index <= box.items.count else { throw call.trap("Array index is out of range") }
      box.items.insert(call.interpreter.fitting(call[0], box.element), at: index)
      return .void
    }
    mutator("Array", "insert(contentsOf:at:)") { call, place in
      let more = try call.elements(0)
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let index = try call.int(1) - box.start
      guard index >= 0, index <= box.items.count else { throw call.trap("Array index is out of range") }
      box.items.insert(contentsOf: more.map { call.interpreter.fitting($0, box.element) }, at: index)
      return .void
    }
    mutator("Array", "replaceSubrange(_:with:)") { call, place in
      let more = try call.elements(1)
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let range = try call.interpreter.places(call[0], in: box, at: call.location)
      box.items.replaceSubrange(range, with: more.map { call.interpreter.fitting($0, box.element) })
      return .void
    }
    mutator("Array", "reserveCapacity(_:)") { _, _ in .void }
  }

  private mutating func addArrayRemovals() {
    mutator("Array", "remove(at:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let index = try call.int(0) - box.start
      guard index >= 0, index < box.items.count else { throw call.trap("Index out of range") }
      return box.items.remove(at: index)
    }
    mutator("Array", "removeFirst()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      if box.items.isEmpty {
        throw call.trap(
          box.isSlice
            ? "Can't remove items from an empty collection" : "Can't remove first element from an empty collection")
      }
      if box.isSlice { box.start += 1 }
      return box.items.removeFirst()
    }
    mutator("Array", "removeFirst(_:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let count = try call.length(0, "Number of elements to remove should be non-negative")
      guard count <= box.items.count else { throw call.trap("Can't remove more items from a collection than it has") }
      if box.isSlice { box.start += count }
      box.items.removeFirst(count)
      return .void
    }
    mutator("Array", "removeLast()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      guard let last = box.items.popLast() else {
        throw call.trap("Can't remove last element from an empty collection")
      }
      return last
    }
    mutator("Array", "removeLast(_:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let count = try call.length(0, "Number of elements to remove should be non-negative")
      guard count <= box.items.count else {
        throw call.trap("Can't remove more items from a collection than it contains")
      }
      box.items.removeLast(count)
      return .void
    }
    mutator("Array", "popLast()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      return .optional(box.items.popLast())
    }
    mutator("Array", "popFirst()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      guard !box.items.isEmpty else { return .none }
      if box.isSlice { box.start += 1 }
      return .optional(box.items.removeFirst())
    }
    for signature in ["removeAll()", "removeAll(keepingCapacity:)"] {
      mutator("Array", signature) { call, place in
        let box = try call.interpreter.takeList(&place, at: call.location)
        box.items.removeAll()
        place = .list(box)
        return .void
      }
    }
    mutator("Array", "removeAll(where:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      try box.items.removeAll { try call.test(0, $0) }
      return .void
    }
    mutator("Array", "removeSubrange(_:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      box.items.removeSubrange(try call.interpreter.places(call[0], in: box, at: call.location))
      return .void
    }
  }

  private mutating func addArrayOrders() {
    mutator("Array", "sort()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      box.items = try call.interpreter.sorted(box.items, call.isLess)
      return .void
    }
    mutator("Array", "sort(by:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      box.items = try call.interpreter.sorted(box.items) { try call.isTrue(try call.run(0, $0, $1)) }
      return .void
    }
    mutator("Array", "reverse()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      box.items.reverse()
      place = .list(box)
      return .void
    }
    mutator("Array", "shuffle()") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      box.items = ContiguousArray(try call.shuffled(box.items))
      return .void
    }
    mutator("Array", "swapAt(_:_:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      let one = try call.int(0) - box.start, other = try call.int(1) - box.start
      guard box.items.indices.contains(one), box.items.indices.contains(other) else {
        throw call.trap("Index out of range")
      }
      box.items.swapAt(one, other)
      return .void
    }
    mutator("Array", "partition(by:)") { call, place in
      let box = try call.interpreter.takeList(&place, at: call.location)
      defer { place = .list(box) }
      var low = 0
      var high = box.items.count
      while true {
        while low < high, try !call.test(0, box.items[low]) { low += 1 }
        guard low < high else { return .int(box.start + low) }
        repeat { high -= 1 } while try low < high && call.test(0, box.items[high])
        guard low < high else { return .int(box.start + low) }
        box.items.swapAt(low, high)
        low += 1
      }
    }
  }
}
