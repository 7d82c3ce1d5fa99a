import UIKit

extension CheckoutViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: CheckoutViewController.self)
      .outlet("cardField", \.cardField)
  }
}
