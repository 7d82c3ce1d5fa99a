import Foundation

/// Decides which recognizers recognize a touch.
///
/// - UIKit: the recognizers of the view that is hit and of the views around it are told of a touch, those whose delegate
///   takes it. Of several that recognize it, one does, unless a delegate lets them do so together; one waits where it
///   requires that another fails. What is recognized is taken from the view, unless the recognizer does not cancel it
///   (documentation of UIGestureRecognizer, UIGestureRecognizerDelegate and cancelsTouchesInView). The innermost comes
///   first (observed by many authors; not documented).
@MainActor
struct GestureCompetition {
  let simulation: Simulation
  let gesture: TouchGesture
  /// The view that is hit and those around it.
  let views: [UIView]
  /// The view among them that answers touches itself.
  let answerer: UIView?
  /// The finger that comes down.
  let finger: UITouch
  /// How long it stays.
  let rest: FingerRest
  /// The recognizers that would recognize the touch, the innermost first.
  private var all: [UIGestureRecognizer] = []
  /// Those that have recognized it.
  private var done: [UIGestureRecognizer] = []
  /// Whether one of them takes it from the views.
  private(set) var isTaken = false
  var isRecognized: Bool { !done.isEmpty }

  init(_ simulation: Simulation, _ gesture: TouchGesture, in views: [UIView], answerer: UIView?, _ finger: UITouch) {
    (self.simulation, self.gesture, self.views, self.answerer) = (simulation, gesture, views, answerer)
    self.finger = finger
    rest = FingerRest(simulation, gesture, on: views.first)
    all = views.flatMap { $0.gestureRecognizers ?? [] }.filter { recognizer in
      recognizer.isEnabled && matches(recognizer) && !isKeptOff(recognizer)
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: finger) ?? true
    }
  }

  /// The finger comes down: those that wait for nothing begin.
  mutating func begin() {
    guard gesture != .doubleTap else { return }
    recognize(ready.compactMap { $0 as? UILongPressGestureRecognizer }.filter { $0.minimumPressDuration <= 0 })
  }

  /// The finger stays: those begin that wait for that, the shortest first.
  ///
  /// - Parameter take: what is done as one of them takes the finger from the views.
  mutating func stay(_ take: () -> Void) {
    if gesture == .longPress {
      let presses = ready.compactMap { $0 as? UILongPressGestureRecognizer }.filter { $0.minimumPressDuration > 0 }
      for duration in Set(presses.map(\.minimumPressDuration)).sorted() {
        rest.until(duration)
        let wasTaken = isTaken
        recognize(presses.filter { $0.minimumPressDuration == duration && $0.isEnabled })
        if isTaken, !wasTaken { take() }
      }
    }
    rest.untilLifted()
  }

  /// The finger is lifted: taps are recognized, and what goes on ends.
  mutating func end() {
    let begun = done
    switch gesture {
    case .doubleTap: recognizeTwice()
    case .tap: recognize(ready.filter { !($0 is UILongPressGestureRecognizer) && $0.isEnabled })
    case .longPress: break
    }
    for recognizer in begun { recognizer.finish() }
  }

  /// Those that wait for no other one.
  private var ready: [UIGestureRecognizer] {
    all.filter { waiting in !all.contains { $0 !== waiting && waiting.waits(for: $0) } }
  }

  private mutating func recognize(_ ready: [UIGestureRecognizer]) {
    for recognizer in ready {
      guard done.allSatisfy({ mayJoin($0, recognizer) }) else {
        if let first = done.first(where: { $0.view === recognizer.view && !mayJoin($0, recognizer) }),
          isAsEarly(first, recognizer)
        {
          simulation.leaveUndecided(
            "which of the gesture recognizers of one view recognizes a touch that both do",
            at: first.view?.origin?.location)
        }
        continue
      }
      // Its action may change that for the touches to come.
      let takes = recognizer.cancelsTouchesInView
      guard recognizer.begin(finger) else { continue }
      if !(recognizer is UILongPressGestureRecognizer) { recognizer.finish() }
      done.append(recognizer)
      isTaken = isTaken || takes
    }
  }

  /// Whether two recognize at one moment.
  private func isAsEarly(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    let durations = [first, second].map { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration }
    return durations[0] == durations[1] || durations.contains(nil)
  }

  /// A recognizer of single taps recognizes each of two, unless it waits for one of two taps.
  private mutating func recognizeTwice() {
    let double = all.filter { taps($0) == 2 }
    let single = all.filter { taps($0) == 1 }
    guard let first = double.first else {
      recognize(single)
      let once = done
      done = []
      recognize(single)
      done = once + done
      return
    }
    if single.contains(where: { waiting in !double.contains { waiting.waits(for: $0) } }) {
      simulation.leaveUndecided(
        "which of the gesture recognizers for one tap and for two recognizes two taps", at: first.view?.origin?.location
      )
    }
    recognize(double)
  }

  private func taps(_ recognizer: UIGestureRecognizer) -> Int? {
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
  }

  private func mayJoin(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
  }

  private func matches(_ recognizer: UIGestureRecognizer) -> Bool {
    switch (gesture, recognizer) {
    case (.tap, let tap as UITapGestureRecognizer): tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case (.doubleTap, let tap as UITapGestureRecognizer):
      tap.numberOfTapsRequired <= 2 && tap.numberOfTouchesRequired == 1
    case (_, let press as UILongPressGestureRecognizer): matches(press)
    default: false
    }
  }

  /// Whether a finger stays as long as a recognizer asks.
  ///
  /// - UIKit: one of no duration recognizes a touch as it comes down (documentation of minimumPressDuration); a test's
  ///   tap takes about a tenth of a second, its long press three seconds (Maestro's driver for iOS).
  private func matches(_ press: UILongPressGestureRecognizer) -> Bool {
    guard press.numberOfTouchesRequired == 1, press.numberOfTapsRequired == 0 else { return false }
    let duration = press.minimumPressDuration
    let isOpen =
      switch gesture {
      case .tap: duration > 0 && duration < 0.2
      case .doubleTap: duration < 0.2
      case .longPress: abs(duration - 3) < 0.25
      }
    if isOpen {
      simulation.leaveUndecided(
        "whether a finger stays for \(duration) seconds, as a gesture recognizer asks", at: press.view?.origin?.location
      )
    }
    return gesture == .longPress ? duration < 3 : gesture == .tap && duration <= 0
  }

  /// Whether a control keeps the touch from a recognizer of a view around it.
  ///
  /// - UIKit: a button, switch, stepper, segmented control or page control acts on a single tap before recognizers of
  ///   the views around it, other controls do not (documentation: "Attaching gesture recognizers to UIKit controls"). One
  ///   that does not cancel touches recognizes it as well by a published observation on iOS 16, of which the documentation
  ///   says nothing: a flow runs both ways. That fields which take text do the same is observed by many authors; not
  ///   documented.
  private func isKeptOff(_ recognizer: UIGestureRecognizer) -> Bool {
    guard gesture != .longPress, let answerer, let view = recognizer.view, view !== answerer,
      !view.isDescendant(of: answerer)
    else { return false }
    switch answerer {
    case is UITextField, is UITextView, is UISearchBar: return true
    case is UIButton, is UISwitch, is UIStepper, is UISegmentedControl, is UIPageControl:
      guard taps(recognizer) == 1 else { return false }
      return recognizer.cancelsTouchesInView || simulation.openRules.takesOther(.tapsAroundControls)
    default: return false
    }
  }
}
