import UIKit

extension ProductsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ProductsViewController.self)
      .outlet("rangeControl", \.rangeControl)
      .action("changeRange:") { $0.changeRange($1) }
      .action("share:") { $0.share($1) }
      .unwind("unwindToProducts:") { $0.unwindToProducts($1) }
  }
}
