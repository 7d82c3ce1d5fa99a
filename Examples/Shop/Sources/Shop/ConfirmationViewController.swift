import UIKit

/// The last step of the checkout; its Done button unwinds to the cart.
class ConfirmationViewController: UIViewController {
  /// What the order cost, in cents.
  var total = 0

  @IBOutlet var messageLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    messageLabel.text = "Your order of \(total.euroText) is on its way."
  }
}
