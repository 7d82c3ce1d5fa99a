/// The return key of the keyboard.
struct ReturnKey {
  /// What it reads.
  let label: String
  /// Whether it can be pressed.
  let isEnabled: Bool
}

extension Simulation {
  /// What the keys of the keyboard are read as, beside the return key: those that may be there.
  ///
  /// - UIKit: the kind of keyboard decides (documentation of UIKeyboardType); a key is read as the character that it
  ///   types, or as what it does. Which further ones it has hangs on languages, on the device and on what was typed.
  var keyTexts: [String] {
    guard let keyboard = shownKeyboard else { return [] }
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let digits = "0123456789".map(String.init)
    let others = ["delete", "space", "shift", "more", "numbers", "letters", "symbols", "emoji", "dictate"]
    switch keyboard.type {
    case .numberPad, .asciiCapableNumberPad: return digits + others
    case .decimalPad: return digits + others + [".", ","]
    case .phonePad: return digits + others + ["*", "#", "+", ";", "pause", "wait"]
    default:
      let signs = Array("-/:;()$&@\".,?!'_+=#%^*[]{}\\|~<>€£¥•").map(String.init)
      return letters + digits + signs + others + [".com", "next keyboard"]
    }
  }

  /// The return key, where there is one.
  var returnKey: ReturnKey? {
    guard let keyboard = shownKeyboard else { return nil }
    switch keyboard.type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: return nil
    default: return ReturnKey(label: keyboard.returnKey.label, isEnabled: keyboard.isReturnKeyEnabled)
    }
  }

  private struct ShownKeyboard {
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType
    let isReturnKeyEnabled: Bool
  }

  /// What the field that has the keyboard asks of it; nil where something else comes in its place.
  private var shownKeyboard: ShownKeyboard? {
    switch application.firstResponder {
    case let field as UITextField where field.inputView == nil:
      ShownKeyboard(
        type: field.keyboardType, returnKey: field.returnKeyType, isReturnKeyEnabled: field.hasReturnKey)
    case let text as UITextView where text.inputView == nil:
      ShownKeyboard(type: text.keyboardType, returnKey: text.returnKeyType, isReturnKeyEnabled: text.hasReturnKey)
    case let search as UISearchBar:
      ShownKeyboard(
        type: search.keyboardType, returnKey: search.returnKeyType, isReturnKeyEnabled: search.hasReturnKey)
    default: nil
    }
  }
}

extension UIReturnKeyType {
  /// What the key reads, in English.
  fileprivate var label: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
