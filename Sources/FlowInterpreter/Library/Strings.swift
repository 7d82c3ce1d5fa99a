import FlowModel
import Foundation

extension Interpreter {
  /// Changes a text in its place.
  func changeText<Result>(
    _ place: inout Value, at location: TreeLocation, _ body: (inout Substring) throws -> Result
  ) throws -> Result {
    guard case .text(let box) = place else { throw Stop(reason: "a text is asked for", location: location) }
    let isSubstring = box.isSubstring
    var text = box.whole
    place = .void
    defer {
      place =
        isSubstring
        ? .text(TextBox(slice: text))
        : .string(
          text.startIndex == text.base.startIndex && text.endIndex == text.base.endIndex ? text.base : String(text))
    }
    return try body(&text)
  }

  /// Changes a String in its place, without copying it where nobody else holds it.
  func changeString<Result>(
    _ place: inout Value, at location: TreeLocation, _ body: (inout String) throws -> Result
  ) throws -> Result {
    guard case .text(var box) = place else { throw Stop(reason: "a text is asked for", location: location) }
    if box.isSubstring { throw Stop(reason: "changing a part of a text", location: location) }
    place = .void
    if !isKnownUniquelyReferenced(&box) { box = TextBox(box.text) }
    defer { place = .text(box) }
    return try body(&box.text)
  }

  /// The characters of a text, a character or a sequence of them.
  func text(of value: Value, at location: TreeLocation) throws -> String {
    switch value {
    case .text(let box): return box.text
    case .character(let character): return String(character)
    case .native(let box as ScalarBox): return String(box.scalar)
    default:
      var text = ""
      for item in try elements(of: value, at: location) {
        switch item {
        case .character(let character): text.append(character)
        case .text(let box) where box.text.count == 1: text += box.text
        case .native(let box as ScalarBox): text.unicodeScalars.append(box.scalar)
        default: throw Stop(reason: "a text of \(typeOf(item).name)", location: location)
        }
      }
      return text
    }
  }
}

extension LibraryBuilder {
  mutating func addStrings() {
    addStringConstruction()
    addStringReading()
    addStringViews()
    addStringIndices()
    addStringChanges()
  }

