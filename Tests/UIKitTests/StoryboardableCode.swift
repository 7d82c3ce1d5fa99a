import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

protocol Storyboardable: AnyObject {
  static var storyboardName: String { get }
  static var storyboardBundle: Bundle? { get }
}

extension Storyboardable where Self: UIViewController {
  static var storyboardName: String { return String(describing: self) }
  static var storyboardBundle: Bundle? { return nil }

  static func instantiateInitialFromStoryboard() -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: storyboardBundle)
    guard let controller = storyboard.instantiateInitialViewController() as? Self else {
      fatalError("The initial view controller of \(storyboardName).storyboard is no \(Self.self)")
    }
    return controller
  }

  static func instantiateFromStoryboard(identifier: String = String(describing: Self.self)) -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: storyboardBundle)
    return storyboard.instantiateViewController(withIdentifier: identifier) as! Self
  }
}

final class ProfileViewController: UIViewController, Storyboardable {
  var userName: String = ""

  static func make(userName: String) -> ProfileViewController {
    let controller = instantiateInitialFromStoryboard()
    controller.userName = userName
    return controller
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = userName
  }
}

final class AvatarViewController: UIViewController, Storyboardable {
  static var storyboardName: String { return "ProfileViewController" }
}
