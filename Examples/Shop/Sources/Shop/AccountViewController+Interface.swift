import UIKit

extension AccountViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AccountViewController.self)
      .outlet("nameLabel", \.nameLabel)
      .action("signOut:") { $0.signOut($1) }
  }
}
