import UIKit

extension NavigationContainerViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: NavigationContainerViewController.self)
      .outlet("titleLabel", \.titleLabel)
  }
}
