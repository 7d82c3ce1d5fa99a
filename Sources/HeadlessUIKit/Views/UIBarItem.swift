import FlowInterfaceBuilder
import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// The identifier that user interface tests find it by.
  open var accessibilityIdentifier: String?
  /// What assistive technology reads.
  open var accessibilityLabel: String?
  var origin: InterfaceOrigin?
}

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// A button of the system's own.
  public enum SystemItem: String, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    /// The title or the accessibility label of the button.
    var label: String? {
      switch self {
      case .flexibleSpace, .fixedSpace, .pageCurl: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Fast forward"
      case .compose: "Compose"
      default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    }
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The object that the action goes to; nil for the responder chain.
  public var target: AnyObject? {
    get { receiver.object }
    set { receiver = WeakTarget(newValue) }
  }
  private var receiver = WeakTarget(nil)
  /// The action.
  open var action: Selector?
  /// A view in place of the title.
  open var customView: UIView?
  /// Whether it takes no room in its bar; iOS 16.
  open var isHidden = false
  /// The system's kind of button.
  public internal(set) var systemItem: SystemItem?
  /// What a tap, or where there is an action a long press, brings up; iOS 14.
  open var menu: UIMenu?
  private var code: UIAction?
  /// Whether a tap does something of its own.
  var hasAction: Bool { action != nil || code != nil || !segueTriggers.isEmpty }
  /// The code that a tap runs.
  open var primaryAction: UIAction? {
    get { code }
    set {
      code = newValue
      guard let newValue, systemItem == nil else { return }
      if title == nil, !newValue.title.isEmpty { title = newValue.title }
      if image == nil { image = newValue.image }
    }
  }
  /// The width in points; 0 for that of its content.
  open var width: CGFloat = 0
  /// How it looks.
  open var style = Style.plain
  /// The colour of title and image.
  open var tintColor: UIColor?
  /// Where the storyboard connects the action.
  var actionLocation: SourceLocation?
  var segueTriggers: [Trigger] = []

  /// Makes a button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    receiver = WeakTarget(target)
    self.action = action
    super.init()
    self.title = title
    self.style = style
  }

  /// Makes a button that runs code or brings up a menu; of title and image it has the action's where they are nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that sends an action and brings up a menu at a long press; iOS 16.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes a button of the system's own that runs code or brings up a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Room that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button of the system's own.
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    receiver = WeakTarget(target)
    self.action = action
    systemItem = barButtonSystemItem
    super.init()
    // - UIKit: that button is the one for the end of a task (documentation of UIBarButtonItem.Style.done).
    if barButtonSystemItem == .done { style = .done }
  }

  /// Makes a button around a view.
  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }

  /// Makes an empty button.
  public override init() { super.init() }

  /// Reads Edit or Done.
  func showEditing(_ isEditing: Bool) { title = isEditing ? "Done" : "Edit" }

  /// Does what a tap does: the action, then the segues.
  func userDidTap() {
    // An object that is gone leaves the action to the responder chain.
    let receiver = receiver.isOpen ? receiver : WeakTarget(target)
    if let action, sends(action, to: receiver) { Trigger.action(receiver, action, at: actionLocation).fire(from: self) }
    if let code { Trigger.code(code).fire(from: self) }
    for trigger in segueTriggers { trigger.fire(from: self) }
  }

  /// Whether a tap sends the action of a button that a document connects to a segue as well.
  ///
  /// - UIKit: F2.35.
  private func sends(_ action: Selector, to receiver: WeakTarget) -> Bool {
    guard !segueTriggers.isEmpty, actionLocation != nil else { return true }
    guard ActionDispatch(simulation: .current).mayAnswer(action, receiver.object) else { return false }
    return !Simulation.current.openRules.takesOther(.barButtonActions)
  }
}

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// The system's kind of tab; nil for one of the app's own.
  var systemItem: SystemItem?

  /// The title; that of a tab of the system's own stays.
  ///
  /// - UIKit: an item of the system's own keeps its title (documentation of init(tabBarSystemItem:tag:)).
  open override var title: String? {
    get { systemItem?.title ?? super.title }
    set { super.title = newValue }
  }

  /// Makes a tab with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab of the system's own.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    /// The item that documents call by a name.
    init?(named name: String) {
      guard let item = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = item
    }

    /// The title, in English.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Makes a tab without title and image.
  public override convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Makes a tab of the system's own, with its title.
  ///
  /// - UIKit: the titles are those of the constants' documentation (UITabBarItem.SystemItem).
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    self.systemItem = systemItem
  }

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}
