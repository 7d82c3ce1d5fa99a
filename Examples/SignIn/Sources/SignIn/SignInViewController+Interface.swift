import UIKit

extension SignInViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: SignInViewController.self) { bind in
      bind.outlet("emailField", \.emailField)
      bind.outlet("passwordField", \.passwordField)
      bind.outlet("errorLabel", \.errorLabel)
      bind.action("signIn:") { $0.signIn($1) }
      bind.unwind("unwindToSignIn:") { $0.unwindToSignIn($1) }
    }
  }
}
