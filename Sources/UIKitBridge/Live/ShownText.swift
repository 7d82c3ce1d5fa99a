import HeadlessUIKit

/// An object that shows a text by one of its properties.
package enum ShownText {
  case label(UILabel)
  case controller(UIViewController)
  case item(UINavigationItem)
  case button(UIButton)
  case field(UITextField)
  case view(UITextView)

  /// - Returns: nil for what shows no text by the property.
  package init?(of object: NSObject, by property: String) {
    switch (object, property) {
    case (let label as UILabel, "text"): self = .label(label)
    case (let controller as UIViewController, "title"): self = .controller(controller)
    case (let item as UINavigationItem, "title"): self = .item(item)
    case (let button as UIButton, "title"): self = .button(button)
    case (let field as UISearchTextField, _) where field.isOfBar: return nil
    case (let field as UITextField, "text"): self = .field(field)
    case (let view as UITextView, "text"): self = .view(view)
    default: return nil
    }
  }

  /// What it shows now.
  @MainActor package var text: String? {
    switch self {
    case .label(let label): label.text
    case .controller(let controller): controller.title
    case .item(let item): item.title
    case .button(let button): button.title(for: .normal)
    case .field(let field): field.text
    case .view(let view): view.text
    }
  }

  /// Says that what it shows is not known.
  @MainActor package func leaveOpen(_ possible: PossibleTexts) {
    switch self {
    case .label(let label): label.possibleTexts = possible
    case .controller(let controller): controller.possibleTitles = possible
    case .item(let item): item.possibleTitles = possible
    // The width alone of a button hangs on its title; those that are edited have the size that they are given.
    case .button, .field, .view: break
    }
  }
}
