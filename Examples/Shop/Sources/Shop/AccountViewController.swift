import UIKit

/// Who is signed in, in static cells, and a way out.
class AccountViewController: UITableViewController, BasketHolding {
  var basket: Basket!

  @IBOutlet var nameLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? OrdersViewController)?.basket = basket
  }

  /// The Sign Out button in the bar: asks first.
  @IBAction func signOut(_ sender: Any?) {
    let alert = UIAlertController(title: "Sign out?", message: "Your cart is emptied.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
        self?.basket.removeAll()
        self?.nameLabel.text = "Guest"
        self?.tabBarController?.selectedIndex = 0
      })
    present(alert, animated: true)
  }
}
