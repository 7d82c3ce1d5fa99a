import FlowModel
import Foundation

extension Interpreter {
  /// What Swift's own arithmetic gives; nil where it has none for the operands.
  func arithmetic(_ operation: TreeOperator, _ left: Value, _ right: Value, at location: TreeLocation) throws -> Value?
  {
    switch (left, right) {
    case (.int(let one), .int(let other)): return try integers(operation, one, other, at: location)
    case (.double(let one), .double(let other)): return Self.doubles(operation, one, other).map { .double($0) }
    case (.float(let one), .float(let other)): return Self.doubles(operation, one, other).map { .float($0) }
    case (.double(let one), .int(let other)): return Self.doubles(operation, one, Double(other)).map { .double($0) }
    case (.int(let one), .double(let other)): return Self.doubles(operation, Double(one), other).map { .double($0) }
    case (.float(let one), .int(let other)): return Self.doubles(operation, one, Float(other)).map { .float($0) }
    case (.int(let one), .float(let other)): return Self.doubles(operation, Float(one), other).map { .float($0) }
    case (.float(let one), .double(let other)): return Self.doubles(operation, one, Float(other)).map { .float($0) }
    case (.double(let one), .float(let other)): return Self.doubles(operation, Float(one), other).map { .float($0) }
    case (.fixed(let one), .fixed(let other)): return try fixed(operation, one, other, at: location)
    case (.fixed(let one), .int(let other)):
      return try fixed(
        operation, one, FixedInteger(bits: UInt64(bitPattern: Int64(other)), kind: one.kind), at: location)
    case (.int(let one), .fixed(let other)):
      if operation == .shiftLeft || operation == .shiftRight {
        return try integers(operation, one, Int(truncatingIfNeeded: other.bits), at: location)
      }
      return try fixed(
        operation, FixedInteger(bits: UInt64(bitPattern: Int64(one)), kind: other.kind), other, at: location)
    case (.text(let one), .text(let other)) where operation == .plus:
      try spend(bytes: one.text.utf8.count + other.text.utf8.count, at: location)
      return .string(one.text + other.text)
    case (.text(let one), .character(let other)) where operation == .plus: return .string(one.text + String(other))
    case (.text(let one), .list(let other)) where operation == .plus:
      guard let characters = Self.characters(other) else { return nil }
      return .string(one.text + characters)
    case (.list(let one), _) where operation == .plus:
      let more = try elements(of: right, at: location)
      try spend(elements: one.items.count + more.count, at: location)
      return .list(ListBox(one.items + more, one.element ?? typeOf(right).element))
    default: return nil
    }
  }

  /// The text of a list of characters; nil where it has others.
  static func characters(_ box: ListBox) -> String? {
    var text = ""
    for item in box.items {
      guard case .character(let character) = item else { return nil }
      text.append(character)
    }
    return text
  }

