import FlowInterfaceBuilder
import Foundation
import TestSupport
import Testing

@testable import FlowModel

/// What git leaves out of an app, as `.gitignore` says above it.
@Suite struct IgnoredFilesTests {
  @Test func oneAboveTheAppIsReadThoughNothingElseIsThere() throws {
    let folder = try TemporaryFolder([".gitignore": "# data\n/App/*.json\n", "App/A.swift": ""])
    let app = "\(folder.path)/App"
    let ignored = IgnoredFiles(above: app, in: .around(app))
    #expect(ignored.contains("faq.json"))
    #expect(!ignored.contains("faq.txt"))
  }

  @Test func oneThatLeadsElsewhereMayLeaveOutAll() throws {
    let folder = try TemporaryFolder(["secret": "*.json\n", "App/A.swift": ""])
    let app = "\(folder.path)/App"
    try FileManager.default.createSymbolicLink(atPath: "\(app)/.gitignore", withDestinationPath: "../secret")
    #expect(IgnoredFiles(above: app, in: .around(app)).contains("faq.txt"))
    #expect(!IgnoredFiles(above: app, in: .everything).contains("faq.txt"))
  }
}
