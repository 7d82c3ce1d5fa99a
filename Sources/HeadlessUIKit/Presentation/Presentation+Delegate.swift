extension Presentation {
  /// Tells the delegate of what the user does.
  ///
  /// - UIKit: a screen of the system's tells its own delegate, too (documentation of imagePickerControllerDidCancel(_:) and
  ///   its kin); what it tells where the user pulls it down, and when, is not published for each.
  func tell(_ callback: TraceCallback) {
    if callback == .presentationDidDismiss, let screen = presented as? any SystemScreen, screen.listener != nil {
      screen.simulation.leaveUndecided("what a \(screen.screenName) tells the app as the user dismisses it")
    }
    guard let delegate = original.delegate else { return }
    let simulation = presented.simulation
    simulation.record(callback, presented.traceSubject)
    simulation.run {
      switch callback {
      case .presentationWillDismiss: delegate.presentationControllerWillDismiss(original)
      case .presentationDidDismiss: delegate.presentationControllerDidDismiss(original)
      default: delegate.presentationControllerDidAttemptToDismiss(original)
      }
    }
  }

  /// Why the user may not dismiss it; nil where that is allowed.
  ///
  /// - UIKit: the delegate is not asked where `isModalInPresentation` forbids it; it may be asked at any time and again
  ///   (F1.5.13, F1.5.14; G25).
  func reasonAgainstDismissalByUser() -> String? {
    if let modal = presented.modalInPresentation {
      return modal === presented
        ? "isModalInPresentation is true" : "isModalInPresentation of \(modal.screenName) is true"
    }
    guard let delegate = original.delegate else { return nil }
    let simulation = presented.simulation
    let answer = simulation.run { delegate.presentationControllerShouldDismiss(original) }
    simulation.record(.presentationShouldDismiss, presented.traceSubject, .text(answer ? "true" : "false"))
    return answer ? nil : "presentationControllerShouldDismiss(_:) answers false"
  }
}

extension UIViewController {
  /// The controller that keeps its presentation from the user's dismissal: this one, or one that it shows.
  ///
  /// - UIKit: it is set on a controller to make the presentation that hosts it modal (UIViewController.h; Apple's sample
  ///   "Disabling the pull-down gesture for a sheet" sets it on the root of the navigation controller that is presented).
  fileprivate var modalInPresentation: UIViewController? {
    if isModalInPresentation { return self }
    return (managesChildrenAppearance ? appearanceChildren : children).lazy.compactMap(\.modalInPresentation).first
  }
}
