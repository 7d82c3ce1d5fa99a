import HeadlessUIKit

/// How long a look at the app waits for what it looks for.
///
/// Source: Maestro's own times: a command looks for an element for 17 seconds, an optional one and a
/// condition for 7.
enum LookupTime {
  /// The seconds in which a command must find what it names, or see it go.
  static let command = 17.0
  /// The seconds in which an optional command must.
  static let optional = 7.0
  /// The seconds in which a condition must become true.
  static let condition = 7.0
}

extension FlowExecution {
  /// Looks until what is looked for is there, while the app's time passes.
  ///
  /// - Parameters:
  ///   - seconds: the seconds of virtual time after which the last look counts.
  ///   - notes: gets what UIKit logs meanwhile.
  /// - Throws: `StepFailure` of the last look, or of the last one that only code can answer, where there was one; and
  ///   what happens in the app meanwhile.
  func waiting<Result>(
    _ seconds: Double, _ notes: inout [String], _ look: () throws(StepFailure) -> Result
  ) throws(StepFailure) -> Result {
    let end = (simulation?.runLoop.now ?? 0) + seconds
    var open: StepFailure?
    while true {
      let failure: StepFailure
      do throws(StepFailure) { return try look() } catch { failure = error }
      if failure.verdict == .undecided { open = failure }
      guard let simulation, simulation.pass(until: end) else { throw open ?? failure }
      try checkConsequences(&notes)
    }
  }

  /// Whether a condition comes true while one waits for it.
  func comesTrue(_ condition: () throws(StepFailure) -> Bool) throws(StepFailure) -> Bool {
    var notes: [String] = []
    do throws(StepFailure) {
      try waiting(LookupTime.condition, &notes) { () throws(StepFailure) in
        if try !condition() { throw StepFailure("the condition does not hold") }
      }
      return true
    } catch {
      if hasCrashed || error.verdict == .undecided { throw error }
      return false
    }
  }

  /// What crashes the app after the last step, in the time that a look would wait; nil where nothing does.
  func lateCrash() -> StepFailure? {
    guard let simulation else { return nil }
    let end = simulation.runLoop.now + LookupTime.command
    var notes: [String] = []
    while simulation.pass(until: end) {
      do throws(StepFailure) { try checkConsequences(&notes) } catch { return error.verdict == .failed ? error : nil }
    }
    return nil
  }
}

extension Command {
  /// Whether it looks at the app and does nothing to it.
  var isLook: Bool {
    switch self {
    case .assertVisible, .assertNotVisible, .extendedWaitUntil, .assertScreen, .assertStack, .assertPresented,
      .assertNotPresented, .assertTab, .assertAlert, .assertLifecycle, .assertChildren, .assertNavigation,
      .assertParent, .assertInjected, .assertStatusBar, .assertSafeArea, .assertNotCovered, .assertDeallocated,
      .assertNoIssues:
      true
    default: false
    }
  }

  /// How many seconds it waits for what it looks for; nil where it looks for nothing.
  ///
  /// - Parameter usual: the seconds where the command does not say how many.
  func lookupTime(_ variables: FlowVariables, usual: Double) throws(StepFailure) -> Double? {
    switch self {
    case .extendedWaitUntil(let wait):
      guard let timeout = wait.timeout else { return usual }
      let text = try variables.value(of: timeout)
      guard let milliseconds = Double(text), NumberRule.amount.accepts(text) else {
        throw StepFailure("`timeout` is '\(text)', which is no number of milliseconds")
      }
      return milliseconds / 1000
    case .tap, .back, .inputText, .inputRandom, .eraseText, .pressReturn, .copyTextFrom, .pasteText, .selectTab,
      .assertVisible, .assertNotVisible, .assertScreen, .assertStack, .assertPresented, .assertNotPresented, .assertTab,
      .assertAlert, .assertLifecycle, .assertChildren, .assertParent, .assertInjected, .assertStatusBar,
      .assertSafeArea,
      .assertNotCovered, .assertDeallocated, .assertWarning, .assertNoIssues:
      return usual
    case .launchApp, .stopApp, .killApp, .clearState, .setDarkMode, .assertTrue, .hideKeyboard, .setOrientation, .swipe,
      .scrollUntilVisible, .setClipboard, .pressHome, .openLink, .device, .performSegue, .unwind, .given, .dismiss,
      .pop,
      .popToRoot, .swipeBack, .assertNavigation, .runFlow, .repeat, .retry, .forEach:
      return nil
    }
  }
}
