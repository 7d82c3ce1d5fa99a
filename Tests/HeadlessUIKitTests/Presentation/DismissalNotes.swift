import HeadlessUIKit

/// A delegate that notes what it is told of a dismissal.
final class DismissalNotes: UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []
  var shouldDismiss = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return shouldDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
}

extension Simulation {
  /// The appearance callbacks, and what the delegate of a presentation is told.
  static let dismissal = appearance.union([
    .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss,
  ])
}
