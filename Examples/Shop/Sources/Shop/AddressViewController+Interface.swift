import UIKit

extension AddressViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AddressViewController.self)
      .outlet("streetField", \.streetField)
      .outlet("cityField", \.cityField)
  }
}
