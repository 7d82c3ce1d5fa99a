import Foundation

/// In which order the two controllers of a transition get their appearance callbacks, and how long it takes.
///
/// The orders differ from container to container, so they are data: each is the row of the same name in the
/// cross-container summary of the recorded traces.
struct TransitionOrder: Sendable {
  /// One of the two sides of a transition.
  enum Side: Sendable {
    case leaving
    case arriving
  }

  /// One callback of a cancelled transition: the side goes back to where it was.
  enum StepBack: Sendable {
    /// The leaving one's viewWillAppear and viewIsAppearing, or the arriving one's viewWillDisappear.
    case will(Side)
    /// The leaving one's viewDidAppear, or the arriving one's viewDidDisappear.
    case did(Side)
  }

  /// Who gets its will callback first.
  let will: [Side]
  /// Who gets its did callback first.
  let did: [Side]
  /// What both get when the transition is cancelled, in order.
  let cancel: [StepBack]
  /// Seconds of an animated transition.
  let duration: TimeInterval
  /// Whether an unanimated one lays out before its did callbacks.
  let laysOutUnanimated: Bool
  /// Whether what arrives appears although its container has not.
  var appearsBeforeContainer = false
  /// Whether UIKit asks who decides on the status bar and the like, as it does by itself for its own containers only
  /// (documentation of setNeedsStatusBarAppearanceUpdate()).
  var asksForSystemInterface = true
  /// Whether UIKit asks for the supported orientations: when who is in charge of them may be another (F5.5).
  var asksForOrientation = false

  /// Whether the rest of the arriving one's appearance comes with its container's.
  var joinsContainer = false

  /// - UIKit: the root of a window: will, is, layout, did (G01, G03).
  static let windowRoot = TransitionOrder(
    will: [.leaving, .arriving], did: [.leaving, .arriving], cancel: [], duration: 0, laysOutUnanimated: true,
    asksForOrientation: true)

  /// - UIKit: push and pop (F1.4.1; G10, G11, G13, G14, G15); an unanimated push has no layout before its
  ///   viewDidAppear (G10). Cancelled: the one that was coming goes first (F1.4.14; G16).
  static let navigation = TransitionOrder(
    will: [.leaving, .arriving], did: [.leaving, .arriving],
    cancel: [.will(.arriving), .did(.arriving), .will(.leaving), .did(.leaving)], duration: 0.5,
    laysOutUnanimated: false)

  /// - UIKit: a push while the navigation controller itself is appearing: after the old top's viewIsAppearing it goes
  ///   again, without animation and without a viewDidAppear, before the new one's viewIsAppearing
  ///   (VAndrJ/awesome-apple-bugs, LifeCyclePushedViewController, 2025; iOS 17.4).
  static let joiningNavigation = TransitionOrder(
    will: [.leaving, .arriving], did: [.leaving], cancel: [], duration: 0, laysOutUnanimated: false,
    joinsContainer: true)

  /// - UIKit: a full-screen presentation and its dismissal: the arriving one's viewDidAppear comes first (F1.5.1; G20,
  ///   G21). Cancelled: as the coordinator's header has it, the one that was coming goes first (F1.4.14).
  static let presentation = TransitionOrder(
    will: [.leaving, .arriving], did: [.arriving, .leaving],
    cancel: [.will(.arriving), .did(.arriving), .will(.leaving), .did(.leaving)], duration: 0.5,
    laysOutUnanimated: true, asksForOrientation: true)

  /// - UIKit: a change of tabs: the arriving one's viewWillAppear comes first (F1.6.1; G30).
  static let tab = TransitionOrder(
    will: [.arriving, .leaving], did: [.leaving, .arriving],
    cancel: [.will(.arriving), .did(.arriving), .will(.leaving), .did(.leaving)], duration: 0,
    laysOutUnanimated: true)

  /// - UIKit: pages that scroll (F1.7.1; G40), also before their container appears (F1.7.5); cancelled, the page that was there comes back first (wangling.me 2014,
  ///   iOS 7).
  static let pageScroll = TransitionOrder(
    will: [.arriving, .leaving], did: [.arriving, .leaving],
    cancel: [.will(.leaving), .did(.leaving), .will(.arriving), .did(.arriving)], duration: 0.3,
    laysOutUnanimated: true, appearsBeforeContainer: true)

  /// - UIKit: pages that curl (F1.7.1; G42); cancelled, both will callbacks precede both did callbacks (G43).
  static let pageCurl = TransitionOrder(
    will: [.arriving, .leaving], did: [.leaving, .arriving],
    cancel: [.will(.arriving), .will(.leaving), .did(.arriving), .did(.leaving)], duration: 0.6,
    laysOutUnanimated: true, appearsBeforeContainer: true)

  /// - UIKit: `transition(from:to:duration:options:animations:completion:)` (F1.3.6; G56).
  static let childTransition = TransitionOrder(
    will: [.leaving, .arriving], did: [.arriving, .leaving], cancel: [], duration: 0.3, laysOutUnanimated: true,
    asksForSystemInterface: false)
}
