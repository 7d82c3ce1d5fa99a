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
        if case .unknown(let unknown)? = call[0].flattened {
          this[keyPath: text] = nil
          let (framework, location) = (call.framework, call.location)
          this[keyPath: open] = OpenText(unknown) { label in
            do { try framework.note(unknown, of: label, "text", at: location) } catch { framework.end(with: error) }
          }
        } else {
          this[keyPath: text] = try call.unbridge(call[0])
        }
        base = this.bridged
        return .void
      }
    }
  }
}
