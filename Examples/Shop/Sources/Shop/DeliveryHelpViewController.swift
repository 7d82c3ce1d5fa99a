import UIKit

/// A sheet on how delivery works; the address cell's accessory button opens it.
class DeliveryHelpViewController: UIViewController {}
