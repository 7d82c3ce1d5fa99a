/// Whether the bodies in a file can have to do with navigation: files whose words say that they are about something
/// else, such as the app's data, are read for their declarations only.
enum Relevance {
  /// What navigation has. Words start with what no capital letter changes.
  private static let words = WordSearch([
    "UIKit", "ontroller", "egue", "toryboard", "oordinator", "outer", "resenter", "iewModel", "nteractor", "Wireframe",
    "avigat", "AppDelegate", "UIWindow",
  ])

  /// Whether a file has one of the words.
  static func isRelevant(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { words.isFound(in: $0) } }
}