  private mutating func addStringConstruction() {
    initializer("String", "()") { _ in .string("") }
    initializer("Substring", "()") { _ in .text(TextBox(slice: "")) }
    initializer("Substring", "(_:)") { call in
      .text(TextBox(slice: try call.interpreter.text(of: call[0], at: call.location)[...]))
    }
    initializer("String", "(_:)") { call in
      switch call[0] {
      case .text, .character: return .string(try call.interpreter.text(of: call[0], at: call.location))
      case .int, .double, .float, .fixed, .bool:
        return .string(try call.interpreter.description(of: call[0], at: call.location))
      case .list, .set, .dictionary, .range: return .string(try call.interpreter.text(of: call[0], at: call.location))
      case .native(let box as SequenceBox):
        return .string(try call.interpreter.text(of: .native(box), at: call.location))
      case .native(let box as LazyBox): return .string(try call.interpreter.text(of: .native(box), at: call.location))
      case .native(let box as ScalarBox): return .string(String(box.scalar))
      case .structure, .object, .enumeration:
        let type = call.interpreter.typeOf(call[0])
        if call.interpreter.program.allProtocols(of: type).contains(where: { $0.name == "LosslessStringConvertible" }) {
          return .string(try call.interpreter.description(of: call[0], at: call.location))
        }
        return .string(try call.interpreter.text(of: call[0], at: call.location))
      default: throw call.stop("String(\(call.interpreter.typeOf(call[0]).name))")
      }
    }
    initializer("String", "(repeating:count:)") { call in
      let (text, count) = (try call.text(0), try call.length(1, "Negative count not allowed"))
      try call.interpreter.spend(bytes: text.utf8.count, times: count, at: call.location)
      return .string(String(repeating: text, count: count))
    }
    initializer("String", "(describing:)") { call in
      .string(try call.interpreter.description(of: call[0], at: call.location))
    }
    initializer("String", "(reflecting:)") { call in
      .string(try call.interpreter.debugDescription(of: call[0], at: call.location))
    }
    for signature in ["(_:radix:)", "(_:radix:uppercase:)"] {
      initializer("String", signature) { call in
        let isUppercase = call.arguments.count > 2 ? try call.isTrue(call[2]) : false
        let radix = try call.int(1)
        guard (2...36).contains(radix) else { throw call.trap("Radix must be between 2 and 36") }
        if case .fixed(let number) = call[0], !number.isSigned {
          return .string(String(number.bits, radix: radix, uppercase: isUppercase))
        }
        return .string(String(try call.int(0), radix: radix, uppercase: isUppercase))
      }
    }
    initializer("String", "(decoding:as:)") { call in
      guard case .type(let type) = call[1], type.name.hasSuffix("UTF8") else {
        throw call.stop("a text of another encoding")
      }
      if let text = Unknown.text(ofEncoded: call[0], at: call.location) { return text }
      let bytes = try call.elements(0).map { UInt8(truncatingIfNeeded: $0.integerValue ?? 0) }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func addStringReading() {
    for name in ["description", "debugDescription"] {
      property("StringProtocol", name) { call in
        .string(
          try name == "description"
            ? call.interpreter.description(of: call.value, at: call.location)
            : call.interpreter.debugDescription(of: call.value, at: call.location))
      }
    }
    method("StringProtocol", "uppercased()") { call in .string(try call.whole.uppercased()) }
    method("StringProtocol", "lowercased()") { call in .string(try call.whole.lowercased()) }
    for (name, isPrefix) in [("hasPrefix(_:)", true), ("hasSuffix(_:)", false)] {
      method("StringProtocol", name) { call in
        let text = try call.whole
        let part = try call.text(0)
        return .bool(isPrefix ? text.hasPrefix(part) : text.hasSuffix(part))
      }
    }
    method("StringProtocol", "contains(_:)") { call in
      let text = try call.whole
      switch try call.interpreter.implicitlyUnwrapped(call[0], at: call.location) {
      case .character(let character): return .bool(text.contains(character))
      case .text(let part): return .bool(part.text.isEmpty || text.contains(part.text))
      case .closure: return .bool(try text.contains { try call.test(0, .character($0)) })
      default: throw call.stop("contains(\(call.interpreter.typeOf(call[0]).name))")
      }
    }
    method("StringProtocol", "filter(_:)") { call in
      if call.asksForArray { return try call.filteredList() }
      return .string(String(try call.whole.filter { try call.test(0, .character($0)) }))
    }
    for name in ["firstIndex(of:)", "index(of:)", "lastIndex(of:)"] {
      method("StringProtocol", name) { call in
        let wanted = try call.text(0)
        guard wanted.count == 1, let character = wanted.first else { throw call.stop("a character is asked for") }
        let text = try call.whole
        let found = name == "lastIndex(of:)" ? text.lastIndex(of: character) : text.firstIndex(of: character)
        return .optional(found.map { .native(StringIndexBox($0)) })
      }
    }
    method("StringProtocol", "reversed()") { call in
      call.view("ReversedCollection", try call.whole.reversed().map { .character($0) }, call.types.character)
    }
    method("StringProtocol", "min()") { call in .optional(try call.whole.min().map { .character($0) }) }
    method("StringProtocol", "max()") { call in .optional(try call.whole.max().map { .character($0) }) }
    method("String", "append(_:)") { call in
      throw Stop(reason: "a text that cannot be changed", location: call.location)
    }
    method("StringProtocol", "makeContiguousUTF8()") { _ in .void }
  }

  private mutating func addStringViews() {
    property("StringProtocol", "utf8") { call in
      let kind = FixedInteger.Kind.uint8
      return call.list(
        try call.whole.utf8.map { .fixed(FixedInteger(bits: UInt64($0), kind: kind)) }, call.types.fixed(kind))
    }
    property("StringProtocol", "utf16") { call in
      let kind = FixedInteger.Kind.uint16
      return call.list(
        try call.whole.utf16.map { .fixed(FixedInteger(bits: UInt64($0), kind: kind)) }, call.types.fixed(kind))
    }
    setter("String", "unicodeScalars") { call, place in
      let text = try call.interpreter.text(of: call.value, at: call.location)
      try call.interpreter.changeString(&place, at: call.location) { $0 = text }
      return .void
    }
    property("StringProtocol", "unicodeScalars") { call in
      call.list(try call.whole.unicodeScalars.map { .native(ScalarBox($0)) }, call.types.library("Unicode.Scalar"))
    }
    property("StringProtocol", "utf8CString") { call in throw call.stop("memory") }
    property("Substring", "base") { call in
      guard case .text(let box) = call.value, let slice = box.slice else { throw call.stop("base of a text") }
      return .string(slice.base)
    }
  }

  private mutating func addStringChanges() {
    mutator("String", "append(_:)") { call, place in
      let more = try call.interpreter.text(of: call[0], at: call.location)
      if case .text(let box) = place, box.isSubstring {
        return try call.interpreter.changeText(&place, at: call.location) {
          $0.append(contentsOf: more)
          return .void
        }
      }
      try call.interpreter.changeString(&place, at: call.location) { $0 += more }
      return .void
    }
    mutator("String", "append(contentsOf:)") { call, place in
      let more = try call.interpreter.text(of: call[0], at: call.location)
      try call.interpreter.changeText(&place, at: call.location) { $0.append(contentsOf: more) }
      return .void
    }
    mutator("String", "write(_:)") { call, place in
      let more = try call.text(0)
      try call.interpreter.changeString(&place, at: call.location) { $0 += more }
      return .void
    }
    for signature in ["insert(_:at:)", "insert(contentsOf:at:)"] {
      mutator("String", signature) { call, place in
        let more = try call.interpreter.text(of: call[0], at: call.location)
        let index = try call.index(1)
        try call.interpreter.changeString(&place, at: call.location) { text in
          guard index >= text.startIndex, index <= text.endIndex else {
            throw call.trap("String index is out of bounds")
          }
          text.insert(contentsOf: more, at: index)
        }
        return .void
      }
    }
    mutator("String", "remove(at:)") { call, place in
      let index = try call.index(0)
      return try call.interpreter.changeString(&place, at: call.location) { text in
        .character(text.remove(at: try call.checked(index, in: text[...])))
      }
    }
    for (name, isFirst) in [("removeFirst", true), ("removeLast", false)] {
      mutator("String", "\(name)()") { call, place in
        try call.interpreter.changeText(&place, at: call.location) { text in
          if text.isEmpty {
            throw call.trap(
              isFirst
                ? "Can't remove first element from an empty collection"
                : "Can't remove last element from an empty collection")
          }
          return .character(isFirst ? text.removeFirst() : text.removeLast())
        }
      }
      mutator("String", "\(name)(_:)") { call, place in
        let count = try call.length(0, "Number of elements to remove should be non-negative")
        try call.interpreter.changeText(&place, at: call.location) { text in
          guard count <= text.count else {
            throw call.trap("Can't remove more items from a collection than it \(isFirst ? "has" : "contains")")
          }
          if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
        }
        return .void
      }
    }
    for (name, isFirst) in [("popFirst()", true), ("popLast()", false)] {
      mutator("String", name) { call, place in
        try call.interpreter.changeText(&place, at: call.location) { text in
          .optional((isFirst ? text.popFirst() : text.popLast()).map { .character($0) })
        }
      }
    }
    for signature in ["removeAll()", "removeAll(keepingCapacity:)"] {
      mutator("String", signature) { _, place in
        place = .string("")
        return .void
      }
    }
    mutator("String", "removeAll(where:)") { call, place in
      try call.interpreter.changeText(&place, at: call.location) {
        try $0.removeAll { try call.test(0, .character($0)) }
      }
      return .void
    }
    mutator("String", "removeSubrange(_:)") { call, place in
      try call.interpreter.changeString(&place, at: call.location) {
        $0.removeSubrange(try call.indices(call[0], in: $0[...]))
      }
      return .void
    }
    mutator("String", "replaceSubrange(_:with:)") { call, place in
      let more = try call.interpreter.text(of: call[1], at: call.location)
      try call.interpreter.changeString(&place, at: call.location) {
        $0.replaceSubrange(try call.indices(call[0], in: $0[...]), with: more)
      }
      return .void
    }
    mutator("String", "reserveCapacity(_:)") { _, _ in .void }
  }
}
