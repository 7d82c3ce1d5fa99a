import Foundation

/// How long a finger stays where it came down, and what goes on meanwhile.
///
/// - Source: a tap of Maestro's driver for iOS lasts a tenth of a second, its long press three seconds.
@MainActor
struct FingerRest {
  private let simulation: Simulation
  private let gesture: TouchGesture
  /// The view that it came down on; nil where that is not known.
  private let view: UIView?
  private let beginning: TimeInterval
  private let requests: Int

  /// Begins as the finger comes down.
  init(_ simulation: Simulation, _ gesture: TouchGesture, on view: UIView?) {
    (self.simulation, self.gesture, self.view) = (simulation, gesture, view)
    beginning = simulation.runLoop.now
    requests = simulation.runLoop.requestsOfAll
  }

  /// The seconds after which it is lifted.
  var length: TimeInterval { gesture == .longPress ? 3 : 0.1 }

  /// Between which seconds that may be on a device.
  private var span: ClosedRange<TimeInterval> { gesture == .longPress ? 2.75...3.5 : 0.05...0.2 }

  /// Lets the finger stay until it is lifted. A tap takes time where something was put off as the finger came down.
  ///
  /// - UIKit: a scroll view holds back that a finger came down until it knows that it does not scroll, and tells of it
  ///   with a short tap's end (documentation of UIScrollView.delaysContentTouches; observed by many authors): how much
  ///   time passes for the views in it is not published.
  func untilLifted() {
    guard gesture == .longPress || simulation.runLoop.requestsOfAll != requests else { return }
    let mayBeHeldBack = gesture != .longPress && view?.isHeldBackByScrollView == true
    if mayBeHeldBack, simulation.runLoop.isDue(within: 0...span.upperBound),
      simulation.openRules.takesOther(.touchLengths)
    {
      return
    }
    pass(until: length, within: span)
  }

  /// Lets the finger stay until a recognizer of long presses begins.
  func until(_ duration: TimeInterval) { pass(until: duration, within: max(0, duration - 0.05)...(duration + 0.1)) }

  /// Lets time pass until so many seconds after the finger came down.
  ///
  /// - Parameter span: between which seconds that may be on a device.
  private func pass(until moment: TimeInterval, within span: ClosedRange<TimeInterval>) {
    let runLoop = simulation.runLoop
    let passed = runLoop.now - beginning
    guard moment >= passed else { return }
    var end = moment
    let early = max(0, span.lowerBound - passed)...max(0, moment - passed)
    let late = max(0, moment - passed)...max(0, span.upperBound - passed)
    if runLoop.isDue(within: early) || runLoop.isDue(within: late), simulation.openRules.takesOther(.touchLengths) {
      end = runLoop.isDue(within: early) ? span.lowerBound : span.upperBound
    }
    runLoop.advance(by: max(0, end - passed))
  }
}
