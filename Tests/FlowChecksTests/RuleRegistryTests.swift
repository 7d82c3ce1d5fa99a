import Foundation
import TestSupport
import Testing

@testable import FlowChecks

/// A rule is added in one file: the list of all is made from those of the folder.
@Suite struct RuleRegistryTests {
  @Test func allRulesOfTheFolderAreListed() throws {
    let file = "../../../Sources/FlowChecks/RuleRegistry+All.swift"
    #expect(try Snapshot.difference(of: Self.text(of: try Self.names()), from: file) == nil)
  }

  /// The types that files of the folder declare as rules.
  private static func names() throws -> [String] {
    let folder = Fixtures.path("../../Sources/FlowChecks/Rules")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .matches(of: #/(?m)^struct (\w+): Rule \{/#).map { String($0.1) }
    }.sorted()
  }

  private static func text(of names: [String]) -> String {
    """
    // Made from the files in Rules: run the tests with FLOWSIM_RECORD=1 to write it anew.

    extension RuleRegistry {
      /// The rules, by their names.
      static let all: [any Rule.Type] = [
    \(names.map { "    \($0).self,\n" }.joined())  ]
    }

    """
  }
}
