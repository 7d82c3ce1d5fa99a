/// What an alert view asks and tells.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Told that the user touched a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Told that it is about to be shown.
  func willPresent(_ alertView: UIAlertView)
  /// Told that it is shown.
  func didPresent(_ alertView: UIAlertView)
  /// Told that it is about to go, by which button.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Told that it is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Whether the first button beside the one to cancel can be touched.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing unless the delegate implements it.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing unless the delegate implements it.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing unless the delegate implements it.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing unless the delegate implements it.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing unless the delegate implements it.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Yes, unless the delegate implements it.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
