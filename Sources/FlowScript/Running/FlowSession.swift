import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// A running app that is driven command by command, with the verdicts that a flow of the same commands would have.
///
/// One run of the app goes on with each command. Where its code has met an open question, the commands so far are run
/// again in all worlds that are possible, as ``FlowWorlds`` does, and the last one's verdict counts.
@MainActor
package final class FlowSession {
  private let run: FlowExecution
  private let world: FlowWorld
  private let questions = OpenQuestions()
  /// The commands so far; those that failed are let go when they are run again, as the test has gone on.
  private var steps: [Step] = []
  /// What left a command undecided: what follows is so too.
  private var openQuestion: StepFailure?
  /// Whether something was done to the app that no command says, so that it cannot be done in another world.
  private var wasTouched = false

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - locale: the language that the device is set to; nil for the app's own.
  ///   - modules: the Swift modules whose classes are linked.
  ///   - stubs: the files and folders of stubs.
  ///   - givens: what code or data decides that is not known.
  ///   - project: what the project says beside its code.
  ///   - code: lowers the app's Swift files; nil where its classes are all linked.
  /// - Throws: `StepFailure` when there is no app, or its first screen is not known; `FlowErrors` when a stub is not
  ///   there or is not Swift.
  package init(
    app path: String, initial: String?, device: Device, orientation: UIInterfaceOrientation, system: SystemVersion,
    locale: String? = nil, modules: [String], stubs: [String] = [], givens: [Given] = [],
    project: ProjectSettings = ProjectSettings(), code: (@Sendable (AppCodeRequest) -> AppProgram)?
  ) throws {
    let place = SourceLocation(file: path, line: 1, column: 1)
    let found = try StubFiles.found(
      stubs.map { StubPath($0, at: SourceLocation(file: "", line: 1, column: 1)) } + project.stubs, header: place,
      in: .everything)
    let app = try FlowApp(path: path, locale: locale, stubs: found.flatMap(\.files), code: code)
    let faults = app.program.unreadable.map { FlowError($0.location, $0.message) }
    if !faults.isEmpty { throw FlowErrors(faults) }
    world = FlowWorld(
      app: app, device: device, orientation: orientation, system: system,
      start: try app.start(named: initial, device: device), modules: modules, stubs: found)
    try Self.checkModules(of: world)
    run = Self.run(in: world, at: place, questions)
    if world.app.trees.isEmpty {
      try run.launch()
    } else {
      _ = try execute(.given(givens))
      _ = try execute(.launchApp(LaunchApp()))
    }
  }

  /// Launches a screen that a test makes, of linked classes, as the root of the window.
  ///
  /// - Parameters:
  ///   - root: makes the screen, for each launch anew.
  ///   - path: the folder with the storyboards and nibs that the screens load; nil where they load none.
  ///   - modules: the Swift modules whose classes those documents name.
  ///   - test: the test's file.
  /// - Throws: `StepFailure` when there is nothing to read in the folder.
  package init(
    root: @escaping @MainActor () -> UIViewController, loadingFrom path: String?, device: Device,
    orientation: UIInterfaceOrientation, system: SystemVersion, locale: String?, modules: [String], of test: String
  ) throws(StepFailure) {
    world = FlowWorld(
      app: try path.map { path throws(StepFailure) in try FlowApp(path: path, locale: locale) }
        ?? FlowApp(ofTest: test),
      device: device, orientation: orientation, system: system, start: .controller(root), modules: modules)
    run = Self.run(in: world, at: SourceLocation(file: test, line: 1, column: 1), questions)
    try run.launch()
  }

  private static func run(in world: FlowWorld, at place: SourceLocation, _ questions: OpenQuestions) -> FlowExecution {
    FlowExecution(
      flow: Flow(file: place.file, header: FlowHeader(location: place), steps: []), world: world,
      variables: FlowVariables(), questions: questions)
  }

  /// The classes that the storyboards name are in the modules that are linked, where the sources are not read.
  private static func checkModules(of world: FlowWorld) throws(StepFailure) {
    let names = Set(world.app.model.screens.compactMap(\.customClass))
    guard !world.modules.isEmpty, world.app.trees.isEmpty, !names.isEmpty else { return }
    let classes = Simulation(modules: world.modules).classes
    if names.contains(where: { classes.classNamed($0, module: nil) != nil }) { return }
    throw StepFailure(
      "\(world.modules.joined(separator: ", ")) has no class that the storyboards name: "
        + names.sorted().prefix(3).joined(separator: ", "),
      hint: "`modules:` takes the names of the targets that the test imports")
  }

  /// The simulation that the app runs in; nil when it was stopped.
  package var simulation: Simulation? { run.simulation }

  /// What the app shows; nil when it was stopped.
  package var snapshot: ScreenSnapshot? {
    simulation.map { simulation in ScreenSnapshot(of: simulation, since: simulation.trace.count) { _ in nil } }
  }

  /// Whether what is not known decides on what the app has done.
  package var isOpen: Bool { openQuestion != nil || questions.isOpen }

  /// Whether an expectation that holds in the one run does so in all worlds; it is no step of the test.
  package func isCertain(_ command: Command) -> Bool {
    guard isOpen else { return true }
    guard openQuestion == nil else { return false }
    steps.append(Step(location: run.flow.header.location, command: command, sourceText: "a look"))
    defer { steps.removeLast() }
    return (try? inAllWorlds(.success([])).get()) != nil
  }

  /// What the test has done to the app itself, and what came of it.
  ///
  /// - Throws: `StepFailure` where UIKit has raised an exception, or what it does is not known.
  package func check() throws(StepFailure) {
    var notes: [String] = []
    try run.look(at: &notes)
  }

  /// What crashes the app after the last command, where it has one run only: else each command has looked for it.
  ///
  /// - Throws: `StepFailure` for a crash.
  package func end() throws(StepFailure) {
    run.goOn()
    guard !isOpen, let crash = run.lateCrash() else { return }
    throw crash
  }

  /// Notes that the test does something to the app itself.
  package func touch() {
    wasTouched = true
    run.goOn()
  }

  /// Runs one command.
  ///
  /// - Returns: notes.
  /// - Throws: `StepFailure` when it fails or is undecided.
  package func execute(_ command: Command) throws(StepFailure) -> [String] {
    guard !world.app.trees.isEmpty else { return try run.execute(command) }
    if let openQuestion { throw openQuestion }
    steps.append(Step(location: run.flow.header.location, command: command, sourceText: "step \(steps.count + 1)"))
    let result: Result<[String], StepFailure>
    do throws(StepFailure) { result = .success(try run.execute(command)) } catch { result = .failure(error) }
    do throws(StepFailure) {
      return try inAllWorlds(result).get()
    } catch {
      if error.verdict == .undecided { openQuestion = error }
      steps[steps.count - 1].isOptional = true
      throw error
    }
  }

  /// What comes of the last command in all worlds, where there are several.
  private func inAllWorlds(_ result: Result<[String], StepFailure>) throws(StepFailure) -> Result<[String], StepFailure>
  {
    guard questions.isOpen || questions.hasReadClock && result.isUndecided else { return result }
    guard !wasTouched else {
      throw .undecided(
        "what other answers to open questions lead to: the test has done something to the app itself",
        at: questions.asked.last?.location)
    }
    let flow = Flow(file: run.flow.file, header: run.flow.header, steps: steps)
    let (world, variables) = (world, FlowVariables())
    let outcome = FlowWorlds(of: world.app) {
      let execution = FlowExecution(flow: flow, world: world, variables: variables, questions: $0)
      // What is let go here has failed as any other command.
      execution.optionalLookupTime = LookupTime.command
      return execution.perform()
    }.result()
    guard outcome.steps.count >= steps.count else {
      throw outcome.steps.last?.failure ?? .undecided("what the app does")
    }
    let last = outcome.steps[steps.count - 1]
    guard last.verdict == .failed || last.verdict == .undecided else { return .success(last.notes) }
    return last.failure.map { .failure($0) } ?? result
  }
}

extension Result<[String], StepFailure> {
  fileprivate var isUndecided: Bool {
    if case .failure(let failure) = self { failure.verdict == .undecided } else { false }
  }
}

extension OpenQuestions {
  /// Whether other worlds are possible than the one that it is the questions of.
  fileprivate var isOpen: Bool {
    !asked.isEmpty || unordered != nil || hasChosen || isRestless || hasOpenRows || openPlace != nil
      || !openRules.isEmpty || hasOpenLinkMoment || hasRandomText || hasEarlyWindow
      || firstAnswer != nil
  }
}
