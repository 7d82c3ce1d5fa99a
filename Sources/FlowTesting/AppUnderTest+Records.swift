import FlowScript
import HeadlessUIKit

extension AppUnderTest {
  /// A screen, the visible one without a name, got a dependency: the property of its class is not nil.
  public func expectInjected(
    _ property: String, into screen: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertInjected(property: Template(property), screen: screen.map { Template($0) }),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A screen was there, and nothing holds it any more.
  public func expectDeallocated(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(
      .assertDeallocated(Template(name)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// UIKit has logged a warning with this text; `expectNoIssues` no longer minds it.
  public func expectWarning(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.assertWarning(Template(text)), CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// UIKit has raised and logged nothing but what `expectWarning` named.
  public func expectNoIssues(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { perform(.assertNoIssues, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

  /// These callbacks of a screen happened in this order; others may lie between unless `exact`.
  public func expectLifecycle(
    of screen: String, _ events: [String], exact: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    perform(
      .assertLifecycle(
        LifecycleExpectation(screen: Template(screen), events: events.map { Template($0) }, exact: exact)),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Exactly these lines are what work adds to the trace.
  ///
  /// Where none are given, those that it adds are written into the test's source, and the test fails this once; with
  /// `FLOWSIM_RECORD=1` in the environment the same is done to lines that differ.
  public func expectTrace(
    _ expected: [String]? = nil, of callbacks: Set<TraceCallback>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, when work: () -> Void
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let start = simulation.trace.count
    perform(work)
    let trace = simulation.trace
    let actual = trace.events(from: start).filter { callbacks.contains($0.callback) }.map(trace.line(for:))
    let difference = LineDifference(expected: expected ?? [], actual: actual)
    if expected != nil {
      guard let difference else { return }
      guard TestSources.records else { return TestReporter.fail("the trace differs:\n\(difference)", at: site) }
    }
    switch TestSources.write(actual, of: "expectTrace", file: "\(filePath)", line: Int(line)) {
    case .written: TestReporter.fail("the trace was written into the test: build and run it again", at: site)
    case .refused(let reason):
      let lines = difference.map { "\n\($0)" } ?? ""
      TestReporter.fail("the trace was not written into the test: \(reason)\(lines)", at: site)
    }
  }
}
