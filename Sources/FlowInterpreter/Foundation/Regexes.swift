import FlowModel

/// Swift's `Regex`, of a literal or of a text.
final class RegexBox: NativeBox {
  /// What has the members of texts that take one.
  static let textMembers = "String by Regex"

  let regex: Regex<AnyRegexOutput>
  /// Whether it is a literal's, whose output is a tuple.
  let isLiteral: Bool

  init(_ regex: Regex<AnyRegexOutput>, isLiteral: Bool = false) {
    self.regex = regex
    self.isLiteral = isLiteral
  }

  /// - Parameter literal: the pattern of a literal.
  convenience init(literal: String) throws { self.init(try Regex(literal), isLiteral: true) }

  override var typeName: String { "Regex" }
  override var isPrintable: Bool { false }
}

/// `Regex.Match`.
final class MatchBox: NativeBox {
  private let match: Regex<AnyRegexOutput>.Match
  private let isLiteral: Bool
  init(_ match: Regex<AnyRegexOutput>.Match, isLiteral: Bool) {
    self.match = match
    self.isLiteral = isLiteral
  }
  override var typeName: String { "Regex.Match" }
  override var isPrintable: Bool { false }

  var range: Value { match.range.bridged }

  /// What matched: of a literal the text, or a tuple with the captures; else a list of them.
  var output: Value {
    let output = match.output
    guard isLiteral else { return .list(ListBox(ContiguousArray(output.map { .native(CaptureBox($0)) }))) }
    if output.count == 1 { return part(0) }
    return .tuple(TupleBox(output.indices.map { part($0) }, output.indices.map { output[$0].name }))
  }

  /// An element of the output where that is a list; nil where there is none of that number.
  func capture(_ index: Int) -> Value? {
    !isLiteral && match.output.indices.contains(index) ? .native(CaptureBox(match.output[index])) : nil
  }

  private func part(_ index: Int) -> Value {
    let element = match.output[index]
    let text = element.substring.map { Value.text(TextBox(slice: $0)) }
    let isOptional = element.type == Optional<Substring>.self
    return isOptional ? .optional(text) : text ?? .none
  }

  override func member(_ name: String) -> Value? {
    let output = match.output
    if let index = Int(name) { return output.indices.contains(index) ? part(index) : nil }
    return output.indices.first { output[$0].name == name }.map { part($0) }
  }
}

/// `AnyRegexOutput.Element`.
private final class CaptureBox: NativeBox {
  private let element: AnyRegexOutput.Element
  init(_ element: AnyRegexOutput.Element) { self.element = element }
  override var typeName: String { "AnyRegexOutput.Element" }
  override var isPrintable: Bool { false }

  override func member(_ name: String) -> Value? {
    switch name {
    case "substring": .optional(element.substring.map { .text(TextBox(slice: $0)) })
    case "range": element.range.bridged
    case "name": element.name.bridged
    default: nil
    }
  }
}

extension Library.Call {
  /// A match of the regular expression in a value.
  fileprivate func matched(_ match: Regex<AnyRegexOutput>.Match, by value: Value) -> Value {
    let isLiteral = if case .native(let box as RegexBox) = value { box.isLiteral } else { false }
    return .native(MatchBox(match, isLiteral: isLiteral))
  }

  fileprivate func regex(_ value: Value) throws -> Regex<AnyRegexOutput> {
    guard case .native(let box as RegexBox) = value else { throw stop("a regular expression is asked for", for: value) }
    return box.regex
  }
}

extension LibraryBuilder {
  /// `Regex`, and what texts have for it.
  mutating func addRegexes() {
    initializer("Regex", "(_:)") { call in
      guard case .text(let box) = call[0] else { throw call.stop("a regular expression of parts", for: call[0]) }
      guard let regex = try? Regex(box.text) else {
        throw Thrown(value: .unknown(Unknown("the error of Regex", call.location)))
      }
      return .native(RegexBox(regex))
    }
    method("Regex", "ignoresCase()") { call in
      let box = try call.native(call.value, RegexBox.self)
      return .native(RegexBox(box.regex.ignoresCase(), isLiteral: box.isLiteral))
    }
    typealias Match = Regex<AnyRegexOutput>.Match
    typealias Search = @Sendable (Regex<AnyRegexOutput>, Substring) throws -> Match?
    let searches: [(String, Search)] = [
      ("firstMatch", { try $0.firstMatch(in: $1) }), ("wholeMatch", { try $0.wholeMatch(in: $1) }),
      ("prefixMatch", { try $0.prefixMatch(in: $1) }),
    ]
    for (name, search) in searches {
      method(RegexBox.textMembers, "\(name)(of:)") { call in
        .optional(try search(try call.regex(call[0]), try call.whole).map { call.matched($0, by: call[0]) })
      }
      method("Regex", "\(name)(in:)") { call in
        guard case .text(let box) = call[0] else { throw call.stop("a text is asked for", for: call[0]) }
        return .optional(try search(try call.regex(call.value), box.whole).map { call.matched($0, by: call.value) })
      }
    }
    property("Regex.Match", "range") { call in try call.native(call.value, MatchBox.self).range }
    property("Regex.Match", "output") { call in try call.native(call.value, MatchBox.self).output }
    subscripting("Regex.Match", "(_:)") { call in
      guard let capture = try call.native(call.value, MatchBox.self).capture(call.int(0)) else {
        throw call.stop("a capture of a match")
      }
      return capture
    }
    addRegexSearches()
  }

  private mutating func addRegexSearches() {
    let type = RegexBox.textMembers
    method(type, "matches(of:)") { call in
      call.list(try call.whole.matches(of: try call.regex(call[0])).map { call.matched($0, by: call[0]) })
    }
    method(type, "ranges(of:)") { call in try call.whole.ranges(of: try call.regex(call[0])).bridged }
    method(type, "firstRange(of:)") { call in try call.whole.firstRange(of: try call.regex(call[0])).bridged }
    method(type, "contains(_:)") { call in .bool(try call.whole.contains(try call.regex(call[0]))) }
    method(type, "starts(with:)") { call in .bool(try call.whole.starts(with: try call.regex(call[0]))) }
    method(type, "trimmingPrefix(_:)") { call in
      .text(TextBox(slice: try call.whole.trimmingPrefix(try call.regex(call[0]))))
    }
    method(type, "split(separator:maxSplits?:omittingEmptySubsequences?:)") { call in
      let parts = try call.whole.split(
        separator: try call.regex(call[0]), maxSplits: try call.argument("maxSplits") ?? Int.max,
        omittingEmptySubsequences: try call.argument("omittingEmptySubsequences") ?? true)
      return call.list(parts.map { .text(TextBox(slice: $0)) }, call.types.substring)
    }
    method(type, "replacing(_:with:maxReplacements?:)") { call in
      let (regex, text) = (try call.regex(call[0]), String(try call.whole))
      let limit = try call.argument("maxReplacements", Int.self) ?? Int.max
      if case .closure(let closure) = call[1] {
        let replaced: String = try text.replacing(regex, maxReplacements: limit) { match in
          let made = try call.interpreter.call(closure, [call.matched(match, by: call[0])], at: call.location)
          return try call.unbridge(made, String.self)
        }
        return .string(replaced)
      }
      return .string(text.replacing(regex, with: try call.text(1), maxReplacements: limit))
    }
  }
}
