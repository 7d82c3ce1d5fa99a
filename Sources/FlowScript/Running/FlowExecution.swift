import FlowInterfaceBuilder
import FlowInterpreter
import Foundation
import HeadlessUIKit

/// One flow on its way through one world: the running app, the variables, what became of the steps.
@MainActor
final class FlowExecution {
  let flow: Flow
  let world: FlowWorld
  var variables: FlowVariables
  /// What is stated and what is open of classes that are not read.
  let unread = UnreadClasses()
  /// What the flow states of the world.
  var givens: GivenBook { unread.givens }
  /// What the app's code may have done to elements.
  var doubts: ElementDoubts { unread.doubts }
  /// The running app; nil before the launch and after a stop.
  var simulation: Simulation?
  /// The app's code, where it is interpreted.
  private(set) var live: LiveCode?
  /// What the app has stored.
  var defaults = DefaultsStore()
  /// The text that was copied last.
  var copiedText: String?
  /// Whether the flow has made the device dark.
  var isDark = false
  /// The questions of the world that it is run in; nil where what is open ends it.
  let questions: OpenQuestions?
  private(set) var results: [StepResult] = [] { didSet { questions?.steps = results.count } }
  private let progress: (StepResult) -> Void
  private var depth = 0
  /// How many rounds its `repeat` blocks have gone.
  var rounds = 0
  /// In how many `retry` the flow is, which begins anew where a step fails.
  var retries = 0
  /// What left a step undecided since the launch: what follows is so too.
  private(set) var openQuestion: StepFailure?
  /// What is on the screen in place of the app, the home screen or a browser; nil for the app.
  var inFront: String?
  /// The seconds in which an optional command must find what it names.
  var optionalLookupTime = LookupTime.optional
  /// Whether the app has crashed since the launch.
  private(set) var hasCrashed = false
  /// What the app's code has run in earlier launches.
  private var workBefore = 0
  private var reportedUndecided = 0
  private var reportedExceptions = 0
  private var reportedWarnings = 0
  private var lastTrace = FlowTrace()
  /// The positions of the warnings that `assertWarning` has named.
  var expectedWarnings: Set<Int> = []

  init(
    flow: Flow, world: FlowWorld, variables: FlowVariables, questions: OpenQuestions? = nil,
    progress: @escaping (StepResult) -> Void = { _ in }
  ) {
    self.flow = flow
    self.questions = questions
    self.world = world
    self.variables = variables
    self.progress = progress
  }

  /// Runs one command.
  ///
  /// - Returns: notes.
  /// - Throws: `StepFailure` when it fails or is undecided.
  func execute(_ command: Command, isOptional: Bool = false) throws(StepFailure) -> [String] {
    live?.goOn()
    defer { noteWhatIsOpen() }
    do throws(StepFailure) {
      if command.looksAtApp, let open = openQuestion { throw open }
      var notes: [String] = []
      if command.acts { live?.beginStep() }
      let usual = isOptional ? optionalLookupTime : LookupTime.command
      if let seconds = try command.lookupTime(variables, usual: usual) {
        notes += try waiting(seconds, &notes) { () throws(StepFailure) in try performCommand(command) }
      } else {
        notes = try performCommand(command)
      }
      if command.acts { live?.endStep() }
      if let simulation { live?.audit(simulation, unread) }
      try checkConsequences(&notes)
      return notes
    } catch {
      throw located(error)
    }
  }

  /// Another than a command does something to the app.
  func goOn() { live?.goOn() }

  /// What was done to the app by another than a command, and what came of it.
  func look(at notes: inout [String]) throws(StepFailure) {
    defer { noteWhatIsOpen() }
    do throws(StepFailure) { try checkConsequences(&notes) } catch { throw located(error) }
  }

