import UIKit

/// The list of products: all or those on offer, filtered by a popover.
class ProductsViewController: UITableViewController, BasketHolding {
  var basket: Basket!
  @IBOutlet var rangeControl: UISegmentedControl!

  private var inStockOnly = false

  /// The products that the list shows.
  var products: [Product] {
    Product.catalog.filter { product in
      (rangeControl.selectedSegmentIndex == 0 || product.isOnOffer) && (!inStockOnly || product.isInStock)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath)
    let product = products[indexPath.row]
    cell.textLabel?.text = product.name
    cell.detailTextLabel?.text = product.priceText
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let detail as ProductViewController:
      detail.product = product(of: sender)
      detail.basket = basket
    case let reviews as ReviewsViewController:
      reviews.product = product(of: sender)
    case let filter as FilterViewController:
      filter.inStockOnly = inStockOnly
    default:
      break
    }
  }

  private func product(of sender: Any?) -> Product? {
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return nil }
    return products[indexPath.row]
  }

  /// The segmented control in the navigation bar.
  @IBAction func changeRange(_ sender: Any?) {
    tableView.reloadData()
  }

  /// The toolbar's action button.
  @IBAction func share(_ sender: Any?) {
    let alert = UIAlertController(title: "Share", message: "Send the list to a friend.", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Copy Link", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  /// Where the filter's Apply unwinds to.
  @IBAction func unwindToProducts(_ segue: UIStoryboardSegue) {
    guard let filter = segue.source as? FilterViewController else { return }
    inStockOnly = filter.inStockOnly
    tableView.reloadData()
  }
}
