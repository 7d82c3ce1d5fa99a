import FlowModel
import Foundation

extension LibraryBuilder {
  mutating func addNumbers() {
    for name in ["Int"] + FixedInteger.Kind.allCases.map(\.name) { addInteger(name) }
    addFloating()
  }

  private mutating func addInteger(_ name: String) {
    let kind = FixedInteger.Kind.allCases.first { $0.name == name }
    @Sendable func make(_ number: Int128Like) -> Value? {
      guard let kind else { return number.int.map { .int($0) } }
      return FixedInteger.exactly(number, kind).map { .fixed($0) }
    }
    @Sendable func whole(_ value: Double) -> Int128Like? {
      if let number = Int(exactly: value.rounded(.towardZero)) { return Int128Like(number) }
      return UInt64(exactly: value.rounded(.towardZero)).map { Int128Like(FixedInteger(bits: $0, kind: .uint64)) }
    }
    initializer(name, "()") { _ in make(Int128Like(0)) ?? .void }
    initializer(name, "(_:)") { call in
      switch call[0] {
      case .int, .fixed:
        guard let made = make(call[0].number128) else {
          throw call.trap("Not enough bits to represent the passed value")
        }
        return made
      case .double, .float:
        let value = call[0].doubleValue!
        guard value.isFinite else {
          throw call.trap(
            "\(value < 0 || value > 0 ? "Double" : "Double") value cannot be converted to \(name) because it is either infinite or NaN"
          )
        }
        guard let number = whole(value), let made = make(number) else {
          throw call.trap(
            "Double value cannot be converted to \(name) because the result would be \(value < 0 ? "less than \(name).min" : "greater than \(name).max")"
          )
        }
        return made
      case .text(let box):
        if let number = Int(box.text) { return .optional(make(Int128Like(number))) }
        return .optional(UInt64(box.text).flatMap { make(Int128Like(FixedInteger(bits: $0, kind: .uint64))) })
      case .character: throw call.stop("\(name) of a character")
      default: throw call.stop("\(name)(\(call.interpreter.typeOf(call[0]).name))")
      }
    }
    initializer(name, "(exactly:)") { call in
      if case .double(let value) = call[0] {
        guard value.rounded(.towardZero) == value, let number = whole(value) else { return .none }
        return .optional(make(number))
      }
      return .optional(make(call[0].number128))
    }
    initializer(name, "(truncatingIfNeeded:)") { call in
      let bits = call[0].number128.bits
      guard let kind else { return .int(Int(bitPattern: UInt(bits))) }
      return .fixed(FixedInteger(bits: bits, kind: kind).normal)
    }
    initializer(name, "(truncating:)") { call in
      let number = try call.number(call[0])
      guard abs(number.doubleValue) < 0x1p63 else { throw call.stop("\(name) of \(number)") }
      let bits = UInt64(bitPattern: number.int64Value)
      guard let kind else { return .int(Int(number.int64Value)) }
      return .fixed(FixedInteger(bits: bits, kind: kind).normal)
    }
    initializer(name, "(clamping:)") { call in
      let number = call[0].number128
      if let made = make(number) { return made }
      guard let kind else { return .int(number.isNegative ? .min : .max) }
      let bounds = kind.bounds
      return .fixed(FixedInteger(bits: number.isNegative ? UInt64(bitPattern: bounds.lower) : bounds.upper, kind: kind))
    }
    initializer(name, "(bitPattern:)") { call in
      let bits = call[0].number128.bits
      guard let kind else { return .int(Int(bitPattern: UInt(bits))) }
      return .fixed(FixedInteger(bits: bits, kind: kind).normal)
    }
    initializer(name, "(_:radix:)") { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else { throw call.trap("Radix not in range 2...36") }
      return .optional(Int(try call.text(0), radix: radix).flatMap { make(Int128Like($0)) })
    }
    property(name, "description") { call in
      .string(try call.interpreter.debugDescription(of: call.value, at: call.location))
    }
    property(name, "magnitude") { call in
      guard let number = call.value.integerValue else { throw call.stop("magnitude") }
      return .fixed(FixedInteger(bits: UInt64(number.magnitude), kind: .uint))
    }
    property(name, "nonzeroBitCount") { call in .int(call.value.number128.bits.nonzeroBitCount) }
    property(name, "bitWidth") { _ in .int(kind?.width ?? 64) }
    property(name, "leadingZeroBitCount") { call in
      .int(call.value.number128.bits.leadingZeroBitCount - (64 - (kind?.width ?? 64)))
    }
    property(name, "trailingZeroBitCount") { call in
      .int(min(call.value.number128.bits.trailingZeroBitCount, kind?.width ?? 64))
    }
    staticProperty(name, "bitWidth") { _ in .int(kind?.width ?? 64) }
    staticProperty(name, "max") { _ in kind.map { .fixed(FixedInteger(bits: $0.bounds.upper, kind: $0)) } ?? .int(.max)
    }
    staticProperty(name, "min") { _ in
      kind.map { .fixed(FixedInteger(bits: UInt64(bitPattern: $0.bounds.lower), kind: $0)) } ?? .int(.min)
    }
    staticProperty(name, "zero") { _ in make(Int128Like(0)) ?? .void }
    method(name, "signum()") { call in
      guard let number = call.value.integerValue else { throw call.stop("signum") }
      return make(Int128Like(number.signum())) ?? .void
    }
    method(name, "isMultiple(of:)") { call in
      guard let number = call.value.integerValue, let other = call[0].integerValue else {
        throw call.stop("isMultiple")
      }
      return .bool(number.isMultiple(of: other))
    }
    method(name, "quotientAndRemainder(dividingBy:)") { call in
      guard let number = call.value.integerValue, let other = call[0].integerValue else {
        throw call.stop("quotientAndRemainder")
      }
      if other == 0 { throw call.trap("Division by zero") }
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: other)
      guard let one = make(Int128Like(quotient)), let two = make(Int128Like(remainder)) else {
        throw call.trap("Arithmetic overflow")
      }
      return .tuple(TupleBox([one, two], ["quotient", "remainder"]))
    }
    method(name, "advanced(by:)") { call in
      try call.interpreter.arithmetic(.plus, call.value, call[0], at: call.location) ?? .void
    }
    method(name, "distance(to:)") { call in
      guard let number = call.value.integerValue, let other = call[0].integerValue else { throw call.stop("distance") }
      return .int(other - number)
    }
    addBits(of: name, kind)
    mutator(name, "negate()") { call, value in
      value = try call.interpreter.operatePrefix(.minus, "-", value, at: call.location)
      return .void
    }
  }

  private mutating func addFloating() {
    for sign in ["plus", "minus"] {
      staticProperty("FloatingPointSign", sign) { _ in .native(CaseBox("FloatingPointSign", sign)) }
    }
    for name in ["Double", "Float"] {
      let isFloat = name == "Float"
      @Sendable func make(_ number: Double) -> Value { isFloat ? .float(Float(number)) : .double(number) }
      initializer(name, "()") { _ in make(0) }
      initializer(name, "(_:)") { call in
        if case .text(let box) = call[0] {
          return .optional(isFloat ? Float(box.text).map { .float($0) } : Double(box.text).map { .double($0) })
        }
        // Swift 3's, which is `init(truncating:)` since (SE-0170).
        let boxed = call[0].doubleValue == nil ? try? call.number(call[0]) : nil
        guard let number = call[0].doubleValue ?? boxed?.doubleValue else {
          throw call.stop("\(name)(\(call.interpreter.typeOf(call[0]).name))")
        }
        return make(number)
      }
      initializer(name, "(truncating:)") { call in make(try call.number(call[0]).doubleValue) }
      initializer(name, "(exactly:)") { call in
        if case .int(let number) = call[0], Int(exactly: isFloat ? Double(Float(number)) : Double(number)) != number {
          return .nothing(nil)
        }
        guard let number = call[0].doubleValue, !isFloat || Float(exactly: number) != nil else { return .nothing(nil) }
        return .some(SomeBox(make(number)))
      }
      property(name, "nextUp") { call in
        let number = call.value.doubleValue!
        return isFloat ? .float(Float(number).nextUp) : .double(number.nextUp)
      }
      property(name, "nextDown") { call in
        let number = call.value.doubleValue!
        return isFloat ? .float(Float(number).nextDown) : .double(number.nextDown)
      }
      property(name, "ulp") { call in
        let number = call.value.doubleValue!
        return isFloat ? .float(Float(number).ulp) : .double(number.ulp)
      }
      property(name, "description") { call in
        .string(try call.interpreter.debugDescription(of: call.value, at: call.location))
      }
      property(name, "isNaN") { call in .bool(call.value.doubleValue!.isNaN) }
      property(name, "isInfinite") { call in .bool(call.value.doubleValue!.isInfinite) }
      property(name, "isFinite") { call in .bool(call.value.doubleValue!.isFinite) }
      property(name, "isNormal") { call in
        let number = call.value.doubleValue!
        return .bool(isFloat ? Float(number).isNormal : number.isNormal)
      }
      property(name, "isSubnormal") { call in
        let number = call.value.doubleValue!
        return .bool(isFloat ? Float(number).isSubnormal : number.isSubnormal)
      }
      property(name, "isZero") { call in .bool(call.value.doubleValue!.isZero) }
      property(name, "magnitude") { call in make(call.value.doubleValue!.magnitude) }
      property(name, "exponent") { call in
        let number = call.value.doubleValue!
        return .int(isFloat ? Float(number).exponent : number.exponent)
      }
      property(name, "significand") { call in
        let number = call.value.doubleValue!
        return make(isFloat ? Double(Float(number).significand) : number.significand)
      }
      property(name, "sign") { call in
        .native(CaseBox("FloatingPointSign", call.value.doubleValue!.sign == .minus ? "minus" : "plus"))
      }
      for (constant, number) in [
        ("pi", Double.pi), ("infinity", .infinity), ("nan", .nan),
        ("greatestFiniteMagnitude", isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude),
        ("leastNonzeroMagnitude", isFloat ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude),
        ("leastNormalMagnitude", isFloat ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude),
        ("ulpOfOne", isFloat ? Double(Float.ulpOfOne) : .ulpOfOne), ("zero", 0),
      ] {
        staticProperty(name, constant) { _ in make(number) }
      }
      if isFloat { staticProperty(name, "pi") { _ in .float(.pi) } }
      method(name, "rounded()") { call in make(call.value.doubleValue!.rounded()) }
      method(name, "rounded(_:)") { call in
        guard let rule = Self.rounding(call[0], call.interpreter.program) else { throw call.stop("a rounding rule") }
        return make(call.value.doubleValue!.rounded(rule))
      }
      method(name, "squareRoot()") { call in
        make(call.value.doubleValue!.squareRoot().asOnDevices(of: call.value.doubleValue!))
      }
      method(name, "truncatingRemainder(dividingBy:)") { call in
        let (one, other) = (call.value.doubleValue!, call[0].doubleValue ?? .nan)
        return make(one.truncatingRemainder(dividingBy: other).asOnDevices(of: one, other))
      }
      method(name, "remainder(dividingBy:)") { call in
        let (one, other) = (call.value.doubleValue!, call[0].doubleValue ?? .nan)
        return make(one.remainder(dividingBy: other).asOnDevices(of: one, other))
      }
      method(name, "isEqual(to:)") { call in .bool(call.value.doubleValue == call[0].doubleValue) }
      method(name, "advanced(by:)") { call in make(call.value.doubleValue! + (call[0].doubleValue ?? .nan)) }
      method(name, "distance(to:)") { call in make((call[0].doubleValue ?? .nan) - call.value.doubleValue!) }
      mutator(name, "round()") { _, value in
        value = make(value.doubleValue!.rounded())
        return .void
      }
      mutator(name, "round(_:)") { call, value in
        guard let rule = Self.rounding(call[0], call.interpreter.program) else { throw call.stop("a rounding rule") }
        value = make(value.doubleValue!.rounded(rule))
        return .void
      }
      mutator(name, "negate()") { _, value in
        value = make(-value.doubleValue!)
        return .void
      }
      mutator(name, "formTruncatingRemainder(dividingBy:)") { call, value in
        let (one, other) = (value.doubleValue!, call[0].doubleValue ?? .nan)
        value = make(one.truncatingRemainder(dividingBy: other).asOnDevices(of: one, other))
        return .void
      }
      mutator(name, "formRemainder(dividingBy:)") { call, value in
        let (one, other) = (value.doubleValue!, call[0].doubleValue ?? .nan)
        value = make(one.remainder(dividingBy: other).asOnDevices(of: one, other))
        return .void
      }
      mutator(name, "formSquareRoot()") { _, value in
        let number = value.doubleValue!
        value = make(number.squareRoot().asOnDevices(of: number))
        return .void
      }
    }
  }

  static func rounding(_ value: Value, _ program: Program) -> FloatingPointRoundingRule? {
    let name: String
    switch value {
    case .implicit(let box): name = program.symbols.text(of: box.name)
    case .native(let box as CaseBox): name = box.name
    default: return nil
    }
    switch name {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    case "toNearestOrAwayFromZero": return .toNearestOrAwayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    default: return nil
    }
  }
}
