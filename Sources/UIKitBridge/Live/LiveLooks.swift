import FlowInterpreter
import HeadlessUIKit

/// A property of a view that code was about to set, and that may be left open instead: what a label says, which picture a
/// view shows, a colour.
package final class LiveLook {
  let view: UIView
  let property: String
  let location: TreeLocation
  /// The text that it had; nil where it had none, or where it was not known.
  let text: String?
  /// The name of the picture that it had, empty for one without; nil where it had none, or where it was not known.
  let picture: String?

  /// How what is not known of it begins, before the question that it hangs on.
  package static let words = "what comes of it whether "

  @MainActor
  fileprivate init(of view: UIView, _ property: String, at location: TreeLocation, isKnown: Bool) {
    (self.view, self.property, self.location) = (view, property, location)
    text = isKnown ? ShownText(of: view, by: property)?.text : nil
    picture = isKnown && property == "image" ? view.shownPicture?.name : nil
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

  package func look(setBy member: String, of value: Value, at location: TreeLocation) -> AnyObject? {
    guard let property = Self.lookProperties[member],
      let view = (try? LiveReference.object(of: value)).flatMap({ $0 as? UIView }), !(view is UITextField),
      !(view is UITextView)
    else { return nil }
    return onMain {
      LiveLook(of: view, property, at: location, isKnown: unknowns[view, property] == nil)
    }
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
      try note(unknown(of: look, because: question), of: look.view, look.property, at: look.location)
    }
  }

  /// What a property holds that is now as it was or as it was set.
  @MainActor
  private func unknown(of look: LiveLook, because question: String) -> Unknown {
    let what = LiveLook.words + question
    let isKnown = unknowns[look.view, look.property] == nil
    if isKnown, let now = ShownText(of: look.view, by: look.property)?.text, let before = look.text {
      return Unknown(what, look.location, among: [now, before].map { .text(TextBox($0)) })
    }
    guard look.property == "image" else { return Unknown(what, look.location) }
    let names = [isKnown ? look.view.shownPicture?.name : nil, look.picture].compactMap(\.self).filter { !$0.isEmpty }
    return names.isEmpty ? Unknown(what, look.location) : OpenImages.unknown(what, names: names, at: look.location)
  }
}

extension UIView {
  /// The picture that an image view or a button shows.
  fileprivate var shownPicture: UIImage? {
    switch self {
    case let view as UIImageView: view.image
    case let button as UIButton: button.image(for: .normal)
    default: nil
    }
  }
}
