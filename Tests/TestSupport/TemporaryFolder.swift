import Foundation

/// A folder that is there while it is held.
public final class TemporaryFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Makes a folder with files, by their paths below it.
  public init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("flowsim-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder.
  public func write(_ text: String, to name: String) throws { try write(bytes: Array(text.utf8), to: name) }

  /// Writes bytes, which need be no text, to a file below the folder.
  public func write(bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The text of a file below the folder.
  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Makes a link below the folder, to another name below it, which need not exist.
  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: "\(path)/\(destination)")
  }

  /// Writes a shell script that can be run, and returns its path.
  ///
  /// Another process writes the file itself: one that a test beside this starts meanwhile would hold it open for writing
  /// until it runs its own program, and nobody can run a file that is written to (ETXTBSY).
  public func writeScript(_ text: String, to name: String) throws -> String {
    try write("#!/bin/sh\n\(text)\n", to: "\(name).text")
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = ["\(path)/\(name).text", "\(path)/\(name)"]
    try copy.run()
    copy.waitUntilExit()
    try FileManager.default.removeItem(atPath: "\(path)/\(name).text")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/\(name)")
    return "\(path)/\(name)"
  }

  /// A text without the folder's path, which differs from run to run.
  public func relative(_ text: String) -> String { text.replacingOccurrences(of: "\(path)/", with: "") }
}
