import FlowInterpreter
import HeadlessUIKit

/// Texts and images of lists' rows that are not known: the rest of the row's content is, and so is everything around it.
extension LiveLibrary {
  mutating func addListTexts() {
    let type = "UIListContentConfiguration"
    typealias Configuration = UIListContentConfiguration
    addListText("text", \Configuration.text, \.openText)
    addListText("secondaryText", \Configuration.secondaryText, \.openSecondaryText)
    addListText("attributedText", \Configuration.attributedText, \.openText)
    addListText("secondaryAttributedText", \Configuration.secondaryAttributedText, \.openSecondaryText)
    property(type, "image") { call in
      let this: UIListContentConfiguration = try call.this()
      if let unknown = this.openImage?.given as? Unknown { return .unknown(unknown) }
      return this.image.bridged
    }
    change(type, "image") { call, base in
      var this: UIListContentConfiguration = try call.unbridge(base)
      if case .unknown(let unknown)? = call[0].flattened {
        let (framework, location) = (call.framework, call.location)
        this.image = nil
        this.openImage = OpenImage(unknown) { picture in
          do { try framework.note(unknown, of: picture, "image", at: location) } catch { framework.end(with: error) }
        }
      } else {
        this.image = try call.unbridge(call[0])
      }
      base = this.bridged
      return .void
    }
  }

  /// A text of a row's, plain or with looks, which may not be known.
  private mutating func addListText<Text: Bridged>(
    _ name: String, _ text: WritableKeyPath<UIListContentConfiguration, Text?> & Sendable,
    _ open: WritableKeyPath<UIListContentConfiguration, OpenText?> & Sendable
  ) {
    property("UIListContentConfiguration", name) { call in
      let this: UIListContentConfiguration = try call.this()
      if let unknown = this[keyPath: open]?.given as? Unknown { return .some(SomeBox(.unknown(unknown))) }
      return this[keyPath: text].bridged
    }
    change("UIListContentConfiguration", name) { call, base in
      var this: UIListContentConfiguration = try call.unbridge(base)
      let unknown = call.openText
      this[keyPath: text] = unknown == nil ? try call.unbridge(call[0]) : nil
      if let unknown { this[keyPath: open] = unknown }
      base = this.bridged
      return .void
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
