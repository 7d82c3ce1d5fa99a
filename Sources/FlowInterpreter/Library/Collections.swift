import FlowModel

extension Library.Call {
  /// Part of a collection by the places of its elements, counted from 0: a slice with the indices of its base.
  func slice(_ range: Range<Int>) throws -> Value {
    switch value {
    case .list(let box):
      let part = ListBox(ContiguousArray(box.items[range]), box.element)
      part.start = box.start + range.lowerBound
      part.isSlice = true
      return .list(part)
    case .text(let box):
      let whole = box.slice ?? box.text[...]
      let lower = whole.index(whole.startIndex, offsetBy: range.lowerBound)
      return .text(TextBox(slice: whole[lower..<whole.index(lower, offsetBy: range.count)]))
    case .range(let box) where box.kind == .halfOpen:
      guard case .int(let lower) = box.lower else { break }
      return .range(RangeBox(.int(lower + range.lowerBound), .int(lower + range.upperBound), .halfOpen))
    default: break
    }
    return view("Slice", try elements[range], element)
  }

  /// How many elements a collection has.
  var count: Int {
    get throws {
      switch value {
      case .list(let box): return box.items.count
      case .dictionary(let box): return box.table.count
      case .set(let box): return box.table.count
      case .text(let box): return box.text.count
      case .range(let box):
        guard let lower = box.lower.integerValue, let upper = box.upper.integerValue else {
          throw stop("count of a range")
        }
        let (steps, isTooFar) = upper.subtractingReportingOverflow(lower)
        let (count, isTooMany) = steps.addingReportingOverflow(box.kind == .closed ? 1 : 0)
        if isTooFar || isTooMany { throw trap("Arithmetic overflow") }
        return count
      default: return try elements.count
      }
    }
  }

  /// Whether the value is a collection, rather than a sequence that is gone through once.
  var isCollection: Bool {
    switch value {
    case .native: false
    case .range(let box): box.kind != .from
    case .structure, .object, .enumeration: interpreter.hasMember("startIndex", value)
    default: true
    }
  }
}

extension LibraryBuilder {
  /// What collections have: those of Swift, and the app's own by their indices.
  mutating func addCollections() {
    property("Collection", "count") { call in .int(try call.count) }
    property("Collection", "isEmpty") { call in
      switch call.value {
      case .text(let box): .bool(box.text.isEmpty)
      default: .bool(try call.count == 0)
      }
    }
    property("Collection", "first") { call in
      switch call.value {
      case .list(let box): return .optional(box.items.first)
      case .text(let box): return .optional(box.text.first.map { .character($0) })
      case .range(let box): return .optional(try call.count > 0 ? box.lower : nil)
      default:
        var found: Value?
        try call.interpreter.forEach(call.value, at: call.location) {
          found = $0
          return false
        }
        return .optional(found)
      }
    }
    property("BidirectionalCollection", "last") { call in
      switch call.value {
      case .list(let box): return .optional(box.items.last)
      case .text(let box): return .optional(box.text.last.map { .character($0) })
      default: return .optional(try call.elements.last)
      }
    }
    property("Collection", "indices") { call in
      if case .list(let box) = call.value {
        return .range(RangeBox(.int(box.start), .int(box.start + box.items.count), .halfOpen))
      }
      if case .range(let box) = call.value, box.kind == .halfOpen { return call.value }
      if let bounds = try call.interpreter.numericBounds(of: call.value, at: call.location) {
        return .range(RangeBox(.int(bounds.lowerBound), .int(bounds.upperBound), .halfOpen))
      }
      return call.list(try call.interpreter.indices(of: call.value, at: call.location))
    }
    method("BidirectionalCollection", "reversed()") { call in
      call.view("ReversedCollection", try call.elements.reversed(), call.element)
    }
    method("BidirectionalCollection", "last(where:)") { call in
      .optional(try call.elements.last { try call.test(0, $0) })
    }
    method("Collection", "randomElement()") { call in
      let items = try call.elements
      return .optional(try call.shuffled(items).first)
    }
    addIndices()
    addSlices()
    addIndexSearches()
    addDifferences()
    addSplits()
  }

