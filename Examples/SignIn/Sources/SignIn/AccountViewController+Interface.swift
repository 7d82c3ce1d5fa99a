import UIKit

extension AccountViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AccountViewController.self)
      .outlet("nameLabel", \.nameLabel)
      .outlet("emailLabel", \.emailLabel)
  }
}
