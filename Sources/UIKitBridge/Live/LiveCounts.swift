import FlowInterpreter
import Foundation
import HeadlessUIKit

/// How many rows and items the app's code says a list has: where that is not known, what the list shows is open.
@MainActor
enum LiveCounts {
  /// The methods that say it.
  private static let methods: Set<String> = [
    "tableView(_:numberOfRowsInSection:)", "collectionView(_:numberOfItemsInSection:)",
  ]
  /// What a list whose number of rows is not known does not know either.
  private static let members = [
    "cellForItem", "cellForRow", "indexPathsForVisibleItems", "indexPathsForVisibleRows", "numberOfItems",
    "numberOfRows", "visibleCells",
  ]

  /// Notes that what a method gives is not known; nil where it is, or where the method says no such number.
  static func open(_ method: String, _ arguments: [Value], _ call: Library.Call, _ value: Value) throws -> Int? {
    guard case .unknown(let unknown) = value, methods.contains(method),
      let list = try arguments.first.flatMap({ try LiveReference.object(of: $0) }) as? UIScrollView
    else { return nil }
    for member in members { call.framework.unknowns[list, member] = unknown }
    (list as? UITableView)?.rowsAreOpen = true
    (list as? UICollectionView)?.rowsAreOpen = true
    try call.framework.note(unknown, of: list, "rows", at: call.location)
    return 0
  }
}
