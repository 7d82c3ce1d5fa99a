extension UIViewController {
  /// Tells the container, or what presents this controller, of a new preferred content size.
  ///
  /// - UIKit: documentation of UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:).
  func preferredContentSizeDidChange() {
    simulation.run {
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
}
