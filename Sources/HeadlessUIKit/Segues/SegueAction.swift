import FlowInterfaceBuilder

/// What a segue of one of UIKit's own kinds does when it is performed.
@MainActor
struct SegueAction {
  let template: SegueTemplate
  let source: UIViewController
  let destination: UIViewController
  let sender: Any?

  private var segue: InterfaceSegue { template.segue }

  /// - UIKit: show pushes in a navigation controller, else presents, which from a source in no window does nothing;
  ///   showDetail replaces a split view's detail, else presents; the deprecated push and modal raise when
  ///   misconfigured (F2.7, F2.8).
  func perform() {
    switch segue.kind {
    case "show": source.show(destination, sender: source)
    case "showDetail": source.showDetailViewController(destination, sender: source)
    case "presentation", "modal", "modalPresentation": present(style: nil)
    case "popoverPresentation", "popover": present(style: destination.modalPresentationStyle)
    case "push": push()
    case "replace": source.showDetailViewController(destination, sender: source)
    default:
      source.simulation.leaveUndecided(
        "what a segue of the kind \(segue.kind) does", at: segue.location, by: source.traceSubject)
    }
  }

  /// Makes the destination ready for `prepare(for:sender:)`.
  ///
  /// - UIKit: the destination of a popover segue has its popover's presentation controller there, whose delegate the source
  ///   sets (documentation of UIPopoverPresentationController, "Configuring popovers from segues"; many authors, since
  ///   iOS 8).
  func prepareDestination() {
    let isPopover =
      ["popoverPresentation", "popover"].contains(segue.kind)
      || segue.kind == "presentation" && segue.modalPresentationStyle == "popover"
    guard isPopover else { return }
    destination.modalPresentationStyle = .popover
    if let popover = destination.popoverPresentationController { anchor(popover) }
  }

  /// - UIKit: raises where no navigation controller manages the source (F2.9).
  private func push() {
    guard let navigation = source.navigationController else {
      return source.simulation.raise(
        UIKitException(
          .generic,
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        ), by: source.traceSubject)
    }
    navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
  }

  private func present(style: UIModalPresentationStyle?) {
    if let style = style ?? segue.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(interfaceName:)) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap(UIModalTransitionStyle.init(interfaceName:)) {
      destination.modalTransitionStyle = style
    }
    if let popover = destination.popoverPresentationController, !popover.hasAnchor { anchor(popover) }
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }

  private func anchor(_ popover: UIPopoverPresentationController) {
    let decoder = source.sceneNib?.decoder
    if let item = decoder?.made(segue.popoverAnchorBarButtonItemID) as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = decoder?.made(segue.popoverAnchorViewID) as? UIView ?? sender as? UIView
      popover.barButtonItem = sender as? UIBarButtonItem
    }
  }
}
