import Foundation

/// A data source with rows that open and close, whose children are rows below them.
@MainActor
package protocol OutlineDataSource {
  /// Whether a row has children.
  func isParent(at path: IndexPath) -> Bool

  /// Opens a row that is closed, and closes one that is open.
  func toggle(at path: IndexPath)
}