  private func integers(_ operation: TreeOperator, _ one: Int, _ other: Int, at location: TreeLocation) throws -> Value?
  {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .plus: result = one.addingReportingOverflow(other)
    case .minus: result = one.subtractingReportingOverflow(other)
    case .times: result = one.multipliedReportingOverflow(by: other)
    case .divide:
      if other == 0 { throw Trap(message: "Division by zero", location: location) }
      result = one.dividedReportingOverflow(by: other)
    case .remainder:
      if other == 0 { throw Trap(message: "Division by zero in remainder operation", location: location) }
      result = one.remainderReportingOverflow(dividingBy: other)
    case .bitAnd: return .int(one & other)
    case .bitOr: return .int(one | other)
    case .bitXor: return .int(one ^ other)
    case .shiftLeft: return .int(one << other)
    case .shiftRight: return .int(one >> other)
    case .wrappingPlus: return .int(one &+ other)
    case .wrappingMinus: return .int(one &- other)
    case .wrappingTimes: return .int(one &* other)
    default: return nil
    }
    if result.overflow { throw Trap(message: "Arithmetic overflow", location: location) }
    return .int(result.partialValue)
  }

  /// `&<<` and `&>>`: only as many bits of the distance count as the number's width has.
  func maskingShift(_ text: String, _ left: Value, _ right: Value, at location: TreeLocation) throws -> Value? {
    guard text == "&<<" || text == "&>>", let distance = right.integerValue else { return nil }
    let width: Int? =
      switch left {
      case .int: Int.bitWidth
      case .fixed(let number): number.kind.bitWidth
      default: nil
      }
    guard let width else { return nil }
    return try arithmetic(text == "&<<" ? .shiftLeft : .shiftRight, left, .int(distance & (width - 1)), at: location)
  }

  private static func doubles<Number: BinaryFloatingPoint>(_ operation: TreeOperator, _ one: Number, _ other: Number)
    -> Number?
  {
    switch operation {
    case .plus: (one + other).asOnDevices(of: one, other)
    case .minus: (one - other).asOnDevices(of: one, other)
    case .times: (one * other).asOnDevices(of: one, other)
    case .divide: (one / other).asOnDevices(of: one, other)
    default: nil
    }
  }

  private func fixed(
    _ operation: TreeOperator, _ one: FixedInteger, _ other: FixedInteger, at location: TreeLocation
  ) throws -> Value? {
    let bits: UInt64?
    switch one.kind {
    case .int8:
      bits = try compute(operation, Int8(truncatingIfNeeded: one.bits), Int8(truncatingIfNeeded: other.bits), location)
    case .int16:
      bits = try compute(
        operation, Int16(truncatingIfNeeded: one.bits), Int16(truncatingIfNeeded: other.bits), location)
    case .int32:
      bits = try compute(
        operation, Int32(truncatingIfNeeded: one.bits), Int32(truncatingIfNeeded: other.bits), location)
    case .int64:
      bits = try compute(
        operation, Int64(truncatingIfNeeded: one.bits), Int64(truncatingIfNeeded: other.bits), location)
    case .uint8:
      bits = try compute(
        operation, UInt8(truncatingIfNeeded: one.bits), UInt8(truncatingIfNeeded: other.bits), location)
    case .uint16:
      bits = try compute(
        operation, UInt16(truncatingIfNeeded: one.bits), UInt16(truncatingIfNeeded: other.bits), location)
    case .uint32:
      bits = try compute(
        operation, UInt32(truncatingIfNeeded: one.bits), UInt32(truncatingIfNeeded: other.bits), location)
    case .uint, .uint64: bits = try compute(operation, one.bits, other.bits, location)
    }
    return bits.map { .fixed(FixedInteger(bits: $0, kind: one.kind)) }
  }

  private func compute<Number: FixedWidthInteger>(
    _ operation: TreeOperator, _ one: Number, _ other: Number, _ location: TreeLocation
  ) throws -> UInt64? {
    let result: (partialValue: Number, overflow: Bool)
    switch operation {
    case .plus: result = one.addingReportingOverflow(other)
    case .minus: result = one.subtractingReportingOverflow(other)
    case .times: result = one.multipliedReportingOverflow(by: other)
    case .divide:
      if other == 0 { throw Trap(message: "Division by zero", location: location) }
      result = one.dividedReportingOverflow(by: other)
    case .remainder:
      if other == 0 { throw Trap(message: "Division by zero in remainder operation", location: location) }
      result = one.remainderReportingOverflow(dividingBy: other)
    case .bitAnd: return UInt64(truncatingIfNeeded: one & other)
    case .bitOr: return UInt64(truncatingIfNeeded: one | other)
    case .bitXor: return UInt64(truncatingIfNeeded: one ^ other)
    case .shiftLeft: return UInt64(truncatingIfNeeded: one << other)
    case .shiftRight: return UInt64(truncatingIfNeeded: one >> other)
    case .wrappingPlus: return UInt64(truncatingIfNeeded: one &+ other)
    case .wrappingMinus: return UInt64(truncatingIfNeeded: one &- other)
    case .wrappingTimes: return UInt64(truncatingIfNeeded: one &* other)
    default: return nil
    }
    if result.overflow { throw Trap(message: "Arithmetic overflow", location: location) }
    return UInt64(truncatingIfNeeded: result.partialValue)
  }
}

