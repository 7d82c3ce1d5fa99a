import FlowInterfaceBuilder
import Foundation

@testable import FlowScript

/// Flow files in a folder of their own, read and shown without that folder's path.
struct FlowFixture {
  let folder: String

  /// Writes files, by name, into a new folder.
  init(_ files: [String: String]) throws {
    folder = NSTemporaryDirectory() + "flowscript-\(UUID().uuidString)"
    for (name, text) in files {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// The flow in a file.
  func flow(_ name: String = "flow.yaml") throws -> Flow {
    try FlowLoader().flow(at: "\(folder)/\(name)")
  }

  /// Places, without the folder's path.
  func places(_ locations: [SourceLocation]) -> [String] {
    locations.map { $0.description.replacingOccurrences(of: folder + "/", with: "") }
  }

  /// What is wrong with a file, every path without the folder's.
  func faults(_ name: String = "flow.yaml") -> String {
    do {
      _ = try flow(name)
      return ""
    } catch {
      return "\(error)".replacingOccurrences(of: folder + "/", with: "")
    }
  }
}

extension FlowFixture {
  /// The flow of a file's text.
  static func flow(_ text: String) throws -> Flow {
    let fixture = try FlowFixture(["flow.yaml": text])
    defer { fixture.remove() }
    return try fixture.flow()
  }

  /// The steps of some commands below a plain header.
  static func steps(_ commands: String) throws -> [Step] {
    try flow("appId: com.example.app\n---\n" + commands).steps
  }

  /// What is wrong with a file's text.
  static func faults(_ text: String) throws -> String {
    let fixture = try FlowFixture(["flow.yaml": text])
    defer { fixture.remove() }
    return fixture.faults()
  }

  /// What is wrong with some commands below a plain header of two lines.
  static func commandFaults(_ commands: String) throws -> String {
    try faults("appId: com.example.app\n---\n" + commands)
  }
}
