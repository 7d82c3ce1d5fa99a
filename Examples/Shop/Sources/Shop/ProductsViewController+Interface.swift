import UIKit

extension ProductsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ProductsViewController.self) { bind in
      bind.outlet("rangeControl", \.rangeControl)
      bind.action("changeRange:") { $0.changeRange($1) }
      bind.action("share:") { $0.share($1) }
      bind.unwind("unwindToProducts:") { $0.unwindToProducts($1) }
    }
  }
}
