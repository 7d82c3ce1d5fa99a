import FlowInterpreter
import HeadlessUIKit

/// Texts of lists' rows that are not known: the rest of the row's content is, and so is everything around it.
extension LiveLibrary {
  mutating func addListTexts() {
    let type = "UIListContentConfiguration"
    for (name, text, open) in [
      ("text", \UIListContentConfiguration.text, \UIListContentConfiguration.openText),
      ("secondaryText", \.secondaryText, \.openSecondaryText),
    ] {
      property(type, name) { call in
        let this: UIListContentConfiguration = try call.this()
        if let unknown = this[keyPath: open]?.given as? Unknown { return .some(SomeBox(.unknown(unknown))) }
        return this[keyPath: text].bridged
      }
      change(type, name) { call, base in
        var this: UIListContentConfiguration = try call.unbridge(base)
        if let unknown = call.openText {
          this[keyPath: text] = nil
          this[keyPath: open] = unknown
        } else {
          this[keyPath: text] = try call.unbridge(call[0])
        }
        base = this.bridged
        return .void
      }
    }
    for (name, text, open) in [
      ("attributedText", \UIListContentConfiguration.attributedText, \UIListContentConfiguration.openText),
      ("secondaryAttributedText", \.secondaryAttributedText, \.openSecondaryText),
    ] {
      property(type, name) { call in
        let this: UIListContentConfiguration = try call.this()
        if let unknown = this[keyPath: open]?.given as? Unknown { return .some(SomeBox(.unknown(unknown))) }
        return this[keyPath: text].bridged
      }
      change(type, name) { call, base in
        var this: UIListContentConfiguration = try call.unbridge(base)
        this[keyPath: text] = call.openText == nil ? try call.unbridge(call[0]) : nil
        if let text = call.openText { this[keyPath: open] = text }
        base = this.bridged
        return .void
      }
    }
  }
}

extension Library.Call {
  /// The text that is set, where it is not known.
  @MainActor
  fileprivate var openText: OpenText? {
    guard case .unknown(let unknown)? = self[0].flattened else { return nil }
    let (framework, location) = (framework, location)
    return OpenText(unknown) { label in
      do { try framework.note(unknown, of: label, "text", at: location) } catch { framework.end(with: error) }
    }
  }
}
