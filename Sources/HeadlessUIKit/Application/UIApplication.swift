import Foundation

/// The app: its delegate, its scene and windows.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// - UIKit: the delegate, where that is a responder and no view, controller or the app itself (documentation: "Using
  ///   responders and the responder chain to handle events").
  public override var next: UIResponder? {
    guard let next = delegate as? UIResponder, next !== self, !(next is UIView), !(next is UIViewController) else {
      return nil
    }
    return next
  }

  /// The application of the current simulation.
  public static var shared: UIApplication { Simulation.current.application }

  /// The delegate.
  ///
  /// - UIKit: whether it is there already while it is being made, is not published: what asks for it then is open.
  public var delegate: (any UIApplicationDelegate)? {
    get {
      if isMakingDelegate {
        simulation.leaveUndecided(
          "whether the application has its delegate while that is being made",
          at: simulation.classes.sources?.lastCalled?.location)
      }
      return currentDelegate
    }
    set { currentDelegate = newValue }
  }
  private weak var currentDelegate: (any UIApplicationDelegate)?
  private var isMakingDelegate = false
  /// The scenes that are connected; a simulation connects one.
  public private(set) var connectedScenes: Set<UIScene> = []
  /// The object that keyboard input goes to.
  weak var firstResponder: UIResponder? {
    didSet {
      simulation.keyboardMemory.responderDidChange()
      simulation.keyboardMayChange()
    }
  }
  unowned let simulation: Simulation
  private var ownedDelegate: (any UIApplicationDelegate)?
  private(set) var ownedSceneDelegate: (any UIWindowSceneDelegate)?
  private let defaultScene: UIWindowScene
  /// The main storyboard's window, until it is shown; from then on where no delegate holds it.
  private var mainWindow: UIWindow?
  var ownStatusBarStyle: UIStatusBarStyle?
  var hidesStatusBar: Bool?

  init(simulation: Simulation) {
    self.simulation = simulation
    defaultScene = UIWindowScene(simulation: simulation)
    super.init()
    connectedScenes = [defaultScene]
  }

  /// Whether the screen stays lit.
  public var isIdleTimerDisabled = false
  /// The number beside the app's icon.
  public var applicationIconBadgeNumber = 0
  /// Whether a sign shows that the network is used.
  public var isNetworkActivityIndicatorVisible = false

  /// The windows of the app, in the order in which they were shown.
  public var windows: [UIWindow] { earlyWindows + defaultScene.windows }

  /// The window that receives what has no place, such as the keyboard.
  public var keyWindow: UIWindow? {
    for window in windows.reversed() where window.isKeyWindow { return window }
    return nil
  }

  var windowScene: UIWindowScene { defaultScene }
  /// The scene of a window that is made without one: nil before a scene is there.
  ///
  /// - UIKit: in an app that has scenes a window is in none unless code says in which (documentation of
  ///   UIWindow.windowScene), and shows nothing (github.com/OneSignal/OneSignal-iOS-SDK/issues/648,
  ///   github.com/wix/react-native-navigation/issues/8345).
  var sceneOfNewWindow: UIWindowScene? { hasScenes ? nil : defaultScene }
  /// Whether the app has a scene's delegate, or its Info.plist says that it has scenes.
  private(set) var hasScenes = false
  /// Whether scenes have the windows, and none is connected yet.
  var waitsForScene = false { didSet { if waitsForScene { hasScenes = true } } }
  /// Windows without a scene that are among the app's all the same.
  private var earlyWindows: [UIWindow] = []

  func remove(early window: UIWindow) { earlyWindows.removeAll { $0 === window } }

  func add(early window: UIWindow) {
    if !earlyWindows.contains(where: { $0 === window }) { earlyWindows.append(window) }
  }

  /// Makes the object that the app is to have as its delegate.
  package func makeDelegate<Object>(_ make: () -> Object) -> Object {
    isMakingDelegate = true
    defer { isMakingDelegate = false }
    return make()
  }

  /// Launches an app without scenes: loads its main storyboard, tells the delegate, and shows the window.
  ///
  /// - UIKit: the main storyboard is loaded, and its window given to the delegate, before the delegate is told of the
  ///   launch; the window is shown after that, then the app becomes active (documentation: "About the app launch
  ///   sequence"; UIApplicationDelegate.window).
  /// - Parameters:
  ///   - delegate: the app's delegate; it may make the window itself.
  ///   - link: the link that it is launched for; nil where its user opens it.
  ///   - root: makes the main storyboard's initial controller; nil without a main storyboard.
  package func launchWithoutScenes(
    delegate: any UIApplicationDelegate, for link: OpenedLink? = nil, root: () -> UIViewController?
  ) {
    ownedDelegate = delegate
    self.delegate = delegate
    if let controller = root() {
      let window = UIWindow(frame: simulation.screen.bounds)
      window.rootViewController = controller
      delegate.window = window
      mainWindow = window
    }
    let options = link?.launchOptions
    let isReady = delegate.application(self, willFinishLaunchingWithOptions: options)
    simulation.record(.didFinishLaunching, .app)
    let isLaunched = delegate.application(self, didFinishLaunchingWithOptions: options)
    if windows.isEmpty, let window = mainWindow { (delegate.window ?? window).makeKeyAndVisible() }
    if delegate.window != nil { mainWindow = nil }
    checkRoots()
    simulation.post("UIApplicationDidFinishLaunchingNotification", from: self)
    let handed = link.flatMap { takesLink(isReady: isReady, isLaunched: isLaunched) ? $0 : nil }
    if let handed, linkMoment(isPublished: false) == .atOnce { hand(handed) }
    activateFirst { [self] in if let handed, simulation.linkMoment != .atOnce { hand(handed) } }
  }

  /// - UIKit: a window that is shown without a root by the end of the launch raises in these words (crash logs of iOS 9 and
  ///   later, for example github.com/kconner/KMCGeigerCounter/issues/12).
  private func checkRoots() {
    guard windows.contains(where: { !$0.isHidden && $0.rootViewController == nil }) else { return }
    simulation.raise(
      UIKitException(
        .internalInconsistency,
        "Application windows are expected to have a root view controller at the end of application launch"))
  }

  /// Launches the app: makes its window, sets the root view controller and shows it.
  ///
  /// - Parameters:
  ///   - delegate: the app's delegate, told of the launch first; it may make the window itself.
  ///   - sceneDelegate: the scene's delegate, told next; it may make the window, or change the storyboard's.
  ///   - root: makes the root view controller where no delegate made a window: the storyboard's initial one.
  public func launch(
    delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: @autoclosure () -> (any UIWindowSceneDelegate)? = nil,
    root: () -> UIViewController?
  ) {
    launch(delegate: delegate, sceneDelegate: sceneDelegate(), for: nil, root: root)
  }

  /// The same for a link.
  ///
  /// - UIKit: the link comes with the scene's connection, and not to `scene(_:openURLContexts:)` and
  ///   `scene(_:continue:)`; the application's delegate learns nothing of it, its launch options are nil (documentation:
  ///   "Defining a custom URL scheme for your app", "Supporting universal links in your app",
  ///   application(_:didFinishLaunchingWithOptions:)).
  package func launch(
    delegate: (any UIApplicationDelegate)?, sceneDelegate: @autoclosure () -> (any UIWindowSceneDelegate)?,
    for link: OpenedLink?, root: () -> UIViewController?
  ) {
    ownedDelegate = delegate
    self.delegate = delegate
    if let delegate {
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      simulation.record(.didFinishLaunching, .app)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    waitsForScene = false
    ownedSceneDelegate = sceneDelegate()
    if ownedSceneDelegate != nil { hasScenes = true }
    defer { activateFirst() }
    guard defaultScene.windows.isEmpty else { return }
    let controller = root()
    var window: UIWindow?
    if let controller {
      window = UIWindow(windowScene: defaultScene)
      window?.rootViewController = controller
    }
    connectScene(window, for: link)
    // - UIKit: the storyboard's window is shown after scene(_:willConnectTo:) has returned, or the one that the delegate
    //   has put in its place (documentation of UIWindowSceneDelegate.window); windows that code made are its own to show.
    if let window {
      if ownedSceneDelegate?.window == nil { mainWindow = window }
      let first = ownedSceneDelegate?.window ?? window
      if !defaultScene.windows.contains(where: { $0 === first }) { first.makeKeyAndVisible() }
    }
    // What there is to see where the scene shows none of its own is not for certain.
    if simulation.hasEarlyWindow, defaultScene.windows.isEmpty { simulation.leaveEarlyWindowOpen() }
  }

  private func connectScene(_ window: UIWindow?, for link: OpenedLink?) {
    simulation.post("UIApplicationDidFinishLaunchingNotification", from: self)
    guard let ownedSceneDelegate else { return }
    defaultScene.delegate = ownedSceneDelegate
    if let window { ownedSceneDelegate.window = window }
    simulation.record(.sceneWillConnect, .app)
    ownedSceneDelegate.scene(
      defaultScene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions(for: link))
  }

  /// Lets the system run short of memory.
  ///
  /// - UIKit: the delegate is told, then every controller in the tree, covered ones too; no view is unloaded (F1.1.11;
  ///   G73).
  func receiveMemoryWarning() {
    if let delegate {
      simulation.record(.applicationDidReceiveMemoryWarning, .app)
      delegate.applicationDidReceiveMemoryWarning(self)
    }
    for controller in simulation.allControllers {
      simulation.record(.didReceiveMemoryWarning, controller.traceSubject)
      controller.didReceiveMemoryWarning()
    }
  }

  /// Ends the app: its windows go, and with them all that only they held.
  public func terminate() {
    earlyWindows = []
    mainWindow = nil
    defaultScene.removeAllWindows()
    firstResponder = nil
    ownedDelegate = nil
    ownedSceneDelegate = nil
  }

  /// Sends an action to a target, or to the first object of the responder chain that answers it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionDispatch(simulation: simulation).send(action, to: target as AnyObject?, from: sender)
  }
}
