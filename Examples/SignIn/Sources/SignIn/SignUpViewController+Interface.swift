import UIKit

extension SignUpViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: SignUpViewController.self)
      .outlet("nameField", \.nameField)
      .outlet("emailField", \.emailField)
      .outlet("termsSwitch", \.termsSwitch)
      .action("createAccount:") { $0.createAccount($1) }
      .segueAction("makeTerms:") { controller, coder, _, _ in controller.makeTerms(coder) }
  }
}
