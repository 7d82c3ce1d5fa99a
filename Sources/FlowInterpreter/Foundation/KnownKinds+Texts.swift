import FlowModel
import Foundation

/// What is known of the members of a text that is not: all texts have them, or its form tells.
extension KnownKinds {
  /// - Foundation: each text can be written in the encodings of Unicode, so that `data(using:)` gives nil for others alone
  ///   (documentation of StringProtocol.data(using:allowLossyConversion:) and String.Encoding).
  static func text(
    _ name: String, _ arguments: [Argument], _ unknown: Unknown, _ receiver: Unknown?, _ program: Program
  ) -> Value? {
    switch name {
    case "data" where arguments.first?.label == "using":
      guard let encoding = encodingName(arguments[0].value, program), unicode.contains(encoding) else { return nil }
      return .some(SomeBox(.unknown(Unknown(unknown.what, unknown.location, kind: "Data"))))
    case "count" where arguments.isEmpty: return receiver?.form?.count.map { .int($0) }
    case "isEmpty": return receiver?.form?.isSurelyFilled == true ? .bool(false) : nil
    // - Foundation: the parts of a path (documentation of NSString.lastPathComponent, pathExtension,
    //   deletingPathExtension).
    case "lastPathComponent" where arguments.isEmpty:
      guard let last = receiver?.form?.tail(after: "/"), !last.isEmpty else { return nil }
      return .string(last)
    case "pathExtension" where arguments.isEmpty:
      return receiver?.form?.tail(after: "/").map { .string(NSString(string: $0).pathExtension) }
    case "deletingPathExtension" where arguments.isEmpty:
      guard let form = receiver?.form, let last = form.tail(after: "/"), !last.hasSuffix(".") else { return nil }
      let kind = NSString(string: last).pathExtension
      guard !kind.isEmpty, let rest = form.shortened(by: kind.count + 1) else { return nil }
      return .unknown(Unknown(unknown.what, unknown.location, kind: "String", form: rest))
    default: return nil
    }
  }

  private static func encodingName(_ encoding: Value, _ program: Program) -> String? {
    switch encoding {
    case .implicit(let box) where box.arguments == nil: program.symbols.text(of: box.name)
    case .native(let box as FoundationBox<String.Encoding>):
      box.content == .utf8 ? "utf8" : box.content == .utf16 ? "utf16" : box.content == .unicode ? "unicode" : nil
    default: nil
    }
  }

  /// The encodings that all texts can be written in.
  private static let unicode: Set<String> = [
    "unicode", "utf16", "utf16BigEndian", "utf16LittleEndian", "utf32", "utf32BigEndian", "utf32LittleEndian", "utf8",
  ]
}
