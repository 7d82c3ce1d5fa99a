import UIKit

/// Where an order goes.
class AddressViewController: UIViewController {
  var streetField: UITextField!
  var cityField: UITextField!
}
