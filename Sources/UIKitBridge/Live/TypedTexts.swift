import FlowInterpreter
import HeadlessUIKit

/// What keys make of a text that code set to what is not known.
extension UIKitFramework {
  @MainActor
  func isTextOpen(of field: UIView) -> Bool { unknowns[field, "text"] != nil }

  /// Keeps what is not known of a text that keys have changed.
  @MainActor
  func noteTyping(_ change: TypedChange) {
    guard let unknown = unknowns[change.field, "text"] else { return }
    for name in ["text", "attributedText"] { unknowns[change.field, name] = nil }
    guard !change.isWhole, let typed = unknown.typed(change) else { return }
    unknowns[change.field, "attributedText"] = typed
    do {
      try note(typed, of: change.field, "text", at: typed.location)
    } catch {
      end(with: error)
    }
  }
}

extension Unknown {
  /// What it is after keys have changed it; nil where that is what the field shows.
  fileprivate func typed(_ change: TypedChange) -> Unknown? {
    let what = "\(what) after typing"
    let (before, after) = (change.before, change.after)
    guard after.hasPrefix(before) || before.hasPrefix(after) else { return Unknown(what, location, kind: "String") }
    let count = after.count - before.count
    let added = count > 0 ? String(after.dropFirst(before.count)) : ""
    var texts: [String] = []
    for text in (self.texts ?? []).map({ count > 0 ? $0 + added : String($0.dropLast(-count)) })
    where !texts.contains(text) { texts.append(text) }
    if texts == [after] { return nil }
    return Unknown(
      what, location, kind: "String", form: count > 0 ? form?.followed(by: added) : form?.shortened(by: -count),
      among: texts.map { .string($0) })
  }
}
