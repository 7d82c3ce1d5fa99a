import Foundation

/// Files that tests of several modules share, under Tests/Fixtures.
public enum Fixtures {
  /// The folder of the fixtures.
  public static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// The path of a fixture.
  public static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The folder of the package.
  public static let package = URL(fileURLWithPath: folder)
    .deletingLastPathComponent().deletingLastPathComponent().path
}
