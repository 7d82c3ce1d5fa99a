import FlowModel
import Foundation

extension NSNumber: FoundationClass {
  package static var bridgedName: String { "NSNumber" }
}
extension NSNumber {
  /// Whether it is not nought.
  ///
  /// - Foundation: of a fraction too (documentation of boolValue); that of Linux takes what is left of it as a whole.
  var appleBool: Bool { doubleValue != 0 }

  /// What it writes of itself.
  ///
  /// - Foundation: Apple's writes a whole number without a point, whatever type it was made of; that of Linux adds one to
  ///   those of numbers with a point.
  var appleText: String {
    let isReal = ["d", "f"].contains(String(cString: objCType)) && !(self is NSDecimalNumber)
    guard isReal, let whole = Int64(exactly: doubleValue), abs(whole) < 1_000_000_000_000_000 else {
      return stringValue
    }
    return whole == 0 && doubleValue.sign == .minus ? "-0" : String(whole)
  }
}
extension NSString: FoundationClass { package static var bridgedName: String { "NSString" } }
extension NSNull: FoundationClass { package static var bridgedName: String { "NSNull" } }
extension NSRange: FoundationValue { package static var bridgedName: String { "NSRange" } }

extension NSRange {
  /// Whether it is a part of a text of so many characters.
  package func lies(in length: Int) -> Bool {
    location >= 0 && self.length >= 0 && location <= length && self.length <= length - location
  }
}

/// A number as Foundation boxes it: out of any of Swift's numbers.
enum NumberBoxing {
  static func box(_ value: Value) -> NSNumber? {
    switch value {
    case .int(let number): NSNumber(value: number)
    case .double(let number): NSNumber(value: number)
    case .float(let number): NSNumber(value: number)
    case .bool(let flag): NSNumber(value: flag)
    case .fixed(let number):
      number.isSigned ? NSNumber(value: Int64(bitPattern: number.bits)) : NSNumber(value: number.bits)
    case .native(let box as FoundationObject<NSNumber>): box.content
    case .native(let box as FoundationBox<Decimal>): NSDecimalNumber(decimal: box.content)
    default: nil
    }
  }
}

extension Value {
  /// The same as a place keeps it that takes any object of Objective-C's: of a number, the boxed one.
  package var numberBoxed: Value {
    switch self {
    case .int, .double, .float, .fixed, .bool: NumberBoxing.box(self)?.numberBridged ?? self
    case .some(let box): .optional(box.value.numberBoxed)
    default: self
    }
  }
}

extension Library.Call {
  /// A range whose end is a number.
  ///
  /// - Throws: `Trap` for one that ends beyond all numbers.
  fileprivate func ended(_ range: NSRange) throws -> NSRange {
    if range.location.addingReportingOverflow(range.length).overflow { throw trap("Arithmetic overflow") }
    return range
  }
}

extension Library.Call {
  /// Characters are replaced that a text lacks (documentation of NSString.replacingCharacters(in:with:)).
  var replacementOutOfBounds: Trap {
    exception(
      ExceptionName.range, "-[NSString stringByReplacingCharactersInRange:withString:]: Range or index out of bounds")
  }
}

