import Foundation

/// A folder for one test.
enum TemporaryFolder {
  /// Makes a folder, hands over its path, and removes it.
  static func with(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("flowsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }
}
