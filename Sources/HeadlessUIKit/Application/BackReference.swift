/// A reference from a part back to the view or controller that holds it: it does not keep that alive, and is nil once
/// that is gone.
///
/// `weak` does the same, but an object with a weak reference to it pays for it with every later retain and release,
/// and views and controllers are referred back to all the time. So each has one anchor, which it empties as it goes.
/// While the `deinit` of a subclass runs, the object is still there, as it is in UIKit.
@MainActor
struct BackReference<Target: UIResponder> {
  private let anchor: ResponderAnchor?

  init(_ target: Target? = nil) { anchor = target?.anchor }

  /// What it leads to.
  var target: Target? {
    guard let responder = anchor?.responder else { return nil }
    return unsafeDowncast(responder.takeUnretainedValue(), to: Target.self)
  }
}

/// The one place through which all back references to a responder lead.
final class ResponderAnchor: @unchecked Sendable {
  fileprivate var responder: Unmanaged<UIResponder>?

  init(_ responder: UIResponder) { self.responder = .passUnretained(responder) }

  /// Lets all back references be nil, since the responder goes.
  func release() { responder = nil }
}
