import FlowInterfaceBuilder
import FlowInterpreter
import FlowModel
import HeadlessUIKit
import UIKitBridge

/// The app's own code in one run of the app: interpreted, with HeadlessUIKit's objects.
@MainActor
final class LiveCode {
  let simulation: Simulation
  let framework: UIKitFramework
  private let world: LiveWorld
  private let interpreter: Interpreter
  private let loan: ProgramLoan
  private let clock: SimulationClock
  private let questions: OpenQuestions?

  /// - Parameters:
  ///   - app: the app's Swift files, lowered for iOS, and its texts.
  ///   - questions: the world that it runs in; nil where an open question ends the code.
  ///   - defaults: what `UserDefaults` holds from earlier launches.
  ///   - isInterrupted: whether who runs the flow has asked for an end.
  ///   - unread: what a flow states, and where it is noted what of the screen is not known.
  init(
    _ app: FlowApp, in simulation: Simulation, questions: OpenQuestions?, _ unread: UnreadClasses,
    defaults: DefaultsStore, isInterrupted: @escaping () -> Bool
  ) {
    self.simulation = simulation
    self.questions = questions
    framework = UIKitFramework()
    world = LiveWorld(simulation, questions, unread, app)
    loan = app.programs.lend { [framework] in
      Program(
        app.program, module: app.module, framework: framework.catalog, languageMode: app.languageMode,
        documentClasses: app.model.classesOfObjects)
    }
    interpreter = Interpreter(loan.program, world: world, framework: framework, defaults: defaults)
    framework.interpreter = interpreter
    framework.info = app.info
    framework.entitlements = app.entitlements
    framework.schemes = Set(app.links.schemes.map { $0.lowercased() })
    framework.lacksSources = app.lacksSources
    framework.modules = app.modules
    world.interpreter = interpreter
    clock = SimulationClock(simulation, framework)
    interpreter.isInterrupted = isInterrupted
    interpreter.budget = LiveCode.budget
    simulation.openRules.areTried = questions != nil
    switch questions?.variant {
    case .arrangement(let arrangement)?: interpreter.arrangement = arrangement
    case .schedule(let number)?: interpreter.loop.follow(Schedule.others[number])
    case .earlyWindow(let fate)?: simulation.earlyWindow = fate
    case .link(let moment)?: simulation.linkMoment = moment
    case .haste?: simulation.runLoop.patience = VirtualRunLoop.leastPatience
    case .leisure?: simulation.runLoop.clockPatience += 1
    case .fewRows?: simulation.rowFit = .least
    case .rule(let rule)?: simulation.openRules.other = rule
    case .answers(let moment)?: interpreter.loop.follow(moment)
    case .first?, .otherText?, nil: break
    }
    interpreter.clock = questions?.clock
    questions?.clock?.launchApp()
    interpreter.loop.begin(clock)
    interpreter.onUnordered = { [unowned framework] count, location in
      let place = location.source
      framework.onMain { questions?.noteUnordered(count, at: place) }
    }
    interpreter.onQuietEnd = { [unowned framework] stretch in
      try framework.onMain { try questions?.noteQuietEnd(of: stretch, in: framework) }
    }
    // The last objects end with the app, when the framework may be gone.
    interpreter.onEnd = { [weak framework, weak simulation] in
      framework?.onMain { simulation?.noteEnd() }
    }
    framework.onUnknown = { [unowned world] in try world.note($0, of: $1, $2, at: $3) }
    framework.onOffMainThread = { [unowned world, unowned framework] use in framework.onMain { world.note(use) } }
    simulation.classes.sources = framework
  }

  /// How many statements and calls a run of an app may take.
  static let budget = 10_000_000

  /// Whether the order of work on several queues was open.
  var hasChosen: Bool { interpreter.loop.hasChosen }

  /// Whether the app has read the clock.
  var hasReadClock: Bool { interpreter.hasReadClock }

  /// The code goes on for the next step, maybe on another thread.
  func goOn() {
    interpreter.noteSeen()
    interpreter.loop.goOn()
  }

  /// The user begins to do something.
  func beginStep() { interpreter.loop.beginStep() }

  /// The user has done something: what has waited for that comes.
  func endStep() { if interpreter.loop.endStep() { simulation.settle() } }

  /// The first answer of which nobody knows when it comes; nil where there was none.
  var firstAnswer: ComingAnswer? { interpreter.loop.firstAnswer }

  /// Ends the code: what waits runs no further, and what ends with the process is told nothing.
  func end() {
    questions?.noteIdle(interpreter.idleComings)
    framework.end(with: ProcessEnd())
    interpreter.loop.end()
  }

  private struct ProcessEnd: Error {}

  /// How many statements and calls it has run, those of libraries included.
  var work: Int { LiveCode.budget - interpreter.budget + interpreter.servings }

  /// What a controller's property holds; nil where its class is not interpreted.
  func holding(of property: String, in controller: UIViewController) -> PropertyHolding? {
    framework.holding(of: property, in: controller)
  }

  /// Makes an object of an app's class, as UIKit does.
  func make(_ name: String) -> NSObject? { framework.make(name, []) }

  /// What ended the code, for the step that did it; nil while it runs.
  var fault: StepFailure? {
    switch framework.fault {
    case nil: nil
    case let trap as Trap:
      StepFailure("the app crashes: \(trap.message)", location: trap.location.source)
    case let thrown as Thrown:
      StepFailure("the app crashes: nothing catches the error \(interpreter.typeOf(thrown.value).name)")
    case let stop as Stop:
      .undecided(
        stop.reason, at: stop.location.source,
        hint: stop.unknown.map { $0.what == stop.reason ? LiveQuestion($0).hint : GivenLines.stub(for: stop.reason) })
    case let error?: .undecided("\(error)")
    }
  }
}
