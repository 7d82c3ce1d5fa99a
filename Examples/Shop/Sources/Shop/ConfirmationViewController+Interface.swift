import UIKit

extension ConfirmationViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ConfirmationViewController.self) { bind in
      bind.outlet("messageLabel", \.messageLabel)
    }
  }
}