extension LibraryBuilder {
  mutating func addObjects() {
    addNumberObjects()
    addStringObjects()
    makes(NSNull.self, "()") { NSNull() }
    makes(NSRange.self, "(location:length:)") { (location: Int, length: Int) in
      NSRange(location: location, length: length)
    }
    function("NSMakeRange(_:_:)") { call in NSRange(location: try call.int(0), length: try call.int(1)).bridged }
    function("NSEqualRanges(_:_:)") { call in
      .bool(try call.argument(0, NSRange.self) == call.argument(1, NSRange.self))
    }
    function("NSLocationInRange(_:_:)") { call in .bool(try call.ended(call.argument(1)).contains(call.int(0))) }
    function("NSIntersectionRange(_:_:)") { call in
      (try call.ended(call.argument(0)).intersection(call.ended(call.argument(1))) ?? NSRange(location: 0, length: 0))
        .bridged
    }
    function("NSUnionRange(_:_:)") { call in
      (try call.ended(call.argument(0)).union(call.ended(call.argument(1)))).bridged
    }
    function("NSStringFromRange(_:)") { call in .string(NSStringFromRange(try call.argument(0))) }
    global("NSNotFound") { _ in .int(NSNotFound) }
    function("NSMaxRange(_:)") { call in
      let range: NSRange = try call.argument(0)
      return .int(range.location &+ range.length)
    }
    holds("location", \NSRange.location)
    holds("length", \NSRange.length)
    property("NSRange", "upperBound") { call in .int(try call.ended(call.this(NSRange.self)).upperBound) }
    reads("lowerBound") { (this: NSRange) in this.lowerBound }
    method("NSRange", "contains(_:)") { call in .bool(try call.ended(call.this(NSRange.self)).contains(call.int(0))) }
    // Swift 3's.
    method("NSRange", "toRange()") { call in
      let range = try call.this(NSRange.self)
      return .optional(range.location == NSNotFound ? nil : Range(try call.ended(range))?.bridged)
    }
    initializer("NSRange", "(_:in:)") { call in
      let text = try call.text(1)
      return NSRange(try call.indices(call[0], in: text[...]), in: text).bridged
    }
    initializer("NSRange", "(_:)") { call in
      guard case .range(let range) = call[0], range.kind == .halfOpen || range.kind == .closed,
        case .int(let lower) = range.lower, case .int(let upper) = range.upper
      else { throw call.stop("NSRange of such a range") }
      return NSRange(location: lower, length: upper - lower + (range.kind == .closed ? 1 : 0)).bridged
    }
    initializer("Range", "(_:in:)") { call in Range(try call.argument(0, NSRange.self), in: try call.text(1)).bridged }
    initializer("Selector", "(_:)") { call in .selector(TextBox(try call.text(0))) }
    function("NSSelectorFromString(_:)") { call in .selector(TextBox(try call.text(0))) }
    function("NSStringFromSelector(_:)") { call in
      // The frameworks' own names in Objective-C are not made of those in Swift: `tableView:didSelectRowAtIndexPath:`.
      guard case .selector(let box) = call[0], let name = SelectorName(box.text).objectiveC,
        box.text == name || !call.interpreter.library.declares(SelectorName(box.text))
      else {
        throw call.stop("the name of a selector")
      }
      return .string(name)
    }
    // NSObject's own initialiser and protocol.
    method("NSObject", "isKind(of:)") { call in
      guard case .type(let type) = call[0] else { throw call.stop("isKind(of:)") }
      guard let answer = call.interpreter.program.conforms(call.interpreter.typeOf(call.value), to: type) else {
        throw call.stop("whether it is \(type.name)")
      }
      return .bool(answer)
    }
    method("NSObject", "awakeFromNib()") { _ in .void }
    method("NSObject", "responds(to:)") { call in
      guard case .selector(let box) = call[0] else { throw call.stop("responds(to:)") }
      guard let answer = try call.interpreter.responds(call.value, to: box.text) else {
        throw call.stop("whether it responds to \(box.text)")
      }
      return .bool(answer)
    }
    addMessages()
  }

  private mutating func addNumberObjects() {
    for label in ["value", "integerLiteral", "floatLiteral", "booleanLiteral"] {
      initializer("NSNumber", "(\(label):)") { call in
        try call.number(call[0]).numberBridged
      }
    }
    addDecimalNumbers()
    reads("intValue") { (this: NSNumber) in this.intValue }
    reads("integerValue") { (this: NSNumber) in this.intValue }
    reads("uintValue") { (this: NSNumber) in this.uintValue }
    reads("doubleValue") { (this: NSNumber) in this.doubleValue }
    reads("floatValue") { (this: NSNumber) in this.floatValue }
    reads("boolValue") { (this: NSNumber) in this.appleBool }
    reads("stringValue") { (this: NSNumber) in this.appleText }
    reads("decimalValue") { (this: NSNumber) in this.decimalValue }
    reads("description") { (this: NSNumber) in this.appleText }
    method("NSNumber", "isEqual(to:)") { call in .bool(try call.number(call.value).isEqual(to: call.number(call[0]))) }
    method("NSNumber", "compare(_:)") { call in try call.number(call.value).ordered(call.number(call[0])).bridged }
    addNumberCasts()
    cast("String") { call in
      if case .native(let box as FoundationObject<NSString>) = call.value {
        return String(describing: box.content).bridged
      }
      return nil
    }
    cast("NSNumber") { call in NumberBoxing.box(call.value)?.numberBridged }
    cast("NSString") { call in
      if case .text(let box) = call.value { return NSString(string: box.text).bridged }
      return nil
    }
  }

