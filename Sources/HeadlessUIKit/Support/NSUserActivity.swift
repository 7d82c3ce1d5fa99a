import Foundation

#if !canImport(ObjectiveC)
/// The type of the activity by which a page of the web is shown: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does in an app, to be continued there or elsewhere.
@preconcurrency @MainActor
public final class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// The page of the web that shows the same; of a universal link the page that it leads to.
  public var webpageURL: URL?

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}
#endif

extension NSUserActivity {
  /// The activity of a universal link.
  convenience init(browsing page: URL) {
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = page
  }
}

/// An object that shows again what a user did.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObject {
  /// Told of the activity that is continued.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
