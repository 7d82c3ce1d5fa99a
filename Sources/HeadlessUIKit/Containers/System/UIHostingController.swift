import Foundation

/// Shows a view of SwiftUI's, whose inside is not simulated.
@preconcurrency @MainActor
open class UIHostingController: UIViewController, SystemScreen {
  /// The view of SwiftUI's.
  public var rootView: Any
  /// Whether it was looked at what its view may do as it appears.
  package var isAudited = false

  /// Makes a screen for a view.
  public init(rootView: Any) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Decodes a screen, with the view that its class gives.
  public init?(coder: NSCoder, rootView: Any) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Decodes a screen.
  public required init?(coder: NSCoder) {
    rootView = ()
    super.init(coder: coder)
  }
}
