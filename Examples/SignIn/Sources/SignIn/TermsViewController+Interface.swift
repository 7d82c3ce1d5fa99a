import UIKit

extension TermsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: TermsViewController.self) { bind in
      bind.outlet("editionLabel", \.editionLabel)
    }
  }
}
