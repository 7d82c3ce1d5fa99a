import FlowInterpreter
import Foundation
import HeadlessUIKit

extension LiveLibrary {
  /// The code that gives the buttons of an item that is swiped, after Apple's documentation of
  /// UICollectionLayoutListConfiguration.
  mutating func addListConfigurations() {
    change("UICollectionLayoutListConfiguration", "leadingSwipeActionsConfigurationProvider") { call, base in
      var this: UICollectionLayoutListConfiguration = try call.unbridge(base)
      this.leadingSwipeActionsConfigurationProvider = try call.swipeProvider()
      base = this.bridged
      return .void
    }
    change("UICollectionLayoutListConfiguration", "trailingSwipeActionsConfigurationProvider") { call, base in
      var this: UICollectionLayoutListConfiguration = try call.unbridge(base)
      this.trailingSwipeActionsConfigurationProvider = try call.swipeProvider()
      base = this.bridged
      return .void
    }
  }
}

extension Library.Call {
  @MainActor
  fileprivate func swipeProvider() throws -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    try optionalFunction(self[0]).map { body in
      { path in
        body.converted([path.bridged]) { call, value -> UISwipeActionsConfiguration? in try call.unbridge(value) }
          ?? nil
      }
    }
  }
}
