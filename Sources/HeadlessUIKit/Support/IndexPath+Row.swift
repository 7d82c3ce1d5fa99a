import Foundation

extension IndexPath {
  /// The index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's index.
  public var section: Int { self[0] }

  /// The row's index in its section.
  public var row: Int { self[1] }

  /// The item's index in its section.
  public var item: Int { self[1] }
}
