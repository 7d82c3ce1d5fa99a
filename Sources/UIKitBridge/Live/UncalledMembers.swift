import FlowInterpreter
import HeadlessUIKit

/// What an app's class has that UIKit calls and HeadlessUIKit does not.
extension UIKitFramework {
  /// What the class of an object overrides; of a class of UIKit's, what the app's extensions do.
  @MainActor
  package func uncalledOverrides(of object: NSObject) -> [UncalledMember] {
    if let type = (object as? any LiveObject)?.part.type {
      return interpreter.uncalledOverrides(of: type, closed: Self.closed)
    }
    guard interpreter.extendsFramework else { return [] }
    let name = LiveReference.name(of: Swift.type(of: object))
    if let known = uncalledExtensions[name] { return known }
    let found = interpreter.uncalledExtensions(of: name, called: Self.calledOfExtensions)
    uncalledExtensions[name] = found
    return found
  }

  /// What is called or asked of the app's extensions of UIKit's own classes.
  private static let calledOfExtensions: Set<String> = [
    "awakeFromNib", "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    "preferredScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
    "prefersStatusBarHidden", "supportedInterfaceOrientations", "viewDidAppear", "viewDidDisappear", "viewDidLoad",
    "viewWillAppear", "viewWillDisappear",
  ]

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
