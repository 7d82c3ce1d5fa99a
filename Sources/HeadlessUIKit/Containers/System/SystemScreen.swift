/// A screen of the system's, whose inside is not simulated.
@MainActor
package protocol SystemScreen: UIViewController {
  /// What is told of what the user does there; nil for nothing.
  var listener: AnyObject? { get }
}

extension SystemScreen {
  package var listener: AnyObject? { nil }
}

/// One that tells a delegate.
@MainActor
package protocol DelegatingSystemScreen: SystemScreen {
  var delegate: AnyObject? { get }
}

extension DelegatingSystemScreen {
  package var listener: AnyObject? { delegate }
}
