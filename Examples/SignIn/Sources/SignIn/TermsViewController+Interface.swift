import UIKit

extension TermsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: TermsViewController.self)
      .outlet("editionLabel", \.editionLabel)
  }
}
