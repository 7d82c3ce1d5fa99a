import UIKit

extension NavigationContainerViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: NavigationContainerViewController.self) { bind in
      bind.outlet("titleLabel", \.titleLabel)
    }
  }
}
