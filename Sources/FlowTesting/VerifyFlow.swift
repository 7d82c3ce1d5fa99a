import FlowScript
import Foundation

/// Runs a flow file as a test, over the app that its header names: by its own Swift, which is interpreted, as on the command
/// line, or with its classes linked.
///
/// A step that fails, and one that is undecided, is reported at its line of the flow.
///
/// - Parameters:
///   - path: the flow's file, relative to the test's.
///   - modules: the Swift modules of the app's classes, where they are linked to the test.
///   - interpreting: whether the app's other classes are interpreted from its sources; nil where no module is named.
///   - stubs: Swift files and folders that stand for what is not here of the app's code, relative to the test's file.
///   - variables: values for `${NAME}`.
/// - Returns: what became of the steps.
/// - Throws: `FlowErrors` when the flow or its app cannot be read.
@MainActor
@discardableResult
public func verifyFlow(
  _ path: String, modules: [String] = [], interpreting: Bool? = nil, stubs: [String] = [],
  variables: [String: String] = [:], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) throws -> FlowResult {
  let flow = try FlowLoader().flow(at: AppUnderTest.resolve(path, filePath))
  var options = FlowVerifier.Options(variables: variables, modules: modules)
  options.stubs = stubs.map { AppUnderTest.resolve($0, filePath) }
  options.project = SuiteSources.project
  options.recordsScreens = true
  if interpreting ?? modules.isEmpty { options.code = SuiteSources.code }
  let result = try FlowVerifier(options: options).run(flow)
  for step in result.steps where step.verdict == .failed || step.verdict == .undecided {
    guard let failure = step.failure else { continue }
    let place = step.step.location
    let picture = step.snapshot.map { "\n\(ScreenPicture($0).description)" } ?? ""
    TestReporter.fail(
      "\(step.title): \(step.verdict.rawValue): \(failure)\(picture)", file: place.file, line: place.line,
      column: place.column,
      calledAt: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
  return result
}
