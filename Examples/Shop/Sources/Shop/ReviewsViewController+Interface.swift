import UIKit

extension ReviewsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ReviewsViewController.self) { bind in
      bind.outlet("headingLabel", \.headingLabel)
    }
  }
}
