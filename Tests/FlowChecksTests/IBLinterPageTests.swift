import Foundation
import TestSupport
import Testing

@testable import FlowChecks

/// The page for those who come from IBLinter names rules that there are, and its example can be read.
@Suite struct IBLinterPageTests {
  private let page: String

  init() throws {
    page = try String(contentsOfFile: Fixtures.path("../../Documentation/ComingFromIBLinter.md"), encoding: .utf8)
  }

  @Test func everyRuleExistsAndRunsAsItSays() {
    let rows = page.matches(of: #/(?m)^\| `[a-z_]+` \| `([a-z-]+)` \| (.+) \|$/#)
    #expect(rows.count == 16)
    for row in rows {
      let rule = RuleRegistry.descriptions.first { $0.id == row.output.1 }
      #expect(rule != nil, "\(row.output.1)")
      #expect(rule?.isOptional == row.output.2.hasPrefix("where it is asked for"), "\(row.output.1)")
    }
    // Whoever looks for another of style finds it there.
    let style = RuleRegistry.descriptions.filter { $0.group == .style }.map(\.id)
    #expect(Set(style).isSubset(of: rows.map { String($0.output.1) }))
  }

  @Test func itsExampleIsAConfiguration() throws {
    let blocks = page.split(separator: "```yaml\n").dropFirst().compactMap { $0.split(separator: "```").first }
    let configuration = try ConfigurationReader.read(String(try #require(blocks.last)), file: ".flowsim.yml")
    #expect(configuration.rules["own-base-class"]?.options["classes"] == ["PrimaryLabel"])
    #expect(configuration.rules["duplicate-constraint"]?.isOff == true)
  }
}
