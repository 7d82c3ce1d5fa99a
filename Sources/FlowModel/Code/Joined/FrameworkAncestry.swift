/// Which of Apple's classes inherit from which, as far as screens and what stands on them go.
package enum FrameworkAncestry {
  /// Whether a class of Apple's is another or inherits from it; nil when this table does not know.
  package static func isKind(_ name: String, of other: String) -> Bool? {
    var current = name
    while true {
      if current == other { return true }
      guard let next = superclasses[current] else { return current == "NSObject" ? false : nil }
      current = next
    }
  }

  /// A class of Apple's and those that it inherits from, as far as this table knows, nearest first.
  package static func lineage(of name: String) -> [String] {
    var names = [name]
    if superclasses[name] == nil, name.hasPrefix("UI"), name.hasSuffix("ViewController") {
      names.append("UIViewController")
    }
    while let next = superclasses[names[names.count - 1]] { names.append(next) }
    return names
  }

  /// The superclass of each class of Apple's that this table knows.
  package static var classes: [String: String] { superclasses }

  /// The superclass of each controller of Apple's.
  package static let controllers = superclasses.filter { isKind($0.key, of: "UIViewController") == true }

  /// Whether the table has a class.
  static func knows(_ name: String) -> Bool { superclasses[name] != nil }

  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject",
    "UIViewController": "UIResponder", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UIHostingController": "UIViewController",
    "AVPlayerViewController": "UIViewController", "GLKViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController", "UIAlertController": "UIViewController",
    "UIActivityViewController": "UIViewController", "UISearchController": "UIViewController",
    "UIView": "UIResponder", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView", "UITextView": "UIScrollView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIStackView": "UIView",
    "UIPickerView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIVisualEffectView": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView",
    "UIWebView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView", "UIWindow": "UIView",
    "GLKView": "UIView", "SKView": "UIView", "SCNView": "UIView", "ARSCNView": "SCNView", "MTKView": "UIView",
    "ARCoachingOverlayView": "UIView", "ASAuthorizationAppleIDButton": "UIControl", "AVRoutePickerView": "UIView",
    "CLLocationButton": "UIControl", "LPLinkView": "UIView", "MKAnnotationView": "UIView",
    "MKCompassButton": "UIView", "MKMarkerAnnotationView": "MKAnnotationView",
    "MKPinAnnotationView": "MKAnnotationView",
    "MKScaleView": "UIView", "MKUserTrackingButton": "UIView", "MPVolumeView": "UIView", "PHLivePhotoView": "UIView",
    "PKCanvasView": "UIScrollView", "PKPaymentButton": "UIButton", "RPSystemBroadcastPickerView": "UIView",
    "PDFView": "UIView", "ARSKView": "SKView", "UIColorWell": "UIControl",
    "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UINavigationItem": "NSObject",
    "UIGestureRecognizer": "NSObject", "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer", "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer", "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "NSLayoutConstraint": "NSObject", "UIStoryboardSegue": "NSObject",
  ]
}
