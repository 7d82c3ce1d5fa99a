import FlowInterfaceBuilder

/// What documents say of the keyboards of fields.
extension InterfaceDecoder {
  /// Sets the kind of keyboard and what its return key is, in a field or view that takes text.
  func decodeTextTraits(of view: UIView, _ element: InterfaceElement) {
    guard let traits = element.child(named: "textInputTraits") else { return }
    let keyboard = UIKeyboardType(interfaceName: traits["keyboardType"])
    let returnKey = UIReturnKeyType(interfaceName: traits["returnKeyType"])
    let needsText = traits.bool("enablesReturnKeyAutomatically")
    switch view {
    case let field as UITextField:
      field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
      field.keyboardType = keyboard
      field.returnKeyType = returnKey
      field.enablesReturnKeyAutomatically = needsText ?? false
    case let text as UITextView:
      text.keyboardType = keyboard
      text.returnKeyType = returnKey
      text.enablesReturnKeyAutomatically = needsText ?? false
    case let search as UISearchBar:
      search.keyboardType = keyboard
      if traits["returnKeyType"] != nil { search.returnKeyType = returnKey }
      if let needsText { search.enablesReturnKeyAutomatically = needsText }
    default: break
    }
  }
}

extension UIKeyboardType {
  /// The keyboard of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "alphabet", "asciiCapable": self = .asciiCapable
    case "numbersAndPunctuation": self = .numbersAndPunctuation
    case "URL": self = .URL
    case "numberPad": self = .numberPad
    case "phonePad": self = .phonePad
    case "namePhonePad": self = .namePhonePad
    case "emailAddress": self = .emailAddress
    case "decimalPad": self = .decimalPad
    case "twitter": self = .twitter
    case "webSearch": self = .webSearch
    case "asciiCapableNumberPad": self = .asciiCapableNumberPad
    default: self = .default
    }
  }
}

extension UIReturnKeyType {
  /// The key of a name of Interface Builder's.
  init(interfaceName: String?) {
    switch interfaceName {
    case "go": self = .go
    case "google": self = .google
    case "join": self = .join
    case "next": self = .next
    case "route": self = .route
    case "search": self = .search
    case "send": self = .send
    case "yahoo": self = .yahoo
    case "done": self = .done
    case "emergencyCall": self = .emergencyCall
    case "continue": self = .continue
    default: self = .default
    }
  }
}
