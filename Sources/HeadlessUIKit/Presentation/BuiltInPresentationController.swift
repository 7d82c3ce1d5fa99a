import Foundation

/// UIKit's presentation controller of the styles that have no public class: full screen, current context and those over
/// them.
final class BuiltInPresentationController: UIPresentationController {
  /// - UIKit: the context styles cover the nearest context (F1.5.10).
  override var shouldPresentInFullscreen: Bool { !presentationStyle.isContextual }

  /// - UIKit: F1.5.5, F1.5.6.
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}
