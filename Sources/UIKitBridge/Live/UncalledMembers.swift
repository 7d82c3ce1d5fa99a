import FlowInterpreter
import HeadlessUIKit

/// What an app's class has that UIKit calls and HeadlessUIKit does not.
extension UIKitFramework {
  /// What the class of an object overrides; nothing where its class is none of the app's.
  @MainActor
  package func uncalledOverrides(of object: NSObject) -> [UncalledMember] {
    guard let type = (object as? any LiveObject)?.part.type else { return [] }
    return interpreter.uncalledOverrides(of: type, closed: Self.closed)
  }

  /// The methods of a delegate that belong to UIKit's protocols.
  ///
  /// - Parameters:
  ///   - prefixes: how the protocols' methods begin.
  ///   - protocols: their names.
  @MainActor
  package func uncalledMethods(
    of delegate: AnyObject, named prefixes: [String], in protocols: [String]
  ) -> [UncalledMember] {
    guard let type = (delegate as? any LiveObject)?.part.type else { return [] }
    return interpreter.uncalledMethods(of: type, named: prefixes, in: protocols)
  }

  /// What HeadlessUIKit has for itself alone: an app's override of it is not called. Those that only say how something
  /// looks or is laid out are not among them.
  private static let closed: Set<String> = [
    "addSubview", "beginAppearanceTransition", "beginUpdates", "bringSubviewToFront", "children", "deleteItems",
    "deleteRows", "deleteSections", "deselectItem", "deselectRow", "endAppearanceTransition", "endEditing",
    "endUpdates",
    "gestureRecognizers", "insertItems", "insertRows", "insertSections", "insertSubview", "isBeingDismissed",
    "isBeingPresented", "isMovingFromParent",
    "isMovingToParent", "moveItem", "moveRow", "moveSection", "navigationController", "parent", "performBatchUpdates",
    "presentationController", "presentedViewController",
    "presentingViewController", "reloadItems", "reloadRows", "reloadSections", "removeFromSuperview", "scrollToItem",
    "scrollToRow", "selectItem", "selectRow", "sendSubviewToBack", "splitViewController", "subviews",
    "superview", "tabBarController", "topViewController", "view", "viewIfLoaded", "viewWithTag",
    "visibleViewController",
    "window",
  ]
}
