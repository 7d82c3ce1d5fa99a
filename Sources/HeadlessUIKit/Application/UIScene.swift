import Foundation

/// One instance of an app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene takes part.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// How far it takes part.
  ///
  /// - UIKit: whether a scene is active when its first screen appears is told in two ways (F1.9.1): a flow runs both.
  public var activationState: ActivationState {
    if ownState == .unattached { Simulation.current.openRules.meet(.activation) }
    return ownState
  }
  var ownState = ActivationState.unattached
  /// Its session.
  public private(set) lazy var session = UISceneSession()
  /// What is told of it.
  public weak var delegate: AnyObject?
  /// Its title.
  open var title: String! = ""
}

/// A scene that shows windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The windows, in the order in which they were shown.
  ///
  /// - UIKit: a scene does not keep its windows: whoever shows one has to hold it, as the `window` of an app's or a
  ///   scene's delegate does, and it leaves the screen with the last reference to it (many authors of toasts and alert
  ///   windows; Xcode's templates hold theirs).
  public var windows: [UIWindow] { shown.compactMap(\.target) }
  private var shown: [BackReference<UIWindow>] = []
  unowned let simulation: Simulation

  init(simulation: Simulation) { self.simulation = simulation }

  /// The status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(simulation: simulation)

  /// The screen that shows it.
  public var screen: UIScreen { simulation.screen }

  /// The coordinates that it fills: on a phone those of the screen.
  ///
  /// - UIKit: documentation of UIWindowScene.coordinateSpace.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The window that takes what is typed; nil where none is shown.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { simulation.orientation }

  func add(_ window: UIWindow) {
    shown.removeAll { $0.target == nil }
    if !windows.contains(where: { $0 === window }) { shown.append(BackReference(window)) }
  }

  func removeAllWindows() { shown = [] }
}

/// What a scene's delegate is told.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: AnyObject {
  /// The scene's window.
  var window: UIWindow? { get set }

  /// Told when the scene is connected, before its window is shown.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)

  /// Told when the scene is about to be in the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Told when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Told when the scene is about to be active no more.
  func sceneWillResignActive(_ scene: UIScene)

  /// Told when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Told when the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Asked to open URLs of schemes of the app's.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Told that an activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Told of an activity that is continued: a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UIWindowSceneDelegate {
  /// Does nothing unless the delegate implements it: the storyboard's window is shown all the same.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}

  /// Does nothing unless the delegate implements it.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing unless the delegate implements it.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  /// Does nothing unless the delegate implements it.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The session of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a session is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What it is for.
  public let role = Role.windowApplication
  /// What tells it from others.
  public let persistentIdentifier = "simulation"
}

/// How a scene is made.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  /// The name in Info.plist.
  public let name: String?
  /// What the session is for.
  public let role: UISceneSession.Role

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
