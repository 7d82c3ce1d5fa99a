import FlowInterpreter

/// What UIKit's names were before Swift 4.2, where types, constants and functions stood outside of the types that have
/// them now. Source: the renamings that the SDK's own declarations carry (`SWIFT_NAME`, `@available(renamed:)`).
enum FormerNames {
  /// The types whose former names are not their names without the dot.
  private static let types = [
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
    "UIControlEvents": "UIControl.Event", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UITabBarSystemItem": "UITabBarItem.SystemItem", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle", "UIViewAutoresizing": "UIView.AutoresizingMask",
  ]

  /// All types that had another name, by that.
  static let aliases: [String: String] = {
    var found = types
    for name in UIKitCatalog.values.union(LiveGeometry.values) where name.contains(".") {
      found[name.filter { $0 != "." }] = name
    }
    return found
  }()

  /// Methods and properties, by their types: the former signature and the one that it has now.
  static let members: [(type: String, former: String, now: String)] = [
    ("UIViewController", "addChildViewController(_:)", "addChild(_:)"),
    ("UIViewController", "removeFromParentViewController()", "removeFromParent()"),
    ("UIViewController", "didMove(toParentViewController:)", "didMove(toParent:)"),
    ("UIViewController", "willMove(toParentViewController:)", "willMove(toParent:)"),
    ("UIViewController", "childViewControllers", "children"),
    ("UIViewController", "isMovingToParentViewController", "isMovingToParent"),
    ("UIViewController", "isMovingFromParentViewController", "isMovingFromParent"),
    ("UIView", "bringSubview(toFront:)", "bringSubviewToFront(_:)"),
    ("UIView", "sendSubview(toBack:)", "sendSubviewToBack(_:)"),
  ]

  /// Constants that stood outside of types, and the types and names of those that they are now.
  static let constants: [(former: String, type: String, name: String)] =
    furtherConstants
    + attributes.map { key in
      let former = "NS\(key.prefix(1).uppercased())\(key.dropFirst())AttributeName"
      return (former: former, type: "NSAttributedString.Key", name: key)
    }

  private static let furtherConstants: [(former: String, type: String, name: String)] = [
    ("UITableViewAutomaticDimension", "UITableView", "automaticDimension"),
    ("UICollectionElementKindSectionHeader", "UICollectionView", "elementKindSectionHeader"),
    ("UICollectionElementKindSectionFooter", "UICollectionView", "elementKindSectionFooter"),
    ("UIApplicationOpenSettingsURLString", "UIApplication", "openSettingsURLString"),
    ("UIViewNoIntrinsicMetric", "UIView", "noIntrinsicMetric"),
    ("UIWindowLevelNormal", "UIWindow.Level", "normal"), ("UIWindowLevelAlert", "UIWindow.Level", "alert"),
    ("UIWindowLevelStatusBar", "UIWindow.Level", "statusBar"),
    ("UIKeyboardFrameBeginUserInfoKey", "UIResponder", "keyboardFrameBeginUserInfoKey"),
    ("UIKeyboardFrameEndUserInfoKey", "UIResponder", "keyboardFrameEndUserInfoKey"),
    ("UIKeyboardAnimationDurationUserInfoKey", "UIResponder", "keyboardAnimationDurationUserInfoKey"),
    ("UIKeyboardAnimationCurveUserInfoKey", "UIResponder", "keyboardAnimationCurveUserInfoKey"),
    ("UIKeyboardIsLocalUserInfoKey", "UIResponder", "keyboardIsLocalUserInfoKey"),
    ("kCAMediaTimingFunctionLinear", "CAMediaTimingFunctionName", "linear"),
    ("kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName", "easeIn"),
    ("kCAMediaTimingFunctionEaseOut", "CAMediaTimingFunctionName", "easeOut"),
    ("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName", "easeInEaseOut"),
    ("kCAMediaTimingFunctionDefault", "CAMediaTimingFunctionName", "default"),
    ("kCAFillModeRemoved", "CAMediaTimingFillMode", "removed"),
    ("kCAFillModeForwards", "CAMediaTimingFillMode", "forwards"),
    ("kCAFillModeBackwards", "CAMediaTimingFillMode", "backwards"),
    ("kCAFillModeBoth", "CAMediaTimingFillMode", "both"),
    ("kCATransitionFade", "CATransitionType", "fade"), ("kCATransitionMoveIn", "CATransitionType", "moveIn"),
    ("kCATransitionPush", "CATransitionType", "push"), ("kCATransitionReveal", "CATransitionType", "reveal"),
    ("kCATransitionFromRight", "CATransitionSubtype", "fromRight"),
    ("kCATransitionFromLeft", "CATransitionSubtype", "fromLeft"),
    ("kCATransitionFromTop", "CATransitionSubtype", "fromTop"),
    ("kCATransitionFromBottom", "CATransitionSubtype", "fromBottom"),
  ]

  /// The keys of attributes, whose names stood outside of types: `NSFontAttributeName`.
  private static let attributes = [
    "font", "foregroundColor", "backgroundColor", "kern", "underlineStyle",
    "strikethroughStyle", "underlineColor", "strokeColor", "strokeWidth", "paragraphStyle",
    "link", "baselineOffset", "attachment", "shadow", "strikethroughColor",
    "obliqueness", "expansion", "ligature", "textEffect",
  ]
}

extension LiveLibrary {
  /// What the app's code may call by the names of earlier versions of Swift.
  mutating func addFormerNames() {
    for each in FormerNames.members { builder.alias(each.type, each.former, of: each.now) }
    for each in FormerNames.constants { builder.global(each.former, as: each.name, of: each.type) }
    builder.function("UIEdgeInsetsMake", initializing: "UIEdgeInsets", ["top", "left", "bottom", "right"])
    builder.function("UIOffsetMake", initializing: "UIOffset", ["horizontal", "vertical"])
  }
}
