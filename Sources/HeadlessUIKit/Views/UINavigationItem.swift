import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a bar that prefers large titles shows this one large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it on the stack.
    case automatic = 0
    case always = 1
    case never = 2
    /// Small, in the line of the buttons.
    case inline = 3
  }

  /// How much the back button of the controller above this one shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or as much as there is room for.
    case `default` = 0
    /// The word for back.
    case generic = 1
    /// No word.
    case minimal = 2
  }

  /// Where the bar of the search stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Beside the rest.
    case inline = 1
    /// Below the rest.
    case stacked = 2
  }

  /// The title.
  open var title: String? {
    didSet { possibleTitles = nil }
  }
  /// What the title may be, where code set it to what is not known.
  package var possibleTitles: PossibleTexts?
  /// The line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The buttons at the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button that the controller above this one shows.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that back button.
  open var backButtonTitle: String?
  /// How much that back button shows; iOS 14.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether this controller shows no back button.
  open var hidesBackButton = false
  /// What the back button does in place of going back; iOS 16.
  ///
  /// - UIKit: it replaces the action of a back button that is there, which looks as before; where there is none, it makes
  ///   one of the action's title or image (documentation of backAction).
  open var backAction: UIAction?
  /// Whether left buttons stand beside the back button rather than in its place.
  open var leftItemsSupplementBackButton = false

  /// Whether its title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search whose bar stands below the title; iOS 11.
  open var searchController: UISearchController?
  /// Whether that bar goes while content is scrolled; here it counts as in reach.
  open var hidesSearchBarWhenScrolling = true
  /// Where that bar stands; iOS 16.
  ///
  /// - UIKit: stacked is the layout of the versions before (documentation of UINavigationItem.SearchBarPlacement.stacked);
  ///   whether one that stands inline is a button until it is touched is told in several ways.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet {
      guard preferredSearchBarPlacement == .inline else { return }
      Simulation.current.leaveUndecided("what is seen of a search bar that is to stand inline")
    }
  }
  /// How the bar looks for this item; iOS 13.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks at the compact height; iOS 13.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while content is scrolled to its upper end; iOS 13.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Makes an item without a title.
  public convenience override init() { self.init(title: nil) }

  /// Makes an item with a title.
  public init(title: String?) { self.title = title }

  /// The button at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the buttons at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the buttons at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Shows or hides the back button of this controller.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// What the back button reads in the bar of the controller above this one.
  ///
  /// - UIKit: the back bar button item's title, else the back button title, else the title, else Back
  ///   (documentation of UINavigationItem); the word for back where the display mode says so (documentation of
  ///   UINavigationItem.BackButtonDisplayMode.generic).
  var titleForBackButton: String {
    if let title = backBarButtonItem?.title { return title }
    return backButtonDisplayMode == .generic ? "Back" : backButtonTitle ?? title ?? "Back"
  }

  /// Whether that title is not shown, or may not be.
  ///
  /// - UIKit: the display mode counts where there is no back bar button item (documentation of
  ///   backButtonDisplayMode); how assistive technology reads a back button without a title is not published.
  var mayHideBackTitle: Bool {
    guard backBarButtonItem == nil else { return false }
    return backButtonDisplayMode == .minimal || (backButtonDisplayMode == .generic && backButtonTitle != nil)
  }
}
