import FlowInterpreter
import HeadlessUIKit

/// Pictures of which nobody knows which of the app's they are, if any.
enum OpenImages {
  /// The part of such a picture that is the names which it may have, none where it may have any: no name that code can
  /// write.
  fileprivate static let names = "the names that it may have"

  /// A picture of the catalogue that may be there, or not.
  @MainActor
  static func mayBe(_ name: String, what: String, _ call: Library.Call) -> Value {
    .unknown(unknown(what, names: [name], at: call.location, type: optional(call)))
  }

  /// What is not known of a picture but the names that it may have; none where it may have any.
  @MainActor
  static func unknown(
    _ what: String, names texts: [String], at location: TreeLocation, type: RuntimeType? = nil
  ) -> Unknown {
    Unknown(what, location, known: [names: list(texts)], type: type)
  }

  /// The picture of a name that is not known: which names it may be, often is.
  @MainActor
  static func named(_ name: Unknown, _ call: Library.Call) -> Value {
    let what = "UIImage(named: \(name.what))"
    guard let texts = name.texts, !texts.contains(where: UIImage.isOpen) else {
      return .unknown(unknown(what, names: [], at: call.location, type: optional(call)))
    }
    let found = texts.filter { UIImage(named: $0) != nil }
    if found.isEmpty { return .optional(nil) }
    if found.count < texts.count {
      return .unknown(unknown(what, names: found, at: call.location, type: optional(call)))
    }
    let type = call.types.library("UIImage")
    return .some(SomeBox(.unknown(unknown(what, names: found, at: call.location, type: type))))
  }

  @MainActor
  private static func optional(_ call: Library.Call) -> RuntimeType {
    call.types.optional(call.types.library("UIImage"))
  }

  private static func list(_ texts: [String]) -> Value {
    .list(ListBox(ContiguousArray(texts.map { .text(TextBox($0)) })))
  }
}

extension Unknown {
  /// The names that a picture may have, none where it may have any; nil for what is no such picture.
  package var pictureNames: [String]? {
    guard case .list(let box)? = known[OpenImages.names] else { return nil }
    return box.items.compactMap { if case .text(let box) = $0 { box.text } else { nil } }
  }
}
