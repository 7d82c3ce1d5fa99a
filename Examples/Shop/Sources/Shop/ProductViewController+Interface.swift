import UIKit

extension ProductViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ProductViewController.self)
      .outlet("nameLabel", \.nameLabel)
      .outlet("priceLabel", \.priceLabel)
      .action("addToCart:") { $0.addToCart($1) }
      .unwind("unwindToProduct:") { $0.unwindToProduct($1) }
  }
}
