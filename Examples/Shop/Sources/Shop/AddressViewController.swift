import UIKit

/// Where an order goes.
class AddressViewController: UIViewController {
  @IBOutlet var streetField: UITextField!
  @IBOutlet var cityField: UITextField!
}
