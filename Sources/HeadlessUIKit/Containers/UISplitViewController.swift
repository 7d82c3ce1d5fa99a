import Foundation

/// Two controllers side by side where there is room, one stack where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var columns: [UIViewController] = []

  /// Makes an empty container.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a container of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? InterfaceCoder)?.decodeRelationships(self)
  }

  /// The primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(columns.prefix(1)) : columns }
    set {
      columns = newValue
      arrange()
    }
  }

  /// Whether only one column is shown: in compact width.
  ///
  /// - UIKit: created expanded, collapses in a compact window (F1.8.1).
  public var isCollapsed: Bool { simulation.traitCollection.horizontalSizeClass == .compact }

  /// Puts the columns in place.
  ///
  /// - UIKit: collapsing pushes the secondary onto the primary's navigation stack unless the delegate says otherwise,
  ///   also when that puts a navigation controller into one (F1.8.4).
  private func arrange() {
    for child in children where !columns.contains(where: { $0 === child }) {
      child.sendWillMove(toParent: nil)
      child.removeFromParent()
    }
    let side = isCollapsed ? Array(columns.prefix(1)) : columns
    for column in side where column.parent !== self {
      addChild(column)
      column.sendDidMove(toParent: self)
    }
    if isCollapsed, columns.count > 1, let primary = columns.first as? UINavigationController {
      primary.appendCollapsed(columns[1])
    }
    if appearance == .appeared || appearance == .appearing { installContentForAppearance() }
  }

  override var overridesShow: Bool { true }

  override func installContentForAppearance() {
    let width = view.bounds.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() where child.loadedView?.superview !== view {
      child.view.frame = CGRect(
        x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
      view.addSubview(child.view)
    }
  }

  open override func show(_ controller: UIViewController, sender: Any?) {
    if let primary = columns.first as? UINavigationController {
      primary.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as the secondary column; collapsed, on the primary's stack.
  ///
  /// - UIKit: documentation of showDetailViewController(_:sender:).
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if isCollapsed {
      guard let primary = columns.first as? UINavigationController else {
        return present(controller, animated: UIView.areAnimationsEnabled)
      }
      primary.appendCollapsed(controller)
    } else {
      viewControllers = Array(columns.prefix(1)) + [controller]
    }
  }
}
