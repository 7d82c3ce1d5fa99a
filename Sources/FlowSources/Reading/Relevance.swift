/// Whether the bodies in a file can have to do with navigation: files whose words say that they are about something
/// else, such as the app's data, are read for their declarations only.
enum Relevance {
  private static let words: [[UInt8]] = [
    "UIKit", "ontroller", "egue", "toryboard", "oordinator", "outer", "resenter", "iewModel", "nteractor", "Wireframe",
    "avigat", "AppDelegate", "UIWindow",
  ].map { Array($0.utf8) }

  /// Whether a file has one of the words that navigation has. Words start with what no capital letter changes.
  static func isRelevant(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var firsts = [Bool](repeating: false, count: 256)
      for word in words { firsts[Int(word[0])] = true }
      return firsts.withUnsafeBufferPointer { firsts in
        for index in buffer.indices where firsts[Int(buffer[index])] {
          if words.contains(where: { $0[0] == buffer[index] && starts(buffer, at: index, with: $0) }) { return true }
        }
        return false
      }
    }
  }

  private static func starts(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int, with word: [UInt8]) -> Bool {
    guard index + word.count <= buffer.count else { return false }
    for offset in word.indices where buffer[index + offset] != word[offset] { return false }
    return true
  }
}
