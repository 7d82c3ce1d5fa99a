import Foundation

extension NSAttributedString.Key {
  /// Marks a text whose looks are not known.
  package static let openLooks = NSAttributedString.Key("FlowsimOpenLooks")
}

extension NSAttributedString {
  /// A text whose looks are not known.
  package static func ofOpenLooks(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.openLooks: true])
  }

  /// The looks that it begins with; nil for an empty text.
  package var firstLooks: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }
}

/// How a look is kept in a text.
package enum KeptLook {
  /// A look as it is put into a text that may change: in a list of its own.
  ///
  /// Foundation on Linux ends the process where it compares, for the second time, looks that are objects of Swift's own.
  package static func kept(_ look: NSObject) -> Any { NSArray(object: look) }

  /// The look that was put into a text.
  package static func look(_ kept: Any) -> Any { (kept as? NSArray)?.firstObject ?? kept }
}

/// A view whose whole text has a font, a colour and an alignment.
@MainActor
package protocol LooksTaking: UIView {
  var looksOfText: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) { get set }
}

extension LooksTaking {
  /// Takes over what looks say.
  package func take(_ looks: [NSAttributedString.Key: Any]) {
    let looks = looks.mapValues(KeptLook.look)
    if let font = looks[.font] as? UIFont { looksOfText.font = font }
    if let color = looks[.foregroundColor] as? UIColor { looksOfText.color = color }
    if let style = looks[.paragraphStyle] as? NSMutableParagraphStyle { looksOfText.alignment = style.alignment }
  }
}

extension UILabel: LooksTaking {
  package var looksOfText: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) {
    get { (font, textColor, textAlignment) }
    set { (font, textColor, textAlignment) = (newValue.font, newValue.color, newValue.alignment) }
  }
}

extension UITextField: LooksTaking {
  package var looksOfText: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) {
    get { (font, textColor, textAlignment) }
    set { (font, textColor, textAlignment) = newValue }
  }
}

extension UITextView: LooksTaking {
  package var looksOfText: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) {
    get { (font, textColor, textAlignment) }
    set { (font, textColor, textAlignment) = newValue }
  }
}
