/// What is known of UIKit's and Swift's members, by their names. What is not in these tables may do anything.
enum ReachTables {
  /// Properties of views, layers, bars and controllers that change how something looks and nothing that a flow asks for.
  static let looks: Set<String> = [
    "accessibilityHint", "accessibilityTraits", "activityIndicatorViewStyle", "adjustsFontForContentSizeCategory",
    "adjustsFontSizeToFitWidth", "adjustsImageWhenHighlighted", "allowsEditingTextAttributes", "autocapitalizationType",
    "autocorrectionType", "autoresizingMask", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    "backgroundColor", "backgroundImage", "backgroundView", "barStyle", "barTintColor", "borderColor", "borderStyle",
    "borderWidth", "bounces", "clearButtonMode", "clipsToBounds", "compactAppearance", "contentHorizontalAlignment",
    "contentMode", "contentVerticalAlignment", "cornerCurve", "cornerRadius", "currentPageIndicatorTintColor",
    "decelerationRate", "delegate", "enablesReturnKeyAutomatically", "estimatedRowHeight", "font",
    "indicatorStyle", "isDirectionalLockEnabled", "isExclusiveTouch", "isMultipleTouchEnabled", "isOpaque",
    "isTranslucent", "keyboardAppearance", "keyboardDismissMode", "keyboardType", "largeTitleDisplayMode",
    "largeTitleTextAttributes", "lineBreakMode", "maskedCorners", "masksToBounds", "maximumTrackTintColor",
    "maximumZoomScale", "minimumScaleFactor", "minimumTrackTintColor", "minimumZoomScale", "navigationDelegate",
    "numberOfLines", "onTintColor", "overrideUserInterfaceStyle", "pageIndicatorTintColor", "preferredContentSize",
    "prefersLargeTitles", "progressTintColor", "rasterizationScale", "returnKeyType", "scrollEdgeAppearance",
    "scrollIndicatorInsets", "selectedSegmentTintColor", "selectionStyle", "separatorColor", "separatorInset",
    "separatorStyle", "shadowColor", "shadowImage", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius",
    "shouldRasterize", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "standardAppearance", "statusBarStyle",
    "tableHeaderBackgroundColor", "textAlignment", "textColor", "textContentType", "thumbTintColor",
    "tintAdjustmentMode",
    "tintColor", "titleTextAttributes", "trackTintColor", "uiDelegate", "unselectedItemTintColor",
    "additionalSafeAreaInsets", "automaticallyAdjustsScrollViewInsets", "contentInset",
    "contentInsetAdjustmentBehavior", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "isIdleTimerDisabled", "applicationIconBadgeNumber", "isNetworkActivityIndicatorVisible",
  ]

