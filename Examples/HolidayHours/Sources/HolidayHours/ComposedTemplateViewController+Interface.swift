import UIKit

extension ComposedTemplateViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ComposedTemplateViewController.self) { bind in
      bind.outlet("contentView", \.contentView)
      bind.outlet("actionArea", \.actionArea)
      bind.outlet("actionStackView", \.actionStackView)
    }
  }
}
