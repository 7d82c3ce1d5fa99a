import FlowModel
import HeadlessUIKit

/// Sets what code sets of a view to a value that is known.
@MainActor
struct ViewSetting {
  let values: LiveValues
  let run: CodeRun

  /// Sets a property.
  ///
  /// - Returns: false where the property is none of this kind, or what it is set to is not known.
  func set(_ property: String, of view: UIView, to value: CodeValue) -> Bool {
    switch property {
    case "text": return showText(value, in: view)
    case "isHidden":
      guard case .flag(let flag)? = values.value(of: value) else { return false }
      view.isHidden = flag
    case "alpha":
      guard let number = number(value) else { return false }
      view.alpha = number
    case "isEnabled":
      guard let control = view as? UIControl, case .flag(let flag)? = values.value(of: value) else { return false }
      control.isEnabled = flag
    case "isUserInteractionEnabled":
      guard case .flag(let flag)? = values.value(of: value) else { return false }
      view.isUserInteractionEnabled = flag
    case "isOn":
      guard let toggle = view as? UISwitch, case .flag(let flag)? = values.value(of: value) else { return false }
      toggle.isOn = flag
    case "accessibilityIdentifier":
      guard let text = run.text(of: value) else { return false }
      view.accessibilityIdentifier = text
    case "accessibilityLabel":
      guard let text = run.text(of: value) else { return false }
      view.accessibilityLabel = text
    default: return false
    }
    return true
  }

  private func showText(_ value: CodeValue, in view: UIView) -> Bool {
    guard !(view is UIButton) else { return false }
    if case .nothing? = values.value(of: value) { return view.showText(nil) }
    return run.text(of: value).map { view.showText($0) } ?? false
  }

  private func number(_ value: CodeValue) -> Double? {
    guard case .other(let text) = value.root, value.path.isEmpty else { return nil }
    return Double(text)
  }

  /// Calls a method.
  ///
  /// - Returns: false where the method is none of this kind, or what it is handed is not known.
  func call(_ method: String, _ arguments: [CodeArgument], of view: UIView) -> Bool {
    switch (method, view) {
    case ("removeFromSuperview", _) where arguments.isEmpty: view.removeFromSuperview()
    case ("addSubview", _), ("insertSubview", _):
      // The view of a child that the run has added is shown already; this says where.
      guard case .view(let added)? = arguments.first.flatMap({ values.value(of: $0.value) }),
        let child = added.next as? UIViewController, child.parent != nil
      else { return false }
      view.addSubview(added)
    case ("setTitle", let button as UIButton):
      guard arguments.count == 2,
        arguments[1].value.lastName == "normal" || arguments[1].value == CodeValue(.array([])),
        let text = run.text(of: arguments[0].value)
      else { return false }
      button.setTitle(text, for: .normal)
    case ("becomeFirstResponder", let field as UITextField) where arguments.isEmpty: field.becomeFirstResponder()
    case ("resignFirstResponder", let field as UITextField) where arguments.isEmpty: field.resignFirstResponder()
    default: return false
    }
    return true
  }
}
