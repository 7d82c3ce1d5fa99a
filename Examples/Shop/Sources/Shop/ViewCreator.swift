import UIKit

/// A view that code makes, step by step: what it is made of, where that lies, how it looks, what it reads.
@MainActor
protocol ViewCreator {
  func setUpHierarchy()
  func setUpConstraints()
  func setUpProperties()
  func setUpLocalization()
}

extension ViewCreator {
  /// Takes the steps in their order.
  func setUpView() {
    setUpHierarchy()
    setUpConstraints()
    setUpProperties()
    setUpLocalization()
  }
}
