import HeadlessUIKit

/// What is known of members that HeadlessUIKit lacks: they change nothing that a flow asks for.
enum QuietMembers {
  /// Properties of views, layers, bars and controllers that change how something looks and nothing that a flow asks for.
  static let looks: Set<String> = [
    "accessibilityHint", "accessibilityTraits", "allowsDefaultTighteningForTruncation", "allowsContinuousInteraction",
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "activityIndicatorViewStyle", "adjustsFontForContentSizeCategory",
    "adjustsFontSizeToFitWidth", "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenHighlighted",
    "allowsEditingTextAttributes", "autocapitalizationType",
    "autocorrectionType", "autoresizingMask", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    "background", "backgroundColor", "backgroundConfiguration", "backgroundImage", "backgroundView",
    "baselineAdjustment",
    "buttonSize", "barStyle", "cellLayoutMarginsFollowReadableWidth", "barTintColor", "borderColor", "borderStyle",
    "borderWidth", "bounces", "canCancelContentTouches", "clearButtonMode", "clipsToBounds", "compactAppearance",
    "contentHorizontalAlignment",
    "contentMode", "contentVerticalAlignment", "cornerCurve", "cornerRadius", "cornerStyle",
    "currentPageIndicatorTintColor",
    "date", "decelerationRate", "defaultTextAttributes", "drawsAsynchronously", "delaysContentTouches", "delegate",
    "enablesReturnKeyAutomatically",
    "estimatedRowHeight",
    "excludedActivityTypes", "fillColor", "font", "foregroundColor",
    "indicatorStyle", "isDirectionalLockEnabled", "isExclusiveTouch", "isSpringLoaded", "isMultipleTouchEnabled",
    "isOpaque",
    "isTranslucent", "keyboardAppearance", "keyboardDismissMode", "keyboardType", "largeTitleDisplayMode",
    "largeTitleTextAttributes", "lineBreakMode", "maskedCorners", "masksToBounds", "maximumTrackTintColor",
    "maximumDate", "maximumZoomScale", "minimumDate", "minimumScaleFactor", "minimumTrackTintColor", "minimumZoomScale",
    "navigationDelegate",
    "numberOfLines", "onTintColor", "overrideUserInterfaceStyle", "pageIndicatorTintColor", "preferredContentSize",
    "prefersLargeTitles", "progressTintColor", "rasterizationScale", "returnKeyType", "scrollEdgeAppearance",
    "scrollIndicatorInsets", "selectedSegmentTintColor", "selectionStyle", "separatorColor", "separatorInset",
    "separatorStyle", "shadowColor", "shadowImage", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
    "shouldRasterize", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "standardAppearance", "statusBarStyle",
    "strokeColor", "sublayerTransform",
    "tableHeaderBackgroundColor", "textAlignment", "textColor", "textContentType", "thumbTintColor",
    "tintAdjustmentMode",
    "tintColor", "titleColor", "titleTextAttributes", "trackTintColor", "uiDelegate", "unselectedItemTintColor",
    "additionalSafeAreaInsets", "automaticallyAdjustsScrollViewInsets", "contentInset",
    "contentInsetAdjustmentBehavior", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "dragDelegate", "dragInteractionEnabled", "dropDelegate", "prefetchDataSource",
    "highlightedImage", "image", "imagePadding", "imagePlacement", "imageToTextPadding", "landscapeImagePhone",
    "preferredSymbolConfigurationForImage", "titleAlignment", "titlePadding", "titleTextAttributesTransformer",
    "selectedImage", "shortcutItems",
    "calendar", "locale", "minuteInterval", "preferredDatePickerStyle", "timeZone",
    "itemPositioning", "itemSpacing", "itemWidth",
    "isIdleTimerDisabled", "applicationIconBadgeNumber",
    "isNetworkActivityIndicatorVisible",
  ]
  /// Properties and methods of views that say what is read there, or whether it is seen.
  static let shown: Set<String> = [
    "alpha", "attributedPlaceholder", "attributedText", "hidden", "isHidden", "isOn", "placeholder",
    "selectedSegmentIndex", "text", "title", "addSubview(…)", "becomeFirstResponder(…)", "deleteRows(…)",
    "insertRows(…)", "reloadData(…)", "reloadRows(…)", "reloadSections(…)", "setOn(…)", "setTitle(…)",
  ]
  /// Properties that are pictures, whose names tests may find them by.
  static let pictures: Set<String> = ["currentImage", "highlightedImage", "image", "selectedImage"]
  /// Whether a property says how far in a control is, which is read in per cent.
  static func isShare(_ property: String, of view: UIView) -> Bool {
    property == "value" && view is UISlider || property == "progress" && view is UIProgressView
  }
  /// Methods of controllers and views that take them from the screen or change it with nothing that they are handed.
  static let navigating: Set<String> = [
    "dismiss", "makeKeyAndVisible", "performSegue", "popToRootViewController", "popToViewController",
    "popViewController", "removeFromParent", "removeFromSuperview",
  ]
  /// Methods of classes that give their one object.
  static let sharedObjects: Set<String> = [
    "current", "default", "defaultManager", "instance", "main", "shared", "sharedInstance", "sharedManager", "standard",
  ]
  /// Properties of a navigation item that say what stands in the bar.
  static let barItems: Set<String> = [
    "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]
  /// Properties of layers that say what is drawn there, and where.
  static let drawing: Set<String> = [
    "anchorPoint", "beginTime", "colors", "contents", "contentsGravity", "endPoint", "fillRule", "isDoubleSided",
    "lineCap",
    "lineDashPattern", "lineJoin", "lineWidth", "locations", "path", "position", "startPoint", "strokeEnd",
    "strokeStart", "timeOffset", "type", "zPosition",
  ]
  /// Properties of a view that say where it lies.
  static let places: Set<String> = ["bounds", "center", "frame", "transform"]
  /// Methods of Apple's that call their closure when they have returned, as their documentation says.
  private static let late: Set<String> = [
    "dataTask", "downloadTask", "evaluatePolicy", "getAllTasks", "getNotificationSettings",
    "getPendingNotificationRequests", "requestAccess", "requestAuthorization", "uploadTask",
  ]

  /// Whether a call surely comes back before it calls its closure.
  static func isLate(_ what: String) -> Bool { method(of: what).map(late.contains) ?? false }

  /// Whether a call calls its closure in no time: it asks neither a server nor the user, but what the system keeps.
  static func answersBeforeAnyStep(_ what: String) -> Bool {
    method(of: what).map { ["getAllTasks", "getNotificationSettings", "getPendingNotificationRequests"].contains($0) }
      ?? false
  }

  /// Whether a call of Apple's calls its closure on a queue of its own.
  ///
  /// - A session without a queue of the app's makes a serial one (documentation of URLSession.init(configuration:delegate:
  ///   delegateQueue:)); the others call on a private or an arbitrary queue (documentation of evaluatePolicy(_:localizedReason:
  ///   reply:), requestAccess(for:completionHandler:), UNUserNotificationCenter.requestAuthorization(options:
  ///   completionHandler:)).
  static func callsBackElsewhere(_ what: String) -> Bool { isLate(what) && !what.hasPrefix("URLSession(…)") }

  /// Functions that call their closure once, before they come back (their documentation).
  private static let once: Set<String> = [
    "withMemoryRebound", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeMutablePointer", "withUnsafePointer",
  ]

  /// Whether a call surely calls its closure, once and at once: Swift's of memory, and the block that fills in a
  /// configuration of Parse's.
  static func callsItsClosureOnce(_ what: String) -> Bool {
    what == "ParseClientConfiguration(…)" || what.hasSuffix("(…)") && once.contains(lastWord(of: what))
  }

  /// Whether a call hands its closure values, not objects: an AttributeContainer (documentation of
  /// UIConfigurationTextAttributesTransformer).
  static func handsValues(_ what: String) -> Bool { what == "UIConfigurationTextAttributesTransformer(…)" }

  private static func lastWord(of what: String) -> String {
    String((what.split(separator: ".").last ?? "").dropLast("(…)".count))
  }

  /// The type of what a session hands a completion first, if there is any (documentation of URLSession).
  static func answers(of what: String) -> String? {
    guard what.hasPrefix("URLSession"), let method = method(of: what) else { return nil }
    return ["dataTask": "Data", "downloadTask": "URL", "uploadTask": "Data"][method]
  }

  /// Whether a call registers cells, by its name.
  static func registers(_ what: String) -> Bool { method(of: what) == "register" }

  private static func method(of what: String) -> String? {
    guard let name = what.split(separator: ".").last, name.hasSuffix("(…)") else { return nil }
    return String(name.dropLast(3))
  }

  /// How the names of methods begin that call a closure as often as something happens.
  private static let repeating = [
    "addListener", "addObserver", "addSnapshotListener", "bind", "each", "enumerate", "forEach", "listen", "monitor",
    "observe", "repeat", "sink", "subscribe", "watch",
  ]

  /// Whether a call hands its closure all elements of something before it comes back.
  static func goesThrough(_ what: String) -> Bool { method(of: what) == "forEach" }

  /// Whether a call may call its closure more than once, by its name: `observe`, `onChange`; a completion comes once.
  static func mayRepeat(_ what: String) -> Bool {
    guard let name = what.split(separator: ".").last, name.hasSuffix("(…)") else { return false }
    if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
    return repeating.contains(where: name.hasPrefix)
  }

  /// How the names of delegates of what is not read end.
  static let delegates = [".delegate", ".navigationDelegate", ".uiDelegate", dataSource]
  /// How the name of what is asked for what something shows ends.
  static let dataSource = ".dataSource"
  /// How the call ends that has an object told of what changes of something, by key-value observing.
  static let observing = ".addObserver(…)"

  /// Whether a method is one of a delegate protocol's, by their names: `imagePickerController` of
  /// `UIImagePickerControllerDelegate`.
  static func asks(_ name: String, for method: String) -> Bool {
    guard let ending = ["Delegate", "DataSource"].first(where: name.hasSuffix) else { return false }
    let sender = name.dropLast(ending.count)
    let capitals = sender.prefix { $0.isUppercase }.count
    guard capitals > 1 else { return false }
    let stem = sender.dropFirst(capitals - 1)
    return method == stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// Protocols of frameworks whose methods only what no flow does sets off: a notification, drag and drop, a pencil.
  static let quietProtocols: Set<String> = [
    "MessagingDelegate", "NSCopying", "NSCoding", "NSSecureCoding", "UICollectionViewDataSourcePrefetching",
    // The user alone sets these off, on a screen of the system's, and whoever shows that has said so.
    "CNContactPickerDelegate", "MFMailComposeViewControllerDelegate", "MFMessageComposeViewControllerDelegate",
    "PHPickerViewControllerDelegate", "QLPreviewControllerDelegate", "SFSafariViewControllerDelegate",
    "UIColorPickerViewControllerDelegate", "UIDocumentPickerDelegate", "UIFontPickerViewControllerDelegate",
    "UIImagePickerControllerDelegate",
    "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UIContextMenuInteractionDelegate",
    "UIDragInteractionDelegate", "UIDropInteractionDelegate", "UIPencilInteractionDelegate",
    "UIPointerInteractionDelegate", "UIScrollViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITableViewDataSourcePrefetching", "UITableViewDragDelegate",
    "UITableViewDropDelegate", "UNUserNotificationCenterDelegate", "Sendable", "Codable", "Equatable", "Hashable",
  ]
  /// The labels of delegates' methods that only another device sets off, by the class that calls them.
  static let distantCallbacks: [String: Set<String>] = [
    "WCSession": [
      "didFinish", "didReceive", "didReceiveApplicationContext", "didReceiveMessage", "didReceiveMessageData",
      "didReceiveUserInfo",
    ]
  ]
  /// Properties of views that nothing else is called like: what sets one on an unknown object sets a view's.
  static let elementProperties: Set<String> = [
    "accessibilityElementsHidden", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alpha",
    "attributedPlaceholder", "attributedText", "attributedTitle", "bounds", "frame", "isAccessibilityElement",
    "isHidden", "isUserInteractionEnabled", "placeholder", "prompt", "selectedSegmentIndex", "snapshot",
    "tableFooterView",
    "tableHeaderView", "titleView", "transform", "text", "title", "currentTitle",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Methods of views, layers and controllers that change nothing that a flow asks for.
  private static let methods: Set<String> = [
    "addAnnotation", "addAnnotations", "addOverlay", "addOverlays", "bringSubviewToFront",
    "cancelAllLocalNotifications",
    "cancelLocalNotification", "convert", "convertTime", "deselectRow",
    "dequeueReusableCell", "dequeueReusableHeaderFooterView",
    "dequeueReusableSupplementaryView", "didMove", "draw", "drawHierarchy", "flashScrollIndicators", "indexPath",
    "invalidateIntrinsicContentSize",
    "isDescendant", "layoutIfNeeded", "loadViewIfNeeded", "presentation", "register", "registerForPreviewing",
    "registerForPreviewingWithDelegate",
    "registerForRemoteNotifications", "registerUserNotificationSettings", "removeAnnotation", "removeAnnotations",
    "removeOverlay", "removeOverlays", "render", "scheduleLocalNotification",
    "scrollRangeToVisible",
    "setBackgroundImage", "setShadowImage", "setContentCompressionResistancePriority", "setContentHuggingPriority",
    "setContentOffset", "setCustomSpacing", "setImage", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConstraints", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setTitleColor", "setTitleTextAttributes", "setTitleShadowColor", "setValueTransformer",
    "sizeThatFits", "snapshotView",
    "systemLayoutSizeFitting", "willMove",
  ]

  /// Functions outside of types that change nothing.
  private static let functions: Set<String> = [
    "CGPointMake", "CGRectMake", "CGSizeMake", "NSLocalizedString", "NSLog", "NSStringFromClass", "abs", "arc4random",
    "arc4random_uniform", "ceil", "cos", "debugPrint", "dump", "floor", "max", "min", "numericCast", "os_log", "pow",
    "print", "repeatElement", "round", "sin", "sqrt", "stride", "swap", "type", "unsafeBitCast", "zip",
  ]

  /// Whether a method of a view may do anything, and not to the view alone: it is told by name what to do.
  static func isFar(_ what: String) -> Bool {
    runtimeFunctions.contains { what == "\($0)(…)" || what.hasSuffix(".\($0)(…)") }
      || (what.hasPrefix("UI") && farMethods.contains { what.hasSuffix(".\($0)(…)") })
  }

  /// Functions of Objective-C's runtime that change which code runs.
  private static let runtimeFunctions = [
    "class_addMethod", "class_replaceMethod", "imp_implementationWithBlock", "method_exchangeImplementations",
    "method_setImplementation", "object_setClass", "objc_registerClassPair",
  ]

  private static let farMethods = [
    "perform", "sendAction", "sendActions", "setValue", "setValuesForKeys",
  ]

  /// - Parameter what: `UIView.cornerRadius`, `setting UIView.cornerRadius`, `UITableView.flashScrollIndicators(…)`.
  static func contains(_ what: String) -> Bool {
    let isSetting = what.hasPrefix("setting ")
    let name = what.split(separator: ".").last.map(String.init) ?? what
    if name.hasSuffix("(…)") {
      let method = String(name.dropLast(3))
      return methods.contains(method) || functions.contains(method)
    }
    if what.hasPrefix("setting CA"), drawing.contains(name) { return true }
    // A part of a property that only looks: `scrollIndicatorInsets.bottom`.
    let whole = what.split(separator: ".").dropLast().last.map(String.init)
    if isSetting, let whole, ["Appearance", "Insets"].contains(where: whole.hasSuffix) { return true }
    return !isSetting || looks.contains(name) || lookEndings.contains(where: name.hasSuffix)
  }

  /// How the names of further properties end that change how something looks: `sectionIndexColor`.
  private static let lookEndings = [
    "Adjustment", "Appearance", "BackgroundColor", "Color", "Font", "Image", "Insets", "Opacity", "Radius",
  ]
}
