import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit

/// A flow in all worlds that are still possible: what nothing answers goes both ways, and the flow is run again for each.
///
/// A step passes where it passes in all worlds that get to it, fails where it fails in all, and is undecided where they
/// differ: then the question is named that separates them. A world in which a step fails that passes in others ends there,
/// as on a device, and the flow goes on in the others.
@MainActor
struct FlowWorlds {
  /// The most worlds of one flow in one order of things.
  static let most = 64
  /// The most worlds of one flow in all orders, but for the first of each.
  static let mostInAll = 128
  /// How many statements and calls the worlds of one flow may run before no further ones are tried.
  static let mostWork = 2_000_000
  /// How many worlds that repeat others count as one: each spares worlds without number.
  private static let repeatsOfWorld = 4
  /// For how many statements and calls a step of the flow counts: it looks at the whole screen.
  static let workOfStep = 50

  /// Runs a flow with the questions of a world.
  let run: (OpenQuestions) -> FlowResult
  /// What the device's clock shows; nil where nobody says it.
  let clock: DeviceClock.Setting?
  /// The step behind which nothing is asked; nil for none.
  let end: Int?
  /// The language that the app is shown in; nil where that is not known.
  let locale: String?
  /// Clocks that show the days which the app's code names.
  let named: () -> [DeviceClock.Setting]
  /// How many worlds were tried.
  private let count = Counter()
  /// How many statements and calls they have run.
  let work = Counter()
  /// In how many of them the app has read the clock.
  let clockReaders = Counter()
  /// Steps that only look, at which worlds go on that fail there: in which order things come, or how much is on the screen,
  /// is not known, and none of the ways that are tried need be that of a device.
  let looks = Looks()
  /// The answers that are tried first, as far as worlds have told.
  private let preferred = Preferred()
  /// The most such steps of one flow; it stops at a further one.
  static let mostLooks = 8

  init(
    clock: DeviceClock.Setting? = nil, until end: Int? = nil, locale: String? = nil,
    named: @escaping () -> [DeviceClock.Setting] = { [] }, run: @escaping (OpenQuestions) -> FlowResult
  ) {
    (self.run, self.clock, self.end, self.locale, self.named) = (run, clock, end, locale, named)
  }

  /// The worlds of a flow over an app.
  init(of app: FlowApp, run: @escaping (OpenQuestions) -> FlowResult) {
    self.init(locale: app.model.texts.locale, named: { DeviceClock.Setting.named(in: app.trees) }, run: run)
  }

  @MainActor
  final class Counter { var value = 0 }

  @MainActor
  final class Looks { var positions: Set<Int> = [] }

  @MainActor
  private final class Preferred {
    var answers = FirstAnswers()
    /// How often all worlds may begin anew for other answers.
    var changes = 8
  }

  @MainActor
  struct Outcome {
    let result: FlowResult
    let questions: OpenQuestions
    var asked: [OpenQuestions.Asked] { questions.asked }
    /// Whether another world goes on as it does.
    var isRepeat: Bool { questions.isRepeat }
  }

  /// Runs the flow in all its worlds of one clock.
  ///
  /// - Parameter triesOrders: whether what is open for another reason than an answer is tried as well: orders of work and
  ///   of dictionaries, rows at the edge of the screen.
  func resultOfClock(triesOrders: Bool = true) -> FlowResult {
    while true {
      let known = looks.positions.count
      var result = resultOfLooks(triesOrders: triesOrders)
      guard looks.positions.count == known else { continue }
      // A step at which the flow goes on though it fails everywhere is its last one.
      if let last = result.steps.firstIndex(where: { $0.verdict == .failed && $0.isPassedOver }) {
        result.steps.removeSubrange((last + 1)...)
        result.steps[last].isPassedOver = false
        result.verdict = worst(of: result.steps)
      }
      return result
    }
  }

