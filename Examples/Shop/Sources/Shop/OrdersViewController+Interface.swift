import UIKit

extension OrdersViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: OrdersViewController.self)
      .outlet("headingLabel", \.headingLabel)
  }
}
