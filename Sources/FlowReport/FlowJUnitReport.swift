import FlowInterfaceBuilder
import FlowScript

/// Flows as JUnit's XML, which services that build and test read: a suite for each folder, a case for each flow.
///
/// JUnit knows no undecided: such a case is an error, or skipped where undecided flows do not fail the run, and never
/// passed. Times are left out: the clock is virtual, and the same input gives the same bytes.
public struct FlowJUnitReport: FlowReport {
  /// Makes a report.
  public init() {}

  /// The report, a line break at its end.
  public func text(of run: FlowRun) -> String {
    let suites = suites(of: run)
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"flowsim\"\(totals(suites.flatMap(\.cases)))>\n"
    for suite in suites {
      xml += "  <testsuite name=\"\(escaped(suite.name))\"\(totals(suite.cases))>\n"
      for entry in suite.cases { xml += text(of: entry, in: suite.name) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private struct Suite {
    let name: String
    var cases: [Case] = []
  }

  private struct Case {
    enum Outcome: String { case passed, failure, error, skipped }
    let name: String
    let file: String
    var line: Int?
    let outcome: Outcome
    var type = ""
    /// What is wrong in short, and in full.
    var message = ""
    var detail: [String] = []
    var properties: [(name: String, value: String)] = []
    var output: [String] = []
  }

  private func suites(of run: FlowRun) -> [Suite] {
    var cases = run.records.map { self.case(of: $0, run) }
    cases += run.unreadableFiles.map { file, errors in
      Case(
        name: Self.name(of: file), file: file, line: errors[0].location.line, outcome: .error, type: "unreadable",
        message: errors[0].message, detail: errors.flatMap { $0.description.split(separator: "\n").map(String.init) })
    }
    cases += run.notRun.map {
      Case(name: $0.name, file: $0.file, outcome: .skipped, message: "not run: the run ended before it")
    }
    var suites: [Suite] = []
    for entry in cases {
      let name = entry.file.lastIndex(of: "/").map { String(entry.file[..<$0]) } ?? "."
      let place = suites.firstIndex { $0.name == name } ?? suites.count
      if place == suites.count { suites.append(Suite(name: name)) }
      suites[place].cases.append(entry)
    }
    return suites
  }

  private func `case`(of record: FlowRecord, _ run: FlowRun) -> Case {
    let fault = record.fault
    let outcome: Case.Outcome =
      switch record.verdict {
      case .passed, .warned: .passed
      case .failed: .failure
      case .undecided: run.allowsUndecided ? .skipped : .error
      }
    let title = fault.map { "\($0.title): " } ?? ""
    var properties = record.properties.map { ($0.name, $0.value) }
    if !record.tags.isEmpty { properties.append(("tags", record.tags.joined(separator: ", "))) }
    return Case(
      name: record.name, file: record.file, line: fault?.line, outcome: outcome, type: record.verdict.rawValue,
      message: outcome == .passed ? "" : title + (fault?.message ?? record.verdict.rawValue),
      detail: fault.map { ["\($0.place): \($0.title)"] + $0.reason } ?? [], properties: properties,
      output: (record.steps ?? []).flatMap(FlowStepLines.lines))
  }

  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  // MARK: XML

  private func totals(_ cases: [Case]) -> String {
    func count(_ outcome: Case.Outcome) -> Int { cases.count { $0.outcome == outcome } }
    return " tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
      + " skipped=\"\(count(.skipped))\""
  }

  private func text(of entry: Case, in suite: String) -> String {
    var xml = "    <testcase name=\"\(escaped(entry.name))\" classname=\"\(escaped(suite))\""
    xml += " file=\"\(escaped(entry.file))\""
    if let line = entry.line { xml += " line=\"\(line)\"" }
    xml += ">\n"
    if !entry.properties.isEmpty {
      xml += "      <properties>\n"
      for (name, value) in entry.properties {
        xml += "        <property name=\"\(escaped(name))\" value=\"\(escaped(value))\"/>\n"
      }
      xml += "      </properties>\n"
    }
    switch entry.outcome {
    case .passed: break
    case .skipped: xml += "      <skipped message=\"\(escaped(entry.message))\"/>\n"
    case .failure, .error:
      let name = entry.outcome.rawValue
      xml += "      <\(name) type=\"\(entry.type)\" message=\"\(escaped(entry.message))\">"
      xml += entry.detail.map(escaped).joined(separator: "\n") + "</\(name)>\n"
    }
    if !entry.output.isEmpty {
      xml += "      <system-out>" + entry.output.map(escaped).joined(separator: "\n") + "</system-out>\n"
    }
    return xml + "    </testcase>\n"
  }

  /// Text inside of XML, which has no way to write most control characters: they are shown.
  private func escaped(_ text: String) -> String {
    LogText.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
