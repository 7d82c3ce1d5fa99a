import UIKit

extension FilterViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: FilterViewController.self) { bind in
      bind.outlet("stockSwitch", \.stockSwitch)
    }
  }
}
