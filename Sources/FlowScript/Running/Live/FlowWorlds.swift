import FlowInterfaceBuilder

/// A flow in all worlds that are still possible: what nothing answers goes both ways, and the flow is run again for each.
///
/// A step passes where it passes in all worlds, fails where it fails in all, and is undecided where they differ: then
/// the question is named that separates them.
@MainActor
struct FlowWorlds {
  /// The most worlds of one flow.
  static let most = 64

  /// Runs a flow with the questions of a world.
  let run: (OpenQuestions) -> FlowResult

  private struct Outcome {
    let result: FlowResult
    let asked: [OpenQuestions.Asked]
  }

  /// Runs the flow in all its worlds.
  func result() -> FlowResult {
    var outcomes: [Outcome] = []
    var open: [[Bool]] = [[]]
    while let answers = open.popLast(), outcomes.count < Self.most {
      let questions = OpenQuestions(answers: answers)
      let result = run(questions)
      for index in questions.asked.indices.dropFirst(answers.count).reversed() {
        open.append(questions.asked.prefix(index).map(\.answer) + [!questions.asked[index].answer])
      }
      outcomes.append(Outcome(result: result, asked: questions.asked))
    }
    let joined = join(outcomes)
    return open.isEmpty ? joined : stopped(joined, outcomes, before: open)
  }

  // MARK: Joining

  private func join(_ outcomes: [Outcome]) -> FlowResult {
    var joined = outcomes[0].result
    for other in outcomes.dropFirst() {
      guard let place = difference(joined.steps, other.result.steps) else { continue }
      let first = outcomes.first { difference($0.result.steps, other.result.steps) == place } ?? outcomes[0]
      guard let question = separating(first.asked, other.asked) else { continue }
      cut(&joined, at: place, question)
    }
    return joined
  }

  /// The first step that is not the same in two worlds; nil where all are.
  private func difference(_ one: [StepResult], _ other: [StepResult]) -> Int? {
    for (index, (left, right)) in zip(one, other).enumerated() {
      if left.verdict != right.verdict || left.step.location != right.step.location || left.depth != right.depth {
        // Undecided before: the other worlds do not count any more.
        return left.verdict == .undecided ? nil : index
      }
    }
    guard one.count != other.count, one.last?.verdict != .undecided else { return nil }
    return min(one.count, other.count)
  }

  /// The question that two worlds answer differently.
  private func separating(_ one: [OpenQuestions.Asked], _ other: [OpenQuestions.Asked]) -> OpenQuestions.Asked? {
    zip(one, other).first { $0.answer != $1.answer }?.0
  }

  private func cut(_ result: inout FlowResult, at place: Int, _ question: OpenQuestions.Asked) {
    guard !result.steps.isEmpty else { return }
    let index = min(place, result.steps.count - 1)
    result.steps.removeSubrange((index + 1)...)
    let failure = StepFailure.undecided(
      "whether \(question.what)", at: question.location, hint: GivenLines.result(of: question.what))
    result.steps[index].verdict = .undecided
    result.steps[index].failure = failure
    result.verdict = .undecided
  }

  /// More worlds than are tried: what follows the first question that was not tried both ways is undecided.
  private func stopped(_ joined: FlowResult, _ outcomes: [Outcome], before open: [[Bool]]) -> FlowResult {
    var result = joined
    let untried = open.compactMap { answers in
      outcomes.lazy.compactMap { outcome -> OpenQuestions.Asked? in
        let index = answers.count - 1
        guard outcome.asked.count > index, zip(outcome.asked, answers.dropLast()).allSatisfy({ $0.answer == $1 })
        else { return nil }
        return outcome.asked[index]
      }.first
    }
    guard let first = untried.min(by: { $0.steps < $1.steps }) else { return result }
    guard result.steps.count > first.steps else { return result }
    cut(&result, at: first.steps, first)
    return result
  }
}
