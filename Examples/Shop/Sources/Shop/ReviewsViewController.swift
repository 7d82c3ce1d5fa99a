import UIKit

/// What others say of a product; the list's accessory button and the product's bar button lead here.
class ReviewsViewController: UIViewController {
  var product: Product?

  @IBOutlet var headingLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let product else { return }
    headingLabel.text = "What others say of \(product.name)"
  }
}
