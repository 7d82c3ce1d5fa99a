import UIKit

extension ProductViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ProductViewController.self) { bind in
      bind.outlet("nameLabel", \.nameLabel)
      bind.outlet("priceLabel", \.priceLabel)
      bind.action("addToCart:") { $0.addToCart($1) }
      bind.unwind("unwindToProduct:") { $0.unwindToProduct($1) }
    }
  }
}