  /// Runs the flow's hooks, steps and expectations.
  func perform() -> FlowResult {
    defer { live?.end() }
    reportDevice()
    reportStubs()
    var isGoingOn = defineHeader(flow.header.env) && stateGivens() && run(flow.header.onFlowStart) && run(flow.steps)
    if isGoingOn { isGoingOn = run(flow.header.flowsim?.assertionsAtEnd ?? []) }
    if isGoingOn { isGoingOn = endsWell() }
    _ = run(flow.header.onFlowComplete)
    noteWhatIsOpen()
    if isGoingOn { reportUnasked() }
    return FlowResult(
      file: flow.file, name: flow.name, verdict: worstVerdict, steps: results,
      trace: simulation.map(FlowTrace.init(of:)) ?? lastTrace)
  }

  /// Gives the last step a crash that comes of the steps later than any of them has looked.
  ///
  /// - Returns: whether there is none.
  private func endsWell() -> Bool {
    guard !results.isEmpty, let crash = lateCrash() else { return true }
    results[results.count - 1].verdict = .failed
    results[results.count - 1].failure = located(crash)
    return false
  }

  /// Notes for the flow's worlds what the run of the app leaves open.
  private func noteWhatIsOpen() {
    questions?.work = workBefore + (live?.work ?? 0) + results.count * FlowWorlds.workOfStep
    if live?.hasChosen == true { questions?.hasChosen = true }
    if live?.hasReadClock == true { questions?.hasReadClock = true }
    if simulation?.runLoop.isRestless == true { questions?.isRestless = true }
    if simulation?.hasOpenRows == true { questions?.hasOpenRows = true }
    if let answer = live?.firstAnswer { questions?.note(answer) }
    if let place = simulation?.openPlace { questions?.openPlace = place }
    if let simulation { questions?.openRules.formUnion(simulation.openRules.met) }
    if simulation?.hasOpenLinkMoment == true { questions?.hasOpenLinkMoment = true }
    if simulation?.hasEarlyWindow == true { questions?.hasEarlyWindow = true }
  }

  private var worstVerdict: Verdict {
    let verdicts = Set(results.map(\.verdict))
    return [.failed, .undecided, .warned].first(where: verdicts.contains) ?? .passed
  }

  /// Runs steps in order.
  ///
  /// - Returns: whether the flow goes on.
  func run(_ steps: [Step]) -> Bool {
    for step in steps {
      // What comes after the step at which other worlds stop, nobody asks.
      if let end = questions?.end, results.count > end { return false }
      guard run(step) else { return false }
      if let label = step.label.flatMap({ try? variables.text(of: $0) }) {
        guard run(flow.header.flowsim?.assertions(after: label) ?? []) else { return false }
      }
    }
    return true
  }

  /// The most steps of one flow, so that `repeat` ends, where nothing else is said.
  nonisolated static let mostSteps = 20_000

  /// Whether the flow has come to one of its bounds, behind which nothing of it runs.
  var hasReachedBound: Bool {
    results.count >= world.mostSteps || PatternBudget.current?.isSpent == true || world.isInterrupted()
  }

