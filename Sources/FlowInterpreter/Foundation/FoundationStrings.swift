import FlowModel
import Foundation

extension String.CompareOptions: FoundationOptions {
  package static var bridgedName: String { "String.CompareOptions" }
}
extension String.Index: Bridged {
  package static var bridgedName: String { "String.Index" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> String.Index? {
    if case .native(let box as StringIndexBox) = value { box.index } else { nil }
  }
  package var bridged: Value { .native(StringIndexBox(self)) }
}

extension String {
  /// What lies between separators.
  ///
  /// - Foundation: Apple's finds the line feed of a carriage return and line feed as well, which are one character together
  ///   (swift-foundation's String.components(separatedBy:), where it is a framework's); that of Linux does not.
  func appleComponents(separatedBy separator: String) -> [String] {
    guard separator == "\n" else { return components(separatedBy: separator) }
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

/// A text or a set of characters, where either may separate texts.
enum Separator: Bridged {
  package static var bridgedName: String { "CharacterSet" }
  case text(String)
  case characters(CharacterSet)
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Separator? {
    if let text = String.unbridged(value, call) { return .text(text) }
    return try CharacterSet.unbridged(value, call).map { .characters($0) }
  }
  package var bridged: Value {
    switch self {
    case .text(let text): text.bridged
    case .characters(let set): set.bridged
    }
  }
}

extension LibraryBuilder {
  /// A method of String and Substring.
  private mutating func text(_ signature: String, _ body: @escaping (String, Library.Call) throws -> any Bridged) {
    method("StringProtocol", signature) { call in try body(call.this(), call).bridged }
  }

  /// What Foundation adds to texts.
  mutating func addFoundationStrings() {
    options(
      String.CompareOptions.self,
      [
        "caseInsensitive": .caseInsensitive, "literal": .literal, "backwards": .backwards, "anchored": .anchored,
        "numeric": .numeric, "diacriticInsensitive": .diacriticInsensitive, "widthInsensitive": .widthInsensitive,
        "forcedOrdering": .forcedOrdering, "regularExpression": .regularExpression,
      ])
    property("StringProtocol", "capitalized") { call in try call.this(String.self).capitalized.bridged }
    // Before Swift 4 the characters of a text were a collection of their own.
    property("StringProtocol", "characters") { call in call.value }
    text("components(separatedBy:)") { text, call in
      switch try call.argument(0, Separator.self) {
      case .text(let separator): text.appleComponents(separatedBy: separator)
      case .characters(let set): text.components(separatedBy: set)
      }
    }
    text("substring(from:)") { text, call in
      String(text.dropFirst(try call.interpreter.offset(of: call[0], in: call.value, at: call.location)))
    }
    text("substring(to:)") { text, call in
      String(text.prefix(try call.interpreter.offset(of: call[0], in: call.value, at: call.location)))
    }
    text("substring(with:)") { text, call in String(text[try call.indices(call[0], in: text[...])]) }
    text("trimmingCharacters(in:)") { text, call in text.trimmingCharacters(in: try call.argument(0)) }
    text("replacingOccurrences(of:with:options?:range?:)") { text, call in
      let (target, replacement) = (try call.argument(0, String.self), try call.argument(1, String.self))
      let options = try call.argument("options", String.CompareOptions.self) ?? []
      if options.contains(.regularExpression) {
        try call.spend(
          replacing: try call.expectBounded(target, in: text, options, atMost: .max), by: replacement)
      } else {
        try call.spend(replacing: target, in: text, by: replacement)
      }
      guard let range = call["range"]?.flattened else {
        return text.replacingOccurrences(of: target, with: replacement, options: options)
      }
      return text.replacingOccurrences(
        of: target, with: replacement, options: options, range: try call.indices(range, in: text[...]))
    }
    text("padding(toLength:withPad:startingAt:)") { text, call in
      let length = try call.int(0)
      let (pad, start) = (try call.text(1), try call.int(2))
      // What these do is an exception of Objective-C's, whose text is not published.
      guard length >= 0, start >= 0, start < pad.utf16.count else { throw call.stop("a padding without characters") }
      try call.interpreter.spend(bytes: length, at: call.location)
      return text.padding(toLength: length, withPad: pad, startingAt: start)
    }
    text("appending(_:)") { text, call in text.appending(try call.text(0)) }
    text("addingPercentEncoding(withAllowedCharacters:)") { text, call in
      text.addingPercentEncoding(withAllowedCharacters: try call.argument(0))
    }
    property("StringProtocol", "removingPercentEncoding") { call in
      try call.this(String.self).removingPercentEncoding.bridged
    }
    text("folding(options:locale:)") { text, call in
      text.folding(options: try call.argument(0), locale: try call.argument(1))
    }
    cases([
      "stripDiacritics": StringTransform.stripDiacritics, "stripCombiningMarks": .stripCombiningMarks,
      "toLatin": .toLatin, "latinToKatakana": .latinToKatakana, "latinToHiragana": .latinToHiragana,
      "latinToHangul": .latinToHangul, "latinToArabic": .latinToArabic, "latinToHebrew": .latinToHebrew,
      "latinToThai": .latinToThai, "latinToCyrillic": .latinToCyrillic,
      "mandarinToLatin": .mandarinToLatin, "hiraganaToKatakana": .hiraganaToKatakana,
      "fullwidthToHalfwidth": .fullwidthToHalfwidth, "toXMLHex": .toXMLHex, "toUnicodeName": .toUnicodeName,
    ])
    text("applyingTransform(_:reverse:)") { text, call in
      text.applyingTransform(try call.argument(0), reverse: try call.argument(1))
    }
    addComparisons()
    addSearches()
  }

  private mutating func addComparisons() {
    text("caseInsensitiveCompare(_:)") { text, call in text.caseInsensitiveCompare(try call.text(0)) }
    text("compare(_:options?:range?:locale?:)") { text, call in
      guard call["range"] == nil else { throw call.stop("compare in a range") }
      return text.compare(
        try call.text(0), options: try call.argument("options") ?? [],
        locale: try call.argument("locale", Locale?.self) ?? nil)
    }
    let comparisons: KeyValuePairs<String, String.CompareOptions> = [
      "localizedCompare": [], "localizedCaseInsensitiveCompare": .caseInsensitive,
      "localizedStandardCompare": [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
    ]
    for (name, options) in comparisons {
      text("\(name)(_:)") { text, call in
        let other = try call.text(0)
        return try Self.localized(call) { text.compare(other, options: options, range: nil, locale: $0) }
      }
    }
    let searches: KeyValuePairs<String, String.CompareOptions> = [
      "localizedCaseInsensitiveContains": .caseInsensitive,
      "localizedStandardContains": [.caseInsensitive, .diacriticInsensitive],
    ]
    for (name, options) in searches {
      text("\(name)(_:)") { text, call in
        let other = try call.text(0)
        return try Self.localized(call) { text.range(of: other, options: options, range: nil, locale: $0) != nil }
      }
    }
    let cases: KeyValuePairs<String, @Sendable (String, Locale) -> String> = [
      "localizedUppercase": { $0.uppercased(with: $1) }, "localizedLowercase": { $0.lowercased(with: $1) },
      "localizedCapitalized": { $0.capitalized(with: $1) },
    ]
    for (name, convert) in cases {
      property("StringProtocol", name) { call in
        let text = try call.this(String.self)
        return try Self.localized(call) { convert(text, $0) }.bridged
      }
    }
    for (name, convert) in [
      ("uppercased", { (text: String, locale: Locale?) in text.uppercased(with: locale) }),
      ("lowercased", { $0.lowercased(with: $1) }), ("capitalized", { $0.capitalized(with: $1) }),
    ] as [(String, (String, Locale?) -> String)] {
      text("\(name)(with:)") { text, call in convert(text, try call.argument(0)) }
    }
  }

  /// What hangs on the device's locale, where the locales that differ most agree.
  private static func localized<Result: Equatable>(_ call: Library.Call, _ body: (Locale) -> Result) throws -> Result {
    let answers = ["en_US", "de_DE", "sv_SE", "lt_LT", "cs_CZ"].map { body(Locale(identifier: $0)) }
    guard answers.allSatisfy({ $0 == answers[0] }) else { throw call.stop("the device's locale is not known") }
    return answers[0]
  }

  private mutating func addSearches() {
    text("range(of:options?:range?:locale?:)") { _, call in
      let (whole, target) = (try call.whole, try call.text(0))
      let options = try call.argument("options", String.CompareOptions.self) ?? []
      let range = try call.argument("range", Range<String.Index>?.self) ?? nil
      try call.expectBounded(
        target, in: String(whole), options, range: range.map { NSRange($0, in: whole) }, atMost: 1)
      return whole.range(
        of: target, options: options, range: range, locale: try call.argument("locale", Locale?.self) ?? nil)
    }
    text("rangeOfCharacter(from:options?:range?:)") { _, call in
      try call.whole.rangeOfCharacter(
        from: try call.argument(0), options: try call.argument("options") ?? [],
        range: try call.argument("range", Range<String.Index>?.self) ?? nil)
    }
    text("replacingCharacters(in:with:)") { text, call in
      if case .native(let box as FoundationBox<NSRange>) = call[0] {
        guard box.content.lies(in: text.utf16.count) else { throw call.replacementOutOfBounds }
        guard let range = Range(box.content, in: text) else { throw call.stop("a part of a character") }
        return text.replacingCharacters(in: range, with: try call.text(1))
      }
      let whole = try call.whole
      return whole.replacingCharacters(in: try call.indices(call[0], in: whole), with: try call.text(1))
    }
    text("commonPrefix(with:options?:)") { text, call in
      text.commonPrefix(with: try call.text(0), options: try call.argument("options") ?? [])
    }
    text("lengthOfBytes(using:)") { text, call in text.lengthOfBytes(using: try call.argument(0)) }
  }

}

extension StringTransform: FoundationValue { package static var bridgedName: String { "StringTransform" } }
