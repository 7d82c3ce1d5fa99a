import UIKit

extension ConfirmationViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ConfirmationViewController.self)
      .outlet("messageLabel", \.messageLabel)
  }
}
