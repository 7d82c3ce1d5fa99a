import FlowScript

/// What reports say of a flow that has run: it can be handed from one process to another.
public struct FlowRecord: Codable, Sendable {
  let file: String
  let name: String
  /// How the flow ended.
  public let verdict: Verdict
  let stepCount: Int
  let decidedSteps: Int
  /// Nil where no report lists them.
  let steps: [Step]?
  /// Nil where no report lists it.
  let trace: [FlowTrace.Entry]?

  /// Notes what became of a flow.
  ///
  /// - Parameters:
  ///   - listsSteps: whether a report will list its steps.
  ///   - includesTrace: whether that comes with its trace, event by event.
  public init(_ result: FlowResult, listsSteps: Bool = false, includesTrace: Bool = false) {
    file = result.file
    name = result.name
    verdict = result.verdict
    stepCount = result.steps.count
    decidedSteps = result.decidedSteps
    steps = listsSteps ? result.steps.map(Step.init) : nil
    trace = listsSteps && includesTrace ? result.trace.entries : nil
  }

  /// A step, as JSON has it.
  struct Step: Codable, Sendable {
    let title: String
    let file: String
    let line: Int
    let column: Int
    let depth: Int
    let verdict: Verdict
    let message: String?
    let difference: [String]?
    let fault: String?
    let hint: String?
    let screens: [String]?
    let notes: [String]

    init(_ result: StepResult) {
      title = result.title
      file = result.step.location.file
      line = result.step.location.line
      column = result.step.location.column
      depth = result.depth
      verdict = result.verdict
      message = result.failure?.message
      difference = result.failure?.difference
      fault = result.failure?.location?.description
      hint = result.failure?.hint
      screens = result.failure?.screens
      notes = result.notes
    }
  }
}
