import Foundation

extension Simulation {
  /// The navigation controller whose bars a tap may hide, or bring back.
  ///
  /// - UIKit: a tap on what does not answer it (documentation of hidesBarsOnTap); which views count as such is not said.
  func barsThatHide(at element: ScreenElement, _ gesture: TouchGesture) -> UINavigationController? {
    guard gesture == .tap, case .view(let view) = element.target, !(view is UIControl),
      let navigation = visibleContainer(UINavigationController.self), navigation.hidesBarsOnTap,
      let content = navigation.topViewController?.viewIfLoaded, view.isDescendant(of: content)
    else { return nil }
    return navigation
  }
}
