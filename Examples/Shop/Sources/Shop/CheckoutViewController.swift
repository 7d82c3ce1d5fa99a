import UIKit

/// The first step of the checkout, a modal with a stack of its own.
class CheckoutViewController: UIViewController, BasketHolding {
  var basket: Basket!

  @IBOutlet var cardField: UITextField!

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "placeOrder" || cardField.text?.isEmpty == false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? ConfirmationViewController)?.total = basket.total
  }
}
