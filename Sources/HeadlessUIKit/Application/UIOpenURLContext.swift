import Foundation

/// A URL that a scene is to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// How it is to be opened.
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) { self.url = url }
}

extension UIScene {
  /// How a URL is to be opened.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// Whether a file is to be opened where it lies.
    public let openInPlace = false
  }

  /// With what a scene is connected: where the app is launched for a link, with that.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>

    init(for link: OpenedLink? = nil) {
      var (contexts, activities): (Set<UIOpenURLContext>, Set<NSUserActivity>) = ([], [])
      switch link {
      case .url(let url): contexts = [UIOpenURLContext(url)]
      case .page(let page): activities = [NSUserActivity(browsing: page)]
      case nil: break
      }
      (urlContexts, userActivities) = (contexts, activities)
    }
  }
}
