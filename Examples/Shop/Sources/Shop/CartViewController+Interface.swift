import UIKit

extension CartViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: CartViewController.self) { bind in
      bind.outlet("itemsLabel", \.itemsLabel)
      bind.unwind("unwindToCart:") { $0.unwindToCart($1) }
    }
  }
}
