extension UIApplication {
  /// Why and with what an app is launched.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(of name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    /// The URL that is to be opened.
    public static let url = LaunchOptionsKey(of: "URL")
    /// The app that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(of: "SourceApplication")
    /// What that app sent beside the URL.
    public static let annotation = LaunchOptionsKey(of: "Annotation")
    /// What is known of the activity that is to be continued.
    public static let userActivityDictionary = LaunchOptionsKey(of: "UserActivityDictionary")
    /// The type of that activity.
    public static let userActivityType = LaunchOptionsKey(of: "UserActivityType")
    /// A notification from a server.
    public static let remoteNotification = LaunchOptionsKey(of: "RemoteNotification")
    /// A notification of the app's own.
    public static let localNotification = LaunchOptionsKey(of: "LocalNotification")
    /// That the device has moved.
    public static let location = LaunchOptionsKey(of: "Location")
    /// The quick action that was chosen.
    public static let shortcutItem = LaunchOptionsKey(of: "ShortcutItem")
  }

  /// How a URL is to be opened.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app sent beside it.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
