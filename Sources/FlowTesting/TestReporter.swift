import FlowInterfaceBuilder
import Testing
import XCTest

/// Where a call stands in a test's source.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

extension CallSite {
  /// Where it stands as a place in a file.
  var place: FlowInterfaceBuilder.SourceLocation {
    FlowInterfaceBuilder.SourceLocation(file: "\(filePath)", line: Int(line), column: Int(column))
  }
}

/// Reports a failed expectation to the framework that runs the test.
///
/// XCTFail is lost inside Swift Testing and Issue.record inside XCTest, so the running test decides.
enum TestReporter {
  static func fail(_ message: String, at site: CallSite) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)))
    } else {
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Reports a failed step of a flow, at the flow's own line where the framework can show it.
  static func fail(_ message: String, file: String, line: Int, column: Int, calledAt site: CallSite) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: "Flows/\(file)", filePath: file, line: line, column: column))
    } else {
      XCTFail("\(file):\(line):\(column): \(message)", file: site.filePath, line: site.line)
    }
  }
}