  /// What `as?` makes of a boxed number.
  ///
  /// - Foundation: a number is of each of Swift's types that has exactly its value (SE-0170); of nought and one, Bool.
  private mutating func addNumberCasts() {
    cast("Int") { call in call.boxedNumber.flatMap { $0.exactly(Int.self) }.map { .int($0) } }
    cast("Double") { call in call.boxedNumber.flatMap(\.exactDouble).map { .double($0) } }
    cast("Float") { call in
      call.boxedNumber.flatMap(\.exactDouble).flatMap { $0.isNaN ? .nan : Float(exactly: $0) }.map { .float($0) }
    }
    cast("Bool") { call in
      call.boxedNumber.flatMap { [0, 1].contains($0) ? .bool($0 == 1) : nil }
    }
    for kind in FixedInteger.Kind.allCases {
      cast(kind.name) { call in
        guard let number = call.boxedNumber else { return nil }
        if let whole = number.exactly(Int.self) {
          return FixedInteger.exactly(Int128Like(whole), kind).map { .fixed($0) }
        }
        return number.exactly(UInt64.self).flatMap { bits in
          FixedInteger.exactly(Int128Like(FixedInteger(bits: bits, kind: .uint64)), kind).map { .fixed($0) }
        }
      }
    }
  }

  private mutating func addStringObjects() {
    makes(NSString?.self, "(data:encoding:)") { (data: Data, encoding: String.Encoding) in
      String(data: data, encoding: encoding).map { NSString(string: $0) }
    }
    makes(NSString.self, "(string:)") { (text: String) in NSString(string: text) }
    reads("length") { (this: NSString) in this.length }
    reads("lastPathComponent") { (this: NSString) in this.lastPathComponent }
    reads("pathExtension") { (this: NSString) in this.pathExtension }
    reads("pathComponents") { (this: NSString) in this.pathComponents }
    reads("deletingLastPathComponent") { (this: NSString) in this.deletingLastPathComponent }
    reads("deletingPathExtension") { (this: NSString) in this.deletingPathExtension }
    reads("integerValue") { (this: NSString) in this.integerValue }
    reads("intValue") { (this: NSString) in Int(this.intValue) }
    reads("doubleValue") { (this: NSString) in this.doubleValue }
    reads("boolValue") { (this: NSString) in this.boolValue }
    reads("floatValue") { (this: NSString) in this.floatValue }
    property("NSString", "expandingTildeInPath") { call in
      let text = try call.this(String.self)
      guard text.hasPrefix("~") else { return .string(text) }
      guard call.interpreter.framework != nil, text == "~" || text.hasPrefix("~/") else {
        throw call.stop("whose folder a path begins with")
      }
      return .string(DeviceFiles.home + text.dropFirst())
    }
    for (label, selector) in [("with", "WithRange"), ("from", "FromIndex"), ("to", "ToIndex")] {
      method("NSString", "substring(\(label):)") { call in
        let this = try call.this(NSString.self)
        var range = NSRange(location: 0, length: this.length)
        switch label {
        case "with": range = try call.argument(0, NSRange.self)
        case "from": range = NSRange(location: try call.int(0), length: this.length - (try call.int(0)))
        default: range.length = try call.int(0)
        }
        guard range.lies(in: this.length) else {
          throw call.exception(
            ExceptionName.range, "-[NSString substring\(selector):]: Range or index out of bounds")
        }
        return this.substring(with: range).bridged
      }
    }
    method("NSString", "range(of:options?:range?:)") { call in
      let (this, options) = (
        try call.this(NSString.self), try call.argument("options", String.CompareOptions.self) ?? []
      )
      let whole = NSRange(location: 0, length: this.length)
      let range = try call.argument("range", NSRange.self) ?? whole
      guard range.lies(in: this.length) else {
        throw call.exception(ExceptionName.range, "-[NSString rangeOfString:options:range:]: Range out of bounds")
      }
      return this.range(of: try call.text(0), options: options, range: range).bridged
    }
    does("hasPrefix(_:)") { (this: NSString, text: String) in this.hasPrefix(text) }
    does("hasSuffix(_:)") { (this: NSString, text: String) in this.hasSuffix(text) }
    does("contains(_:)") { (this: NSString, text: String) in this.contains(text) }
    reads("uppercased") { (this: NSString) in this.uppercased }
    reads("lowercased") { (this: NSString) in this.lowercased }
    method("NSString", "rangeOfCharacter(from:)") { call in
      try call.this(NSString.self).rangeOfCharacter(from: try call.argument(0, CharacterSet.self)).bridged
    }
    method("NSString", "character(at:)") { call in
      let (this, index) = (try call.this(NSString.self), try call.int(0))
      guard (0..<this.length).contains(index) else {
        throw call.exception(ExceptionName.range, "-[NSString characterAtIndex:]: Range or index out of bounds")
      }
      return .fixed(FixedInteger(bits: UInt64(this.character(at: index)), kind: .uint16))
    }
    // - Foundation: Darwin's leaves one of several slashes in a row, "file://" too (observed by many authors).
    does("appendingPathComponent(_:)") { (this: NSString, text: String) in
      this.appendingPathComponent(text).replacing(/\/{2,}/, with: "/")
    }
    does("appendingPathExtension(_:)") { (this: NSString, text: String) in this.appendingPathExtension(text) }
    method("NSString", "replacingCharacters(in:with:)") { call in
      let (this, range) = (try call.this(NSString.self), try call.argument(0, NSRange.self))
      guard range.lies(in: this.length) else { throw call.replacementOutOfBounds }
      return .string(this.replacingCharacters(in: range, with: try call.text(1)))
    }
    does("appending(_:)") { (this: NSString, text: String) in this.appending(text) }
    does("isEqual(to:)") { (this: NSString, text: String) in this.isSame(as: NSString(string: text)) }
  }
}

