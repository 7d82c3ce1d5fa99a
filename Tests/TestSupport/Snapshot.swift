import Foundation

/// Expected outputs in files, under Tests/Fixtures/Snapshots.
public enum Snapshot {
  /// The environment variable that writes the files anew instead of comparing.
  public static let recordVariable = "FLOWSIM_RECORD"

  /// What differs between a text and its snapshot, with the way to write it anew; nil when they are equal.
  public static func difference(of text: String, from name: String) throws -> String? {
    let path = Fixtures.path("Snapshots/\(name)")
    if ProcessInfo.processInfo.environment[recordVariable] != nil {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return nil
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    guard text != expected else { return nil }
    let actualLines = text.components(separatedBy: "\n")
    let expectedLines = expected.components(separatedBy: "\n")
    let line = zip(actualLines, expectedLines).prefix { $0 == $1 }.count
    return """
      \(name):\(line + 1)
      expected: \(line < expectedLines.count ? expectedLines[line] : "the end")
      actual:   \(line < actualLines.count ? actualLines[line] : "the end")
      If the change is meant, run the tests with \(recordVariable)=1 and read the difference in the file.
      """
  }
}
