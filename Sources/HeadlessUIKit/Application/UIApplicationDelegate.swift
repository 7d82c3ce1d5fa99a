import Foundation

/// What an app's delegate is told.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, where the app makes it itself.
  var window: UIWindow? { get set }

  /// Told when the launch has begun.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Told when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Told when the app is about to be active no more.
  func applicationWillResignActive(_ application: UIApplication)

  /// Told when the app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Told when the app is about to be in the foreground again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Told when the launch is done and nothing is shown yet.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Told of the launch where the delegate does not implement `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Told when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Asked to open a URL of a scheme of the app's; where there are scenes, their delegate is asked.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

  /// Asked where the delegate does not implement `application(_:open:options:)`.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Asked where the delegate implements neither of the newer methods.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  /// Told that an activity is about to be continued.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// Told of an activity that is continued: a universal link; where there are scenes, their delegate is told.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// The orientations that the app supports in a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Most delegates of scene-based apps have no window of their own.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing unless the delegate implements it.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing unless the delegate implements it.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing unless the delegate implements it.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing unless the delegate implements it.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing unless the delegate implements it.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing unless the delegate implements it.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Tells the delegate as iOS 2 did, unless it implements this.
  ///
  /// - UIKit: a delegate that implements the newer method is not told by the older one (documentation of
  ///   applicationDidFinishLaunching(_:)).
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.delegate?.applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing unless the delegate implements it.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Asks the delegate as iOS 4 did, unless it implements this.
  ///
  /// - UIKit: a delegate that implements a newer method is not asked by an older one (documentation of
  ///   application(_:open:sourceApplication:annotation:) and application(_:handleOpen:)).
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    app.delegate?.application(app, open: url, sourceApplication: nil, annotation: NSNull()) ?? false
  }

  /// Asks the delegate as iOS 2 did, unless it implements this.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { application.delegate?.application(application, handleOpen: url) ?? false }

  /// Opens nothing unless the delegate implements it.
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }

  /// Does nothing unless the delegate implements it.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Continues nothing unless the delegate implements it.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Those of Info.plist, unless the delegate implements it.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    application.simulation.interfaces.info.orientationMask(on: application.simulation.device)
  }
}
