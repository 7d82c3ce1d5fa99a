import FlowInterpreter
import HeadlessUIKit

/// What lies in UIKit's own views, and in what those lie.
extension LiveLibrary {
  mutating func addSubviews() {
    // - UIKit: bars, controls and fields have views of their own in them, of which nothing is published but that they are
    //   there (Xcode's view debugger shows them).
    for name in Self.withOwnViews {
      property(name, "subviews") { call in
        .unknown(Unknown("the views that UIKit puts into a \(name)", call.location))
      }
    }
    property("UIView", "subviews") { call in
      let view: UIView = try call.this()
      // - UIKit: pages that are scrolled lie in a scroll view of UIKit's own (many authors find it there).
      let owner: String? =
        switch view.next {
        case is UIAlertController: "an alert"
        case is UIPageViewController: "the view of a page controller"
        default: nil
        }
      guard let owner else { return view.subviews.bridged }
      return .unknown(Unknown("the views that UIKit puts into \(owner)", call.location))
    }
    // - UIKit: a cell's content view is one of its subviews (documentation of UITableViewCell.contentView).
    property("UITableViewCell", "subviews") { call in
      let cell: UITableViewCell = try call.this()
      _ = cell.contentView
      return cell.subviews.bridged
    }
    property("UICollectionViewCell", "subviews") { call in
      let cell: UICollectionViewCell = try call.this()
      _ = cell.contentView
      return cell.subviews.bridged
    }
    property("UIView", "gestureRecognizers") { call in
      let view: UIView = try call.this()
      guard view.hasOwnRecognizers else { return view.gestureRecognizers.bridged }
      return .unknown(Unknown("the recognizers that UIKit puts on a \(view.typeName)", call.location))
    }
    // - UIKit: a button's label and image view are views in it (documentation of UIButton.titleLabel and imageView).
    for name in ["UILabel", "UIImageView"] {
      property(name, "superview") { call in
        let view: UIView = try call.this()
        return ((view as? any ButtonPart)?.button ?? view.superview).bridged
      }
    }
  }

  private static let withOwnViews = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UITextField", "UITextView", "UIButton", "UIPickerView",
    "UIDatePicker", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UIPageControl", "UIProgressView",
    "UIVisualEffectView",
  ]
}

extension UIView {
  /// Whether UIKit puts recognizers on it that are not published: text is selected by them, a navigation controller goes
  /// back by one (documentation of interactivePopGestureRecognizer), a card is pulled away, a window delays touches.
  fileprivate var hasOwnRecognizers: Bool {
    switch self {
    case is UITextField, is UITextView, is UIWindow: true
    default: next is UINavigationController || (next as? UIViewController)?.presentingViewController != nil
    }
  }
}