extension NSNumber {
  /// The whole number that it is exactly; nil where it is none of the type's.
  fileprivate func exactly<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let whole = type.isSigned ? Number(truncatingIfNeeded: int64Value) : Number(truncatingIfNeeded: uint64Value)
    let boxed = type.isSigned ? NSNumber(value: Int64(whole)) : NSNumber(value: UInt64(whole))
    return boxed == self ? whole : nil
  }

  /// Its value as a Double; nil where none has it exactly.
  fileprivate var exactDouble: Double? {
    if doubleValue.isNaN || NSNumber(value: doubleValue) == self { doubleValue } else { nil }
  }

  /// As an object that is known as a number, whatever its own class.
  var numberBridged: Value { .native(FoundationObject<NSNumber>(self)) }
}

extension Library.Call {
  /// A number as Foundation boxes it.
  func number(_ value: Value) throws -> NSNumber {
    let held = try interpreter.implicitlyUnwrapped(value, at: location)
    guard let number = NumberBoxing.box(held) else { throw stop("a number is asked for", for: held) }
    return number
  }

  /// The boxed number that the value is; nil where it is none.
  fileprivate var boxedNumber: NSNumber? {
    if case .native(let box as FoundationObject<NSNumber>) = value { box.content } else { nil }
  }
}

extension Library.Call {
  /// A range of a text's indices, which may be open at an end.
  fileprivate func range(_ index: Int, of text: String) throws -> Range<String.Index> {
    guard case .range(let box) = self[index] else { return try argument(index) }
    switch box.kind {
    case .from: return try unbridge(box.lower, String.Index.self)..<text.endIndex
    case .upTo: return text.startIndex..<(try unbridge(box.upper, String.Index.self))
    default: return try argument(index)
    }
  }
}
