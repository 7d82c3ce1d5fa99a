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

  /// Who gets its will callback first.
  let will: [Side]
  /// Who gets its did callback first.
  let did: [Side]
  /// Seconds of an animated transition.
  let duration: TimeInterval
  /// Whether an unanimated one lays out before its did callbacks.
  let laysOutUnanimated: Bool

  /// - UIKit: the root of a window: will, is, layout, did (G01, G03).
  static let windowRoot = TransitionOrder(
    will: [.leaving, .arriving], did: [.leaving, .arriving], duration: 0, laysOutUnanimated: true)

  /// - UIKit: push and pop (G10, G11, G13, G14); an unanimated push has no layout before its viewDidAppear (G10).
  static let navigation = TransitionOrder(
    will: [.leaving, .arriving], did: [.leaving, .arriving], duration: 0.5, laysOutUnanimated: false)

  /// - UIKit: a full-screen presentation and its dismissal: the arriving one's viewDidAppear comes first (G20, G21).
  static let presentation = TransitionOrder(
    will: [.leaving, .arriving], did: [.arriving, .leaving], duration: 0.5, laysOutUnanimated: true)

  /// - UIKit: a change of tabs: the arriving one's viewWillAppear comes first (G30).
  static let tab = TransitionOrder(
    will: [.arriving, .leaving], did: [.leaving, .arriving], duration: 0, laysOutUnanimated: true)

  /// - UIKit: pages that scroll (G40).
  static let pageScroll = TransitionOrder(
    will: [.arriving, .leaving], did: [.arriving, .leaving], duration: 0.3, laysOutUnanimated: true)

  /// - UIKit: pages that curl (G42).
  static let pageCurl = TransitionOrder(
    will: [.arriving, .leaving], did: [.leaving, .arriving], duration: 0.6, laysOutUnanimated: true)

  /// - UIKit: `transition(from:to:duration:options:animations:completion:)` (G56).
  static let childTransition = TransitionOrder(
    will: [.leaving, .arriving], did: [.arriving, .leaving], duration: 0.3, laysOutUnanimated: true)
}
