import Foundation

/// Two or three controllers side by side where there is room, one stack where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The classic two controllers, or columns.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A place for a controller.
  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are seen while there is room for several.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The delegate.
  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// The classic two controllers, or columns.
  public internal(set) var style = Style.unspecified
  /// Whether only one column is shown.
  ///
  /// - UIKit: created expanded; it collapses when it comes into a window of compact width (F1.8.1).
  public internal(set) var isCollapsed = false
  /// Which columns are to be seen while there is room for several.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrangeIfVisible() } }
  /// How wide the primary column is at least, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columnWidth("minimumPrimaryColumnWidth") }
    set { columnWidths["minimumPrimaryColumnWidth"] = newValue }
  }
  /// How wide the primary column is at most, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columnWidth("maximumPrimaryColumnWidth") }
    set { columnWidths["maximumPrimaryColumnWidth"] = newValue }
  }
  /// How wide the primary column is, as a part of the width.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columnWidth("preferredPrimaryColumnWidthFraction") }
    set { columnWidths["preferredPrimaryColumnWidthFraction"] = newValue }
  }
  /// How wide the primary column is, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columnWidth("preferredPrimaryColumnWidth") }
    set { columnWidths["preferredPrimaryColumnWidth"] = newValue }
  }
  /// What code sets of the columns' widths: how wide columns side by side are, is not known in any case.
  private var columnWidths: [String: CGFloat] = [:]
  /// The controllers of columns as they were set.
  var assigned: [Column: UIViewController] = [:]
  /// The controllers by their places, with the navigation controllers that were put around them.
  var columns: [Column: UIViewController] = [:]
  /// The columns that are shown now.
  var shownColumns: [Column] = []

  deinit { madeAnchor?.release() }

  /// Makes a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty container of the classic kind.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a container of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceCoder)?.decodeRelationships(self)
  }

  /// Takes the columns of a storyboard.
  func decode(_ columns: [Column: UIViewController], hasColumnStyle: Bool) {
    if hasColumnStyle {
      style = columns[.supplementary] == nil ? .doubleColumn : .tripleColumn
      for column in columns.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        setViewController(columns[column], for: column)
      }
    } else {
      self.columns = columns
      arrange()
    }
  }

  /// The controllers that are shown side by side, the primary one first; collapsed, the one that is left.
  open var viewControllers: [UIViewController] {
    get {
      isCollapsed
        ? collapsedController.map { [$0] } ?? []
        : [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
      if isCollapsed, newValue.count > 1 { collapse() } else { arrange() }
    }
  }

  /// The display mode that is in force.
  ///
  /// - UIKit: which one `.automatic` becomes is the system's choice: with the long side lying the columns beside the
  ///   secondary one are seen, upright it is open (F1.8.9).
  public var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    if !isCollapsed, simulation.device.idiom == .pad, simulation.orientation.isPortrait,
      !simulation.openRules.takesOther(.uprightColumns)
    {
      return .secondaryOnly
    }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Whether a finger from the edge may bring in a column that is not seen.
  ///
  /// - UIKit: it does unless presentsWithGesture is false (its documentation).
  var mayBringInColumn: Bool {
    !isCollapsed && (columns[.primary] != nil && !shownColumns.contains(.primary))
  }

  /// The button that changes the display mode.
  ///
  /// - UIKit: it shows what the mode asks for, and who can change nothing sees none (documentation of
  ///   displayModeButtonItem); what that is, is the system's.
  public private(set) lazy var displayModeButtonItem: UIBarButtonItem = DisplayModeButtonItem()

  /// - UIKit: what it is before code sets it (`automaticDimension`) has no value that is documented.
  private func columnWidth(_ name: String) -> CGFloat {
    if let known = columnWidths[name] { return known }
    simulation.leaveUndecided("what UISplitViewController.\(name) is before code sets it")
    return 0
  }

  // MARK: Appearance

  override func rootViewWillLayOut() { updateForSizeClass() }

  override func installContentForAppearance() { updateForSizeClass() }

  func arrangeIfVisible() {
    if appearance == .appeared || appearance == .appearing { arrange() }
  }

  /// - UIKit: how wide columns side by side are is not published device by device.
  override func knownPlace(ofContent frame: CGRect) -> LayoutPlace {
    guard !isCollapsed else { return LayoutPlace(frame) }
    return LayoutPlace(x: .unknown, y: LayoutSpan(min: frame.minY, size: frame.height))
  }

  override func answersShowing(_ action: Selector) -> Bool { action == .show || action == .showDetail }

  /// Shows a controller as the primary one; collapsed, on its stack.
  ///
  /// - UIKit: documentation of UISplitViewController.show(_:sender:).
  open override func show(_ controller: UIViewController, sender: Any?) {
    if let primary = columns[.primary] as? UINavigationController {
      primary.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as the secondary column; collapsed, on the primary one's stack.
  ///
  /// - UIKit: documentation of showDetailViewController(_:sender:).
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    guard isCollapsed else { return setSecondary(controller) }
    guard let stack = collapsedController as? UINavigationController else {
      return present(controller, animated: UIView.areAnimationsEnabled)
    }
    stack.putOnTop(controller, animated: UIView.areAnimationsEnabled)
  }

  private func setSecondary(_ controller: UIViewController) {
    if style == .unspecified {
      columns[.secondary] = controller
      arrange()
    } else {
      setViewController(controller, for: .secondary)
    }
  }
}

/// The button of a split view whose look is the system's.
package final class DisplayModeButtonItem: UIBarButtonItem {}
