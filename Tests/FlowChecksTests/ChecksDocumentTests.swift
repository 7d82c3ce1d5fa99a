import FlowChecks
import Foundation
import TestSupport
import Testing

@Suite struct ChecksDocumentTests {
  @Test func documentationIsMadeFromTheRules() throws {
    #expect(try Snapshot.difference(of: ChecksDocument.text, from: "../../../Documentation/Checks.md") == nil)
  }
}
