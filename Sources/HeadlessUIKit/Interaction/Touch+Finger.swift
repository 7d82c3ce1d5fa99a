import Foundation

/// The finger on a view, from where it comes down until it is lifted or taken away.
extension Touch {
  /// Lets a finger come down and stay, and recognizers recognize it.
  ///
  /// - Parameter told: the control that follows it.
  /// - Returns: whether one has recognized a touch that is left to the views as well; nil where it is over.
  func follow(_ finger: UITouch, over views: [UIView], _ answerer: UIView?, _ told: UIControl?) -> Bool? {
    let isBetweenScreens = simulation.isBetweenScreens
    let isThere = views.first?.isTouchedOnScreen == true
    var competition = GestureCompetition(simulation, gesture, in: views, answerer: answerer, finger)
    finger.send(.began)
    competition.begin()
    let control = told.flatMap { finger.hasReached($0, in: .began) ? $0 : nil }
    let isTakenAtOnce = competition.isTaken
    func take() {
      finger.send(.cancelled)
      control?.userDidTouchInVain(with: finger)
    }
    if isTakenAtOnce { take() } else { control?.userDidTouch(finger) }
    competition.stay(take)
    let isTakenBefore = competition.isTaken
    if !isTakenBefore, let view = views.first,
      isThere && !view.isTouchedOnScreen || !isBetweenScreens && simulation.isBetweenScreens
        || control?.isEnabled == false,
      control?.tellsOfEnd ?? true
    {
      simulation.leaveUndecided(
        "how a touch on \(view.caption) ends, which is disabled or goes away while the finger is on it",
        at: view.origin?.location)
      return nil
    }
    competition.end()
    guard competition.isTaken else { return competition.isRecognized }
    if !isTakenBefore { take() }
    if let silent = answerer as? UIControl, silent.hasTrigger(for: [.touchDown, .touchCancel]),
      isTakenAtOnce || control == nil || !isTakenBefore && silent.isHeldBackByScrollView
    {
      simulation.leaveUndecided(
        "whether \(silent.caption) is told of a touch that a gesture recognizer takes", at: silent.origin?.location)
    }
    return nil
  }

  /// The control that follows a finger from where it comes down on; nil for none.
  func toldControl(_ answerer: UIView?, in views: [UIView]) -> UIControl? {
    guard let control = answerer as? UIControl, views.first === control, control.questionOfTap == nil,
      !bringsUpMenu(control)
    else { return nil }
    return control
  }

  /// A finger stays on what answers when it is lifted, and is no view.
  func pressSomethingElse(at element: ScreenElement) {
    let rest = FingerRest(simulation, gesture, on: element.host)
    if simulation.runLoop.isDue(within: 0...rest.length) {
      simulation.leaveUndecided(
        "what a long press ends on: the app goes on while the finger rests", at: element.location)
    }
    rest.untilLifted()
  }
}

extension UIView {
  /// Whether a finger on it is one on the screen.
  fileprivate var isTouchedOnScreen: Bool { window != nil && isInTouchablePart }

  /// Whether a scroll view around it may hold back that a finger came down.
  ///
  /// - UIKit: until it knows that it does not scroll (documentation of UIScrollView.delaysContentTouches).
  var isHeldBackByScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
  }
}
