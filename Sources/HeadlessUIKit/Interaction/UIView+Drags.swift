import Foundation

extension UIView {
  /// What is not known of a finger that moves on the view: where what follows the finger comes to rest; nil where
  /// nothing of the view's own follows it.
  ///
  /// - UIKit: a recognizer of pans tells its actions of each movement (documentation of UIPanGestureRecognizer); the
  ///   knob of a slider or switch, a wheel and the dots for pages follow a finger (documentation of the classes).
  func questionOfDrag(_ path: SwipePath) -> String? {
    let pans = (gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.isEnabled, let pan = recognizer as? UIPanGestureRecognizer else { return false }
      if pan is UIScreenEdgePanGestureRecognizer { return path.isFromLeftEdge }
      return pan.minimumNumberOfTouches == 1
    }
    if pans { return "what a finger that moves over a \(typeName) does, which a UIPanGestureRecognizer follows" }
    guard takesTouches, (self as? UIControl)?.isEnabled ?? true else { return nil }
    return switch self {
    case is UISlider where path.isHorizontal: "where a swipe leaves the knob of a slider"
    case is UISwitch where path.isHorizontal: "where a swipe leaves the knob of a switch"
    case is UIPickerView, is UIDatePicker: "where a swipe leaves a wheel"
    case is UIPageControl: "to which page a swipe over the dots goes"
    default: nil
    }
  }

  /// What follows a finger that moves, the view or one in it, and lies where the finger comes down, or does not; nil where
  /// there is none.
  func openFollower(of path: SwipePath) -> UIView? {
    guard !isHidden else { return nil }
    if questionOfDrag(path) != nil, let window, convert(boundsPlace, to: window).contains(path.start) == nil {
      return self
    }
    return subviews.lazy.compactMap { $0.openFollower(of: path) }.first
  }
}

extension UIControl {
  /// What is not known of a finger that comes down on it and moves: how far out its inside reaches; nil where no touch does
  /// anything to it.
  ///
  /// - UIKit: F7.6.
  var questionOfMovingFinger: String? {
    guard isEnabled, isInTouchablePart else { return nil }
    let hasMenu = (self as? UIButton)?.menu != nil && (self as? UIButton)?.showsMenuAsPrimaryAction == true
    let acts =
      switch self {
      case is UIRefreshControl: false
      case is UISegmentedControl, is UIStepper, is UISwitch, is UISlider, is UIPageControl, is UIDatePicker: true
      default:
        hasMenu || (self as? UIButton)?.changesSelectionAsPrimaryAction == true
          || hasTrigger(for: [.allTouchEvents, .primaryActionTriggered])
      }
    return acts ? "what \(caption) does with a finger that comes down on it and moves" : nil
  }
}
