import FlowScript
import Foundation
import Testing

/// A flow file of a folder, as an argument of a test:
///
///     @Test(arguments: try FlowFile.all(in: "../Flows"))
///     func flow(_ flow: FlowFile) throws { try verifyFlow(flow.path) }
public struct FlowFile: Sendable, Hashable, CustomTestStringConvertible {
  /// Where the file is.
  public let path: String

  /// The file's name, without the folder.
  public var testDescription: String { (path as NSString).lastPathComponent }

  /// The flows of a folder, as `flowsim run` runs them: a `config.yaml` there is followed, and what only other flows run is
  /// left out.
  ///
  /// - Parameter folder: the folder, relative to the test's file.
  /// - Throws: `FlowErrors` when it cannot be read; `SuiteError` when there is no flow in it.
  public static func all(in folder: String, filePath: StaticString = #filePath) throws -> [FlowFile] {
    let folder = AppUnderTest.resolve(folder, filePath)
    let plan = FlowPlan(paths: [folder])
    // One that cannot be read fails as a test of its own.
    let unreadable = plan.errors.map(\.location.file).filter { FileManager.default.fileExists(atPath: $0) }
    if let error = plan.errors.first, unreadable.isEmpty { throw FlowErrors([error]) }
    var files: [String] = []
    for file in plan.entries.map(\.flow.file) + unreadable where !files.contains(file) { files.append(file) }
    guard !files.isEmpty else { throw SuiteError("there is no flow in \(folder)") }
    return files.map(FlowFile.init)
  }
}
