import UIKit

extension CheckoutViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: CheckoutViewController.self) { bind in
      bind.outlet("cardField", \.cardField)
    }
  }
}
