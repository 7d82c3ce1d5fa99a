import FlowModel

/// What integers say of their bits: arithmetic that reports whether its result is beyond the type, the order of bytes.
extension LibraryBuilder {
  /// - Parameter kind: the type; nil for Int.
  mutating func addBits(of name: String, _ kind: FixedInteger.Kind?) {
    for (signature, operation) in [
      ("addingReportingOverflow(_:)", TreeOperator.plus), ("subtractingReportingOverflow(_:)", .minus),
      ("multipliedReportingOverflow(by:)", .times), ("dividedReportingOverflow(by:)", .divide),
      ("remainderReportingOverflow(dividingBy:)", .remainder),
    ] {
      method(name, signature) { call in
        let (one, other) = (call.value.number128.bits, try call.integer(0).bits)
        let (result, overflow) = Self.integers(kind).reporting(operation, one, other)
        return .tuple(TupleBox([Self.value(result, kind), .bool(overflow)], ["partialValue", "overflow"]))
      }
    }
    for (property, isSwapped) in [("byteSwapped", true), ("bigEndian", true), ("littleEndian", false)] {
      self.property(name, property) { call in
        isSwapped ? Self.value(Self.integers(kind).swapped(call.value.number128.bits), kind) : call.value
      }
    }
  }

  private static func integers(_ kind: FixedInteger.Kind?) -> any FixedWidthInteger.Type {
    switch kind {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint, .uint64: UInt64.self
    case .int64, nil: Int64.self
    }
  }

  private static func value(_ bits: UInt64, _ kind: FixedInteger.Kind?) -> Value {
    kind.map { .fixed(FixedInteger(bits: bits, kind: $0)) } ?? .int(Int(truncatingIfNeeded: bits))
  }
}

extension Library.Call {
  fileprivate func integer(_ index: Int) throws -> Int128Like {
    guard self[index].isInteger else { throw stop("an integer", for: self[index]) }
    return self[index].number128
  }
}

extension Value {
  fileprivate var isInteger: Bool {
    switch self {
    case .int, .fixed: true
    default: false
    }
  }
}

extension FixedWidthInteger {
  /// The bits of a result, extended by its sign, and whether it is beyond the type.
  fileprivate static func reporting(_ operation: TreeOperator, _ one: UInt64, _ other: UInt64) -> (UInt64, Bool) {
    let (one, other) = (Self(truncatingIfNeeded: one), Self(truncatingIfNeeded: other))
    let (partial, overflow) =
      switch operation {
      case .plus: one.addingReportingOverflow(other)
      case .minus: one.subtractingReportingOverflow(other)
      case .times: one.multipliedReportingOverflow(by: other)
      case .divide: one.dividedReportingOverflow(by: other)
      default: one.remainderReportingOverflow(dividingBy: other)
      }
    return (UInt64(truncatingIfNeeded: partial), overflow)
  }

  fileprivate static func swapped(_ bits: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: Self(truncatingIfNeeded: bits).byteSwapped)
  }
}
