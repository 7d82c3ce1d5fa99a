import FlowInterfaceBuilder
import HeadlessUIKit

/// What comes of several worlds: where they agree.
extension FlowWorlds {
  /// What comes of the worlds that were tried.
  func joined(_ outcomes: [Outcome], before open: [[Bool]]) -> FlowResult {
    open.isEmpty ? join(outcomes) : stopped(join(outcomes), outcomes, before: open)
  }

  func join(_ all: [Outcome]) -> FlowResult {
    let own = all.filter { !$0.isRepeat }
    let outcomes = own.isEmpty ? all : own
    var joined = outcomes[0].result
    for other in outcomes.dropFirst() {
      merge(other.result, into: &joined) { place in
        let verdict = other.result.steps.indices.contains(place) ? other.result.steps[place].verdict : nil
        let first = outcomes.first { one in
          one.result.steps.indices.contains(place) && one.result.steps[place].verdict != verdict
            && isSame(one.result.steps.prefix(place), other.result.steps.prefix(place))
        }
        return separating((first ?? outcomes[0]).asked, other.asked).map(failure)
      }
    }
    return joined
  }

  /// Whether two worlds went the same way so far.
  private func isSame(_ one: ArraySlice<StepResult>, _ other: ArraySlice<StepResult>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.verdict == $1.verdict && $0.isOfSameStep(as: $1) }
  }

  /// Joins what came of a flow in another world.
  ///
  /// - Parameters:
  ///   - goesOnInOne: whether the flow goes on in the one world where a step fails in the other.
  ///   - failure: why the step at a position is undecided, where the worlds differ.
  func merge(
    _ other: FlowResult, into joined: inout FlowResult, goesOnInOne: Bool = true, _ failure: (Int) -> StepFailure?
  ) {
    defer { joined.verdict = worst(of: joined.steps) }
    var index = 0
    while index < min(joined.steps.count, other.steps.count) {
      defer { index += 1 }
      let (left, right) = (joined.steps[index], other.steps[index])
      guard left.isOfSameStep(as: right) else {
        if let failure = failure(index) { cut(&joined, at: index, failure) }
        return
      }
      joined.steps[index].trail.removeAll { !right.trail.contains($0) }
      if left.verdict != right.verdict, left.verdict != .undecided {
        guard let failure = failure(index) ?? right.failure else { return }
        joined.steps[index].verdict = .undecided
        joined.steps[index].failure = failure
        joined.steps[index].isPassedOver = right.verdict != .undecided || right.isPassedOver
        joined.steps[index].notes = []
      }
      // A block's verdict is that of the steps in it.
      if left.isOfBlock || right.isOfBlock { continue }
      if left.isStop || right.isStop {
        joined.steps[index].isPassedOver = false
        joined.steps.removeSubrange((index + 1)...)
        return
      }
      guard (left.verdict == .failed) != (right.verdict == .failed) else { continue }
      if (left.verdict == .failed ? left : right).isPassedOver { continue }
      guard goesOnInOne else {
        if left.depth == 0, left.step.command.isLook, looks.positions.count < Self.mostLooks {
          looks.positions.insert(index)
        }
        return cut(&joined, at: index, joined.steps[index].failure)
      }
      // It goes on in the world alone in which it does not end here; steps that end a flow are run in both.
      let ended = left.verdict == .failed ? joined : other
      guard ended.steps.count == index + 1 else { return cut(&joined, at: index, joined.steps[index].failure) }
      if right.verdict == .failed { return }
      joined.steps[(index + 1)...] = other.steps[(index + 1)...]
      joined.trace = other.trace
    }
    guard joined.steps.count != other.steps.count, let failure = failure(index) else { return }
    cut(&joined, at: index, failure)
  }

  func worst(of steps: [StepResult]) -> Verdict {
    let verdicts = Set(steps.map(\.verdict))
    return [.failed, .undecided, .warned].first(where: verdicts.contains) ?? .passed
  }

  /// The question that two worlds answer differently.
  private func separating(_ one: [OpenQuestions.Asked], _ other: [OpenQuestions.Asked]) -> OpenQuestions.Asked? {
    zip(one, other).first { $0.answer != $1.answer }?.0
  }

  private func failure(of question: OpenQuestions.Asked) -> StepFailure {
    .undecided(
      "whether \(question.what)", at: question.location,
      hint: GivenLines.resultOrStub(question.what, isPresence: question.isPresence))
  }

  private func cut(_ result: inout FlowResult, at place: Int, _ failure: StepFailure?) {
    guard !result.steps.isEmpty else { return }
    let index = min(place, result.steps.count - 1)
    result.steps.removeSubrange((index + 1)...)
    result.steps[index].verdict = .undecided
    result.steps[index].failure = failure
    result.steps[index].isPassedOver = false
    result.verdict = worst(of: result.steps)
  }

  /// More worlds than are tried: what follows the first question that was not tried both ways is undecided.
  private func stopped(_ joined: FlowResult, _ outcomes: [Outcome], before open: [[Bool]]) -> FlowResult {
    var result = joined
    // Of several at one step that which was asked first: it opened most worlds.
    let untried = open.sorted { $0.count < $1.count }.compactMap { answers in
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
