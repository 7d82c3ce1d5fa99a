import UIKit

/// A controller that a storyboard designs, made with its own type.
@MainActor
protocol Storyboardable: UIViewController {
  /// The storyboard's name.
  static var storyboardName: String { get }
}

extension Storyboardable {
  /// Makes the storyboard's first controller.
  static func instantiateInitialFromStoryboard() -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() as? Self else {
      fatalError("the first screen of \(storyboardName).storyboard is no \(Self.self)")
    }
    return controller
  }
}
