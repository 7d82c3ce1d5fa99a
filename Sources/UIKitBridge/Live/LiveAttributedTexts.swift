import FlowInterpreter
import Foundation
import HeadlessUIKit

/// `AttributedString`: the text counts, the looks are kept by nobody.
struct LiveAttributedText: LiveValue {
  static let bridgedName = "AttributedString"
  var text: String

  /// A literal of text stands for one too.
  static func unbridged(_ value: Value, _ call: Library.Call) throws -> LiveAttributedText? {
    switch value {
    case .native(let box as FoundationBox<LiveAttributedText>): box.content
    case .text(let box): LiveAttributedText(text: box.text)
    default: nil
    }
  }
}

/// `AttributeContainer`: looks alone.
struct LiveAttributes: LiveValue {
  static let bridgedName = "AttributeContainer"
}

extension LiveLibrary {
  mutating func addAttributedTexts() {
    let (text, container) = (LiveAttributedText.bridgedName, LiveAttributes.bridgedName)
    for signature in ["(_:)", "(_:attributes?:)", "(stringLiteral:)"] {
      initializer(text, signature) { call in
        if let other = try LiveReference.object(of: call[0]) as? NSAttributedString {
          return LiveAttributedText(text: other.string).bridged
        }
        return try call.unbridge(call[0], LiveAttributedText.self).bridged
      }
    }
    initializer(text, "()") { _ in LiveAttributedText(text: "").bridged }
    initializer(container, "()") { _ in LiveAttributes().bridged }
    initializer(container, "(_:)") { _ in LiveAttributes().bridged }
    construction("NSAttributedString", "(_:)") { call in
      NSAttributedString.ofOpenLooks(try call.unbridge(call[0], LiveAttributedText.self).text).bridged
    }
    construction("NSMutableAttributedString", "(_:)") { call in
      NSMutableAttributedString(
        attributedString: .ofOpenLooks(try call.unbridge(call[0], LiveAttributedText.self).text)
      ).bridged
    }
    property(text, "characters") { call in
      let this: LiveAttributedText = try call.this()
      return this.text.bridged
    }
    for type in [text, container] {
      for look in Self.looks {
        property(type, look) { call in
          .unknown(Unknown("the \(look) of an attributed text", call.location))
        }
        change(type, look) { _, _ in .void }
      }
    }
    mutator(text, "append(_:)") { call, base in
      var this: LiveAttributedText = try call.unbridge(base)
      this.text += try call.unbridge(call[0], LiveAttributedText.self).text
      base = this.bridged
      return .void
    }
    for signature in ["mergeAttributes(_:)", "setAttributes(_:)"] { mutator(text, signature) { _, _ in .void } }
    for signature in ["mergingAttributes(_:)", "settingAttributes(_:)"] {
      method(text, signature) { call in call.value }
    }
    addConfiguredTitles()
  }

  /// - UIKit: the title of a configuration is the plain text of the one with looks (documentation of
  ///   UIButton.Configuration.attributedTitle).
  private mutating func addConfiguredTitles() {
    let type = "UIButton.Configuration"
    property(type, "attributedTitle") { call in
      let this: UIButton.Configuration = try call.this()
      return .optional(this.title.map { LiveAttributedText(text: $0).bridged })
    }
    change(type, "attributedTitle") { call, base in
      var this: UIButton.Configuration = try call.unbridge(base)
      let content: LiveAttributedText? = try call.unbridge(call[0])
      this.title = content?.text
      base = this.bridged
      return .void
    }
    property(type, "attributedSubtitle") { call in
      let this: UIButton.Configuration = try call.this()
      return .optional(this.subtitle.map { LiveAttributedText(text: $0).bridged })
    }
    change(type, "attributedSubtitle") { call, base in
      var this: UIButton.Configuration = try call.unbridge(base)
      let content: LiveAttributedText? = try call.unbridge(call[0])
      this.subtitle = content?.text
      base = this.bridged
      return .void
    }
    builder.asks(type, ["attributedTitle": ["": "AttributedString?"], "attributedSubtitle": ["": "AttributedString?"]])
  }

  /// The looks that Foundation and UIKit know.
  private static let looks = [
    "font", "foregroundColor", "backgroundColor", "kern", "tracking", "ligature", "underlineStyle", "underlineColor",
    "strikethroughStyle", "strikethroughColor", "strokeColor", "strokeWidth", "baselineOffset", "paragraphStyle",
    "link", "shadow", "obliqueness", "expansion", "textEffect",
  ]
}
