import FlowModel
import FlowReport
import Foundation
import Testing

@testable import FlowChecks

/// What each format writes of the same findings.
@Suite struct FindingReportTests {
  private let outcome = CheckOutcome(
    findings: [
      Finding(
        ruleID: "missing-outlet", severity: .error, location: place("Main.storyboard", 3),
        message: "Item<Controller> has no property 'name'",
        related: [.init(location: place("Item.swift", 2), message: "the class")],
        subject: .init("ItemController", "'name'")),
      Finding(
        ruleID: "dead-end", severity: .warning, location: place("Main.storyboard", 5), message: "no `way` | *out*"),
      Finding(
        ruleID: "missing-outlet", severity: .error, location: place("Main.storyboard", 9),
        message: "Item<Controller> has no property 'price'", subject: .init("ItemController", "'price'")),
      Finding(
        ruleID: "super-not-called", severity: .note, location: place("Other.swift", 1), message: "see @me, http://x.y"),
    ], root: "App", documents: 1, sources: 2, vendored: 2)

  private static func place(_ file: String, _ line: Int) -> FlowModel.SourceLocation {
    FlowModel.SourceLocation(file: file, line: line, column: 7)
  }

  @Test func textFoldsWhatIsAboutOneClass() {
    #expect(
      FindingTextReport().text(of: outcome) == """
        Main.storyboard:3:7: error: Item<Controller> has no property 'name' [missing-outlet]
            1 more of ItemController: 'price' (line 9)
            Item.swift:2:7: the class
        Main.storyboard:5:7: warning: no `way` | *out* [dead-end]
        Other.swift:1:7: note: see @me, http://x.y [super-not-called]
        1 document, 2 sources: 2 errors, 1 warning, 1 note; 2 more in vendored folders

        """)
    #expect(
      FindingTextReport(folds: false, hasStatistics: true).text(of: outcome).hasSuffix(
        """
        Main.storyboard:9:7: error: Item<Controller> has no property 'price' [missing-outlet]
        Other.swift:1:7: note: see @me, http://x.y [super-not-called]
        1 document, 2 sources: 2 errors, 1 warning, 1 note; 2 more in vendored folders
        2  error    missing-outlet
        1  warning  dead-end
        1  note     super-not-called

        """))
  }

  @Test(arguments: [(false, 2), (true, 3)]) func junitFailsWhereTheCheckDoes(isStrict: Bool, failures: Int) {
    let text = FindingJUnitReport(isStrict: isStrict).text(of: outcome)
    #expect(text.contains("<testsuites name=\"flowsim check\" tests=\"4\" failures=\"\(failures)\" errors=\"0\">"))
    #expect(
      text.contains(
        """
            <testcase name="missing-outlet 3:7" classname="App/Main.storyboard">
            <failure type="error" message="Item&lt;Controller&gt; has no property &#39;name&#39;">App/Main.storyboard:3:7\
        &#10;Item.swift:2:7: the class</failure>
            </testcase>
        """))
    #expect(text.contains("<system-out>note: see @me, http://x.y&#10;App/Other.swift:1:7</system-out>"))
  }

  /// A service takes a report without cases for a fault.
  @Test func junitHasACaseWhereNothingIsFound() {
    let text = FindingJUnitReport(isStrict: false).text(of: CheckOutcome(findings: [], documents: 1))
    #expect(text.contains("<testcase name=\"no findings\" classname=\"flowsim\"/>"))
  }

  @Test func whatCannotBeReadIsAnErrorEverywhere() throws {
    let outcome = CheckOutcome(
      findings: [], unreadable: [.init(location: Self.place("Bad.xib", 4), message: "no \"end\"")], documents: 0)
    let junit = FindingJUnitReport(isStrict: false).text(of: outcome)
    #expect(junit.contains("errors=\"1\"") && junit.contains("message=\"no &quot;end&quot;\""))
    #expect(FindingCheckstyleReport().text(of: outcome).contains("source=\"flowsim.unreadable\""))
    #expect(FindingMarkdownReport().text(of: outcome).contains("- Bad.xib:4: no \"end\""))
    #expect(FindingHTMLReport(of: "App").text(of: outcome).contains("<code>Bad.xib:4:7</code> no &quot;end&quot;"))
  }

  @Test func checkstyleHasAFileForEach() {
    let text = FindingCheckstyleReport().text(of: outcome)
    #expect(
      text.contains(
        """
          <file name="App/Other.swift">
            <error line="1" column="7" severity="info" message="see @me, http://x.y" source="flowsim.super-not-called"/>
          </file>
        """))
  }

  @Test func gitLabKnowsAFindingAgainWhenLinesMove() throws {
    func fingerprints(_ outcome: CheckOutcome) throws -> [String] {
      let text = try FindingGitLabReport().text(of: outcome)
      let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      return issues.compactMap { $0["fingerprint"] as? String }
    }
    var moved = outcome
    for index in moved.findings.indices { moved.findings[index].location.line += 10 }
    let known = try fingerprints(outcome)
    #expect(try fingerprints(moved) == known)
    #expect(Set(known).count == 4)
    // The same twice is two.
    moved.findings[2].message = moved.findings[0].message
    #expect(Set(try fingerprints(moved)).count == 4)
  }

  /// Nothing of an app's text becomes markup, a link or somebody's name.
  @Test func markdownAndPagesShowTextAsItIs() {
    let markdown = FindingMarkdownReport().text(of: outcome)
    #expect(markdown.contains("- **warning** line 5: no \\`way\\` \\| \\*out\\* `dead-end`"))
    #expect(markdown.contains("see &#64;me, http&#58;//x.y"))
    #expect(markdown.contains("| `missing-outlet` | error | 2 |"))
    let page = FindingHTMLReport(of: "<App>").text(of: outcome)
    #expect(page.contains("<h1>&lt;App&gt;</h1>") && page.contains("Item&lt;Controller&gt; has no property"))
    #expect(!page.contains("<script") && !page.contains("src="))
    #expect(page.contains("<dt id=\"missing-outlet\">missing-outlet</dt>"))
  }
}
