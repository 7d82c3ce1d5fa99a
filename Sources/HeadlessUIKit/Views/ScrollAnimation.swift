import Foundation

/// An animation that moves the content of a scroll view.
@MainActor
final class ScrollAnimation {
  /// How long it takes, in seconds, which is not published.
  static let duration = 0.3
  private let start = Simulation.current.runLoop.now

  /// Whether time has gone by since it began: nobody knows how far it has come.
  var isUnderWay: Bool { Simulation.current.runLoop.now > start }
}
