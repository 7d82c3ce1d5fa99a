import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The view that it came down on.
  public let view: UIView?
  /// The window that it came down in.
  public let window: UIWindow?
  /// How often it came down.
  public let tapCount: Int
  /// How far it is.
  public private(set) var phase: Phase
  /// Where it is in the window, in points; nil where that is not known.
  private let point: CGPoint?
  private var reached: Set<Reach> = []

  private struct Reach: Hashable {
    let responder: ObjectIdentifier
    let phase: Phase
  }

  init(on view: UIView?, tapCount: Int, at point: CGPoint? = nil) {
    self.view = view
    window = view?.window
    self.tapCount = tapCount
    self.point = point
    phase = .began
  }

  /// Where it is in a view, or with nil in the window, in points; nought where that is not known.
  public func location(in view: UIView?) -> CGPoint { knownLocation(in: view) ?? .zero }

  /// The same; nil where it is not known.
  package func knownLocation(in view: UIView?) -> CGPoint? {
    guard let point, let view else { return point }
    let distance = view.distance(to: window)
    guard let x = distance.x, let y = distance.y else { return nil }
    return CGPoint(x: point.x - x + view.contentOrigin.x, y: point.y - y + view.contentOrigin.y)
  }

  // MARK: On its way up the responder chain

  /// Tells the view that it came down on of a phase, and those that this one hands it to.
  func send(_ phase: Phase) {
    guard let view else { return }
    self.phase = phase
    let event = UIEvent(of: self)
    switch phase {
    case .began: view.touchesBegan([self], with: event)
    case .moved, .stationary: view.touchesMoved([self], with: event)
    case .ended: view.touchesEnded([self], with: event)
    case .cancelled: view.touchesCancelled([self], with: event)
    }
  }

  /// Notes that UIKit's own code of a responder was told.
  func reach(_ responder: UIResponder) {
    reached.insert(Reach(responder: ObjectIdentifier(responder), phase: phase))
  }

  /// Whether UIKit's own code of a responder was told of a phase, unless a subclass kept that from it.
  func hasReached(_ responder: UIResponder, in phase: Phase) -> Bool {
    reached.contains(Reach(responder: ObjectIdentifier(responder), phase: phase))
  }

  /// Whether UIKit's own code of a responder was told that it came and went, unless a subclass kept that from it.
  func hasReached(_ responder: UIResponder) -> Bool {
    hasReached(responder, in: .began) && hasReached(responder, in: .ended)
  }
}

/// What fingers do at a moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The fingers.
  public let allTouches: Set<UITouch>?
  /// The view that a finger is meant for, while it is asked which view it hits.
  let target: UIView?
  /// Where views lie, for a finger on a point that is asked which view it hits.
  private(set) lazy var places = ScrolledContent()

  init(of touch: UITouch, target: UIView? = nil) {
    allTouches = [touch]
    self.target = target
  }
}

extension UIResponder {
  /// Whether its class is the app's and follows what a finger does after it came down.
  var followsTouches: Bool {
    guard let own = self as? any InterpretedClass else { return false }
    let ofControls = [
      "beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)", "cancelTracking(with:)",
    ]
    return (["touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)"] + ofControls).contains(
      where: own.implements)
  }
}
