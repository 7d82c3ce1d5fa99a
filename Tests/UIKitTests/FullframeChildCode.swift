import UIKit

// Code as apps share it: nothing in this file knows of a simulator.

extension UIViewController {
  func insertFullframeChildController(
    _ childController: UIViewController, toView: UIView? = nil, index: Int? = nil
  ) {
    guard let containerView = toView ?? view else { return }

    addChild(childController)
    childController.view.translatesAutoresizingMaskIntoConstraints = false
    if let index = index {
      containerView.insertSubview(childController.view, at: index)
    } else {
      containerView.addSubview(childController.view)
    }
    containerView.pinToBounds(childController.view)
    childController.didMove(toParent: self)
  }

  func removeFullframeChildController(_ childController: UIViewController) {
    guard childController.parent == self else { return }
    childController.willMove(toParent: nil)
    childController.view.removeFromSuperview()
    childController.removeFromParent()
  }

  func replaceFullframeChildController(
    _ oldController: UIViewController, with newController: UIViewController, completion: (() -> Void)? = nil
  ) {
    oldController.willMove(toParent: nil)
    addChild(newController)
    newController.view.frame = oldController.view.frame
    transition(
      from: oldController, to: newController, duration: 0.3, options: [.transitionCrossDissolve],
      animations: nil,
      completion: { finished in
        oldController.removeFromParent()
        newController.didMove(toParent: self)
        completion?()
      })
  }
}

extension UIView {
  func pinToBounds(_ view: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
    ])
  }

  func pinToSafeArea(_ view: UIView) {
    let guide = safeAreaLayoutGuide
    [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ].forEach { $0.isActive = true }
  }
}
