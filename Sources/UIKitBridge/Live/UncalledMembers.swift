import FlowInterpreter
import HeadlessUIKit

/// What an app's class has that UIKit calls and HeadlessUIKit does not.
extension UIKitFramework {
  /// What the class of an object overrides; nothing where its class is none of the app's.
  @MainActor
  package func uncalledOverrides(of object: NSObject) -> [UncalledMember] {
    guard let type = (object as? any LiveObject)?.part.type else { return [] }
    if let known = uncalled[type] { return known }
    let found = interpreter.uncalledOverrides(of: type, closed: Self.closed)
    uncalled[type] = found
    return found
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
    let key = DelegateKey(type: type, protocols: protocols)
    if let known = uncalledOfDelegates[key] { return known }
    let found = interpreter.uncalledMethods(of: type, named: prefixes, in: protocols)
    uncalledOfDelegates[key] = found
    return found
  }

  /// A class in the role of a delegate.
  struct DelegateKey: Hashable {
    let type: RuntimeType
    let protocols: [String]
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
