import Foundation

/// The views in a window whose classes draw and that have not been drawn since they were asked to.
///
/// Only views whose code may do more than draw wait here: what is drawn is nothing that a flow asks for.
///
/// - UIKit: F7.14.
@MainActor
final class DrawingQueue {
  private var views: [UIView] = []
  /// How often views were drawn in this turn.
  private var rounds = 0
  /// Since when views wait for animations to end.
  private var waitsSince: TimeInterval?
  /// The seconds of virtual time after which animations are taken to have no end.
  private static let patience: TimeInterval = 5
  /// More than a turn has in which nothing asks to be drawn by being drawn.
  private static let mostRounds = 20

  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Draws what waits and can be drawn.
  ///
  /// - Parameters:
  ///   - isAnimating: whether animations go on.
  ///   - takesOther: whether what is not published is taken the other way.
  /// - Returns: whether anything was drawn.
  func draw(isAnimating: Bool, _ takesOther: () -> Bool) -> Bool {
    views.removeAll { $0.window == nil }
    guard let now = views.first?.window?.simulation.runLoop.now, rounds < Self.mostRounds else { return false }
    let isOther = takesOther()
    if isOther, isAnimating, now - (waitsSince ?? now) < Self.patience {
      waitsSince = waitsSince ?? now
      return false
    }
    waitsSince = nil
    let batch = views.filter { $0.canBeDrawn(unseen: isOther) }
    guard !batch.isEmpty else { return false }
    rounds += 1
    views.removeAll { view in batch.contains { $0 === view } }
    for view in batch {
      // Who asks to be drawn anew while it is drawn, is drawn without end: once is enough to see what comes of it.
      view.look.isDrawn = true
      for _ in 0..<(isOther ? 2 : 1) { view.draw(view.bounds) }
    }
    views.removeAll { view in batch.contains { $0 === view } }
    return true
  }

  /// Notes that a turn is over.
  func endTurn() { rounds = 0 }
}

extension UIView {
  /// Asks to be drawn when the turn ends, where it is in a window.
  ///
  /// - Parameter again: whether it is drawn though it has been before.
  func askForDrawing(again: Bool) {
    guard let own = self as? any InterpretedClass, own.changesByDrawing else { return }
    if again { look.isDrawn = false }
    if !look.isDrawn, let window { window.simulation.drawingQueue.add(self) }
  }

  /// Asks for a part of it to be drawn again.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether it may be drawn now.
  ///
  /// - Parameter unseen: whether those are drawn that are hidden, and those are not of whose size nothing is known.
  fileprivate func canBeDrawn(unseen: Bool) -> Bool {
    let place = boundsPlace
    if unseen {
      guard let width = place.x.size, let height = place.y.size else { return false }
      return width > 0 && height > 0
    }
    if place.x.size.map({ $0 <= 0 }) == true || place.y.size.map({ $0 <= 0 }) == true { return false }
    return sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
