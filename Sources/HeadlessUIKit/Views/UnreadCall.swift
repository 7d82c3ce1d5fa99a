import FlowInterfaceBuilder

/// A call of code that is not read, on a view or with it: what it has made of the view, and put it into, is not known.
package final class UnreadCall: Sendable {
  /// What was called, as messages have it: `UIView.fillSuperview(…)`.
  package let what: String
  /// Where.
  package let location: SourceLocation?

  package init(_ what: String, at location: SourceLocation?) { (self.what, self.location) = (what, location) }
}

extension UIView {
  /// Notes a call on it, or with it, of code that is not read. The first one counts.
  package func note(_ call: UnreadCall) {
    if unreadCall == nil { unreadCall = call }
  }

  /// The first such call on the view or one that it lies in.
  fileprivate var unreadCallAround: UnreadCall? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.unreadCall).first
  }
}

extension Simulation {
  /// Raises an exception about views; where code that is not read may have made it right, that is open instead.
  func raise(_ exception: UIKitException, about views: [UIView]) {
    guard let call = views.lazy.compactMap(\.unreadCallAround).first else { return raise(exception) }
    leaveUndecided("what \(call.what) does", at: call.location)
  }
}
