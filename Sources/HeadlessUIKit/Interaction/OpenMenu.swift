import Foundation

/// A menu on the screen, which a touch on one of its lines or beside it takes away.
///
/// - UIKit: a button shows its menu at a tap where that is its main action, a bar item where it has no other (documentation
///   of UIButton.showsMenuAsPrimaryAction and UIBarButtonItem.menu); a long press brings up the menu of a view, a row or an
///   item (documentation of UIContextMenuInteraction).
@MainActor
struct OpenMenu {
  let menu: UIMenu
  /// Whether the line that is chosen is marked, and no other one.
  let isChoice: Bool
  /// Whether it is one in another menu.
  let isInner: Bool

  init(menu: UIMenu, isChoice: Bool = false, isInner: Bool = false) {
    self.menu = menu
    self.isInner = isInner
    self.isChoice = isChoice || menu.options.contains(.singleSelection)
    menu.askForDeferredLines()
  }

  /// Does what a tap on a line does: an inner menu opens, code runs after the menu is gone.
  func choose(_ line: UIMenuElement, in simulation: Simulation) {
    simulation.openMenu = (line as? UIMenu).map { OpenMenu(menu: $0, isChoice: isChoice, isInner: true) }
    guard let action = line as? UIAction else { return }
    if isChoice { for case let other as UIAction in menu.lines { other.state = other === action ? .on : .off } }
    if action.attributes.contains(.keepsMenuPresented) { simulation.openMenu = self }
    action.handler(action)
  }
}

extension UIMenuElement {
  /// Whether it can be chosen.
  var isEnabled: Bool { (self as? UIAction)?.attributes.contains(.disabled) != true }
}
