import Foundation

/// A link that the system opens in the app.
package enum OpenedLink: Hashable, Sendable {
  /// A URL of a scheme that the app has registered.
  case url(URL)
  /// A page of a website that is associated with the app: a universal link.
  case page(URL)

  /// What the application's delegate learns of it as the app is launched.
  ///
  /// - UIKit: documentation of `UIApplication.LaunchOptionsKey`.
  @MainActor
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let url): [.url: url]
    case .page(let page): [.userActivityDictionary: NSUserActivity(browsing: page)]
    }
  }
}

/// When a link comes in, as far as nothing is published of that.
package enum LinkMoment: Sendable, CaseIterable {
  /// Before anything else: an app in the foreground stays active.
  case atOnce
  /// Once the app is in the foreground and before it becomes active; one that was active was so no more.
  case whileInactive
  /// Once the app is active again.
  case onceActive
}

extension UIApplication {
  /// Opens a link in the running app.
  ///
  /// - UIKit: an app in the background comes to the foreground first (documentation of application(_:open:options:)). An
  ///   application's delegate is told between applicationWillEnterForeground(_:) and applicationDidBecomeActive(_:)
  ///   (published observations: recoursive.com, 2019-03-14; regularberry/AppLaunchSequence). When a scene's is told, and
  ///   whether an app that is active resigns first, is not published.
  func open(_ link: OpenedLink) {
    let moment = linkMoment(isPublished: isInBackground && ownedSceneDelegate == nil)
    if moment == .atOnce { hand(link) }
    if isInBackground {
      enterForeground { if moment == .whileInactive { hand(link) } }
    } else if moment != .atOnce {
      resignActive()
      if moment == .whileInactive { hand(link) }
      simulation.runLoop.endTurn()
      becomeActive()
    }
    if moment == .onceActive { hand(link) }
  }

  /// When a link comes in.
  ///
  /// - Parameter isPublished: whether that is while the app is inactive, as is published.
  func linkMoment(isPublished: Bool) -> LinkMoment {
    if isPublished { return .whileInactive }
    simulation.hasOpenLinkMoment = true
    return simulation.linkMoment
  }

  /// Whether the delegate is told of the link that the app was launched for.
  ///
  /// - UIKit: not where it returns false from both methods of the launch; where it implements one of them, that one's
  ///   answer counts (documentation of application(_:open:options:)).
  func takesLink(isReady: Bool, isLaunched: Bool) -> Bool {
    let answers = [
      "application(_:willFinishLaunchingWithOptions:)": isReady,
      "application(_:didFinishLaunchingWithOptions:)": isLaunched,
    ]
    let own = delegate as? any InterpretedClass
    let given = answers.filter { own?.implements($0.key) ?? true }
    return given.isEmpty || given.contains(where: \.value)
  }

  /// Tells the delegate of a link.
  ///
  /// - UIKit: where there are scenes their delegate is told, and not the application's; that an activity will be
  ///   continued comes first (documentation of application(_:open:options:), scene(_:willContinueUserActivityWithType:)).
  func hand(_ link: OpenedLink) {
    let scene = windowScene
    switch (link, ownedSceneDelegate) {
    case (.url(let url), let delegate?): delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    case (.url(let url), nil): _ = delegate?.application(self, open: url, options: [:])
    case (.page(let page), let delegate?):
      let activity = NSUserActivity(browsing: page)
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    case (.page(let page), nil):
      let activity = NSUserActivity(browsing: page)
      _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
      _ = delegate?.application(self, continue: activity) { restoring in
        for object in restoring ?? [] { object.restoreUserActivityState(activity) }
      }
    }
  }
}

extension Simulation {
  /// Opens a link in the running app, which comes to rest.
  package func open(_ link: OpenedLink) {
    run { application.open(link) }
    settle()
  }
}

extension UIApplication {
  /// Opens a URL of the app's own that its code asks for, once that has returned.
  ///
  /// - UIKit: the URL is opened, and its completion called, asynchronously (documentation of
  ///   open(_:options:completionHandler:)).
  package func openLater(_ url: URL, then completion: @escaping @MainActor (Bool) -> Void) {
    simulation.runLoop.after(0) { [weak self] in
      self?.open(.url(url))
      completion(true)
    }
  }
}
