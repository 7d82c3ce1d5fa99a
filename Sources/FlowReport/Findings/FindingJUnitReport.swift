import FlowModel

/// Findings as JUnit's XML, which build services show as tests: a suite a file, a case a finding.
///
/// A case fails where its finding counts for the exit status; what does not is a case that passed, with the finding in
/// its output. A check without findings is one case that passed: services take a report without cases for a fault.
package struct FindingJUnitReport: FindingReport {
  private let isStrict: Bool

  /// - Parameter isStrict: whether warnings count as errors do.
  package init(isStrict: Bool) { self.isStrict = isStrict }

  private struct Suite {
    var name: String
    var lines: [String] = []
    var cases = 0
    var failures = 0
    var errors = 0
  }

  package func text(of outcome: CheckOutcome) -> String {
    var suites = outcome.byFile.map { suite(outcome.path($0.file), $0.findings, outcome) }
    suites += outcome.unreadable.map { fault in
      let path = outcome.path(fault.location.file)
      return Suite(
        name: path,
        lines: [
          XMLText.tag("testcase", ["name": "can be read", "classname": path]),
          XMLText.tag("error", ["type": "unreadable", "message": fault.message], isEmpty: true), "</testcase>",
        ], cases: 1, errors: 1)
    }
    if suites.isEmpty {
      let passed = XMLText.tag("testcase", ["name": "no findings", "classname": "flowsim"], isEmpty: true)
      suites = [Suite(name: "flowsim check", lines: [passed], cases: 1)]
    }
    func sum(_ part: KeyPath<Suite, Int>) -> String { "\(suites.reduce(0) { $0 + $1[keyPath: part] })" }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      XMLText.tag(
        "testsuites",
        ["name": "flowsim check", "tests": sum(\.cases), "failures": sum(\.failures), "errors": sum(\.errors)]),
    ]
    for suite in suites {
      lines.append(
        "  "
          + XMLText.tag(
            "testsuite",
            [
              "name": suite.name, "tests": "\(suite.cases)", "failures": "\(suite.failures)",
              "errors": "\(suite.errors)",
            ]))
      lines += suite.lines.map { "    " + $0 }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(_ path: String, _ findings: [Finding], _ outcome: CheckOutcome) -> Suite {
    var suite = Suite(name: path)
    for finding in findings {
      let place = finding.location
      suite.lines.append(
        XMLText.tag("testcase", ["name": "\(finding.ruleID) \(place.line):\(place.column)", "classname": path]))
      let around = (finding.way + finding.related).map { XMLText.escaped("\n\($0)") }.joined()
      let body = XMLText.escaped("\(path):\(place.line):\(place.column)") + around
      if finding.severity == .error || isStrict && finding.severity == .warning {
        suite.lines.append(
          XMLText.tag("failure", ["type": finding.severity.rawValue, "message": finding.message]) + body + "</failure>")
        suite.failures += 1
      } else {
        let text = XMLText.escaped("\(finding.severity.rawValue): \(finding.message)\n") + body
        suite.lines.append("<system-out>\(text)</system-out>")
      }
      suite.lines.append("</testcase>")
      suite.cases += 1
    }
    return suite
  }
}
