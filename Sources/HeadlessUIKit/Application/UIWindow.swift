import Foundation

/// The root of what is on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether it is the key window.
  public private(set) var isKeyWindow = false
  /// The scene that shows it.
  public weak var windowScene: UIWindowScene? {
    didSet {
      guard lacksScene, windowScene != nil else { return }
      if isBeforeScenes { simulation.leaveEarlyWindowOpen() } else { enterScene() }
    }
  }
  /// How far in front of others it lies.
  open var windowLevel = Level.normal
  let simulation: Simulation

  /// Makes a window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    simulation = Simulation.current
    self.windowScene = windowScene
    super.init(frame: simulation.screen.bounds)
    prepare()
  }

  /// Makes a window as large as the screen: of the only scene of an app that has none of its own, else of no scene.
  ///
  /// - UIKit: a window that is made without a frame has the bounds of the screen since iOS 9: apps that write
  ///   `UIWindow()` fill it.
  public convenience init() { self.init(frame: Simulation.current.screen.bounds) }

  /// Makes a window of the only scene of an app that has none of its own, else of no scene.
  public override init(frame: CGRect) {
    simulation = Simulation.current
    windowScene = simulation.application.sceneOfNewWindow
    super.init(frame: frame)
    prepare()
  }

  /// A window of a nib.
  public required init?(coder: NSCoder) {
    simulation = Simulation.current
    windowScene = simulation.application.sceneOfNewWindow
    super.init(coder: coder)
    prepare()
  }

  deinit { madeAnchor?.release() }

  private func prepare() {
    setWindow(nil)
    isHidden = true
  }

  /// The controller whose view fills the window.
  ///
  /// - UIKit: the view is loaded when the window is shown; its appearance follows the window (G01, G03). What an old root
  ///   presents stays, and the old root with it, unless it was dismissed first (F1.5.20).
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, oldValue.ownPresented != nil { oldRoots.append(oldValue) }
      oldValue?.leaveWindowAsRoot()
      guard !isHidden else { return }
      if lacksScene { bringEarlyRoot() } else { showRoot(atTurnsEnd: waitingTransition != nil) }
    }
  }

  /// The appearance of the root, which waits for the end of the turn.
  private var waitingTransition: AppearanceTransition?

  /// Former roots whose presentations are still there.
  private var oldRoots: [UIViewController] = []

  /// The views of what former roots present, which lie behind the root's view or are gone.
  ///
  /// - UIKit: such a view stays in the window (F1.5.20), behind the view of the new root (the hierarchy that Stack
  ///   Overflow 26763020 prints); whether tests see what is in it is not published.
  var leftOverLayers: [UIView] {
    oldRoots.flatMap { root in
      sequence(first: root, next: \.ownPresented).dropFirst().compactMap { $0.presentation?.container }
    }
  }

  /// Lets a former root go, whose presentation is dismissed.
  func release(_ oldRoot: UIViewController?) { oldRoots.removeAll { $0 === oldRoot } }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        waitingTransition = nil
        rootViewController?.leaveWindowAsRoot()
        setWindow(nil)
      } else if windowScene == nil {
        lacksScene = true
        isBeforeScenes = simulation.application.waitsForScene
        bringEarlyRoot()
      } else {
        windowScene?.add(self)
        setWindow(self)
        setNeedsSafeAreaUpdate()
        showRoot(atTurnsEnd: simulation.system.showsFirstRootAtTurnsEnd)
      }
    }
  }

  /// Whether it was shown where no scene shows it.
  private var lacksScene = false
  /// Whether no scene was there yet as it was shown.
  private var isBeforeScenes = false

  /// Shows the window in the scene that it was given after it was shown.
  ///
  /// - UIKit: many apps show the window of a scene's delegate before they say in which scene it is, and are seen; when its
  ///   root is told is not published, which runs try out (``EarlyWindow``).
  private func enterScene() {
    lacksScene = false
    windowScene?.add(self)
    simulation.application.remove(early: self)
    setNeedsSafeAreaUpdate()
    guard simulation.earlyWindow != .appearing else { return }
    setWindow(self)
    showRoot(atTurnsEnd: simulation.system.showsFirstRootAtTurnsEnd)
  }

  func showRoot(atTurnsEnd: Bool) {
    waitingTransition = nil
    guard let rootViewController else { return }
    let transition = AppearanceTransition(
      simulation: simulation, order: .windowRoot, leaving: nil, arriving: rootViewController, animated: false
    ) { [unowned self] step in
      guard step == .insert else { return }
      rootViewController.view.frame = bounds
      addSubview(rootViewController.view)
    }
    guard atTurnsEnd else { return transition.startNow() }
    rootViewController.loadViewIfNeeded()
    waitingTransition = transition
    simulation.runLoop.atCommit { [reference = BackReference(self)] in reference.target?.showWaitingRoot() }
  }

  /// Shows a root that waits for the end of the turn, which has come, or because it is to present something.
  func showWaitingRoot() {
    guard let transition = waitingTransition else { return }
    waitingTransition = nil
    transition.startNow()
  }

  open override var next: UIResponder? { simulation.application }
}
