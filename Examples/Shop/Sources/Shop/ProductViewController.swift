import UIKit

/// One product, handed over by whoever shows it.
class ProductViewController: UIViewController, BasketHolding {
  var product: Product!
  var basket: Basket!

  @IBOutlet var nameLabel: UILabel!
  @IBOutlet var priceLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = product.name
    priceLabel.text = product.priceText
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? ReviewsViewController)?.product = product
  }

  /// The Add to Cart button.
  @IBAction func addToCart(_ sender: Any?) {
    basket.add(product)
    let alert = UIAlertController(title: "Added", message: product.name, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Continue", style: .default))
    alert.addAction(
      UIAlertAction(title: "Go to Cart", style: .default) { [weak self] _ in
        self?.tabBarController?.selectedIndex = 1
      })
    present(alert, animated: true)
  }

  /// Where the gallery's Close unwinds to.
  @IBAction func unwindToProduct(_ segue: UIStoryboardSegue) {}
}
