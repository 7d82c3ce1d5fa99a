import FlowModel

extension LibraryBuilder {
  mutating func addCharacters() {
    @Sendable func character(_ call: Library.Call) throws -> Character {
      switch call.value {
      case .character(let character): return character
      case .text(let box) where box.text.count == 1: return box.text.first!
      default: throw call.stop("a character is asked for")
      }
    }
    let flags: [(String, @Sendable (Character) -> Bool)] = [
      ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWholeNumber", { $0.isWholeNumber }),
      ("isWhitespace", { $0.isWhitespace }), ("isNewline", { $0.isNewline }), ("isUppercase", { $0.isUppercase }),
      ("isLowercase", { $0.isLowercase }), ("isCased", { $0.isCased }), ("isPunctuation", { $0.isPunctuation }),
      ("isSymbol", { $0.isSymbol }), ("isMathSymbol", { $0.isMathSymbol }),
      ("isCurrencySymbol", { $0.isCurrencySymbol }),
      ("isASCII", { $0.isASCII }), ("isHexDigit", { $0.isHexDigit }),
    ]
    for (name, flag) in flags { property("Character", name) { call in .bool(flag(try character(call))) } }
    property("Character", "asciiValue") { call in
      .optional(try character(call).asciiValue.map { .fixed(FixedInteger(bits: UInt64($0), kind: .uint8)) })
    }
    property("Character", "wholeNumberValue") { call in .optional(try character(call).wholeNumberValue.map { .int($0) })
    }
    property("Character", "hexDigitValue") { call in .optional(try character(call).hexDigitValue.map { .int($0) }) }
    method("Character", "uppercased()") { call in .string(try character(call).uppercased()) }
    method("Character", "lowercased()") { call in .string(try character(call).lowercased()) }
    property("Character", "description") { call in .string(String(try character(call))) }
    property("Character", "unicodeScalars") { call in
      call.list(try character(call).unicodeScalars.map { .native(ScalarBox($0)) }, call.types.library("Unicode.Scalar"))
    }
    property("Character", "utf8") { call in
      call.list(
        try character(call).utf8.map { .fixed(FixedInteger(bits: UInt64($0), kind: .uint8)) }, call.types.fixed(.uint8))
    }
    initializer("Character", "(_:)") { call in
      // A literal number makes a scalar that cannot be nil.
      let text = try call.interpreter.text(of: call[0].flattened ?? call[0], at: call.location)
      guard text.count == 1 else {
        throw call.trap(
          text.isEmpty
            ? "Can't form a Character from an empty String"
            : "Can't form a Character from a String containing more than one extended grapheme cluster")
      }
      return .character(text.first!)
    }
    addScalars()
  }

  private mutating func addScalars() {
    @Sendable func scalar(_ call: Library.Call) throws -> Unicode.Scalar {
      guard case .native(let box as ScalarBox) = call.value else { throw call.stop("a scalar is asked for") }
      return box.scalar
    }
    for name in ["Unicode.Scalar", "UnicodeScalar"] {
      initializer(name, "(_:)") { call in
        switch call[0] {
        case .native(let box as ScalarBox): return .native(box)
        case .fixed(let number) where number.kind == .uint8:
          return .native(ScalarBox(Unicode.Scalar(UInt8(number.bits))))
        case .text(let box):
          let scalars = box.text.unicodeScalars
          guard scalars.count == 1 else { return .none }
          return .optional(.native(ScalarBox(scalars.first!)))
        default:
          guard let number = call[0].integerValue, let value = UInt32(exactly: number) else { return .none }
          return .optional(Unicode.Scalar(value).map { .native(ScalarBox($0)) })
        }
      }
    }
    literal("Unicode.Scalar") { call in
      guard case .text(let box) = call.value, let first = box.text.unicodeScalars.first,
        box.text.unicodeScalars.count == 1
      else { return nil }
      return .native(ScalarBox(first))
    }
    property("Unicode.Scalar", "value") { call in
      .fixed(FixedInteger(bits: UInt64(try scalar(call).value), kind: .uint32))
    }
    property("Unicode.Scalar", "isASCII") { call in .bool(try scalar(call).isASCII) }
    property("Unicode.Scalar", "description") { call in .string(String(try scalar(call))) }
    property("Unicode.Scalar", "properties") { call in .native(ScalarPropertiesBox(try scalar(call).properties)) }
    addScalarProperties()
    method("Unicode.Scalar", "escaped(asASCII:)") { call in
      .string(try scalar(call).escaped(asASCII: try call.isTrue(call[0])))
    }
  }
}
