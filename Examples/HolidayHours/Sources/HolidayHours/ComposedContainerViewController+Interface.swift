import UIKit

extension ComposedContainerViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ComposedContainerViewController.self) { bind in
      bind.outlet("titleLabel", \.titleLabel)
      bind.outlet("contentView", \.contentView)
    }
  }
}
