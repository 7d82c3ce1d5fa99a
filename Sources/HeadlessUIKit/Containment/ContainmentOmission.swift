/// A step of adding or removing a child that a container's code leaves out.
///
/// - UIKit: to add a child: addChild, its view into the container's, didMove(toParent:); to remove it:
///   willMove(toParent: nil), its view out, removeFromParent (documentation of UIViewController, "Implementing a
///   container view controller"; F1.3.1). What each omission costs is what the recorded traces show.
enum ContainmentOmission {
  /// The child's view is in the container's, and the child is not its child.
  case addChild
  /// The child was added, and its view is nowhere.
  case addSubview
  /// The child was not told that it has arrived.
  case didMove
  /// A container that forwards appearance itself shows the child and does not tell it.
  case forwarding
  /// The child was not told that it is about to leave.
  case willMoveToNil
  /// The child was removed, and its view is still there.
  case removeFromSuperview
  /// The child was told that it leaves and its view is gone, and it is still a child.
  case removeFromParent

  /// What is missing and what that costs.
  ///
  /// - Parameters:
  ///   - child: the child as UIKit's logs write it.
  ///   - container: the container alike.
  func warning(_ child: String, in container: String) -> String {
    switch self {
    case .addChild:
      // - UIKit: F1.2.2; G52.
      """
      addChild(_:) is missing: the view of \(child) was added to that of \(container), which does not hold it. It is \
      freed as soon as nobody else does, its view stays on screen without it, and parent is nil.
      """
    case .addSubview:
      // - UIKit: F1.2.1; G52.
      """
      addSubview(_:) is missing: \(child) is a child of \(container) and its view is in no view of it, so that no \
      appearance callback reaches it.
      """
    case .didMove:
      // - UIKit: F1.3.4; G51.
      """
      didMove(toParent:) is missing: \(container) added \(child) and never told it that it arrived, so that what it \
      does then is not done. Call it when the view is in place, and super where it is overridden.
      """
    case .forwarding:
      // - UIKit: F1.2.8; G53.
      """
      beginAppearanceTransition(_:animated:) is missing: \(container) does not forward appearance methods and shows \
      \(child), which gets no appearance callback.
      """
    case .willMoveToNil:
      // - UIKit: F1.3.1.
      """
      willMove(toParent: nil) is missing: \(container) removed \(child) without telling it first, so that what it does \
      then is not done. Call it before its view goes, and super where it is overridden.
      """
    case .removeFromSuperview:
      // - UIKit: F1.2.2.
      """
      removeFromSuperview() is missing: \(child) is no child of \(container) any more and its view is still in it, \
      without a controller that anybody holds.
      """
    case .removeFromParent:
      // - UIKit: F1.3.1.
      """
      removeFromParent() is missing: \(child) was told that it leaves \(container), which still holds it, so that it \
      is not freed, and its didMove(toParent: nil) never comes.
      """
    }
  }
}
