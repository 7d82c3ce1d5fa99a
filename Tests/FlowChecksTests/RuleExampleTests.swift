import FlowModel
import TestSupport
import Testing

@testable import FlowChecks

/// The examples of every rule are its test: every marker pins a place, every message is pinned whole.
@Suite struct RuleExampleTests {
  struct Case: CustomTestStringConvertible {
    var rule: any Rule.Type
    var example: RuleExample
    var number: Int
    var testDescription: String { "\(rule.description.id), example \(number)" }
  }

  static let cases = RuleRegistry.rules.flatMap { rule in
    (rule.description.bad + rule.description.good).enumerated().map { number, example in
      Case(rule: rule, example: example, number: number + 1)
    }
  }

  @Test(arguments: cases) func findsWhatIsMarked(_ one: Case) throws {
    let found = try ExampleApp.findings(of: one.example, only: one.rule)
    let expected = zip(one.example.places, one.example.messages).map { "\($0): \($1) [\(one.rule.description.id)]" }
    #expect(one.example.places.count == one.example.messages.count)
    #expect(found.map(\.description) == expected)
  }

  @Test(arguments: RuleRegistry.rules.indices) func everyRuleIsDescribed(index: Int) {
    let rule = RuleRegistry.descriptions[index]
    #expect(rule.id.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil)
    #expect(rule.bad.contains { !$0.messages.isEmpty } && !rule.good.isEmpty)
    #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(RuleRegistry.ids.count { $0 == rule.id } == 1)
  }
}
