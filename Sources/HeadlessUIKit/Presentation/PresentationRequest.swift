import Foundation

/// A controller that asks for another to be presented.
@MainActor
struct PresentationRequest {
  let presented: UIViewController
  let requester: UIViewController
  let animated: Bool
  let completion: (() -> Void)?

  private var simulation: Simulation { requester.simulation }

  /// Presents, or refuses with UIKit's words.
  ///
  /// - UIKit: begins synchronously; order G20; with a style that keeps the presenter's view the presenter gets no
  ///   appearance callbacks (F1.5.2, F1.5.5; G23); completion after the presented viewDidAppear (F1.5.3).
  func perform() {
    let style = presented.adaptedPresentationStyle
    let presenter = requester.presenter(for: style)
    guard isAllowed(by: presenter) else { return }
    let window = presenter.loadedView?.window
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.presentationRequester = requester
    presented.isBeingPresented = true
    let leaving = style.removesPresentersView ? presenter : nil
    let container = UIPresentationContainerView(frame: presenter.simulation.screen.bounds)
    presented.presentationView = container
    AppearanceTransition(
      simulation: simulation, order: .presentation, in: presenter, leaving: leaving, arriving: presented,
      animated: animated && UIView.areAnimationsEnabled, presentationStyle: style,
      steps: .init(
        insert: {
          container.style = style
          presented.view.frame = container.bounds
          container.addSubview(presented.view)
          window?.addSubview(container)
        },
        remove: {
          guard leaving != nil else { return }
          container.presentersSuperview = presenter.loadedView?.superview
          presenter.loadedView?.removeFromSuperview()
        },
        completion: {
          presented.isBeingPresented = false
          complete()
        })
    ).startNow()
  }

  private func complete() {
    guard let completion else { return }
    simulation.record(.completion, presented.traceSubject, .text("present"))
    simulation.run { completion() }
  }

  private func isAllowed(by presenter: UIViewController) -> Bool {
    if let owner = presented.ownPresenting {
      raise(
        "Application tried to present modally a view controller \(presented.logName) that is already being presented "
          + "by \(owner.logName).")
      return false
    }
    if presented.parent != nil || presented === requester {
      raise("Application tried to present modally an active controller \(presented.logName).")
      return false
    }
    let attempt =
      "[Presentation] Attempt to present \(presented.logName) on \(presenter.logName) (from \(requester.logName)) "
    if let other = presenter.ownPresented {
      let isMoving = other.isBeingPresented || other.isBeingDismissed
      warn(
        attempt + (isMoving ? "while a presentation is in progress." : "which is already presenting \(other.logName)."))
      return false
    }
    guard presenter.loadedView?.window != nil else {
      warn(attempt + "whose view is not in the window hierarchy.")
      return false
    }
    if presented.adaptedPresentationStyle == .popover, presented.popoverController?.hasAnchor != true {
      simulation.raise(
        UIKitException(
          .generic,
          "UIPopoverPresentationController (<UIPopoverPresentationController: 0x0>) should have a non-nil sourceView "
            + "or barButtonItem set before the presentation occurs."), by: requester.traceSubject)
      return false
    }
    return true
  }

  private func raise(_ reason: String) {
    simulation.raise(UIKitException(.invalidArgument, reason), by: requester.traceSubject)
  }

  private func warn(_ text: String) { simulation.warn(text, by: requester.traceSubject) }
}

/// The view that holds a presented controller's view in the window.
final class UIPresentationContainerView: UIView {
  /// The style after adaptation.
  var style = UIModalPresentationStyle.fullScreen
  /// Whether the user sees nothing below it: full screens, and cards on a phone.
  var hidesWhatIsBelow: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .automatic: window?.simulation.device.idiom == .phone
    case .custom, .overFullScreen, .overCurrentContext, .popover, .none: false
    }
  }
  /// Where the presenter's view was before a full-screen presentation took it out.
  var presentersSuperview: UIView?
}
