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
  /// `NSRegularExpression`: ICU's, on Linux as on Apple's platforms.
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
        "anchored": .anchored, "withTransparentBounds": .withTransparentBounds,
        "withoutAnchoringBounds": .withoutAnchoringBounds, "reportProgress": .reportProgress,
        "reportCompletion": .reportCompletion,
      ])
    let type = "NSRegularExpression"
    initializer(type, "(pattern:options?:)") { call in
      let pattern = try call.text(0)
      let options = try call.argument("options", NSRegularExpression.Options.self) ?? []
      do { return try NSRegularExpression(pattern: pattern, options: options).bridged } catch let error as NSError {
        throw Thrown(
          value: .native(
            SimulatedError(
              error.domain, error.code, [("NSInvalidValue", .string(pattern))], linuxWords: error.localizedDescription))
        )
      }
    }
    property(type, "pattern") { call in try call.this(NSRegularExpression.self).pattern.bridged }
    property(type, "numberOfCaptureGroups") { call in
      try call.this(NSRegularExpression.self).numberOfCaptureGroups.bridged
    }
    staticMethod(type, "escapedPattern(for:)") { call in
      NSRegularExpression.escapedPattern(for: try call.text(0)).bridged
    }
    staticMethod(type, "escapedTemplate(for:)") { call in
      NSRegularExpression.escapedTemplate(for: try call.text(0)).bridged
    }
    addMatching(type)
    reads("range") { (this: NSTextCheckingResult) in this.range }
    reads("numberOfRanges") { (this: NSTextCheckingResult) in this.numberOfRanges }
    method("NSTextCheckingResult", "range(at:)") { call in
      let (this, index) = (try call.this(NSTextCheckingResult.self), try call.int(0))
      guard (0..<this.numberOfRanges).contains(index) else {
        throw call.exception(ExceptionName.range, "index (\(index)) beyond bounds (\(this.numberOfRanges))")
      }
      return this.range(at: index).bridged
    }
    does("range(withName:)") { (this: NSTextCheckingResult, name: String) in this.range(withName: name) }
  }

  private mutating func addMatching(_ type: String) {
    method(type, "matches(in:options?:range:)") { call in
      let search = try call.search()
      return try call.matches(of: search).bridged
    }
    method(type, "firstMatch(in:options?:range:)") { call in
      let search = try call.search()
      return try call.matches(of: search, atMost: 1).first.bridged
    }
    method(type, "numberOfMatches(in:options?:range:)") { call in
      let search = try call.search()
      return try call.matches(of: search).count.bridged
    }
    method(type, "rangeOfFirstMatch(in:options?:range:)") { call in
      let search = try call.search()
      return (try call.matches(of: search, atMost: 1).first?.range ?? NSRange(location: NSNotFound, length: 0)).bridged
    }
    method(type, "stringByReplacingMatches(in:options?:range:withTemplate:)") { call in
      let search = try call.search()
      guard let given = call["withTemplate"] else { throw call.stop("a template is asked for") }
      let template = try call.unbridge(given, String.self)
      try call.spend(replacing: try call.matches(of: search), by: template)
      return search.expression.stringByReplacingMatches(
        in: search.text, options: search.options, range: search.range, withTemplate: template
      ).bridged
    }
    method(type, "enumerateMatches(in:options?:range:using:)") { call in
      let search = try call.search()
      let closure = try call.lastClosure()
      let stop = StopPointer()
      for match in try call.matches(of: search) where !stop.isStopped {
        let flags = Value.unknown(Unknown("the flags of a match", call.location))
        _ = try call.interpreter.call(
          closure, [.some(SomeBox(match.bridged)), flags, .native(stop)], at: call.location)
      }
      return .void
    }
  }
}

/// A search of a regular expression.
private struct Search {
  let expression: NSRegularExpression
  let text: String
  let options: NSRegularExpression.MatchingOptions
  let range: NSRange
}

extension Library.Call {
  fileprivate func matches(of search: Search, atMost count: Int = .max) throws -> [NSTextCheckingResult] {
    try matches(of: search.expression, in: search.text, search.options, range: search.range, atMost: count)
  }

  fileprivate func search() throws -> Search {
    let text = try text(0)
    guard let given = self["range"] else { throw stop("a range is asked for") }
    let range = try unbridge(given, NSRange.self)
    guard range.lies(in: text.utf16.count) else {
      throw exception(
        ExceptionName.range,
        "-[NSRegularExpression enumerateMatchesInString:options:range:usingBlock:]: Range or index out of bounds")
    }
    return Search(
      expression: try this(), text: text,
      options: try argument("options", NSRegularExpression.MatchingOptions.self) ?? [], range: range)
  }
}
