import Foundation

/// What UIKit's own classes take by key-value coding from user defined runtime attributes, as far as a screen's elements
/// or code show it. A boolean property answers to its name with and without `is` (documentation of key-value coding: the setter
/// is looked up as `setHidden:`, and UIKit declares `hidden` with the getter `isHidden`).
@MainActor
enum KeyValueCoding {
  /// Sets a value; false for a key path that is none of these, or a value that does not fit.
  static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return set(value, forKey: path, of: object) }
    switch (object, parts[0]) {
    case (let view as UIView, "layer"): return setOfLayer(value, forKey: parts[1], of: view)
    case (let controller as UIViewController, "navigationItem"):
      return set(value, forKeyPath: parts[1], of: controller.navigationItem)
    case (let controller as UIViewController, "tabBarItem"):
      return set(value, forKeyPath: parts[1], of: controller.tabBarItem)
    case (let cell as UITableViewCell, "contentView"): return set(value, forKeyPath: parts[1], of: cell.contentView)
    default: return false
    }
  }

  private static func set(_ value: Any?, forKey key: String, of object: NSObject) -> Bool {
    func set<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> Bool {
      guard let owner = object as? Owner, let value: Value = RuntimeAttributeValue.convert(value) else { return false }
      owner[keyPath: path] = value
      return true
    }
    switch key {
    case "hidden", "isHidden": return set(\UIView.isHidden)
    case "alpha": return set(\UIView.alpha)
    case "userInteractionEnabled", "isUserInteractionEnabled": return set(\UIView.isUserInteractionEnabled)
    case "tag": return set(\UIView.tag) || set(\UIBarItem.tag)
    case "accessibilityIdentifier":
      return set(\UIView.accessibilityIdentifier) || set(\UIBarItem.accessibilityIdentifier)
    case "accessibilityLabel": return set(\UIView.accessibilityLabel) || set(\UIBarItem.accessibilityLabel)
    case "accessibilityHint": return set(\UIView.accessibilityHint)
    case "accessibilityValue": return set(\UIView.accessibilityValue)
    case "accessibilityElementsHidden": return set(\UIView.accessibilityElementsHidden)
    case "accessibilityViewIsModal": return set(\UIView.accessibilityViewIsModal)
    case "isAccessibilityElement": return set(\UIView.isAccessibilityElement)
    case "enabled", "isEnabled":
      return set(\UIControl.isEnabled) || set(\UIBarItem.isEnabled) || set(\UILabel.isEnabled)
    case "selected", "isSelected": return set(\UIControl.isSelected)
    case "on", "isOn": return set(\UISwitch.isOn)
    case "selectedSegmentIndex": return set(\UISegmentedControl.selectedSegmentIndex)
    case "text": return set(\UILabel.text) || set(\UITextField.text) || set(\UITextView.text) || set(\UISearchBar.text)
    case "placeholder": return set(\UITextField.placeholder) || set(\UISearchBar.placeholder)
    case "title": return set(\UIBarItem.title) || set(\UINavigationItem.title) || set(\UIViewController.title)
    case "prompt": return set(\UINavigationItem.prompt)
    case "editable", "isEditable": return set(\UITextView.isEditable)
    case "allowsSelection": return set(\UITableView.allowsSelection)
    case "selectedIndex": return set(\UITabBarController.selectedIndex)
    case "modalInPresentation", "isModalInPresentation": return set(\UIViewController.isModalInPresentation)
    case "hidesBottomBarWhenPushed": return set(\UIViewController.hidesBottomBarWhenPushed)
    case "clipsToBounds": return set(\UIView.clipsToBounds)
    case "tintColor": return set(\UIView.tintColor)
    case "backgroundColor": return set(\UIView.backgroundColor)
    case "highlighted":
      return set(\UIControl.isHighlighted) || set(\UILabel.isHighlighted) || set(\UIImageView.isHighlighted)
    case "numberOfLines": return set(\UILabel.numberOfLines)
    case "textColor": return set(\UILabel.textColor) || set(\UITextField.textColor) || set(\UITextView.textColor)
    case "highlightedColor": return set(\UILabel.highlightedTextColor)
    case "adjustsFontSizeToFitWidth": return set(\UILabel.adjustsFontSizeToFitWidth)
    case "minimumScaleFactor": return set(\UILabel.minimumScaleFactor)
    case "preferredMaxLayoutWidth": return set(\UILabel.preferredMaxLayoutWidth)
    case "adjustsFontForContentSizeCategory": return set(\UILabel.adjustsFontForContentSizeCategory)
    case "showsMenuAsPrimaryAction": return set(\UIButton.showsMenuAsPrimaryAction)
    case "changesSelectionAsPrimaryAction": return set(\UIButton.changesSelectionAsPrimaryAction)
    case "secureTextEntry", "isSecureTextEntry": return set(\UITextField.isSecureTextEntry)
    case "bounces": return set(\UIScrollView.bounces)
    case "pagingEnabled", "isPagingEnabled": return set(\UIScrollView.isPagingEnabled)
    case "scrollEnabled", "isScrollEnabled": return set(\UIScrollView.isScrollEnabled)
    case "showsHorizontalScrollIndicator": return set(\UIScrollView.showsHorizontalScrollIndicator)
    case "showsVerticalScrollIndicator": return set(\UIScrollView.showsVerticalScrollIndicator)
    case "layoutMarginsRelativeArrangement": return set(\UIStackView.isLayoutMarginsRelativeArrangement)
    case "baselineRelativeArrangement": return set(\UIStackView.isBaselineRelativeArrangement)
    case "spacing": return set(\UIStackView.spacing)
    case "continuous": return set(\UISlider.isContinuous) || set(\UIStepper.isContinuous)
    case "value": return set(\UISlider.value) || set(\UIStepper.value)
    case "progress": return set(\UIProgressView.progress)
    default: return false
    }
  }

  /// A layer's own visibility is its view's (documentation of UIView.alpha and CALayer); what else a layer has only
  /// looks, and is kept where code often reads it.
  private static func setOfLayer(_ value: Any?, forKey key: String, of view: UIView) -> Bool {
    switch key {
    case "hidden", "isHidden": set(value, forKey: "hidden", of: view)
    case "opacity": set(value, forKey: "alpha", of: view)
    case "cornerRadius": setNumber(value) { view.layer.cornerRadius = $0 }
    case "borderWidth": setNumber(value) { view.layer.borderWidth = $0 }
    case "shadowRadius": setNumber(value) { view.layer.shadowRadius = $0 }
    case "shadowOpacity": setNumber(value) { view.layer.shadowOpacity = Float($0) }
    case "masksToBounds": setFlag(value) { view.layer.masksToBounds = $0 }
    default: true
    }
  }

  private static func setNumber(_ value: Any?, _ set: (CGFloat) -> Void) -> Bool {
    guard let number: CGFloat = RuntimeAttributeValue.convert(value) else { return false }
    set(number)
    return true
  }

  private static func setFlag(_ value: Any?, _ set: (Bool) -> Void) -> Bool {
    guard let flag: Bool = RuntimeAttributeValue.convert(value) else { return false }
    set(flag)
    return true
  }
}