  private func resultOfLooks(triesOrders: Bool) -> FlowResult {
    var outcomes: [Outcome] = []
    var open = explore(.first, until: end, isScouting: true, into: &outcomes)
    var result = joined(outcomes, before: open)
    if outcomes.contains(where: { $0.questions.end != nil }), stop(of: result) == nil {
      (count.value, work.value, outcomes) = (0, 0, [])
      open = explore(.first, until: end, into: &outcomes)
      result = joined(outcomes, before: open)
    }
    guard triesOrders else { return result }
    if let place = outcomes.lazy.compactMap(\.questions.unordered).first {
      let variants = Arrangement.all.dropFirst().map(RunVariant.arrangement)
      let isLarge = outcomes.contains { $0.questions.mostUnordered > Arrangement.all.count }
      tryOut(
        variants, &result, "in which order Swift goes through a dictionary or set",
        between: isLarge ? .someOfManyOrders : .orders, at: place)
    }
    if outcomes.contains(where: \.questions.hasChosen) {
      let variants = Schedule.others.indices.map(RunVariant.schedule)
      tryOut(
        variants, &result, "which of several pieces of work that run at the same time is first", between: .orders,
        at: nil)
    }
    if outcomes.contains(where: \.questions.isRestless) {
      tryOut(
        [.haste, .leisure], &result, "when one looks: the app changes by itself, and a second later it is another",
        between: .moments, at: nil)
    }
    if outcomes.contains(where: \.questions.hasOpenRows) {
      tryOut(
        [.fewRows], &result,
        "how much of what scrolls is on the screen: how high its parts are, or how far a finger scrolls, is not known",
        hint: "scrollUntilVisible brings an element into sight", between: .extremes, at: nil)
    }
    if let place = outcomes.lazy.compactMap(\.questions.openPlace).first {
      switch place {
      case .code(let what):
        tryOut(
          [.fewRows], &result, "what \(what) gives, and so whether what lies there is on the screen",
          hint: GivenLines.resultOrStub(what), between: .extremes, at: nil)
      case .content(let what):
        tryOut(
          [.fewRows], &result, "how large \(what) is, and so whether some of it is on the screen", between: .extremes,
          at: nil)
      case .unpublished(let question): tryOut([.fewRows], &result, question, between: .extremes, at: nil)
      }
    }
    if outcomes.contains(where: \.questions.hasRandomText) {
      tryOut(
        [.otherText], &result, "which text was drawn at random and typed",
        hint: "inputText types what a flow can rely on", at: nil)
    }
    if outcomes.contains(where: \.questions.hasOpenLinkMoment) {
      let others = LinkMoment.allCases.filter { $0 != .atOnce }.map(RunVariant.link)
      tryOut(
        others, &result,
        "whether the app is active when a link comes in: where it stops being so, and becomes so again, is not published",
        at: nil)
    }
    if outcomes.contains(where: \.questions.hasEarlyWindow) {
      let others = EarlyWindow.allCases.filter { $0 != .untouched }.map(RunVariant.earlyWindow)
      tryOut(
        others, &result,
        "whether the root of a window that is shown in no scene is loaded, and appears unseen",
        at: nil)
    }
    if let (answer, steps) = outcomes.compactMap(\.questions.firstAnswer).min(by: { $0.steps < $1.steps }) {
      let later = result.steps.dropFirst(steps + 1).filter { $0.step.command.acts && !$0.step.command.isBlock }
      tryOut(
        answer.otherMoments(before: later.count).map(RunVariant.answers), &result,
        "when \(answer.what) answers, which may be after a later step", hint: GivenLines.resultOrStub(answer.what),
        between: .moments, at: answer.location.source)
    }
    for rule in OpenRule.allCases where outcomes.contains(where: { $0.questions.openRules.contains(rule) }) {
      tryOut([.rule(rule)], &result, rule.question, hint: rule.hint, at: nil)
    }
    return result
  }

