import Foundation

/// One instance of an app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How a scene is to be connected.
  public struct ConnectionOptions: Hashable, Sendable {}
}

/// A scene that shows windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
  /// The windows, in the order in which they were shown.
  public private(set) var windows: [UIWindow] = []
  unowned let simulation: Simulation

  init(simulation: Simulation) { self.simulation = simulation }

  /// The status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(simulation: simulation)

  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { simulation.orientation }

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func removeAllWindows() { windows = [] }
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
}

extension UIWindowSceneDelegate {
  /// Does nothing unless the delegate implements it.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing unless the delegate implements it.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// The session of a scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {}
