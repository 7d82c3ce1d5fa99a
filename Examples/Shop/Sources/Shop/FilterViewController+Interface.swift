import UIKit

extension FilterViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: FilterViewController.self)
      .outlet("stockSwitch", \.stockSwitch)
  }
}
