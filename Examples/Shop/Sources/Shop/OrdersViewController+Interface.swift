import UIKit

extension OrdersViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: OrdersViewController.self) { bind in
      bind.outlet("headingLabel", \.headingLabel)
    }
  }
}
