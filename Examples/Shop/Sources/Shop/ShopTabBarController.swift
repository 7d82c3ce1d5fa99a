import UIKit

/// The root: three tabs over one basket.
class ShopTabBarController: UITabBarController {
  let basket = Basket()

  override func viewDidLoad() {
    super.viewDidLoad()
    for case let navigation as UINavigationController in viewControllers ?? [] {
      (navigation.viewControllers.first as? BasketHolding)?.basket = basket
    }
  }
}
