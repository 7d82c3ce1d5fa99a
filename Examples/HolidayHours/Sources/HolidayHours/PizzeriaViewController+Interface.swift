import UIKit

extension PizzeriaViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: PizzeriaViewController.self)
      .outlet("statusLabel", \.statusLabel)
      .unwind("unwindToPizzeria:") { $0.unwindToPizzeria($1) }
  }
}
