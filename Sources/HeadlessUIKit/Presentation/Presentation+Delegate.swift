extension Presentation {
  /// Tells the delegate of what the user does.
  func tell(_ callback: TraceCallback) {
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
    if presented.isModalInPresentation { return "isModalInPresentation is true" }
    guard let delegate = original.delegate else { return nil }
    let simulation = presented.simulation
    let answer = simulation.run { delegate.presentationControllerShouldDismiss(original) }
    simulation.record(.presentationShouldDismiss, presented.traceSubject, .text(answer ? "true" : "false"))
    return answer ? nil : "presentationControllerShouldDismiss(_:) answers false"
  }
}
