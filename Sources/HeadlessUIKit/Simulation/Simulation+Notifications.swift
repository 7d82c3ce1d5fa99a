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
  ///   between versions, and is not simulated. It takes a quarter of a second. Its frame changes before it comes, as
  ///   authors write who quote older documentation (newbe.dev, "Why is UIKeyboardWillShowNotification called every time
  ///   another TextField is selected?").
  func keyboardMayChange() {
    guard !isKeyboardCheckDue else { return }
    isKeyboardCheckDue = true
    runLoop.atCommit { [weak self] in
      guard let self else { return }
      isKeyboardCheckDue = false
      tellOfKeyboard()
    }
  }

  /// Tells observers of the keyboard before a text view tells its delegate that editing began, in one of the runs.
  ///
  /// - UIKit: so some authors have it for text views, and not for fields (craiggrummitt.com, 2016, "Keyboards, text views
  ///   and first responders").
  func keyboardComesFirst(for text: UITextView) {
    let show = ["UIKeyboardWillShowNotification", "UIKeyboardWillChangeFrameNotification"]
    guard !wasKeyboardShown, show.contains(where: { isObserved?($0) == true }),
      (text.delegate as? NSObject)?.appImplements("textViewDidBeginEditing(_:)") == true
        || isObserved?("UITextViewTextDidBeginEditingNotification") == true,
      openRules.takesOther(.textViewKeyboard)
    else { return }
    tellOfKeyboard()
  }

  private func tellOfKeyboard() {
    let isShown = hasKeyboard
    guard isShown != wasKeyboardShown else { return }
    wasKeyboardShown = isShown
    let verb = isShown ? "Show" : "Hide"
    postOfKeyboard("UIKeyboardWill\(verb)Notification", "UIKeyboardWillChangeFrameNotification")
    runLoop.afterAnimation(UIView.areAnimationsEnabled ? 0.25 : 0) { [weak self] in
      self?.postOfKeyboard("UIKeyboardDid\(verb)Notification", "UIKeyboardDidChangeFrameNotification")
    }
  }

  private func postOfKeyboard(_ change: String, _ frame: String) {
    let areBothSeen = isObserved?(change) == true && isObserved?(frame) == true
    let isOther = areBothSeen && openRules.takesOther(.keyboardFrames)
    for name in isOther ? [change, frame] : [frame, change] { post(name, from: nil) }
  }
}
