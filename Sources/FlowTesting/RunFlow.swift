import FlowScript
import Foundation

/// Runs a flow file as a test, over the app that its header names, with the app's Swift classes behind the scenes.
///
/// A step that fails, and one that is undecided, is reported at its line of the flow.
///
/// - Parameters:
///   - path: the flow's file, relative to the test's.
///   - modules: the Swift modules of the app's classes.
///   - variables: values for `${NAME}`.
/// - Returns: what became of the steps.
/// - Throws: `FlowErrors` when the flow or its app cannot be read.
@MainActor
@discardableResult
public func runFlow(
  _ path: String, modules: [String] = [], variables: [String: String] = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws -> FlowResult {
  let flow = try FlowLoader().flow(at: AppUnderTest.resolve(path, filePath))
  let result = try FlowRunner(options: FlowRunner.Options(variables: variables, modules: modules)).run(flow)
  for step in result.steps where step.verdict == .failed || step.verdict == .undecided {
    guard let failure = step.failure else { continue }
    let place = step.step.location
    TestReporter.fail(
      "\(step.title): \(step.verdict.rawValue): \(failure)", file: place.file, line: place.line, column: place.column,
      calledAt: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return result
}
