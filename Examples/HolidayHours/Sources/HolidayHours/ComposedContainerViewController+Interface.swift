import UIKit

extension ComposedContainerViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ComposedContainerViewController.self)
      .outlet("titleLabel", \.titleLabel)
      .outlet("contentView", \.contentView)
  }
}
