import UIKit

/// A content controller that brings its own buttons; whoever frames it shows them.
@MainActor
protocol ActionProviding: UIViewController {
  /// The buttons in the scene's dock, from left to right. They exist once the view is loaded.
  var actionButtons: [UIButton] { get }
}
