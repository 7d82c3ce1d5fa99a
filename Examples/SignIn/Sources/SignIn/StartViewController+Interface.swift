import UIKit

extension StartViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: StartViewController.self)
      .outlet("messageLabel", \.messageLabel)
      .unwind("unwindToStart:") { $0.unwindToStart($1) }
  }
}
