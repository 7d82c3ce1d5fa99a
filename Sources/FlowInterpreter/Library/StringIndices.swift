import FlowModel

/// `String.Index`.
final class StringIndexBox: NativeBox {
  let index: String.Index
  init(_ index: String.Index) { self.index = index }
  override var typeName: String { "String.Index" }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool { (other as? StringIndexBox)?.index == index }
  override func hash(into hasher: inout Hasher) { hasher.combine(index) }
  override func isLess(than other: NativeBox) -> Bool? { (other as? StringIndexBox).map { index < $0.index } }
}

extension TextBox {
  /// The text with the indices of the one that it is part of.
  var whole: Substring { slice ?? text[...] }

  /// A part of another text.
  convenience init(slice: Substring) {
    self.init(String(slice))
    isSubstring = true
    self.slice = slice
  }
}

extension Library.Call {
  /// The text of the value, with its own indices.
  var whole: Substring {
    get throws {
      guard case .text(let box) = value else { throw stop("a text is asked for") }
      return box.whole
    }
  }

  func index(_ argument: Int) throws -> String.Index { try index(of: arguments[argument].value) }

  func index(of value: Value) throws -> String.Index {
    guard case .native(let box as StringIndexBox) = value else { throw stop("an index of a text is asked for") }
    return box.index
  }

  /// An index that has an element behind it.
  func checked(_ index: String.Index, in text: Substring) throws -> String.Index {
    guard index >= text.startIndex, index < text.endIndex else { throw trap("String index is out of bounds") }
    return index
  }

  /// The indices that a range argument has in a text.
  func indices(_ value: Value, in text: Substring) throws -> Range<String.Index> {
    guard case .range(let range) = value else { throw stop("a range is asked for") }
    let lower = range.kind == .upTo || range.kind == .through ? text.startIndex : try index(of: range.lower)
    let upper: String.Index
    switch range.kind {
    case .halfOpen, .upTo: upper = try index(of: range.upper)
    case .closed, .through: upper = text.index(after: try checked(try index(of: range.upper), in: text))
    case .from: upper = text.endIndex
    }
    guard lower >= text.startIndex, upper <= text.endIndex else { throw trap("String index is out of bounds") }
    return lower..<upper
  }
}

extension LibraryBuilder {
  /// `startIndex`, `index(_:offsetBy:)` and what is read by indices.
  mutating func addStringIndices() {
    @Sendable func index(_ index: String.Index) -> Value { .native(StringIndexBox(index)) }
    property("StringProtocol", "startIndex") { call in index(try call.whole.startIndex) }
    property("StringProtocol", "endIndex") { call in index(try call.whole.endIndex) }
    method("StringProtocol", "index(after:)") { call in
      let text = try call.whole
      return index(text.index(after: try call.checked(try call.index(0), in: text)))
    }
    method("StringProtocol", "index(before:)") { call in
      let text = try call.whole
      let place = try call.index(0)
      guard place > text.startIndex, place <= text.endIndex else { throw call.trap("String index is out of bounds") }
      return index(text.index(before: place))
    }
    method("StringProtocol", "index(_:offsetBy:)") { call in
      let text = try call.whole
      let place = try call.index(0), distance = try call.int(1)
      try call.interpreter.spend(bytes: min(Int(clamping: distance.magnitude), text.utf8.count), at: call.location)
      guard let found = text.index(place, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex)
      else {
        throw call.trap("String index is out of bounds")
      }
      return index(found)
    }
    method("StringProtocol", "index(_:offsetBy:limitedBy:)") { call in
      let text = try call.whole
      let place = try call.index(0), distance = try call.int(1), limit = try call.index(2)
      guard distance < 0 ? limit >= text.startIndex && limit <= place : limit <= text.endIndex && limit >= place else {
        throw call.stop("an index with a limit on its other side")
      }
      return .optional(text.index(place, offsetBy: distance, limitedBy: limit).map(index))
    }
    method("StringProtocol", "distance(from:to:)") { call in
      .int(try call.whole.distance(from: try call.index(0), to: try call.index(1)))
    }
    for name in ["formIndex(after:)", "formIndex(before:)"] {
      method("StringProtocol", name) { call in throw call.stop(name) }
    }
    subscripting("StringProtocol", "(_:)") { call in
      let text = try call.whole
      if case .range = call[0] { return .text(TextBox(slice: text[try call.indices(call[0], in: text)])) }
      return .character(text[try call.checked(try call.index(0), in: text)])
    }
    method("String.Index", "utf16Offset(in:)") { call in
      guard case .native(let box as StringIndexBox) = call.value, case .text(let text) = call[0] else {
        throw call.stop("utf16Offset")
      }
      return .int(box.index.utf16Offset(in: text.whole))
    }
    initializer("String.Index", "(utf16Offset:in:)") { call in
      guard case .text(let text) = call[1] else { throw call.stop("String.Index") }
      return index(String.Index(utf16Offset: try call.int(0), in: text.whole))
    }
  }
}
