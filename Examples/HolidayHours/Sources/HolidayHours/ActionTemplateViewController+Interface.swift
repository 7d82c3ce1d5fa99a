import UIKit

extension ActionTemplateViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ActionTemplateViewController.self) { bind in
      bind.outlet("actionStackView", \.actionStackView)
    }
  }
}
