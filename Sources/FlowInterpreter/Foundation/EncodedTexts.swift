import FlowModel
import Foundation

/// The text of JSON that is not known, since no encoder sorts its keys or a part of it is not known: made data again, it
/// is what a decoder reads.
extension Unknown {
  /// The text of data of which only a decoder may see more; nil for other data.
  ///
  /// JSON alone is surely text.
  static func text(ofEncoded data: Value, at location: TreeLocation) -> Value? {
    switch data {
    case .native(let box as FoundationBox<SimulatedData>) where box.content.isOrderUnknown:
      guard SimulatedData.isJSON(box.content.data) else { return nil }
      let what =
        box.content.unknownBytes == SimulatedData.unknownDigits
        ? "the text of JSON whose numbers are written with more or fewer digits"
        : "the text of JSON whose keys an encoder writes in an order of its own"
      return .unknown(Unknown(what, location, kind: "String", encoded: data))
    case .unknown(let unknown):
      guard case .native(let box as StandInBox)? = unknown.encoded, SimulatedData.isJSON(box.data) else { return nil }
      return .unknown(Unknown("the text of \(unknown.what)", location, kind: "String", encoded: unknown.encoded))
    default: return nil
    }
  }

  /// The data that it is the text of, or whose bytes it is; nil where it is no such text.
  var encodedData: Value? {
    guard kind == "String" || kind == Unknown.bytes else { return nil }
    return switch encoded {
    case .native(let box as FoundationBox<SimulatedData>)?: .native(box)
    case .native(is StandInBox)?: .unknown(Unknown(what, location, kind: "Data", encoded: encoded))
    default: nil
    }
  }

  /// The bytes of such a text; nil where it is none.
  var encodedBytes: Value? {
    encodedData == nil ? nil : .unknown(Unknown(what, location, kind: Unknown.bytes, encoded: encoded))
  }

  private static let bytes = "String.UTF8View"
}

extension Library.Call {
  /// Whether it is handed data that are not known but can be decoded, or their text.
  var isHandedEncoded: Bool {
    arguments.contains { argument in
      guard case .unknown(let unknown) = argument.value else { return false }
      if case .native(is StandInBox)? = unknown.encoded { return true }
      return unknown.encodedData != nil
    }
  }
}

extension SimulatedData {
  fileprivate static func isJSON(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }
}

extension Interpreter {
  /// What `data(using:)` gives of the text of JSON that is not known; nil for another text, or another encoding.
  func dataOfText(_ unknown: Unknown, _ arguments: [Argument]) -> Value? {
    guard arguments.first?.label == "using", let data = unknown.encodedData else { return nil }
    switch arguments[0].value {
    case .implicit(let box) where program.symbols.text(of: box.name) == "utf8": return .some(SomeBox(data))
    case .native(let box as FoundationBox<String.Encoding>) where box.content == .utf8: return .some(SomeBox(data))
    default: return nil
    }
  }
}
