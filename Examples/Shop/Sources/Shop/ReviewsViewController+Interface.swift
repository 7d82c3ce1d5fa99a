import UIKit

extension ReviewsViewController: InterfaceBound {
  class var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ReviewsViewController.self)
      .outlet("headingLabel", \.headingLabel)
  }
}