extension FixedInteger {
  /// The value with the bits beyond its width as its sign has them.
  var normal: FixedInteger {
    switch kind {
    case .int8: FixedInteger(bits: UInt64(truncatingIfNeeded: Int8(truncatingIfNeeded: bits)), kind: kind)
    case .int16: FixedInteger(bits: UInt64(truncatingIfNeeded: Int16(truncatingIfNeeded: bits)), kind: kind)
    case .int32: FixedInteger(bits: UInt64(truncatingIfNeeded: Int32(truncatingIfNeeded: bits)), kind: kind)
    case .uint8: FixedInteger(bits: bits & 0xFF, kind: kind)
    case .uint16: FixedInteger(bits: bits & 0xFFFF, kind: kind)
    case .uint32: FixedInteger(bits: bits & 0xFFFF_FFFF, kind: kind)
    default: self
    }
  }

  var isSigned: Bool {
    switch kind {
    case .int8, .int16, .int32, .int64: true
    default: false
    }
  }

  var text: String { isSigned ? "\(Int64(bitPattern: bits))" : "\(bits)" }

  /// The number that fits a kind exactly; nil where it does not.
  static func exactly(_ text: Int128Like, _ kind: Kind) -> FixedInteger? {
    let range = kind.bounds
    guard text.isAtLeast(range.lower), text.isAtMost(range.upper) else { return nil }
    return FixedInteger(bits: text.bits, kind: kind)
  }
}

/// An integer of any kind that is there: its bits, and whether it is below zero.
struct Int128Like {
  let bits: UInt64
  let isNegative: Bool
  init(_ number: Int) {
    bits = UInt64(bitPattern: Int64(number))
    isNegative = number < 0
  }
  init(_ number: FixedInteger) {
    bits = number.bits
    isNegative = number.isSigned && Int64(bitPattern: number.bits) < 0
  }
  func isAtLeast(_ bound: Int64) -> Bool {
    isNegative ? Int64(bitPattern: bits) >= bound : bound <= 0 || bits >= UInt64(bound)
  }
  func isAtMost(_ bound: UInt64) -> Bool { isNegative || bits <= bound }
  var int: Int? { isNegative ? Int(Int64(bitPattern: bits)) : Int(exactly: bits) }
  var double: Double { isNegative ? Double(Int64(bitPattern: bits)) : Double(bits) }
}

extension FixedInteger.Kind {
  var bounds: (lower: Int64, upper: UInt64) {
    switch self {
    case .int8: (-128, 127)
    case .int16: (-32768, 32767)
    case .int32: (Int64(Int32.min), UInt64(Int32.max))
    case .int64: (.min, UInt64(Int64.max))
    case .uint8: (0, 255)
    case .uint16: (0, 65535)
    case .uint32: (0, UInt64(UInt32.max))
    case .uint, .uint64: (0, .max)
    }
  }
  var width: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }
}

extension Value {
  /// The number that an integer of any kind is.
  var integerValue: Int? {
    switch self {
    case .int(let number): number
    case .fixed(let number): Int128Like(number).int
    default: nil
    }
  }

  /// The number that any numeric value is.
  var doubleValue: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    case .float(let number): Double(number)
    case .fixed(let number): Int128Like(number).double
    default: nil
    }
  }
}

extension BinaryFloatingPoint {
  /// What an operation gives on Apple's processors: a NaN that comes of numbers alone is a positive one there (Arm
  /// Architecture Reference Manual, "Default NaN"), and a negative one on Intel's.
  @inline(__always)
  func asOnDevices(of one: Self, _ other: Self = 0) -> Self { isNaN && !one.isNaN && !other.isNaN ? .nan : self }
}
