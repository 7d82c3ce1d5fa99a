import FlowInterpreter
import HeadlessUIKit

/// Items of bars as those who do not see the screen find them.
extension LiveLibrary {
  mutating func addBarItems() {
    // - UIKit: what a bar shows of an item is an element already (documentation of UIAccessibility, "Controls"); whether
    //   one may be taken out of them is not published.
    setter("UIBarItem", "isAccessibilityElement") { call in
      if case .bool(true) = call[0] { return .void }
      return try call.interpreter.world.unread(
        "setting UIBarItem.isAccessibilityElement", at: call.location, handed: [call.value])
    }
  }
}
