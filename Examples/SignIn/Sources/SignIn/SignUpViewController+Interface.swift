import UIKit

extension SignUpViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: SignUpViewController.self) { bind in
      bind.outlet("nameField", \.nameField)
      bind.outlet("emailField", \.emailField)
      bind.outlet("termsSwitch", \.termsSwitch)
      bind.action("createAccount:") { $0.createAccount($1) }
      bind.segueAction("makeTerms:") { controller, coder, _, _ in controller.makeTerms(coder) }
    }
  }
}
