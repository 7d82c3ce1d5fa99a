/// The same values as XML, in which CocoaPods and others have written projects that Xcode reads.
extension OldPropertyList {
  /// Nil for what is no XML, or not that of a property list.
  init?(xml bytes: [UInt8]) {
    guard bytes.starts(with: "<?xml".utf8), let content = try? PropertyListFile.content(of: bytes) else { return nil }
    self.init(content, depth: 0)
  }

  /// How deep values may lie in one another; those of projects lie some five levels deep.
  private static let depthLimit = 32

  private init?(_ content: Any, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    switch content {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap { OldPropertyList($0, depth: depth + 1) })
    case let table as [String: Any]:
      self = .table(table.compactMapValues { OldPropertyList($0, depth: depth + 1) })
    default: self = .text("\(content)")
    }
  }
}
