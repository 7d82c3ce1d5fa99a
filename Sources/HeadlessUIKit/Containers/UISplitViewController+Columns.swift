import Foundation

/// The columns of iOS 14 and later, and which of them are seen.
extension UISplitViewController {
  /// Puts a controller into a column; nil empties it.
  ///
  /// - UIKit: one that is no navigation controller gets one around it, but in the compact column (F1.8.3).
  public func setViewController(_ controller: UIViewController?, for column: Column) {
    assigned[column] = controller
    if let controller, column != .compact, !(controller is UINavigationController) {
      columns[column] = simulation.run { UINavigationController(rootViewController: controller) }
    } else {
      columns[column] = controller
    }
    arrangeIfVisible()
  }

  /// The controller of a column, without the navigation controller that was put around it.
  public func viewController(for column: Column) -> UIViewController? {
    assigned[column] ?? columns[column]
  }

  /// Shows a column: beside the others or, collapsed, on top of the stack.
  public func show(_ column: Column) {
    guard let controller = columns[column] else { return }
    if isCollapsed {
      guard let stack = collapsedController as? UINavigationController, stack !== controller,
        controller.parent !== stack
      else { return }
      stack.putOnTop(controller, animated: UIView.areAnimationsEnabled)
    } else if !shownColumns.contains(column) {
      preferredDisplayMode = column == .primary && style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// Hides a column: under the others or, collapsed, from the top of the stack.
  public func hide(_ column: Column) {
    if isCollapsed {
      guard let controller = columns[column], let stack = controller.parent as? UINavigationController,
        stack.topViewController === controller
      else { return }
      stack.popViewController(animated: UIView.areAnimationsEnabled)
    } else if shownColumns.contains(column) {
      preferredDisplayMode = column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
  }

  /// The columns that the display mode shows, from the leading edge.
  private var columnsOfDisplayMode: [Column] {
    let sides: [Column]
    switch displayMode {
    case .secondaryOnly: sides = []
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      sides = columns[.supplementary] == nil ? [.primary] : [.supplementary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: sides = [.primary, .supplementary]
    }
    return (sides + [.secondary]).filter { columns[$0] != nil }
  }

  /// Makes what is shown the children, side by side, and tells the delegate what comes and goes.
  func arrange() {
    let shown = isCollapsed ? [] : columnsOfDisplayMode
    let controllers = isCollapsed ? collapsedController.map { [$0] } ?? [] : shown.compactMap { columns[$0] }
    if style != .unspecified, !isCollapsed {
      for column in shownColumns where !shown.contains(column) { tell(.splitWillHide, column) }
      for column in shown where !shownColumns.contains(column) { tell(.splitWillShow, column) }
    }
    shownColumns = shown
    // A column that is not seen stays a child.
    let kept = isCollapsed ? controllers : [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    for child in children where !controllers.contains(where: { $0 === child }) {
      let isKept = kept.contains { $0 === child }
      if !isKept { child.sendWillMove(toParent: nil) }
      child.loadedView?.removeFromSuperview()
      if !isKept { child.removeFromParent() }
    }
    for controller in kept where controller.parent !== self {
      addChild(controller)
      controller.sendDidMove(toParent: self)
    }
    layOut(controllers)
  }

  private func layOut(_ controllers: [UIViewController]) {
    guard isViewLoaded, appearance != .disappeared else { return }
    let width = view.bounds.width / CGFloat(max(1, controllers.count))
    for (index, controller) in controllers.enumerated() {
      controller.view.frame = CGRect(
        x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
      if controller.view.superview !== view, !controller.isViewTakenByPresentation { view.addSubview(controller.view) }
    }
  }

  func tell(_ callback: TraceCallback, _ column: Column) {
    guard let delegate else { return }
    simulation.record(callback, traceSubject, .subject(columns[column]?.traceSubject))
    simulation.run {
      if callback == .splitWillShow {
        delegate.splitViewController(self, willShow: column)
      } else {
        delegate.splitViewController(self, willHide: column)
      }
    }
  }
}