  /// Runs the flow in the worlds of one order; of those that come to be the same, one counts. Where the worlds so far stop
  /// at a step, those that leave their way there or later tell nothing more, and what comes after it is not run.
  ///
  /// - Parameters:
  ///   - end: the step at which the flow is known to stop.
  ///   - isScouting: whether worlds run no further than the step at which the first of them asks: most flows that stop,
  ///     stop there.
  /// - Returns: the answers of those that were not tried.
  private func explore(
    _ variant: RunVariant, until end: Int? = nil, isScouting: Bool = false, into outcomes: inout [Outcome]
  ) -> [[Bool]] {
    var worlds = OpenWorlds()
    var quietWorlds = QuietWorlds()
    var (stop, number) = (end, 0)
    var asking: Int?
    while number == 0 || number < Self.most && count.value < Self.mostInAll && work.value < Self.mostWork,
      let answers = worlds.next()
    {
      let questions = OpenQuestions(
        answers: answers, variant: variant, clock: clock, end: [stop, asking].compactMap(\.self).min())
      questions.endsWhereAsked = isScouting && asking == nil
      questions.looks = looks.positions
      (questions.quietWorlds, questions.firstAnswers) = (quietWorlds, preferred.answers)
      let result = run(questions)
      work.value += questions.isRepeat ? questions.work / Self.repeatsOfWorld : questions.work
      if questions.hasReadClock { clockReaders.value += 1 }
      if questions.firstAnswers != preferred.answers, preferred.changes > 0 {
        preferred.answers = questions.firstAnswers
        preferred.changes -= 1
        (outcomes, worlds, quietWorlds) = ([], OpenWorlds(), QuietWorlds())
        count.value -= number
        (stop, number, asking) = (end, 0, nil)
        continue
      }
      worlds.add(questions)
      outcomes.append(Outcome(result: result, questions: questions))
      guard !questions.isRepeat else { continue }
      (number, count.value) = (number + 1, count.value + 1)
      if isScouting { asking = questions.end }
      stop = [end, self.stop(of: join(outcomes))].compactMap(\.self).min()
      if let stop { worlds.remove(from: stop) }
    }
    return worlds.open
  }

  /// The step at which nobody knows how a flow goes on.
  func stop(of result: FlowResult) -> Int? {
    result.steps.firstIndex { $0.isStop && !$0.step.command.isBlock }
  }

  /// Holds other orders against the result: where they differ, it is undecided.
  ///
  /// - Parameter kind: what the runs have to do with one another, where a device may show what none of them does; nil where
  ///   they are all that can be.
  private func tryOut(
    _ variants: [RunVariant], _ result: inout FlowResult, _ question: String, hint: String? = nil,
    between kind: VaryingTexts.Kind? = nil, at place: SourceLocation?
  ) {
    let first = result.steps
    for variant in variants {
      var outcomes: [Outcome] = []
      let open = explore(variant, until: stop(of: result) ?? end, into: &outcomes)
      let tried = joined(outcomes, before: open)
      merge(tried, into: &result, goesOnInOne: variant.isOnlyOther) { index in
        // What is undecided there for a reason of its own says that.
        if tried.steps.indices.contains(index), tried.steps[index].verdict == .undecided,
          let failure = tried.steps[index].failure
        {
          return failure
        }
        return .undecided(question, at: place, hint: hint)
      }
      guard let kind else { continue }
      leaveOpen(&result, .undecided(question, at: place, hint: hint)) { index, title in
        guard first.indices.contains(index), tried.steps.indices.contains(index),
          first[index].isOfSameStep(as: tried.steps[index])
        else { return false }
        return VaryingTexts(kind, first[index].textsAround, tried.steps[index].textsAround)
          .mayShow(whatIsMeantBy: title)
      }
    }
  }

  /// Leaves steps open that find nothing, where a device may show what no run did.
  ///
  /// - Parameter mayShow: whether it may, for the step at a position, with what it looks for in quotation marks.
  func leaveOpen(_ result: inout FlowResult, _ failure: StepFailure, where mayShow: (Int, String) -> Bool) {
    for index in result.steps.indices {
      let step = result.steps[index]
      guard step.seesNothing, mayShow(index, step.title) else { continue }
      result.steps[index].isPassedOver = step.verdict == .passed && step.step.command.isLook
      result.steps[index].verdict = .undecided
      result.steps[index].failure = failure
      result.verdict = worst(of: result.steps)
      if !result.steps[index].isPassedOver {
        result.steps.removeSubrange((index + 1)...)
        return
      }
    }
  }
}

extension StepResult {
  /// Whether it is of the same step of a flow.
  func isOfSameStep(as other: StepResult) -> Bool {
    step.location == other.step.location && depth == other.depth
  }

  /// Whether it tells of the steps in a block alone.
  var isOfBlock: Bool { step.command.isBlock && failure == nil }

  /// Whether nobody knows how the flow goes on.
  var isStop: Bool { verdict == .undecided && !isPassedOver }
}
