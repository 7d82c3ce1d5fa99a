import Foundation

extension Simulation {
  /// Posts one of UIKit's notifications to the app's observers.
  ///
  /// - Parameter name: as UIKit calls it: `UIKeyboardWillShowNotification`.
  func post(_ name: String, from sender: AnyObject?) { onNotification?(name, sender) }

  /// The field with the keyboard is another one, or none.
  ///
  /// - UIKit: observers are told before and after the keyboard comes or goes (documentation of
  ///   keyboardWillShowNotification and its like); whether they are told where it goes from field to field differs
  ///   between versions, and is not simulated. It takes a quarter of a second.
  func keyboardMayChange() {
    guard !isKeyboardCheckDue else { return }
    isKeyboardCheckDue = true
    runLoop.atCommit { [weak self] in
      guard let self else { return }
      isKeyboardCheckDue = false
      let isShown = hasKeyboard
      guard isShown != wasKeyboardShown else { return }
      wasKeyboardShown = isShown
      let verb = isShown ? "Show" : "Hide"
      for name in ["UIKeyboardWill\(verb)Notification", "UIKeyboardWillChangeFrameNotification"] {
        post(name, from: nil)
      }
      runLoop.after(UIView.areAnimationsEnabled ? 0.25 : 0) { [weak self] in
        for name in ["UIKeyboardDid\(verb)Notification", "UIKeyboardDidChangeFrameNotification"] {
          self?.post(name, from: nil)
        }
      }
    }
  }
}
