import FlowInterfaceBuilder
import Foundation

/// What documents say of objects by plain attributes, which key-value coding takes, and what of it is not simulated.
extension InterfaceDecoder {
  /// Sets the plain attributes of an object.
  func decodeAttributes(of instance: NSObject, _ object: InterfaceObject) {
    for (name, key) in InterfaceOrigin.plainAttributes {
      guard let text = object.element[name] else { continue }
      let number: Any? = Double(text)
      _ = KeyValueCoding.set(number ?? (text == "YES"), forKeyPath: key, of: instance)
    }
    for key in InterfaceOrigin.plainColors {
      guard let color = object.color(key) else { continue }
      _ = KeyValueCoding.set(UIColor(color), forKeyPath: key, of: instance)
    }
  }
}

extension InterfaceOrigin {
  /// Attributes of documents and the keys of key-value coding that take them.
  fileprivate static let plainAttributes: [(name: String, key: String)] =
    [
      "highlighted", "minimumScaleFactor", "preferredMaxLayoutWidth",
      "adjustsFontForContentSizeCategory", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "bounces",
      "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "layoutMarginsRelativeArrangement",
      "baselineRelativeArrangement", "continuous", "autoresizesSubviews", "momentary",
    ].map { ($0, $0) } + [("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth")]

  fileprivate static let plainColors = ["textColor", "highlightedColor", "tintColor"]

  /// What else of an object's element is read: by the attributes and keys of its children.
  private static let readElsewhere: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "accessoryType", "alignment", "allowsMultipleSelection",
    "allowsMultipleSelectionDuringEditing", "allowsSelection", "allowsSelectionDuringEditing", "alpha",
    "alwaysBounceHorizontal", "alwaysBounceVertical", "animating", "attributedText", "autoresizingMask", "axis",
    "backBarButtonItem", "backButtonTitle", "barStyle", "backgroundColor", "bounds", "buttonType",
    "cancelsTouchesInView",
    "clearButtonMode", "clearsOnBeginEditing", "clipsSubviews", "clipsToBounds", "configuration", "contentInset",
    "contentView", "countDownDuration", "currentPage", "customClass", "date", "datePickerMode",
    "definesPresentationContext",
    "direction", "distribution", "editable", "editingAccessoryType", "enabled", "enablesReturnKeyAutomatically",
    "fixedFrame", "font", "fontDescription", "frame", "frameInset", "hidden",
    "hidesBackButton", "hidesBottomBarWhenPushed", "hidesForSinglePage", "hidesWhenStopped", "id", "image",
    "insetsLayoutMarginsFromSafeArea", "items", "keyboardType", "largeTitleDisplayMode", "layoutMargins",
    "leftBarButtonItem",
    "leftBarButtonItems", "leftItemsSupplementBackButton", "maxValue", "maximumDate", "maximumValue", "minValue",
    "minimumDate", "minimumPressDuration", "minimumValue", "minuteInterval", "modalInPresentation",
    "modalPresentationStyle",
    "modalTransitionStyle", "navigationItem", "numberOfLines", "numberOfPages", "numberOfTapsRequired",
    "numberOfTouchesRequired", "on", "pagingEnabled", "placeholder", "preservesSuperviewLayoutMargins", "progress",
    "prompt", "refreshControl", "restorationIdentifier", "returnKeyType", "reuseIdentifier", "rightBarButtonItem",
    "rightBarButtonItems", "rowHeight",
    "scrollEnabled", "sectionFooterHeight", "sectionHeaderHeight", "secureTextEntry", "selectable", "selected",
    "selectedSegmentIndex", "showsBookmarkButton", "showsCancelButton", "showsSearchResultsButton",
    "showsScopeBar", "spacing", "state", "stepValue", "storyboardIdentifier", "style", "subviews", "systemItem",
    "tabBarItem",
    "tag", "text", "textLabel", "detailTextLabel", "title", "titleView", "toolbarItems", "tableHeaderView",
    "tableFooterView", "translatesAutoresizingMaskIntoConstraints", "translucent", "userInteractionEnabled", "value",
    "view", "wraps",
  ]

  /// Whether the document gives a property a value that is not simulated, so that what it holds is not known.
  ///
  /// - Parameter property: its name in Swift.
  package func leavesOpen(_ property: String) -> Bool {
    let element = object.element
    return Self.names(of: property).contains { name in
      guard !Self.readElsewhere.contains(name), !Self.plainColors.contains(name),
        !Self.plainAttributes.contains(where: { $0.name == name })
      else { return false }
      if element[name] != nil { return true }
      // An object of its own is made as such.
      if let child = element.child(key: name) {
        return child["id"] == nil ? !child.isNamed("nil") : child.isNamed("menu")
      }
      return element.child(named: "textInputTraits")?[name] != nil
    }
  }

  /// The names that documents have for a property.
  private static func names(of property: String) -> [String] {
    if property.hasPrefix("is"), let first = property.dropFirst(2).first {
      return [first.lowercased() + property.dropFirst(3)]
    }
    switch property {
    case "adjustsFontSizeToFitWidth": return ["adjustsFontSizeToFit"]
    case "accessibilityTraits": return ["accessibilityConfiguration"]
    default: return [property]
    }
  }
}
