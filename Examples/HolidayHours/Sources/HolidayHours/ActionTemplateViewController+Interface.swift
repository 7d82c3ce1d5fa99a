import UIKit

extension ActionTemplateViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ActionTemplateViewController.self)
      .outlet("actionStackView", \.actionStackView)
  }
}
