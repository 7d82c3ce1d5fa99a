import UIKit

extension AccountViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AccountViewController.self) { bind in
      bind.outlet("nameLabel", \.nameLabel)
      bind.action("signOut:") { $0.signOut($1) }
    }
  }
}
