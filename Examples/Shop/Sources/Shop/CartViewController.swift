import UIKit

/// The cart, in static cells: how much is in it, where it goes, and the checkout.
class CartViewController: UITableViewController, BasketHolding {
  var basket: Basket!

  @IBOutlet var itemsLabel: UILabel!

  /// What the cart comes to, below its rows.
  private let totalView = CartTotalView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableFooterView = totalView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    itemsLabel.text = String(basket.products.count)
    totalView.show(total: basket.total)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "checkout" || !basket.products.isEmpty
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    (navigation?.viewControllers.first as? BasketHolding)?.basket = basket
  }

  /// Where the checkout and the help on delivery unwind to.
  @IBAction func unwindToCart(_ segue: UIStoryboardSegue) {
    guard segue.source is ConfirmationViewController else { return }
    basket.removeAll()
    itemsLabel.text = "0"
    totalView.show(total: 0)
  }
}
