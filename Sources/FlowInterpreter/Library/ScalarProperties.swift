/// What Unicode says of a scalar: `Unicode.Scalar.Properties`.
final class ScalarPropertiesBox: NativeBox {
  let properties: Unicode.Scalar.Properties
  init(_ properties: Unicode.Scalar.Properties) { self.properties = properties }
  override var typeName: String { "Unicode.Scalar.Properties" }
  override var isPrintable: Bool { false }
}

extension LibraryBuilder {
  mutating func addScalarProperties() {
    let type = "Unicode.Scalar.Properties"
    @Sendable func properties(_ call: Library.Call) throws -> Unicode.Scalar.Properties {
      guard case .native(let box as ScalarPropertiesBox) = call.value else {
        throw call.stop("properties are asked for")
      }
      return box.properties
    }
    property(type, "name") { call in .optional(try properties(call).name.map { .string($0) }) }
    property(type, "nameAlias") { call in .optional(try properties(call).nameAlias.map { .string($0) }) }
    let flags: [(String, @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
      ("isAlphabetic", \.isAlphabetic), ("isDash", \.isDash), ("isEmoji", \.isEmoji),
      ("isEmojiModifier", \.isEmojiModifier), ("isEmojiModifierBase", \.isEmojiModifierBase),
      ("isEmojiPresentation", \.isEmojiPresentation), ("isLowercase", \.isLowercase), ("isMath", \.isMath),
      ("isUppercase", \.isUppercase), ("isWhitespace", \.isWhitespace),
    ]
    for (name, flag) in flags { property(type, name) { call in .bool(flag(try properties(call))) } }
  }
}
