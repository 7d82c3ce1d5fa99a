import FlowModel
import Foundation

extension NSRegularExpression: FoundationClass {
  package static var bridgedName: String { "NSRegularExpression" }
}
extension NSTextCheckingResult: FoundationClass {
  package static var bridgedName: String { "NSTextCheckingResult" }
}
extension NSRegularExpression.Options: FoundationOptions {
  package static var bridgedName: String { "NSRegularExpression.Options" }
}
extension NSRegularExpression.MatchingOptions: FoundationOptions {
  package static var bridgedName: String { "NSRegularExpression.MatchingOptions" }
}

extension LibraryBuilder {
  /// Regular expressions, which are ICU's on every platform.
  mutating func addRegularExpressions() {
    options(
      NSRegularExpression.Options.self,
      [
        "caseInsensitive": .caseInsensitive, "allowCommentsAndWhitespace": .allowCommentsAndWhitespace,
        "ignoreMetacharacters": .ignoreMetacharacters, "dotMatchesLineSeparators": .dotMatchesLineSeparators,
        "anchorsMatchLines": .anchorsMatchLines, "useUnixLineSeparators": .useUnixLineSeparators,
        "useUnicodeWordBoundaries": .useUnicodeWordBoundaries,
      ])
    options(
      NSRegularExpression.MatchingOptions.self,
      [
        "reportProgress": .reportProgress, "reportCompletion": .reportCompletion, "anchored": .anchored,
        "withTransparentBounds": .withTransparentBounds, "withoutAnchoringBounds": .withoutAnchoringBounds,
      ])
    initializer("NSRegularExpression", "(pattern:options?:)") { call in
      let pattern = try call.text(0)
      let options = try call.argument("options", NSRegularExpression.Options.self) ?? []
      return try call.foundationErrors { try NSRegularExpression(pattern: pattern, options: options) }.bridged
    }
    reads("pattern") { (this: NSRegularExpression) in this.pattern }
    reads("numberOfCaptureGroups") { (this: NSRegularExpression) in this.numberOfCaptureGroups }
    offers(NSRegularExpression.self, "escapedPattern(for:)") { (text: String) in
      NSRegularExpression.escapedPattern(for: text)
    }
    searching("firstMatch(in:options?:range:)") { $0.firstMatch(in: $1, options: $2, range: $3).bridged }
    searching("matches(in:options?:range:)") { $0.matches(in: $1, options: $2, range: $3).bridged }
    searching("numberOfMatches(in:options?:range:)") { $0.numberOfMatches(in: $1, options: $2, range: $3).bridged }
    searching("rangeOfFirstMatch(in:options?:range:)") { $0.rangeOfFirstMatch(in: $1, options: $2, range: $3).bridged }
    method("NSRegularExpression", "stringByReplacingMatches(in:options?:range:withTemplate:)") { call in
      let (this, options, range) = try call.search()
      guard let template = call["withTemplate"] else { throw call.stop("a template is asked for") }
      return try this.stringByReplacingMatches(
        in: call.text(0), options: options, range: range, withTemplate: call.unbridge(template)
      ).bridged
    }
    reads("range") { (this: NSTextCheckingResult) in this.range }
    reads("numberOfRanges") { (this: NSTextCheckingResult) in this.numberOfRanges }
    method("NSTextCheckingResult", "range(at:)") { call in
      let (this, index) = (try call.this(NSTextCheckingResult.self), try call.int(0))
      guard (0..<this.numberOfRanges).contains(index) else {
        throw call.trap("NSTextCheckingResult.range(at: \(index)) of \(this.numberOfRanges) ranges")
      }
      return this.range(at: index).bridged
    }
    does("range(withName:)") { (this: NSTextCheckingResult, name: String) in this.range(withName: name) }
  }

  private mutating func searching(
    _ signature: String,
    _ body: @escaping @Sendable (NSRegularExpression, String, NSRegularExpression.MatchingOptions, NSRange) -> Value
  ) {
    method("NSRegularExpression", signature) { call in
      let (this, options, range) = try call.search()
      return body(this, try call.text(0), options, range)
    }
  }

  // MARK: Predicates

  /// Predicates of one text, as forms check what is typed; what others say is not known.
  mutating func addPredicates() {
    initializer("NSPredicate", "(...)") { call in
      guard call.arguments.first?.label == "format", let predicate = try TextPredicate(call) else {
        return .unknown(Unknown("NSPredicate", call.location))
      }
      return .native(predicate)
    }
    method("NSPredicate", "evaluate(with:)") { call in
      guard case .native(let box as TextPredicate) = call.value else { throw call.stop("NSPredicate.evaluate(with:)") }
      guard let text = try call.unbridge(call[0], String?.self) else { return .bool(false) }
      return .bool(try box.holds(for: text, call))
    }
  }
}

extension Library.Call {
  /// What a search is given.
  ///
  /// - Throws: `Trap` for a range out of the text, which ends an app.
  fileprivate func search() throws -> (NSRegularExpression, NSRegularExpression.MatchingOptions, NSRange) {
    let options = try argument("options", NSRegularExpression.MatchingOptions.self) ?? []
    guard let range = try argument("range", NSRange.self) else { throw stop("a range is asked for") }
    let length = try text(0).utf16.count
    guard range.location == NSNotFound || NSMaxRange(range) <= length else {
      throw trap("Range or index out of bounds")
    }
    return (try this(), options, range)
  }
}

/// `SELF MATCHES %@`, and the other comparisons of a text with another one.
final class TextPredicate: NativeBox {
  private let comparison: String
  private let options: String.CompareOptions
  private let operand: String

  /// - Returns: nil for a format that says something else.
  fileprivate init?(_ call: Library.Call) throws {
    let format = try call.text(0)
    guard
      let found = format.wholeMatch(
        of: /(?i)\s*self\s*(matches|contains|beginswith|endswith|like|==|=)\s*(?:\[(\w+)\])?\s*(%@|'[^']*'|"[^"]*")\s*/)
    else { return nil }
    comparison = found.1.lowercased()
    let flags = found.2?.lowercased() ?? ""
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
    if found.3 == "%@" {
      guard call.arguments.count > 1 else { return nil }
      let given = call[1]
      if case .list(let box) = given, let first = box.items.first {
        operand = try call.unbridge(first, String.self)
      } else {
        operand = try call.unbridge(given, String.self)
      }
    } else {
      operand = String(found.3.dropFirst().dropLast())
    }
  }

  override var typeName: String { "NSPredicate" }
  override var isReference: Bool { true }

  fileprivate func holds(for text: String, _ call: Library.Call) throws -> Bool {
    switch comparison {
    case "matches":
      guard
        let expression = try? NSRegularExpression(
          pattern: "\\A(?:\(operand))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      else { throw call.trap("Can't do regex matching, reason: (Can't open pattern \(operand))") }
      return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    case "contains": return text.range(of: operand, options: options) != nil
    case "beginswith": return text.range(of: operand, options: options.union(.anchored)) != nil
    case "endswith": return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case "==", "=": return text.compare(operand, options: options) == .orderedSame
    default: throw call.stop("a predicate with \(comparison.uppercased())")
    }
  }
}
