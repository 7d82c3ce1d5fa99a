import FlowModel
import Foundation

/// Swift's `Regex`, of a literal or of a text.
final class RegexBox: NativeBox {
  /// What has the members of texts that take one.
  static let textMembers = "String by Regex"

  let regex: Regex<AnyRegexOutput>
  /// Whether it is a literal's, whose output is a tuple.
  let isLiteral: Bool
  private let pattern: String
  private let ignoresCase: Bool

  private init(_ regex: Regex<AnyRegexOutput>, of pattern: String, isLiteral: Bool, ignoresCase: Bool) {
    self.regex = regex
    self.pattern = pattern
    self.isLiteral = isLiteral
    self.ignoresCase = ignoresCase
  }

  convenience init(_ pattern: String, isLiteral: Bool = false) throws {
    self.init(try Regex(pattern), of: pattern, isLiteral: isLiteral, ignoresCase: false)
  }

  /// The same for whatever case.
  func ignoringCase() -> RegexBox {
    RegexBox(regex.ignoresCase(), of: pattern, isLiteral: isLiteral, ignoresCase: true)
  }

  /// What part of a text an expression has to match.
  enum Extent { case anywhere, beginning, whole }

  /// The same for ICU, whose work can be counted, as Swift's cannot; nil where ICU has no such expression.
  ///
  /// The second choice, which never matches, is there so that ICU does not give up a text that is too short for the first.
  func counted(_ extent: Extent) -> NSRegularExpression? {
    // Names have letters and digits alone in ICU.
    let unnamed = pattern.replacing(/\(\?P?<(?<name>[A-Za-z_]\w*)>/) { _ in "(" }
    let ending = extent == .whole ? "\\z" : ""
    return try? NSRegularExpression(
      pattern: "(?:(?:\(unnamed))\(ending)|(?!))", options: ignoresCase ? .caseInsensitive : [])
  }

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

  /// The expression that a value is, once it is known that Swift's search of a text by it comes to an end soon.
  ///
  /// - Throws: `Stop` where it tries too many ways.
  fileprivate func regex(
    _ value: Value, for text: Substring, _ extent: RegexBox.Extent = .anywhere
  ) throws -> Regex<AnyRegexOutput> {
    guard case .native(let box as RegexBox) = value else { throw stop("a regular expression is asked for", for: value) }
    guard text.utf8.count <= 100_000, let counted = box.counted(extent) else {
      throw stop("what a regular expression of Swift finds")
    }
    // Swift's search takes some thirty times as long as ICU's.
    _ = try matches(of: counted, in: String(text), extent == .anywhere ? [] : .anchored, weight: 30)
    return box.regex
  }
}

extension LibraryBuilder {
  /// `Regex`, and what texts have for it.
  mutating func addRegexes() {
    initializer("Regex", "(_:)") { call in
      guard case .text(let box) = call[0] else { throw call.stop("a regular expression of parts", for: call[0]) }
      guard let made = try? RegexBox(box.text) else {
        throw Thrown(value: .unknown(Unknown("the error of Regex", call.location)))
      }
      return .native(made)
    }
    method("Regex", "ignoresCase()") { call in
      .native(try call.native(call.value, RegexBox.self).ignoringCase())
    }
    typealias Match = Regex<AnyRegexOutput>.Match
    typealias Search = @Sendable (Regex<AnyRegexOutput>, Substring) throws -> Match?
    let searches: [(String, RegexBox.Extent, Search)] = [
      ("firstMatch", .anywhere, { try $0.firstMatch(in: $1) }), ("wholeMatch", .whole, { try $0.wholeMatch(in: $1) }),
      ("prefixMatch", .beginning, { try $0.prefixMatch(in: $1) }),
    ]
    for (name, extent, search) in searches {
      method(RegexBox.textMembers, "\(name)(of:)") { call in
        let whole = try call.whole
        return .optional(
          try search(try call.regex(call[0], for: whole, extent), whole).map { call.matched($0, by: call[0]) })
      }
      method("Regex", "\(name)(in:)") { call in
        guard case .text(let box) = call[0] else { throw call.stop("a text is asked for", for: call[0]) }
        return .optional(
          try search(try call.regex(call.value, for: box.whole, extent), box.whole).map {
            call.matched($0, by: call.value)
          })
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
    typealias Search = @Sendable (Substring, Regex<AnyRegexOutput>, Library.Call) throws -> Value
    let searches: [(String, RegexBox.Extent, Search)] = [
      (
        "matches(of:)", .anywhere,
        { text, regex, call in
          call.list(text.matches(of: regex).map { call.matched($0, by: call[0]) })
        }
      ),
      ("ranges(of:)", .anywhere, { text, regex, _ in text.ranges(of: regex).bridged }),
      ("firstRange(of:)", .anywhere, { text, regex, _ in text.firstRange(of: regex).bridged }),
      ("contains(_:)", .anywhere, { text, regex, _ in .bool(text.contains(regex)) }),
      ("starts(with:)", .beginning, { text, regex, _ in .bool(text.starts(with: regex)) }),
      ("trimmingPrefix(_:)", .beginning, { text, regex, _ in .text(TextBox(slice: text.trimmingPrefix(regex))) }),
    ]
    let type = RegexBox.textMembers
    for (signature, extent, search) in searches {
      method(type, signature) { call in
        let whole = try call.whole
        return try search(whole, try call.regex(call[0], for: whole, extent), call)
      }
    }
    method("StringProtocol", "ranges(of:)") { call in try call.whole.ranges(of: call.text(0)).bridged }
    method("StringProtocol", "firstRange(of:)") { call in try call.whole.firstRange(of: call.text(0)).bridged }
    method("StringProtocol", "trimmingPrefix(_:)") { call in
      .text(TextBox(slice: try call.whole.trimmingPrefix(call.text(0))))
    }
    mutator("StringProtocol", "trimPrefix(_:)") { call, place in
      guard case .text(let box) = place else { throw call.stop("a text is asked for", for: place) }
      place = .string(String(box.whole.trimmingPrefix(try call.text(0))))
      return .void
    }
    method("StringProtocol", "replacing(_:with:maxReplacements?:)") { call in
      .string(
        String(try call.whole).replacing(
          try call.text(0), with: try call.text(1),
          maxReplacements: try call.argument("maxReplacements", Int.self) ?? Int.max))
    }
    method(type, "split(separator:maxSplits?:omittingEmptySubsequences?:)") { call in
      let whole = try call.whole
      let parts = whole.split(
        separator: try call.regex(call[0], for: whole), maxSplits: try call.argument("maxSplits") ?? Int.max,
        omittingEmptySubsequences: try call.argument("omittingEmptySubsequences") ?? true)
      return call.list(parts.map { .text(TextBox(slice: $0)) }, call.types.substring)
    }
    method(type, "replacing(_:with:maxReplacements?:)") { call in
      let text = String(try call.whole)
      let regex = try call.regex(call[0], for: text[...])
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
