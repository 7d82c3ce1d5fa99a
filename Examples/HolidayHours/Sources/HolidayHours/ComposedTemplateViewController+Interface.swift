import UIKit

extension ComposedTemplateViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ComposedTemplateViewController.self)
      .outlet("contentView", \.contentView)
      .outlet("actionStackView", \.actionStackView)
  }
}
