import Foundation

/// What a text field asks and tells its delegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told that editing has ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks whether characters are replaced by others.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// Told that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the button that empties the field does.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, unless the delegate implements it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, unless the delegate implements it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells without the reason, unless the delegate implements it.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes, unless the delegate implements it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing unless the delegate implements it.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes, unless the delegate implements it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes, unless the delegate implements it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
