import UIKit

/// The last order; its product comes out of another storyboard.
class OrdersViewController: UIViewController, BasketHolding {
  var basket: Basket!

  @IBOutlet var headingLabel: UILabel!

  private let lastProduct = Product.catalog[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    headingLabel.text = "Your last order: \(lastProduct.name)"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? ProductViewController else { return }
    detail.product = lastProduct
    detail.basket = basket
  }
}
