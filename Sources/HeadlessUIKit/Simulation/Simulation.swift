import FlowInterfaceBuilder
import Foundation

/// One run of an app's model: its clock, trace, screen, storyboards and application object.
///
/// Nothing is shared between simulations, nothing sleeps and nothing is random: the same calls give the same trace.
@MainActor
public final class Simulation {
  /// The simulation that the current task runs in.
  public static var current: Simulation { CurrentSimulation.value }

  /// What was recorded, in order.
  public let trace = Trace()
  /// The main run loop with its virtual clock.
  public let runLoop = VirtualRunLoop()
  let autoreleasePool = AutoreleasePool()
  /// What was removed in this turn.
  package let removals = Removals()
  /// The device.
  public let device: Device
  /// The version of iOS.
  public let system: SystemVersion
  /// How the interface is turned; the screen's bounds follow it.
  public internal(set) var orientation: UIInterfaceOrientation {
    didSet {
      metrics = ScreenMetrics(device, in: orientation, on: system)
      screen.bounds.size = metrics.size
      screenTraits.change(to: orientation, on: device)
    }
  }
  /// What the screen measures as it is turned.
  private(set) var metrics: ScreenMetrics
  /// The traits of a window that fills the screen.
  public var traitCollection: UITraitCollection { screenTraits.current }
  /// Where storyboards and nibs are found.
  public let interfaces: InterfaceBundle
  /// Which Swift classes stand behind the class names of storyboards.
  public let classes: ClassRegistry
  /// The screen of the device.
  public let screen: UIScreen
  /// The exceptions that were raised; an app would have crashed at the first.
  public private(set) var exceptions: [UIKitException] = []
  /// What UIKit logged as a warning.
  public private(set) var warnings: [String] = []
  /// What happened whose effect the code of a class that is not linked decides.
  public private(set) var undecidedEffects: [UndecidedEffect] = []
  /// What a flow states of classes that are neither linked nor interpreted.
  public weak var unlinkedCode: (any UnlinkedCode)?
  /// The status bar and the other parts of the system's interface.
  public private(set) lazy var systemInterface = SystemInterface(simulation: self)
  /// The segues that were performed, in order, but for those that embed.
  package internal(set) var performedSegues: [PerformedSegue] = []
  var areAnimationsEnabled = true
  /// Where animations wait for a finger, while one drives the transition whose animation begins.
  var heldAnimations: HeldAnimations?
  /// The transition that goes on and that the app animates.
  var animatedTransition: TransitionContext?
  /// How many requests for views of collections are under way.
  var viewRequests = 0
  /// Whether a collection's data source is asked for a view.
  package var isAskingForViews: Bool { viewRequests > 0 }
  /// The changes of layers that were begun and go on, the innermost last.
  var layerTransactions: [LayerTransaction] = []
  /// How many animations of views go on whose end code is told of.
  var toldAnimations = 0
  /// The views that transitions with a completion show, in whose blocks nothing else is animated.
  var toldTransitions: [BackReference<UIView>] = []
  /// The layers whose time goes slower or faster, or is held.
  var layersOfOtherSpeed: [ObjectIdentifier: WeakLayer] = [:]
  private(set) lazy var pasteboard = UIPasteboard()
  /// Whether code listens to a notification of a name.
  package var isObserved: ((String) -> Bool)?
  /// Whether code has set a field's text to what is not known.
  package var isTextOpen: ((UIView) -> Bool)?
  /// Told of each change of a field's text that a person makes, before the app is.
  package var onTyping: ((TypedChange) -> Void)?
  /// Told when the first screen is laid out and has not appeared.
  var beforeFirstAppearance: (() -> Void)?
  /// Told of each notification that UIKit posts, by its name, with its sender.
  package var onNotification: ((String, AnyObject?) -> Void)?
  /// How many rows count as on the screen where that is not known.
  package var rowFit = RowFit.most
  /// Whether more or fewer rows may be on the screen than count as there.
  package internal(set) var hasOpenRows = false
  /// What the place of a view hangs on that may be on the screen or beside it; nil where none is asked for.
  package internal(set) var openPlace: OpenPlace?
  /// The labels whose texts code set to what is not known.
  var openLabels: [OpenLabel] = []
  /// What of UIKit is not published, and how it is taken.
  package var openRules = OpenRules()
  /// Whether UIKit's own words are English.
  package var isInEnglish = true
  /// When links come in, where that is not published.
  package var linkMoment = LinkMoment.atOnce
  /// Whether one came in, and when it does so is not published.
  package internal(set) var hasOpenLinkMoment = false
  /// Whether the app has asked whether there is a camera.
  package var isCameraAskedFor = false
  /// What becomes of windows that are shown in no scene.
  package var earlyWindow = EarlyWindow.untouched
  /// Whether there is such a window.
  package internal(set) var hasEarlyWindow = false
  /// Told of the properties that UIKit itself sets and code may observe: `contentOffset`; nil where nobody observes any.
  package var propertyDidChange: (@MainActor (NSObject, String) -> Void)?
  var isKeyboardCheckDue = false
  var wasKeyboardShown = false
  let keyboardMemory = KeyboardMemory()
  /// What a finger that scrolls looks for.
  var scrollSearch: ScrollSearch?
  /// The search that goes on.
  weak var activeSearch: UISearchController?
  /// The menu on the screen.
  var openMenu: OpenMenu?
  /// What is handed to actions beside their sender: nil within an Optional where UIKit hands on nil, nil where that is
  /// not known.
  package internal(set) var actionEvent: UIEvent??
  /// How many actions were made without an identifier of their own.
  var actionCount = 0
  let screenTraits: ScreenTraits
  let uiDevice: UIDevice
  let safeAreaQueue = SafeAreaQueue()
  let layoutQueue: LayoutQueue
  let drawingQueue = DrawingQueue()
  /// Works out where constraints place views.
  let layoutSolver: any LayoutSolver = PinLayout()
  let sceneNesting = SceneNesting()
  private(set) lazy var containment = ContainmentLog(simulation: self)
  private var sharedApplication: UIApplication?