  /// Runs one step and reports it.
  private func run(_ step: Step) -> Bool {
    let position = results.count
    let time = simulation?.runLoop.now
    var result = StepResult(
      step: step, title: title(of: step), depth: depth, verdict: .passed, failure: nil, notes: [])
    world.stepBegins?(result.title, step.location)
    let before = simulation.map { ($0, $0.trace.count) }
    let start = world.recordsTrails && !step.command.isBlock ? simulation.map(TrailStart.init) : nil
    do throws(StepFailure) {
      if world.isInterrupted() { throw .interrupted }
      guard position < world.mostSteps else {
        throw StepFailure(
          "the flow has run \(world.mostSteps) steps, and goes no further", verdict: .undecided,
          hint: "split the flow, or let its `repeat`, `retry` and `forEach` go fewer rounds")
      }
      if step.command.isBlock {
        try performBlock(step)
      } else {
        result.notes = try execute(step.command, isOptional: step.isOptional)
      }
      if PatternBudget.current?.isSpent == true { throw PatternBudget.failure }
    } catch {
      let isCut = error.verdict == .undecided && !error.isOfInterruption && world.isInterrupted()
      let error = isCut ? .cut : PatternBudget.current?.isSpent == true ? PatternBudget.failure : error
      result.failure = error
      result.verdict = step.isOptional && error.verdict == .failed ? .warned : error.verdict
      let mayGoOn = error.verdict == .undecided || depth == 0 && questions?.looks.contains(position) == true
      result.isPassedOver = mayGoOn && !hasReachedBound && leavesAppAlone(step.command, since: time)
    }
    // What stops a step inside a block is the block's own end; what is passed over there leaves it undecided.
    if result.failure == nil {
      if let inner = stop(in: results[position...]) {
        result.verdict = inner
      } else if results[position...].contains(where: { $0.verdict == .undecided }) {
        (result.verdict, result.isPassedOver) = (.undecided, true)
      }
    }
    result.snapshot = snapshot(after: result, since: before)
    if world.recordsTrails, !step.command.isBlock, let simulation {
      result.trail = TrailStart.trail(in: simulation, since: start)
    }
    if questions != nil, result.seesNothing, let simulation {
      result.textsAround = TextOnScreen.all(among: simulation.screenElements)
    }
    // A block's own line stands before those of its steps.
    results.insert(result, at: step.command.isBlock ? position : results.count)
    if !step.command.isBlock || result.failure != nil { progress(result) }
    // What stops a step inside a block stops the flow, unless the block is optional.
    if step.command.isBlock, step.isOptional { forgive(from: position) }
    return stop(in: results[position...]) == nil
  }

  /// Whether the app is the same whichever way an undecided command ends: it only looks, and no time went by for it.
  ///
  /// - Parameter time: the app's time before the command.
  private func leavesAppAlone(_ command: Command, since time: TimeInterval?) -> Bool {
    guard command.isLook, retries == 0, openQuestion == nil, !hasCrashed, let simulation, simulation.runLoop.now == time
    else { return false }
    var notes: [String] = []
    do throws(StepFailure) { try checkConsequences(&notes) } catch { return false }
    return true
  }

  /// What stops a flow among steps; nil for nothing.
  private func stop(in steps: ArraySlice<StepResult>) -> Verdict? {
    let verdicts = Set(steps.filter { !$0.isPassedOver }.map(\.verdict))
    return [.failed, .undecided].first(where: verdicts.contains)
  }

  /// Runs steps one level deeper.
  func runInside(_ steps: [Step]) -> Bool {
    depth += 1
    defer { depth -= 1 }
    return run(steps)
  }

  /// Announces a block before its steps.
  func announce(_ step: Step) {
    progress(
      StepResult(
        step: step, title: title(of: step), depth: depth, verdict: .passed, failure: nil, notes: [], isUnderWay: true))
  }

  /// Takes back the verdicts of an attempt that is tried again.
  func forgive(from position: Int) {
    for index in position..<results.count where results[index].verdict == .failed {
      results[index].verdict = .warned
    }
  }

  /// The number of steps reported so far.
  var position: Int { results.count }

  private func title(of step: Step) -> String {
    let text = step.label ?? Template(step.sourceText)
    return (try? variables.text(of: text)) ?? text.source
  }

  /// Reports what belongs to the header rather than to a step.
  func report(_ failure: StepFailure?, of title: String, at location: SourceLocation, notes: [String] = []) {
    let step = Step(location: location, command: .given([]), sourceText: title)
    let result = StepResult(
      step: step, title: title, depth: 0, verdict: failure?.verdict ?? .passed, failure: failure, notes: notes)
    results.append(result)
    progress(result)
  }

  // MARK: The running app

