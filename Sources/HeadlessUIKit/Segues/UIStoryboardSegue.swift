import Foundation

/// A way from one controller to another that a storyboard draws.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier; nil for a segue without one.
  public let identifier: String?
  /// Where it comes from.
  public let source: UIViewController
  /// Where it goes.
  public let destination: UIViewController
  private var action: (() -> Void)?

  /// Makes a segue that does nothing unless a subclass performs it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Makes a segue of code.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Makes the transition.
  open func perform() { action?() }

  func setAction(_ action: @escaping () -> Void) { self.action = action }
}

/// What an unwind segue starts from.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it leaves.
  public let source: UIViewController
  /// The action that its end answers.
  public let unwindAction: Selector
  /// Who set it off.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
