import UIKit

/// The popover that filters the list of products.
class FilterViewController: UIViewController {
  var inStockOnly = false

  @IBOutlet var stockSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    stockSwitch.isOn = inStockOnly
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    inStockOnly = stockSwitch.isOn
  }
}
