import FlowInterfaceBuilder

/// What the view that a touch comes to makes of it.
extension Touch {
  /// Lets a view answer; nil where it answers no touches.
  func answer(of view: UIView, _ finger: UITouch) -> TouchOutcome? {
    switch view {
    case let control as UIControl:
      guard control.isEnabled else { return .disabled }
      return touch(control, with: finger)
    case let text as UITextView where text.isEditable: text.becomeFirstResponder()
    case let search as UISearchBar: search.becomeFirstResponder()
    case let cell as UITableViewCell where cell.isRow: return select(cell)
    case let cell as UICollectionViewCell:
      guard let collection = cell.superview as? UICollectionView else { return nil }
      collection.userDidTap(cell)
      if gesture == .doubleTap { simulation.tapAgain(cell) { collection.userDidTap(cell) } }
      if let className = collection.unlinkedDelegate, cell.selectionTriggers.isEmpty {
        leaveOpen(className, "collectionView(_:didSelectItemAt:)", at: cell.origin?.location)
      }
    default: return nil
    }
    return .handled
  }

  /// Shows the menu of a button.
  ///
  /// - UIKit: menuActionTriggered is sent before the menu is shown (documentation of the event); which other events of a
  ///   touch are sent, and whether a menu that is set meanwhile is the one that is shown, is not said.
  private func show(_ menu: UIMenu, of control: UIControl) {
    if control.hasTrigger(for: [.touchDown, .touchCancel]) {
      simulation.leaveUndecided("which events a touch sends that brings up a menu", at: control.origin?.location)
    }
    control.sendActions(ofUserFor: .menuActionTriggered)
    if (control as? UIButton)?.menu !== menu {
      simulation.leaveUndecided("which menu is shown where one is set as it comes up", at: control.origin?.location)
    }
    simulation.openMenu = OpenMenu(menu: menu, isChoice: (control as? UIButton)?.isPopUp == true)
  }

  /// Whether a button shows a menu in place of sending its events.
  func bringsUpMenu(_ control: UIControl) -> Bool {
    guard let button = control as? UIButton else { return false }
    if button.menu != nil { return gesture == .longPress || button.showsMenuAsPrimaryAction }
    return button.showsMenuAsPrimaryAction && button.origin?.leavesOpen("menu") == true
  }

  private func touch(_ control: UIControl, with finger: UITouch) -> TouchOutcome {
    if let menu = (control as? UIButton)?.menu,
      gesture == .longPress || (control as? UIButton)?.showsMenuAsPrimaryAction == true
    {
      show(menu, of: control)
      return .handled
    }
    if let button = control as? UIButton, button.menu == nil, button.showsMenuAsPrimaryAction,
      button.origin?.leavesOpen("menu") == true
    {
      simulation.leaveUndecided("what the menu of the document shows", at: button.origin?.location)
      return .handled
    }
    if let question = control.questionOfTap {
      simulation.leaveUndecided(question, at: control.origin?.location)
      return .handled
    }
    control.userDidLift(finger)
    guard control.tellsOfEnd || control.hasTrigger(for: .touchDown) else {
      return leaveUndecidedIfCodeMayAnswer(control)
    }
    if gesture == .doubleTap {
      simulation.tapAgain(control) {
        guard control.isEnabled else { return }
        let rest = FingerRest(simulation, .tap, on: control)
        control.userDidTouch(finger)
        rest.untilLifted()
        control.userDidLift(finger)
      }
    }
    return .handled
  }

  /// Leaves open what a delegate that is not linked does, where nothing but its code answers the touch.
  private func leaveOpen(_ className: String, _ method: String, at location: SourceLocation?) {
    simulation.leaveUndecided("what \(className) does when the row is selected (\(method))", at: location)
  }

  private func select(_ cell: UITableViewCell) -> TouchOutcome {
    guard let table = cell.tableView, table.selectsRows else { return .unanswered }
    table.userDidTap(cell)
    if gesture == .doubleTap { simulation.tapAgain(cell) { table.userDidTap(cell) } }
    if let className = table.unlinkedDelegate, cell.selectionTriggers.isEmpty {
      leaveOpen(className, "tableView(_:didSelectRowAt:)", at: cell.origin?.location)
    }
    return .handled
  }

  func touchAccessory(of cell: UITableViewCell) {
    guard let table = cell.tableView else { return }
    table.userDidTapAccessory(of: cell)
    if let className = table.unlinkedDelegate, cell.accessoryTriggers.isEmpty {
      leaveOpen(className, "tableView(_:accessoryButtonTappedForRowWith:)", at: cell.origin?.location)
    }
  }

  /// A touch that the storyboard leaves without an answer may have one in code that is not linked.
  func leaveUndecidedIfCodeMayAnswer(_ view: UIView) -> TouchOutcome {
    if let outlet = view.unlinkedOutlets.first {
      simulation.leaveUndecided("what a touch on the outlet \(outlet) does", at: view.origin?.location)
    } else if let origin = view.origin, let className = origin.unlinkedClass {
      simulation.leaveUndecided("what a touch on a \(className) does", at: origin.location)
    } else if point == nil, HitTest(on: view) == nil, let front = TouchCover.unplacedView(over: view) {
      simulation.leaveUndecided("whether \(front.caption) lies over \(view.caption)", at: front.origin?.location)
    }
    return .unanswered
  }
}
