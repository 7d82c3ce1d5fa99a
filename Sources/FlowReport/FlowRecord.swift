import FlowInterfaceBuilder
import FlowScript

/// What reports say of a flow that has run: it can be handed from one process to another.
public struct FlowRecord: Codable, Sendable {
  let file: String
  let name: String
  let tags: [String]
  /// The `properties` of its header.
  let properties: [Property]
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
  public init(_ result: FlowResult, of flow: Flow, listsSteps: Bool = false, includesTrace: Bool = false) {
    file = result.file
    name = result.name
    tags = flow.header.tags
    properties = flow.header.properties.map(Property.init)
    verdict = result.verdict
    stepCount = result.steps.count
    decidedSteps = result.decidedSteps
    steps = listsSteps ? result.steps.map(Step.init) : nil
    trace = listsSteps && includesTrace ? result.trace.entries : nil
  }

  /// Notes that the process which ran a flow has died: the flow has failed.
  ///
  /// - Parameters:
  ///   - death: how it ended.
  ///   - place: the step that it was at, and what the step is; nil for none.
  public init(_ flow: Flow, death: String, at place: (title: String, location: SourceLocation)?) {
    file = flow.file
    name = flow.name
    tags = flow.header.tags
    properties = flow.header.properties.map(Property.init)
    verdict = .failed
    stepCount = 1
    decidedSteps = 1
    steps = [Step(death: death, title: place?.title ?? "launch", at: place?.location ?? flow.header.location)]
    trace = nil
  }

  /// The first step that did not pass; nil for none.
  var fault: Step? {
    guard verdict != .passed else { return nil }
    let steps = steps ?? []
    return steps.first { $0.verdict == verdict && $0.message != nil } ?? steps.first { $0.verdict == verdict }
  }

  /// A property of the flow's header, as it is written.
  struct Property: Codable, Sendable {
    let name: String
    let value: String

    init(_ variable: Variable) {
      name = variable.name
      value = variable.value.source
    }
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
    /// What the app showed after it; nil where no report shows it.
    var snapshot: ScreenSnapshot?

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
      snapshot = result.snapshot
    }

    init(death: String, title: String, at place: SourceLocation) {
      self.title = title
      file = place.file
      line = place.line
      column = place.column
      depth = 0
      verdict = .failed
      message = death
      difference = nil
      fault = nil
      hint = nil
      screens = nil
      notes = []
    }

    /// `path:line:column`.
    var place: String { SourceLocation(file: file, line: line, column: column).description }

    /// The lines of a flow's header that would settle it; nil where nothing says.
    var answer: String? { hint.flatMap { hint in hint.range(of: "flowsim:\n").map { String(hint[$0.lowerBound...]) } } }

    /// Why it did not pass, a line each, as the text has it.
    var reason: [String] {
      guard let message else { return [] }
      var lines = ([message] + (difference ?? [])).map(LogText.line)
      if let screens, !screens.isEmpty { lines.append("screens: \(screens.joined(separator: " › "))") }
      if let fault { lines.append("at \(fault)") }
      if let hint { lines += hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
      return lines
    }
  }
}