  /// What the app's own collections have by their indices.
  private mutating func addIndices() {
    for (signature, step) in [("index(after:)", 1), ("index(before:)", -1)] {
      method("Collection", signature) { call in .int(try call.int(0) + step) }
    }
    method("Collection", "index(_:offsetBy:)") { call in
      if try call.int(1) >= 0, call.interpreter.hasMember("index", call.value) {
        var index = call[0]
        for _ in 0..<(try call.int(1)) {
          index = try call.interpreter.indexAfter(index, in: call.value, at: call.location)
        }
        return index
      }
      return .int(try call.int(0) + call.int(1))
    }
    method("Collection", "distance(from:to:)") { call in
      if case .int(let start) = call[0], case .int(let end) = call[1] { return .int(end - start) }
      let all = try call.interpreter.indices(of: call.value, at: call.location)
      func place(_ index: Value) throws -> Int { try all.firstIndex { try call.areEqual($0, index) } ?? all.count }
      return .int(try place(call[1]) - place(call[0]))
    }
    subscripting("Collection", "(_:)") { call in
      guard case .range = call[0], let bounds = try call.interpreter.numericBounds(of: call.value, at: call.location)
      else {
        throw call.stop("a subscript that is not read")
      }
      let shell = ListBox(ContiguousArray(repeating: .void, count: bounds.count))
      shell.start = bounds.lowerBound
      let range = try call.interpreter.places(call[0], in: shell, at: call.location)
      let part = ListBox(try ContiguousArray(call.elements[range]), call.element)
      part.start = bounds.lowerBound + range.lowerBound
      part.isSlice = true
      part.view = CollectionView("Slice", call.value)
      return .list(part)
    }
  }

  private mutating func addSlices() {
    @Sendable func prefix(_ call: Library.Call, _ count: Int) throws -> Value {
      try call.slice(0..<min(count, try call.count))
    }
    method("Collection", "prefix(_:)") { call in
      try prefix(call, try call.length(0, "Can't take a prefix of negative length from a collection"))
    }
    method("Collection", "suffix(_:)") { call in
      let wanted = try call.length(0, "Can't take a suffix of negative length from a collection")
      let count = try call.count
      return try call.slice(max(0, count - wanted)..<count)
    }
    method("Collection", "dropFirst()") { call in
      let count = try call.count
      return try call.slice(min(1, count)..<count)
    }
    method("Collection", "dropFirst(_:)") { call in
      let count = try call.count
      return try call.slice(
        min(count, try call.length(0, "Can't drop a negative number of elements from a collection"))..<count)
    }
    method("Collection", "dropLast()") { call in try call.slice(0..<max(0, try call.count - 1)) }
    method("Collection", "dropLast(_:)") { call in
      try call.slice(
        0..<max(0, try call.count - (try call.length(0, "Can't drop a negative number of elements from a collection"))))
    }
    method("Collection", "prefix(while:)") { call in
      var end = 0
      try call.interpreter.forEach(call.value, at: call.location) {
        guard try call.test(0, $0) else { return false }
        end += 1
        return true
      }
      return try call.slice(0..<end)
    }
    method("Collection", "drop(while:)") { call in
      var start = 0
      try call.interpreter.forEach(call.value, at: call.location) {
        guard try call.test(0, $0) else { return false }
        start += 1
        return true
      }
      return try call.slice(start..<(try call.count))
    }
    method("Collection", "prefix(upTo:)") { call in
      try call.slice(0..<(try call.interpreter.offset(of: call[0], in: call.value, at: call.location)))
    }
    method("Collection", "prefix(through:)") { call in
      let place = try call.interpreter.offset(of: call[0], in: call.value, at: call.location)
      guard place < (try call.count) else { throw call.trap("Index out of range") }
      return try call.slice(0..<place + 1)
    }
    method("Collection", "suffix(from:)") { call in
      try call.slice((try call.interpreter.offset(of: call[0], in: call.value, at: call.location))..<(try call.count))
    }
  }

