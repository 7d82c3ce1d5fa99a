import FlowInterfaceBuilder
import FlowInterpreter

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

  @MainActor
  private struct Outcome {
    let result: FlowResult
    let questions: OpenQuestions
    var asked: [OpenQuestions.Asked] { questions.asked }
  }

  /// Runs the flow in all its worlds.
  func result() -> FlowResult {
    var outcomes: [Outcome] = []
    let open = explore(.first, into: &outcomes)
    var result = join(outcomes)
    if let place = outcomes.lazy.compactMap(\.questions.unordered).first {
      let variants = Arrangement.all.dropFirst().map(RunVariant.arrangement)
      tryOut(variants, &result, "in which order Swift goes through a dictionary or set", at: place)
    }
    if outcomes.contains(where: \.questions.hasChosen) {
      let variants = Schedule.others.indices.map(RunVariant.schedule)
      tryOut(variants, &result, "which of several pieces of work that run at the same time is first", at: nil)
    }
    if outcomes.contains(where: \.questions.isRestless) {
      tryOut(
        [.haste, .leisure], &result, "when one looks: the app changes by itself, and a second later it is another",
        at: nil)
    }
    if outcomes.contains(where: \.questions.hasOpenRows) {
      tryOut(
        [.fewRows], &result,
        "how many rows are on the screen: how high they are, or how far a finger scrolls, is not known",
        hint: "scrollUntilVisible brings a row into sight", at: nil)
    }
    if outcomes.contains(where: \.questions.hasOpenReuse) {
      tryOut(
        [.otherCells], &result, "which of its cells a list uses again, whose content is still that of another row",
        hint: "set all that the cell shows each time it is asked for", at: nil)
    }
    return open.isEmpty ? result : stopped(result, outcomes, before: open)
  }

  /// Runs the flow in the worlds of one order.
  ///
  /// - Returns: the answers of those that were not tried.
  private func explore(_ variant: RunVariant, into outcomes: inout [Outcome]) -> [[Bool]] {
    var prefixes = AnswerPrefixes()
    var count = 0
    while count < Self.most, let answers = prefixes.next() {
      count += 1
      let questions = OpenQuestions(answers: answers, variant: variant)
      let result = run(questions)
      prefixes.add(questions.asked.map(\.answer), after: answers.count)
      outcomes.append(Outcome(result: result, questions: questions))
    }
    return prefixes.open
  }

  /// Holds other orders against the result: where they differ, it is undecided.
  private func tryOut(
    _ variants: [RunVariant], _ result: inout FlowResult, _ question: String, hint: String? = nil,
    at place: SourceLocation?
  ) {
    for variant in variants where result.verdict != .undecided {
      var outcomes: [Outcome] = []
      _ = explore(variant, into: &outcomes)
      let other = join(outcomes)
      guard let step = difference(result.steps, other.steps) else { continue }
      cut(&result, at: step, .undecided(question, at: place, hint: hint))
    }
  }

  // MARK: Joining

  private func join(_ outcomes: [Outcome]) -> FlowResult {
    var joined = outcomes[0].result
    for other in outcomes.dropFirst() {
      guard let place = difference(joined.steps, other.result.steps) else { continue }
      let first = outcomes.first { difference($0.result.steps, other.result.steps) == place } ?? outcomes[0]
      guard let question = separating(first.asked, other.asked) else { continue }
      cut(&joined, at: place, failure(of: question))
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

  private func failure(of question: OpenQuestions.Asked) -> StepFailure {
    .undecided("whether \(question.what)", at: question.location, hint: GivenLines.resultOrStub(question.what))
  }

  private func cut(_ result: inout FlowResult, at place: Int, _ failure: StepFailure) {
    guard !result.steps.isEmpty else { return }
    let index = min(place, result.steps.count - 1)
    result.steps.removeSubrange((index + 1)...)
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
    cut(&result, at: first.steps, failure(of: first))
    return result
  }
}
