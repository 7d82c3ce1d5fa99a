import UIKit

extension AddressViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AddressViewController.self) { bind in
      bind.outlet("streetField", \.streetField)
      bind.outlet("cityField", \.cityField)
    }
  }
}
