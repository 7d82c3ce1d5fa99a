import UIKit

extension CartViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: CartViewController.self)
      .outlet("itemsLabel", \.itemsLabel)
      .unwind("unwindToCart:") { $0.unwindToCart($1) }
  }
}
