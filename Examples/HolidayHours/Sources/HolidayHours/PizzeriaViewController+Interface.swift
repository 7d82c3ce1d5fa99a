import UIKit

extension PizzeriaViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: PizzeriaViewController.self) { bind in
      bind.outlet("statusLabel", \.statusLabel)
      bind.unwind("unwindToPizzeria:") { $0.unwindToPizzeria($1) }
    }
  }
}
