import FlowInterfaceBuilder
import FlowModel

/// Checks that every key of `expect:` is the label of a command in the same file.
struct ExpectationLabels {
  let flow: Flow

  /// Reports the keys that no command has for a label.
  func check(session: LoadSession, callSites: [SourceLocation]) {
    guard let expectations = flow.header.flowsim?.expectations, !expectations.isEmpty else { return }
    let labels = labels(of: flow.header.onFlowStart + flow.steps + flow.header.onFlowComplete)
    for expectation in expectations {
      guard case .label(let label) = expectation.point, !labels.contains(label) else { continue }
      let near = NearestName.of(label, in: labels + ["end"])
      let list = labels.map { "\"\($0.shortened(to: 40))\"" }.joined(separator: ", ")
      let hint = labels.isEmpty ? "no command has a label; add one, or use end" : "the labels are \(list), and end"
      session.report(
        FlowError(
          expectation.location, "no command has the label \"\(label.shortened(to: 60))\"",
          hint: near.map { "did you mean \"\($0)\"?" } ?? hint),
        callSites: callSites)
    }
  }

  private func labels(of steps: [Step]) -> [String] {
    steps.flatMap { step -> [String] in
      let own = step.label.map { [$0.source] } ?? []
      return own + labels(of: step.command.stepsInPlace)
    }
  }
}

extension Command {
  /// The steps that stand inside the command, in the same file.
  var stepsInPlace: [Step] {
    switch self {
    case .runFlow(let runFlow): runFlow.source.stepsInPlace
    case .retry(let retry): retry.source.stepsInPlace
    case .repeat(let repetition): repetition.steps
    default: []
    }
  }
}

extension StepSource {
  /// The steps, unless they stand in another file.
  fileprivate var stepsInPlace: [Step] {
    if case .commands(let steps) = self { steps } else { [] }
  }
}