  /// Properties of views that nothing else is called like: what sets one on an unknown object sets a view's.
  static let viewProperties: Set<String> = [
    "accessibilityElementsHidden", "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alpha",
    "attributedPlaceholder", "attributedText", "attributedTitle", "bounds", "frame", "isAccessibilityElement",
    "isHidden", "isUserInteractionEnabled", "placeholder", "prompt", "selectedSegmentIndex", "tableFooterView",
    "tableHeaderView", "titleView", "transform", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Properties of layers that hide or move what the view shows.
  static let layerElements: Set<String> = [
    "anchorPoint", "bounds", "frame", "isHidden", "mask", "opacity", "position", "sublayers", "transform", "zPosition",
  ]

  /// Methods of views, layers and controllers that change nothing that a flow asks for.
  static let quietMethods: Set<String> = [
    "addKeyframe", "animate", "animateKeyframes", "bringSubviewToFront", "convert", "deselectRow",
    "dequeueReusableCell", "dequeueReusableHeaderFooterView",
    "dequeueReusableSupplementaryView", "didMove", "flashScrollIndicators", "indexPath",
    "invalidateIntrinsicContentSize",
    "isDescendant", "layoutIfNeeded", "loadViewIfNeeded", "performWithoutAnimation", "register",
    "registerForRemoteNotifications",
    "setBackgroundImage", "setContentCompressionResistancePriority", "setContentHuggingPriority",
    "setContentOffset", "setCustomSpacing", "setImage", "setNeedsDisplay", "setNeedsLayout",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateConstraints", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setTitleColor", "setTitleTextAttributes", "setTitleShadowColor", "sizeThatFits", "snapshotView",
    "systemLayoutSizeFitting", "willMove",
  ]

  /// Methods of views that may do anything, and not to the view alone.
  static let farViewMethods: Set<String> = [
    "perform", "send", "sendAction", "sendActions", "setValue", "setValuesForKeys", "value",
  ]

  /// Methods of UIKit that only UIKit calls, and `super` of an override: what they do is in the simulation.
  static let callbacks: Set<String> = [
    "awakeFromNib", "didMove", "didMoveToSuperview", "didMoveToWindow", "didReceiveMemoryWarning", "draw", "init",
    "layoutSubviews", "loadView", "prepare", "prepareForReuse", "traitCollectionDidChange", "updateConstraints",
    "updateViewConstraints", "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad",
    "viewIsAppearing", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "viewWillAppear",
    "viewWillDisappear", "viewWillLayoutSubviews", "viewWillTransition", "willMove", "willTransition", "setUp",
    "prepareForSegue", "shouldPerformSegue", "encodeRestorableState", "decodeRestorableState",
    "present", "dismiss", "show", "showDetailViewController", "pushViewController", "popViewController",
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "setEditing", "setSelected", "setHighlighted",
    "applyLayoutAttributes", "apply", "prepareForInterfaceBuilder",
  ]

  /// Methods of the standard library's and Foundation's values: they change only what they are called on.
  static let valueMethods: Set<String> = [
    "addingTimeInterval", "allSatisfy", "append", "bool", "capitalized", "compactMap", "compare", "components",
    "contains", "count", "data", "date", "dateComponents", "decode", "description", "distance", "double", "drop",
    "dropFirst", "dropLast", "elementsEqual", "encode", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "float",
    "formIntersection", "formUnion", "formatted", "hasPrefix", "hasSuffix", "index", "indices", "insert", "integer",
    "intersection", "isEmpty", "isMultiple", "joined", "last", "lastIndex", "lowercased", "map", "mapValues", "max",
    "merge", "merging", "min", "negate", "number", "partition", "prefix", "popFirst", "popLast", "random",
    "randomElement", "range", "reduce", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replacingOccurrences", "reserveCapacity", "reverse", "reversed", "round", "rounded", "shuffle",
    "shuffled", "sort", "sorted", "split", "starts", "string", "subtract", "subtracting", "suffix",
    "symmetricDifference",
    "swapAt", "timeIntervalSince", "toggle", "trimmingCharacters", "union", "update", "updateValue", "uppercased",
    "zip",
    "cancel", "invalidate",
  ]

  /// Those of them that change the value in place.
  static let changingMethods: Set<String> = [
    "append", "formIntersection", "formUnion", "insert", "merge", "negate", "partition", "popFirst", "popLast",
    "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "reserveCapacity", "reverse",
    "round", "shuffle", "sort", "subtract", "swapAt", "toggle", "update", "updateValue",
  ]

  /// Methods of lists and texts that end the app where there is nothing to remove or exchange, by their first labels.
  static let trappingMethods: [String: Set<String>] = [
    "index": ["after", "before"], "remove": ["at"], "removeFirst": [""], "removeLast": [""], "removeSubrange": [""],
    "replaceSubrange": [""], "swapAt": [""],
  ]

  /// Types whose division by 0 is a number.
  static let fractions: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Float80", "TimeInterval"]

  /// Members that are numbers of these types.
  static let fractionalMembers: Set<String> = [
    "alpha", "duration", "height", "maxX", "maxY", "midX", "midY", "minX", "minY", "pi", "scale", "timeInterval",
    "timeIntervalSinceNow", "width", "x", "y",
  ]

  /// Functions outside of types that change nothing.
  static let quietFunctions: Set<String> = [
    "CGPointMake", "CGRectMake", "CGSizeMake", "NSLocalizedString", "NSLog", "NSStringFromClass", "abs", "arc4random",
    "arc4random_uniform", "ceil", "cos", "debugPrint", "dump", "floor", "max", "min", "numericCast", "os_log", "pow",
    "print", "repeatElement", "round", "sin", "sqrt", "stride", "swap", "type", "unsafeBitCast", "zip",
  ]

  /// Classes of UIKit's that know no screen.
  static let plainClasses: Set<String> = [
    "UIBezierPath", "UIColor", "UIDevice", "UIEdgeInsets", "UIFont", "UIFontDescriptor", "UIFontMetrics",
    "UIGraphicsImageRenderer", "UIImage", "UIImpactFeedbackGenerator", "UINib", "UINotificationFeedbackGenerator",
    "UIOffset", "UIPasteboard", "UIScreen", "UISelectionFeedbackGenerator", "UIStoryboard", "UIStoryboardSegue",
    "UITraitCollection", "UIBlurEffect", "UIVibrancyEffect", "UIVisualEffect", "UIEvent", "UITouch",
    "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "UIBarButtonItemAppearance",
    "UIUserInterfaceStyle", "UIUserInterfaceIdiom", "UIStatusBarStyle", "UIModalPresentationStyle", "UIRectEdge",
    "UIInterfaceOrientationMask", "UIInterfaceOrientation", "UIUserInterfaceSizeClass", "UILayoutPriority",
  ]

  /// Types of Foundation's and of well-known modules for logging and analytics: what they are handed they keep, count,
  /// write or send.
  static let inertTypes: Set<String> = [
    "Analytics", "Amplitude", "Array", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "Crashlytics", "Data", "Date", "DateComponents", "DateFormatter", "Decimal", "Dictionary", "Double", "FileManager",
    "Float", "ISO8601DateFormatter", "IndexPath", "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "Locale", "Logger", "Mixpanel", "NSAttributedString", "NSLog", "NSMutableAttributedString", "NSNumber",
    "NSPredicate", "NSRange", "NSString", "NumberFormatter", "OSLog", "ProcessInfo", "Range", "SentrySDK", "Set",
    "String", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "UserDefaults",
  ]

  /// Classes whose objects ask the user or leave the app.
  static let farClasses: Set<String> = [
    "SKStoreReviewController", "AppStore", "UIApplication", "UIWindow", "UIWindowScene", "UIScene", "Timer",
    "CADisplayLink",
    "NotificationCenter", "NSNotificationCenter", "Thread", "RunLoop", "ASWebAuthenticationSession",
  ]

  /// What a class overrides for UIKit to read and what a flow does not hang on, or what is read as code elsewhere.
  static let quietProperties: Set<String> = [
    "canBecomeFirstResponder", "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "childForStatusBarHidden", "childForStatusBarStyle", "debugDescription", "description", "hash", "keyCommands",
    "preferredContentSize", "preferredInterfaceOrientationForPresentation",
    "preferredScreenEdgesDeferringSystemGestures",
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
    "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations", "intrinsicContentSize",
    "disablesAutomaticKeyboardDismissal",
  ]
}
