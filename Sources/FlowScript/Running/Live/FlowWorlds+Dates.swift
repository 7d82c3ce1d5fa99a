import FlowInterpreter

/// A flow whose app reads the clock.
///
/// What holds whatever the date is, is found without one. What is left undecided is tried at dates of all kinds, in zones
/// around the world, with users who are quick and slow: a step is decided where all of them agree.
extension FlowWorlds {
  /// How many statements and calls the worlds of all dates may run.
  static let mostWorkOfDates = 16_000_000

  /// Runs the flow in all its worlds.
  ///
  /// - Parameter stated: clocks that show the date which the flow states; none where it states none.
  func result(at stated: [DeviceClock.Setting] = []) -> FlowResult {
    if let first = stated.first {
      let worlds = FlowWorlds(clock: first, locale: locale, run: run)
      let result = worlds.resultOfClock()
      guard worlds.clockReaders.value > 0 else { return result }
      return joined(over: stated.dropFirst(), after: result, worlds.work.value) ?? result
    }
    let open = resultOfClock()
    guard clockReaders.value > 0, open.steps.contains(where: \.isOpen) else { return open }
    let settings = DeviceClock.Setting.all + DeviceClock.Setting.unusual + named()
    return joined(over: settings[...], besides: open).map { open.completed(by: $0, worst: worst) }
      ?? open
  }

  /// What clocks agree about.
  ///
  /// - Parameters:
  ///   - first: what came of another clock.
  ///   - spent: how many statements and calls that took.
  ///   - open: what is known without a clock.
  /// - Returns: nil where they take too long, or do not tell more than is known without one.
  private func joined(
    over settings: ArraySlice<DeviceClock.Setting>, after first: FlowResult? = nil, _ spent: Int = 0,
    besides open: FlowResult? = nil
  ) -> FlowResult? {
    var (joined, spent) = (first, spent)
    var varying: [Int: Set<String>] = [:]
    for (number, setting) in settings.enumerated() {
      // Those so far tell how long all of them take.
      guard number < 4 || spent * settings.count < Self.mostWorkOfDates * number else { return nil }
      let worlds = FlowWorlds(clock: setting, until: joined.flatMap(stop), locale: locale, run: run)
      // What orders do hangs on no date: the first two show it.
      let result = worlds.resultOfClock(triesOrders: number < 2)
      spent += worlds.work.value
      guard var sofar = joined else {
        joined = result
        continue
      }
      worlds.merge(result, into: &sofar) { index in
        // Why it is undecided without a date tells more.
        open?.steps.indices.contains(index) == true && open?.steps[index].isOpen == true
          ? open?.steps[index].failure : .undecided(Self.question)
      }
      for (index, (one, other)) in zip(sofar.steps, result.steps).enumerated() where one.isOfSameStep(as: other) {
        varying[index, default: []].formUnion(
          one.textsAround.symmetricDifference(other.textsAround).map(\.text))
      }
      leaveOpen(&sofar, .undecided(Self.question)) { index, title in
        DatedTexts(varying: varying[index] ?? [], locale: locale).mayShow(whatIsMeantBy: title)
      }
      joined = sofar
      if let open, !sofar.decidesMore(than: open) { return nil }
    }
    return joined
  }

  private static let question = "what the clock shows: how long a user takes for the steps, or when the flow begins"
}

extension StepResult {
  /// Whether its verdict rests on something that is not on the screen.
  var seesNothing: Bool {
    if verdict == .failed { return true }
    guard verdict == .passed || verdict == .warned else { return false }
    switch step.command {
    case .tap, .assertVisible, .copyTextFrom, .scrollUntilVisible, .inputText, .launchApp: return false
    default: return true
    }
  }

  /// Whether it is undecided for a reason of its own, and not for that of a step in it.
  fileprivate var isOpen: Bool { verdict == .undecided && failure != nil }
}

extension FlowResult {
  /// What is said of the first step that dates decide.
  static let noteOfDates =
    "decided at \(DeviceClock.Setting.all.count + DeviceClock.Setting.unusual.count) dates of all kinds and those that the code names: the app reads the clock"

  /// Whether it decides a step that another result of the same flow leaves open.
  fileprivate func decidesMore(than other: FlowResult) -> Bool {
    steps.indices.contains { index in
      steps[index].verdict != .undecided
        && (!other.steps.indices.contains(index) || other.steps[index].verdict == .undecided)
    }
  }

  /// What was decided without a date, and behind that what dates decide.
  fileprivate func completed(by dated: FlowResult, worst: ([StepResult]) -> Verdict) -> FlowResult {
    var result = dated
    for index in steps.indices {
      guard result.steps.indices.contains(index), steps[index].isOfSameStep(as: result.steps[index]) else {
        return self
      }
      if steps[index].verdict != .undecided {
        guard result.steps[index].verdict == .undecided || result.steps[index].verdict == steps[index].verdict else {
          return self
        }
        result.steps[index] = steps[index]
      }
    }
    let first = result.steps.indices.first { index in
      result.steps[index].verdict != .undecided && !result.steps[index].step.command.isBlock
        && (!steps.indices.contains(index) || steps[index].verdict == .undecided)
    }
    if let first { result.steps[first].notes.append(Self.noteOfDates) }
    result.verdict = worst(result.steps)
    return result
  }
}
