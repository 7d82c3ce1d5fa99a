import UIKit

extension SignInViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: SignInViewController.self)
      .outlet("emailField", \.emailField)
      .outlet("passwordField", \.passwordField)
      .outlet("errorLabel", \.errorLabel)
      .action("signIn:") { $0.signIn($1) }
      .unwind("unwindToSignIn:") { $0.unwindToSignIn($1) }
  }
}
