import FlowInterpreter
import HeadlessUIKit

/// A property of a view that code was about to set, and that may be left open instead: what a label says, which picture a
/// view shows, a colour.
package final class LiveLook {
  let view: UIView
  let property: String
  let location: TreeLocation
  /// The texts of which it had one; nil where it had none, or may have had any.
  let texts: [String]?
  /// The name of the picture that an image view had, empty for one without; nil where it had none, or where it was not
  /// known.
  let picture: String?

  /// How what is not known of it begins, before the question that it hangs on.
  package static let words = "what hangs on whether "

  @MainActor
  fileprivate init(of view: UIView, _ property: String, at location: TreeLocation, unknown: Unknown?) {
    (self.view, self.property, self.location) = (view, property, location)
    texts = Self.texts(of: view, property, unknown)
    picture = unknown == nil && property == "image" ? (view as? UIImageView)?.image?.name : nil
  }

  /// The texts of which a property has one now, that first which the model shows; nil where it has none, or may have any,
  /// as a button may in one of its states.
  @MainActor
  fileprivate static func texts(of view: UIView, _ property: String, _ unknown: Unknown?) -> [String]? {
    if view is UIButton { return nil }
    let shown = ShownText(of: view, by: property)?.text
    guard let unknown else { return shown.map { [$0] } }
    return unknown.texts.flatMap { $0.first == shown ? $0 : nil }
  }

  /// What it is called in every world that is the same but for how things look: the way from the window to the view, and
  /// the property; nil for a view in no window.
  @MainActor
  package var place: String? {
    var words = [property]
    var view = view
    while let outer = view.superview {
      guard let index = outer.subviews.firstIndex(where: { $0 === view }) else { return nil }
      words.append("\(index)")
      view = outer
    }
    guard let window = view as? UIWindow, let scene = window.windowScene,
      let index = scene.windows.firstIndex(where: { $0 === window })
    else { return nil }
    return (words + ["\(index)"]).joined(separator: " ")
  }
}

extension UIKitFramework {
  /// The members that change how a view looks and nothing else, with the property that they set.
  private static let lookProperties = [
    "backgroundColor": "backgroundColor", "highlightedImage": "highlightedImage", "image": "image",
    "setImage": "image", "setTitle": "title", "setTitleColor": "titleColor", "text": "text", "textColor": "textColor",
    "tintColor": "tintColor",
  ]
  /// Methods of views that give something and change nothing.
  private static let asking: Set<String> = [
    "cellForItem", "cellForRow", "convert", "indexPath", "indexPathForItem", "indexPathForRow", "isDescendant",
    "viewWithTag",
  ]

  package func effect(of member: String, on value: Value, at location: TreeLocation) -> MemberEffect {
    guard let view = (try? LiveReference.object(of: value)).flatMap({ $0 as? UIView }), !isCallingSuper(view) else {
      return .anything
    }
    if Self.asking.contains(member) { return .nothing }
    nonisolated(unsafe) let place = location
    if member == "setNeedsLayout" { return laysOutByCode(view) ? .anything : .nothing }
    if view is UIActivityIndicatorView, member == "startAnimating" || member == "stopAnimating" {
      return .look(onMain { LiveLook(of: view, "isHidden", at: place, unknown: nil) })
    }
    guard let property = Self.lookProperties[member], !(view is UITextField), !(view is UITextView) else {
      return .anything
    }
    let unknown = unknowns[view, property]
    return .look(onMain { LiveLook(of: view, property, at: place, unknown: unknown) })
  }

  /// Whether code of the app's calls `super`: it overrides what is called.
  private func isCallingSuper(_ view: UIView) -> Bool { (view as? any LiveObject)?.part.superCall != nil }

  /// Whether code of the app's runs where a view is laid out.
  private func laysOutByCode(_ view: UIView) -> Bool {
    guard let part = (view as? any LiveObject)?.part else { return false }
    return interpreter.implementation(of: "layoutSubviews()", in: part.type) != nil
  }

  /// What a look is called with what is set now, where that is a text or a picture with a name: another world may set
  /// another one, which is none of those that are left open; nil for a view in no window.
  @MainActor
  package func change(of look: LiveLook) -> String? {
    let unknown = unknowns[look.view, look.property]
    let texts = LiveLook.texts(of: look.view, look.property, unknown)
    let picture = unknown.map { $0.pictureNames ?? [] } ?? [(look.view as? UIImageView)?.image?.name ?? ""]
    return look.place.map { "\($0) \(texts ?? (look.property == "image" ? picture.filter { !$0.isEmpty } : []))" }
  }

  /// Leaves looks open that were set, or not.
  ///
  /// - Parameters:
  ///   - looks: those that were set, in order.
  ///   - question: what nobody knows, in words.
  @MainActor
  package func leaveOpen(_ looks: [LiveLook], because question: String) throws {
    var known: Set<String> = []
    for look in looks {
      guard let place = look.place, known.insert(place).inserted else { continue }
      let unknown = unknown(of: look, because: question)
      try note(unknown, of: look.view, look.property, at: look.location)
      if look.view is UIActivityIndicatorView { unknowns[look.view, "isAnimating"] = unknown }
    }
  }

  /// What a property holds that is now as it was or as it was set.
  @MainActor
  private func unknown(of look: LiveLook, because question: String) -> Unknown {
    let what = LiveLook.words + question
    let unknown = unknowns[look.view, look.property]
    if let now = LiveLook.texts(of: look.view, look.property, unknown), let before = look.texts {
      let texts = now + before.filter { !now.contains($0) }
      return Unknown(what, look.location, among: texts.map { .text(TextBox($0)) })
    }
    guard look.property == "image" else { return Unknown(what, look.location) }
    if look.view is UIButton { return OpenImages.unknown(what, names: [], at: look.location) }
    let now = unknown == nil ? (look.view as? UIImageView)?.image?.name : nil
    let names = [now, look.picture].compactMap(\.self).filter { !$0.isEmpty }
    return names.isEmpty ? Unknown(what, look.location) : OpenImages.unknown(what, names: names, at: look.location)
  }
}