  private mutating func addIndexSearches() {
    for name in ["firstIndex", "index"] {
      method("Collection", "\(name)(of:)") { call in
        let wanted = call[0]
        return try Self.firstIndex(call) { try call.areEqual($0, wanted) }
      }
      method("Collection", "\(name)(where:)") { call in try Self.firstIndex(call) { try call.test(0, $0) } }
    }
    method("BidirectionalCollection", "lastIndex(of:)") { call in
      guard let place = try call.elements.lastIndex(where: { try call.areEqual($0, call[0]) }) else { return .none }
      return .optional(try call.interpreter.index(at: place, in: call.value, at: call.location))
    }
    method("BidirectionalCollection", "lastIndex(where:)") { call in
      guard let place = try call.elements.lastIndex(where: { try call.test(0, $0) }) else { return .none }
      return .optional(try call.interpreter.index(at: place, in: call.value, at: call.location))
    }
  }

  private static func firstIndex(_ call: Library.Call, _ body: (Value) throws -> Bool) throws -> Value {
    var place = 0
    var isFound = false
    try call.interpreter.forEach(call.value, at: call.location) {
      isFound = try body($0)
      if !isFound { place += 1 }
      return !isFound
    }
    guard isFound else { return .none }
    return .optional(try call.interpreter.index(at: place, in: call.value, at: call.location))
  }

  private mutating func addSplits() {
    @Sendable func split(_ call: Library.Call, _ isSeparator: (Value) throws -> Bool) throws -> Value {
      var most = Int.max
      var omitsEmpty = true
      for argument in call.arguments {
        if argument.label == "maxSplits" { most = argument.value.integerValue ?? .max }
        if argument.label == "omittingEmptySubsequences" { omitsEmpty = try call.isTrue(argument.value) }
      }
      let items = try call.elements
      var parts: [Value] = []
      var start = 0
      for (index, item) in items.enumerated() {
        if parts.count == most { break }
        guard try isSeparator(item) else { continue }
        if start < index || !omitsEmpty { parts.append(try call.slice(start..<index)) }
        start = index + 1
      }
      if start < items.count || !omitsEmpty { parts.append(try call.slice(start..<items.count)) }
      if case .text = call.value { return call.list(parts, call.types.substring) }
      return call.list(parts, call.element.map(call.types.array))
    }
    for options in ["", "maxSplits:", "omittingEmptySubsequences:", "maxSplits:omittingEmptySubsequences:"] {
      method("Collection", "split(separator:\(options))") { call in
        var separator = call[0]
        if case .text = call.value {
          separator = try call.interpreter.resolve(separator, call.types.character, at: call.location)
        }
        if case .text(let box) = call.value, case .text(let separator) = separator, separator.text.count != 1 {
          return try Self.splitText(call, box, separator.text)
        }
        if case .list = separator, case .list = call.value { throw call.stop("split by a list") }
        return try split(call) { try call.areEqual($0, separator) }
      }
      let leading = options.isEmpty ? "whereSeparator:" : "\(options)whereSeparator:"
      method("Collection", "split(\(leading))") { call in
        try split(call) { try call.test(call.arguments.count - 1, $0) }
      }
    }
    for options in ["maxSplits:", "omittingEmptySubsequences:", "maxSplits:omittingEmptySubsequences:"] {
      method("Collection", "split(\(options)_:)") { call in
        try split(call) { try call.test(call.arguments.count - 1, $0) }
      }
    }
  }

  private static func splitText(_ call: Library.Call, _ box: TextBox, _ separator: String) throws -> Value {
    if separator.isEmpty { throw call.stop("split by an empty text") }
    var most = Int.max
    var omitsEmpty = true
    for argument in call.arguments {
      if argument.label == "maxSplits" { most = argument.value.integerValue ?? .max }
      if argument.label == "omittingEmptySubsequences" { omitsEmpty = try call.isTrue(argument.value) }
    }
    let parts = (box.slice ?? box.text[...]).split(
      separator: separator, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
    return call.list(parts.map { .text(TextBox(slice: $0)) }, call.types.substring)
  }
}