  /// Makes a simulation.
  ///
  /// - Parameters:
  ///   - device: the device; an iPhone 16 if none is named.
  ///   - system: the version of iOS; 18 if none is named.
  ///   - orientation: how the device is held, as the interface that is upright on it; Info.plist may want another one.
  ///   - interfaces: the app's storyboards and nibs.
  ///   - modules: the Swift modules, besides a scene's own, in which the classes of scenes are looked up.
  ///   - hasAllClasses: whether all classes of the app are linked, so that one which is not found does not exist.
  public init(
    device: Device = .standard, system: SystemVersion = .standard, orientation: UIInterfaceOrientation = .portrait,
    interfaces: InterfaceBundle = InterfaceBundle(), modules: [String] = [], hasAllClasses: Bool = false
  ) {
    self.device = device
    self.system = system
    uiDevice = UIDevice(device, system, orientation)
    let orientation = interfaces.info.launchOrientation(on: device, held: orientation)
    self.orientation = orientation
    metrics = ScreenMetrics(device, in: orientation, on: system)
    layoutQueue = LayoutQueue(after: safeAreaQueue)
    self.interfaces = interfaces
    classes = ClassRegistry(modules: modules, isComplete: hasAllClasses)
    screen = UIScreen(size: device.size(in: orientation), scale: device.scale)
    screenTraits = ScreenTraits(device, orientation, interfaces.info)
    runLoop.layout = { [layoutQueue] in layoutQueue.performLayout() }
    runLoop.display = { [weak self, drawingQueue] isAnimating in
      drawingQueue.draw(isAnimating: isAnimating) { self?.openRules.takesOther(.drawing) == true }
    }
    runLoop.turnEnds = { [systemInterface, autoreleasePool, removals, drawingQueue] in
      drawingQueue.endTurn()
      autoreleasePool.drain()
      removals.endTurn()
      systemInterface.turnDidEnd()
    }
    runLoop.endsOtherwise = { [unowned self] in openRules.takesOther(.animationLengths) }
    runLoop.atRest = { [containment] in containment.check() }
  }

  /// The application object; made when it is first asked for.
  public var application: UIApplication {
    if let sharedApplication { return sharedApplication }
    let application = run { UIApplication(simulation: self) }
    sharedApplication = application
    return application
  }

  /// Does work with this simulation as the current one, so that controllers made in it belong to it.
  public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.with(self, work)
  }

  /// Does work with this simulation as the current one.
  public func run<Result: Sendable>(
    _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await CurrentSimulation.with(self, work)
  }

  /// Runs until nothing goes on any more: transitions end, completions are called. What the app's clock does later waits.
  @discardableResult
  public func settle() -> Bool {
    run {
      var isAtRest = runLoop.settle()
      // Who is in haste waits for screens that move all the same.
      let end = runLoop.now + Self.mostHaste
      while !isAtRest, runLoop.patience == VirtualRunLoop.leastPatience, runLoop.now < end, isInTransition {
        isAtRest = runLoop.settle()
      }
      checkRest(isAtRest)
      return isAtRest
    }
  }

  /// Lets time pass until something more of what waits has been done, as one does who waits for a screen to change.
  ///
  /// - Parameter end: the second of virtual time after which nothing is waited for.
  /// - Returns: whether something was done.
  public func pass(until end: TimeInterval) -> Bool {
    run {
      let hasPassed = runLoop.pass(until: end)
      checkRest(true)
      return hasPassed
    }
  }

  private func checkRest(_ isAtRest: Bool) {
    systemInterface.warnOfUntoldChanges()
    let isEndless = runLoop.takeEndlessness()
    if isEndless || !isAtRest && isInTransition { noteUnrest() }
  }

  /// Whether a screen comes or goes.
  private var isInTransition: Bool { allControllers.contains { $0.appearance.isInTransition } }

  /// For how many seconds who is in haste waits for screens that move.
  private static let mostHaste: TimeInterval = 17

  /// Records that the app does not come to rest: each end of a turn or of a transition begins another.
  private func noteUnrest() {
    let code = classes.sources?.lastCalled
    leaveUndecided(
      "whether the app settles" + (code.map { ": \($0.name) runs again and again" } ?? ""),
      at: code?.location)
  }

  /// Lets the system run short of memory, and tells the app.
  public func simulateMemoryWarning() { run { application.receiveMemoryWarning() } }

  // MARK: Recording

  func record(_ callback: TraceCallback, _ subject: TraceSubject, _ detail: TraceDetail = .none) {
    trace.record(callback, subject, detail, at: runLoop.now)
  }

  /// Records an exception of UIKit's; the caller then does nothing further.
  func raise(_ exception: UIKitException, by subject: TraceSubject = .app) {
    exceptions.append(exception)
    record(.exception, subject, .text("\(exception.name.rawValue): \(exception.reason)"))
  }

  /// Records a warning in the words that UIKit logs.
  func warn(_ text: String, by subject: TraceSubject = .app) {
    warnings.append(text)
    record(.warning, subject, .text(text))
  }

  /// Records that only code which is not linked knows what happens now.
  public func leaveUndecided(
    _ question: String, at location: SourceLocation? = nil, by subject: TraceSubject = .app,
    asks: UndecidedEffect.Asks? = nil
  ) {
    undecidedEffects.append(UndecidedEffect(question: question, location: location, asks: asks))
    record(.undecided, subject, .text(question))
  }
}
