/// What the window shows of the system's own interface: the status bar, the home indicator, the deferred edges.
///
/// - UIKit: it asks the controllers when they appear, when the screen turns, and when code says that an answer has
///   changed; in between it keeps the answers that it has (F3.3, F3.9, documentation of
///   setNeedsStatusBarAppearanceUpdate()).
@MainActor
public final class SystemInterface {
  /// The preferences that one method makes UIKit ask for again.
  struct Parts: OptionSet {
    let rawValue: UInt8
    static let statusBar = Parts(rawValue: 1)
    static let homeIndicator = Parts(rawValue: 2)
    static let screenEdges = Parts(rawValue: 4)
    static let all: Parts = [.statusBar, .homeIndicator, .screenEdges]

    var preferences: PreferenceSet {
      var preferences = PreferenceSet()
      if contains(.statusBar) { preferences.formUnion(PreferenceSet(.statusBarStyle, .statusBarHidden)) }
      if contains(.homeIndicator) { preferences.insert(.homeIndicatorAutoHidden) }
      if contains(.screenEdges) { preferences.insert(.screenEdgesDeferringSystemGestures) }
      return preferences
    }
  }

  /// What is shown of one preference: what was answered when UIKit last asked.
  private final class Shown {
    /// The answer; nil before UIKit has asked.
    private(set) var answer: PreferenceAnswer?
    /// Who answered: a number, since a weak reference would slow all later uses of the controller.
    private(set) var owner: TraceSubject?
    /// The answer that code gives by now, and that a warning was logged of.
    var reported: PreferenceAnswer?

    func change(to answer: PreferenceAnswer, of owner: TraceSubject?) {
      self.answer = answer
      self.owner = owner
      reported = nil
    }
  }

  private unowned let simulation: Simulation
  private var waiting: Parts = []
  /// Whether the last turn ended with asking for all, so that nothing can have changed since.
  private var isUpToDate = false
  private let shown = SystemPreference.allCases.map { _ in Shown() }

  init(simulation: Simulation) { self.simulation = simulation }

  // MARK: Asking

  /// Lets the turn end with asking again.
  func setNeedsUpdate(of parts: Parts = .all) { waiting.formUnion(parts) }

  /// A turn has ended.
  func turnDidEnd() {
    isUpToDate = waiting == .all
    updateIfNeeded()
  }

  /// Asks the controllers for what waits.
  func updateIfNeeded() {
    guard !waiting.isEmpty else { return }
    let parts = waiting
    waiting = []
    simulation.run {
      PreferenceWalk(simulation: simulation).answer(parts.preferences) { preference, answer, owner in
        shown[preference.rawValue].change(to: answer, of: owner?.traceSubject)
      }
    }
  }

  /// Warns of answers that have changed without UIKit having been told; each once.
  func warnOfUntoldChanges() {
    guard !isUpToDate else { return }
    var changed = PreferenceSet()
    simulation.run {
      PreferenceWalk(simulation: simulation).answer(.all) { preference, answer, _ in
        let shown = shown[preference.rawValue]
        if let old = shown.answer, old != answer, shown.reported != answer { changed.insert(preference) }
      }
    }
    for preference in SystemPreference.allCases where changed.contains(preference) {
      guard let change = untoldChange(of: preference) else { continue }
      shown[preference.rawValue].reported = change.now
      simulation.warn(change.description, by: change.controller.traceSubject)
    }
  }

  // MARK: What is shown

  /// What the controllers answered when UIKit last asked.
  public func answer(to preference: SystemPreference) -> PreferenceAnswer {
    updateIfNeeded()
    return shown[preference.rawValue].answer ?? preference.answer(of: simulation.application)
  }

  /// The controller that answered; nil where none was asked.
  public func owner(of preference: SystemPreference) -> UIViewController? {
    updateIfNeeded()
    guard let subject = shown[preference.rawValue].owner else { return nil }
    let candidates = chain(of: preference).links.map(\.controller) + simulation.allControllers
    return candidates.first { $0.traceSubject == subject }
  }

  /// The way that UIKit would go if it asked now.
  public func chain(of preference: SystemPreference) -> PreferenceChain {
    simulation.run { PreferenceChain(preference, in: simulation) }
  }

  /// What has changed since UIKit asked, without it having been told.
  public func untoldChange(of preference: SystemPreference) -> UntoldChange? {
    let shown = shown[preference.rawValue]
    guard let old = shown.answer else { return nil }
    var owner: UIViewController?
    var container: UIViewController?
    let now = simulation.run {
      PreferenceChain.walk(preference, in: simulation) { controller, _ in (container, owner) = (owner, controller) }
    }
    if case .open = now { return nil }
    guard now != old, let owner else { return nil }
    return UntoldChange(
      preference: preference, shown: old, now: now, controller: owner,
      namedBy: shown.owner == owner.traceSubject ? nil : container)
  }
}

extension SystemPreference {
  fileprivate var part: SystemInterface.Parts {
    switch self {
    case .statusBarStyle, .statusBarHidden: .statusBar
    case .homeIndicatorAutoHidden: .homeIndicator
    case .screenEdgesDeferringSystemGestures: .screenEdges
    }
  }

  /// Whether controllers are asked for it at all.
  ///
  /// - UIKit: for the status bar not where Info.plist has UIViewControllerBasedStatusBarAppearance = NO (F3.1).
  @MainActor
  func isAskedOfControllers(in simulation: Simulation) -> Bool {
    part != .statusBar || simulation.interfaces.info.viewControllerBasedStatusBarAppearance
  }

  /// What holds where no controller is asked.
  @MainActor
  func answer(of application: UIApplication) -> PreferenceAnswer {
    switch self {
    case .statusBarStyle: .style(application.statusBarStyle)
    case .statusBarHidden: .flag(application.isStatusBarHidden)
    case .homeIndicatorAutoHidden: .flag(false)
    case .screenEdgesDeferringSystemGestures: .edges([])
    }
  }
}
