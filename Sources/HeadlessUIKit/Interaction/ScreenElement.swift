import FlowInterfaceBuilder
import Foundation

/// One thing on the screen that a user can see or touch.
@MainActor
public struct ScreenElement {
  /// What it is.
  public enum Kind: String, Sendable {
    case view
    case text
    case button
    case textField
    case toggle
    case segment
    case cell
    case accessory
    case navigationTitle
    case backButton
    case barButton
    case tab
    case alertText
    case alertButton
  }

  /// What it is.
  public let kind: Kind
  /// What it reads: its title, text, placeholder and accessibility label.
  public private(set) var texts: [String]
  /// Its accessibility identifier.
  public let identifier: String?
  /// Whether it can be touched.
  public let isEnabled: Bool
  /// Whether it is selected: a tab, a segment, a cell, a control.
  public let isSelected: Bool
  /// Whether it is on; nil for what cannot be.
  public let isChecked: Bool?
  /// Whether it has the keyboard.
  public let isFocused: Bool
  /// Its rectangle in the window, in points, as far as frames are known; zero for items of bars.
  public let frame: CGRect
  /// Whether a finger reaches it: nothing is presented over it.
  public let isReachable: Bool
  /// Whether something answers a touch on it: it is a control, an item or a cell, or lies in one.
  public let answersTouch: Bool
  /// The position in the list of the element that contains it.
  public let parent: Int?
  /// The outlets, as `Class.outlet`, through which code that is not linked may change its text.
  public let unlinkedOutlets: [String]
  /// Where the storyboard or nib has it.
  public let location: SourceLocation?
  let target: TouchTarget
  /// The view that it is, or of whose bar, control or alert it is a part.
  package let host: UIView?

  /// The placeholder of a field whose text stands in its place.
  ///
  /// - UIKit: a user does not see it (documentation of UITextField.placeholder); a test's tool finds the field by it all
  ///   the same (XCUIElement.placeholderValue, which Maestro's texts of an element include).
  package var coveredPlaceholder: String? {
    switch host {
    case let field as UITextField where field.shownText?.isEmpty == false: field.placeholder
    case let search as UISearchBar where kind == .textField && search.text?.isEmpty == false: search.shownPlaceholder
    default: nil
    }
  }

  /// The same element as one whose placeholder is read beside the text that stands in its place.
  package var readWithPlaceholder: ScreenElement {
    guard let coveredPlaceholder else { return self }
    var element = self
    element.texts.append(coveredPlaceholder)
    return element
  }

  /// Whether it is not known if it is enabled.
  ///
  /// - UIKit: the button that cancels a search that does not go on is disabled, as many authors find (Stack Overflow
  ///   4348351); whether it always is, is not said.
  package var hasOpenState: Bool {
    guard case .searchCancel(let search) = target else { return false }
    return !search.isFirstResponder && search.searchController?.isActive != true
  }

  /// Whether it is a text or a button of an alert.
  public var isOfAlert: Bool { kind == .alertText || kind == .alertButton }
}

extension ScreenElement {
  /// The item of a bar that it is; nil for others, and for one that takes no touches.
  @MainActor package var barItem: UIBarButtonItem? {
    if case .barButton(let item) = target { item } else { nil }
  }
}

/// What a finger on an element touches.
@MainActor
enum TouchTarget {
  case view(UIView)
  case segment(UISegmentedControl, Int)
  case accessory(UITableViewCell)
  case barButton(UIBarButtonItem)
  case back(UINavigationController)
  case tab(UITabBarController, Int)
  case alertButton(UIAlertController, UIAlertAction)
  case searchCancel(UISearchBar)
  case rowButton(SwipedRow.Button)
  case stepper(UIStepper, up: Bool)
  case clearText(any ClearButtonHolder)
  case returnKey
  case ownTab(UITabBar, UITabBarItem)
  case pageDots(UIPageViewController)
  case menuTitle(UIMenu)
  case scope(UISearchBar, Int)
  case menuLine(UIMenuElement)
  /// The title of a section, which answers no touch itself.
  case sectionText(UITableView, TablePart)
  case nothing

  /// Whether a finger on it touches nothing of its own.
  var isNone: Bool {
    switch self {
    case .nothing, .sectionText: true
    default: false
    }
  }

  /// Whether it is an item of a bar.
  var isOfBar: Bool {
    switch self {
    case .barButton, .back, .tab, .ownTab: true
    default: false
    }
  }

  /// Whether it is no view, and answers when a finger is lifted from it.
  var answersAtItsEnd: Bool {
    switch self {
    case .barButton, .back, .tab, .alertButton, .searchCancel, .scope, .rowButton, .returnKey, .ownTab: true
    default: false
    }
  }

  /// Whether it is a part of a control or bar that answers each of two taps.
  var isPart: Bool {
    switch self {
    case .segment, .barButton, .tab, .ownTab, .stepper, .scope: true
    default: false
    }
  }
}
