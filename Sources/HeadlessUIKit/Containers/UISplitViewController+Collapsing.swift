import Foundation

/// How columns become one stack in compact width, and columns again.
extension UISplitViewController {
  /// The controller that is left when the columns are one.
  ///
  /// - UIKit: the compact column replaces the others (F1.8.2); else all lie on the primary one's stack (F1.8.4).
  var collapsedController: UIViewController? {
    columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
  }

  /// Collapses or expands with the width.
  ///
  /// - UIKit: in a window of compact width (F1.8.1); the delegate is told of a change only (F1.8.6), and of the compact
  ///   column first (F1.8.2).
  func updateForSizeClass() {
    let collapses = simulation.traitCollection.horizontalSizeClass == .compact
    guard collapses != isCollapsed else { return arrange() }
    // A stack that is on its way comes to rest first; its navigation controller asks again.
    guard (collapsedController as? UINavigationController)?.isInTransition != true else { return }
    isCollapsed = collapses
    if collapses {
      collapse()
      guard let delegate else { return }
      simulation.record(.splitDidCollapse, traceSubject)
      simulation.run { delegate.splitViewControllerDidCollapse(self) }
    } else {
      expand()
      guard let delegate else { return }
      simulation.record(.splitDidExpand, traceSubject)
      simulation.run { delegate.splitViewControllerDidExpand(self) }
    }
  }

  /// Puts the columns on one stack.
  func collapse() {
    if style == .unspecified {
      collapseClassic()
    } else if columns[.compact] != nil {
      tell(.splitWillShow, .compact)
    } else {
      collapseColumns()
    }
    arrange()
  }

  /// - UIKit: the secondary one is pushed onto the primary one's stack unless the delegate says otherwise, also when
  ///   that puts a navigation controller into one (F1.8.4).
  private func collapseClassic() {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    let isDone =
      simulation.run {
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
      } ?? false
    guard !isDone, let stack = primary as? UINavigationController else { return }
    columns[.secondary] = nil
    move(secondary, onto: stack)
  }

  /// - UIKit: the columns up to the top one, which the delegate chooses, follow one another on the stack
  ///   (documentation of UISplitViewControllerDelegate).
  private func collapseColumns() {
    let order: [Column] = [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
    guard let proposed = order.last, let stack = collapsedController as? UINavigationController else { return }
    let top =
      simulation.run {
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      } ?? proposed
    for column in order.dropFirst() where column.rawValue <= top.rawValue {
      if let controller = columns[column] { move(controller, onto: stack) }
    }
  }

  /// Takes a column out of this view and puts it on the stack.
  private func move(_ column: UIViewController, onto stack: UINavigationController) {
    guard column.parent !== stack else { return }
    column.loadedView?.removeFromSuperview()
    stack.putOnTop(column, animated: false)
  }

  /// Takes the columns from the one stack.
  ///
  /// - UIKit: the delegate gives the secondary one, else it is the top of the primary one's stack (documentation of
  ///   UISplitViewControllerDelegate).
  private func expand() {
    guard let stack = collapsedController as? UINavigationController else { return arrange() }
    if style == .unspecified {
      let given = simulation.run { delegate?.splitViewController(self, separateSecondaryFrom: stack) }
      if let given {
        columns[.secondary] = given
      } else if stack.viewControllers.count > 1 {
        columns[.secondary] = stack.viewControllers.last
      }
    }
    for column in [Column.secondary, .supplementary] {
      guard let controller = columns[column], stack.viewControllers.count > 1, stack.topViewController === controller
      else { continue }
      stack.giveUpTop()
    }
    arrange()
  }
}
