import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ coordinator: Coordinator) {
    childCoordinators.append(coordinator)
  }

  func remove(_ coordinator: Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
  }
}

@MainActor
protocol OrderViewControllerDelegate: AnyObject {
  func orderViewControllerDidFinish(_ controller: OrderViewController)
}

final class OrderViewController: UIViewController {
  weak var delegate: OrderViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: "done:")
    navigationItem.setHidesBackButton(true, animated: false)
  }

  func done(_ sender: Any?) {
    delegate?.orderViewControllerDidFinish(self)
  }
}

@MainActor
final class OrderCoordinator: NSObject, @MainActor Coordinator, OrderViewControllerDelegate,
  UINavigationControllerDelegate
{
  var childCoordinators: [Coordinator] = []
  var onFinish: (() -> Void)?
  private let navigationController: UINavigationController
  private(set) var shown: [UIViewController] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    let controller = OrderViewController()
    controller.delegate = self
    controller.title = "Order"
    navigationController.pushViewController(controller, animated: true)
  }

  func orderViewControllerDidFinish(_ controller: OrderViewController) {
    let alert = UIAlertController(title: "Order", message: "Place it?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Place", style: .default) { [weak self] _ in
        self?.navigationController.popToRootViewController(animated: true)
        self?.onFinish?()
      })
    controller.present(alert, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController)
  }
}

extension UIApplication {
  class func topViewController(
    _ base: UIViewController? = UIApplication.shared.windows.first?.rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController {
      return topViewController(navigation.visibleViewController)
    }
    if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
      return topViewController(selected)
    }
    if let presented = base?.presentedViewController {
      return topViewController(presented)
    }
    return base
  }
}
