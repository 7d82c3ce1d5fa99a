import FlowInterfaceBuilder
import FlowInterpreter
import HeadlessUIKit

/// The world that a flow runs in: an app, a device, a first screen.
struct FlowWorld: Sendable {
  let app: FlowApp
  let device: Device
  let orientation: UIInterfaceOrientation
  let system: SystemVersion
  let start: FlowStart
  let modules: [String]
  /// The stubs that stand for what is not here of the app's code.
  var stubs: [StubFiles] = []
  /// Clocks that show the date which the flow states; none where it states none.
  var clocks: [DeviceClock.Setting] = []
  /// The most steps of a flow, and the most rounds of all its `repeat`.
  var mostSteps = FlowExecution.mostSteps
  /// Whether what the app shows after each step is kept.
  var recordsScreens = false
  /// Whether where the app goes in each step is kept.
  var recordsTrails = false
  /// Is told of each step before it begins.
  var stepBegins: (@Sendable (String, SourceLocation) -> Void)?
  /// Whether who runs the flow has asked for an end: it goes no further than the step that it is at.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// The device as it was named; nil where it was not.
  var namedDevice: NamedDevice?

  /// Launches the app in a simulation of its own, which asks for what the flow states.
  ///
  /// - Parameters:
  ///   - link: the link that it is launched for; nil where its user opens it.
  /// - Throws: `StepFailure` where only the app's code knows where it starts.
  @MainActor
  func launch(
    _ unread: UnreadClasses, _ questions: OpenQuestions?, _ defaults: DefaultsStore,
    for link: OpenedLink? = nil
  ) throws(StepFailure) -> (Simulation, LiveCode?) {
    if case .open(let reason) = start { throw reason }
    let simulation = Simulation(
      device: device, system: system, orientation: orientation,
      interfaces: app.interfaces(startingWith: start.storyboard), modules: modules)
    simulation.unlinkedCode = unread
    simulation.isInEnglish = app.model.texts.locale?.hasPrefix("en") ?? true
    let live =
      app.trees.isEmpty
      ? nil
      : LiveCode(app, in: simulation, questions: questions, unread, defaults: defaults, isInterrupted: isInterrupted)
    live?.framework.hasArguments = !defaults.arguments.isEmpty
    switch start {
    case .screen(let document, let id):
      if link != nil { throw .undecidedLink }
      simulation.launch(document, initial: id)
    case .controller(let make):
      if link != nil { throw .undecidedLink }
      simulation.launch(root: make)
    case .code(let launch): try live?.launch(launch, app.entry, for: link)
    case .open: break
    }
    return (simulation, live)
  }
}
