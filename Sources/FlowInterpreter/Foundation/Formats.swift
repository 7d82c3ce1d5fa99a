import FlowModel
import Foundation

/// What `String(format:)` does with the interpreter's values.
enum Format {
  /// The conversions of a format, in the order of their arguments: `d`, `f`, `@` …
  static func conversions(_ format: String, _ call: Library.Call) throws -> [Int: Character] {
    var found: [Int: Character] = [:]
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      var place: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        place = number - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      while let character = rest.first, "-+ #0123456789.'lhqzjtL*".contains(character) {
        if character == "*" {
          found[next] = "*"
          next += 1
        }
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        try call.interpreter.spend(bytes: width.isEmpty ? 0 : Int(width) ?? Int.max, at: call.location)
        rest = rest.dropFirst(max(1, width.count))
      }
      guard let conversion = rest.popFirst() else { throw call.stop("a format that ends in %") }
      if conversion == "%" { continue }
      found[place ?? next] = conversion
      if place == nil { next += 1 }
    }
    return found
  }

  static func text(_ format: String, _ locale: Locale?, _ values: [Value], _ call: Library.Call) throws -> String {
    let conversions = try conversions(format, call)
    var arguments: [any CVarArg] = []
    for (index, value) in values.enumerated() {
      arguments.append(try argument(value, conversions[index], call))
    }
    guard conversions.keys.allSatisfy({ $0 < values.count }) else { throw call.stop("a format with too few arguments") }
    return locale.map { String(format: format, locale: $0, arguments: arguments) }
      ?? String(format: format, arguments: arguments)
  }

  /// A text in the device's locale.
  ///
  /// - Throws: `Stop` where it hangs on that.
  static func localized(_ format: String, _ values: [Value], _ call: Library.Call) throws -> String {
    let texts = try ["en_US_POSIX", "en_US", "de_DE"].map {
      try text(format, Locale(identifier: $0), values, call)
    }
    guard texts.allSatisfy({ $0 == texts[0] }) else { throw call.stop("the device's locale is not known") }
    return texts[0]
  }

  private static func argument(_ value: Value, _ conversion: Character?, _ call: Library.Call) throws -> any CVarArg {
    let value = value.flattened ?? value
    switch conversion {
    case "*":
      guard case .int(let width) = value else { throw call.stop("a width that is no Int") }
      try call.interpreter.spend(bytes: Int(clamping: width.magnitude), at: call.location)
      return width
    case "d", "i", "u", "x", "X", "o", "c", "C", "D", "U", "O", "p":
      switch value {
      case .int(let number): return number
      case .fixed(let number): return Int(truncatingIfNeeded: Int64(bitPattern: number.bits))
      case .bool(let flag): return flag ? 1 : 0
      default: throw call.stop("%\(conversion!) for \(call.interpreter.typeOf(value).name)")
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      switch value {
      case .double(let number): return number
      case .float(let number): return Double(number)
      default: throw call.stop("%\(conversion!) for \(call.interpreter.typeOf(value).name)")
      }
    case "@":
      switch value {
      case .text(let box): return object(box.text)
      case .native: return object(try call.interpreter.description(of: value, at: call.location))
      case .int(let number): return object("\(number)")
      case .bool(let flag): return object(flag ? "1" : "0")
      default: throw call.stop("%@ for \(call.interpreter.typeOf(value).name)")
      }
    case nil: return 0
    default: throw call.stop("%\(conversion!) in a format")
    }
  }

  private static func object(_ text: String) -> any CVarArg { NSString(string: text) }
}

extension LibraryBuilder {
  mutating func addFormats() {
    initializer("String", "(format:...)") { call in .string(try call.formatted()) }
    initializer("NSString", "(format:...)") { call in NSString(string: try call.formatted()).bridged }
    staticMethod("String", "localizedStringWithFormat(_:...)") { call in .string(try call.formattedForDevice()) }
    staticMethod("NSString", "localizedStringWithFormat(_:...)") { call in
      NSString(string: try call.formattedForDevice()).bridged
    }
    // A list of C's is its arguments, for as long as the closure runs.
    function("withVaList(_:_:)") { call in try call.run(1, call[0]) }
  }
}

extension Library.Call {
  /// What `String(format:)` makes, with or without `locale:` and `arguments:`.
  fileprivate func formatted() throws -> String {
    var locale: Locale?
    var rest = arguments.dropFirst()
    if rest.first?.label == "locale" { locale = try unbridge(rest.removeFirst().value, Locale?.self) }
    let list = rest.first.flatMap { $0.label == "arguments" ? $0.value : nil }
    let values = try list.map { Array(try interpreter.elements(of: $0, at: location)) } ?? rest.map(\.value)
    return try Format.text(format(0, values), locale, values, self)
  }

  fileprivate func formattedForDevice() throws -> String {
    let values = arguments.dropFirst().map(\.value)
    return try Format.localized(format(0, values), values, self)
  }
}
