import UIKit

extension StartViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: StartViewController.self) { bind in
      bind.outlet("messageLabel", \.messageLabel)
      bind.unwind("unwindToStart:") { $0.unwindToStart($1) }
    }
  }
}
