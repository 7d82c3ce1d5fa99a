import UIKit

extension AccountViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AccountViewController.self) { bind in
      bind.outlet("nameLabel", \.nameLabel)
      bind.outlet("emailLabel", \.emailLabel)
    }
  }
}