  /// The running app.
  ///
  /// - Throws: `StepFailure` when no app runs, or another than it is on the screen.
  func app() throws(StepFailure) -> Simulation {
    if let inFront {
      throw StepFailure(
        "what \(inFront) shows: the app is \(simulation == nil ? "not running" : "in the background")",
        verdict: .undecided,
        hint: AdviceLanguage.words(flow: "`- launchApp: {stopApp: false}`", suite: "`comeBack()`") + " comes back to it"
      )
    }
    guard let simulation else {
      throw StepFailure(
        "no app is running",
        hint: AdviceLanguage.words(flow: "begin the flow with `- launchApp`", suite: "`relaunch()` starts it"))
    }
    if hasCrashed {
      throw StepFailure(
        "no app is running: it has crashed",
        hint: AdviceLanguage.words(flow: "`- launchApp`", suite: "`relaunch()`") + " starts it again")
    }
    return simulation
  }

  /// Launches the app, from its first screen.
  ///
  /// - Throws: `StepFailure` where only the app's code knows which screen that is.
  ///
  /// - Parameters:
  ///   - arguments: what the flow launches it with, by its names; nil for a value that is not known.
  ///   - link: the link that it is launched for; nil where its user opens it.
  func launch(with arguments: [String: String?] = [:], for link: OpenedLink? = nil) throws(StepFailure) {
    stop()
    doubts.removeAll()
    openQuestion = nil
    hasCrashed = false
    if isDark {
      throw .undecided(
        "how the app comes up on a dark device",
        hint: "make the device dark after " + AdviceLanguage.words(flow: "`- launchApp`", suite: "`relaunch()`"))
    }
    defaults.arguments = arguments
    (simulation, live) = try world.launch(unread, questions, defaults, for: link)
    reportedUndecided = 0
    reportedExceptions = 0
    reportedWarnings = 0
    expectedWarnings = []
  }

  /// Ends the app.
  func stop() {
    inFront = nil
    guard let simulation else { return }
    lastTrace = FlowTrace(of: simulation)
    noteWhatIsOpen()
    workBefore += live?.work ?? 0
    live?.end()
    if !hasCrashed { simulation.run { simulation.application.terminate() } }
    live = nil
    self.simulation = nil
  }

  /// What the step set off in the app besides what it checked: an exception fails it, as the app would crash; an
  /// effect that only code knows leaves it undecided; what UIKit logs is a note.
  func checkConsequences(_ notes: inout [String]) throws(StepFailure) {
    guard let simulation, !hasCrashed else { return }
    for warning in simulation.warnings.dropFirst(reportedWarnings) { notes.append("UIKit logs: \(warning)") }
    reportedWarnings = simulation.warnings.count
    // What happens behind an open question may not happen: the first in time counts.
    let isOpenFirst = simulation.isUndecidedFirst(after: reportedUndecided, reportedExceptions)
    if isOpenFirst { try reportUndecided(simulation) }
    if let fault = live?.fault {
      if fault.verdict == .undecided { openQuestion = fault } else { hasCrashed = true }
      throw fault
    }
    if let exception = simulation.exceptions.dropFirst(reportedExceptions).first {
      reportedExceptions = simulation.exceptions.count
      hasCrashed = true
      throw StepFailure("the app crashes: \(exception)")
    }
    try reportUndecided(simulation)
  }

  private func reportUndecided(_ simulation: Simulation) throws(StepFailure) {
    guard let effect = simulation.undecidedEffects.dropFirst(reportedUndecided).first else { return }
    reportedUndecided = simulation.undecidedEffects.count
    let failure = StepFailure.undecided(
      effect.question, at: effect.location, hint: effect.asks.map(GivenLines.answer(to:)))
    openQuestion = failure
    throw failure
  }

  private func located(_ failure: StepFailure) -> StepFailure {
    var failure = failure
    if let simulation {
      failure.screens = simulation.visiblePath.map(\.screenName)
      if failure.location == nil { failure.location = simulation.visibleScreen?.origin?.location }
    }
    return failure
  }
}
