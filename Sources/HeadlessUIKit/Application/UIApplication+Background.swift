extension UIApplication {
  /// Whether the home screen is shown, or another app.
  package var isInBackground: Bool { applicationState == .background }

  /// The user goes to the home screen.
  ///
  /// - UIKit: first the app is told that it will resign, then that it is in the background; a delegate is told before the
  ///   notification of the same name is posted (documentation of applicationWillResignActive(_:),
  ///   applicationDidEnterBackground(_:) and sceneDidEnterBackground(_:)). Where there are scenes, their delegate is told
  ///   and not the application's (documentation: "Managing your app's life cycle").
  func enterBackground() {
    guard !isInBackground else { return }
    resignActive()
    simulation.runLoop.endTurn()
    let scene = windowScene
    scene.ownState = .background
    if let delegate = ownedSceneDelegate {
      delegate.sceneDidEnterBackground(scene)
      simulation.post("UISceneDidEnterBackgroundNotification", from: scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    simulation.post("UIApplicationDidEnterBackgroundNotification", from: self)
  }

  /// Something else takes the touches: the app is on its way to the background, or is interrupted.
  func resignActive() {
    let scene = windowScene
    if let delegate = ownedSceneDelegate {
      delegate.sceneWillResignActive(scene)
      simulation.post("UISceneWillDeactivateNotification", from: scene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    simulation.post("UIApplicationWillResignActiveNotification", from: self)
    scene.ownState = .foregroundInactive
  }

  /// The user comes back to the app.
  ///
  /// - Parameter whileInactive: what comes between the foreground and the app's becoming active.
  ///
  /// - UIKit: as it went, the other way round (documentation of applicationWillEnterForeground(_:),
  ///   applicationDidBecomeActive(_:) and sceneWillEnterForeground(_:)).
  func enterForeground(whileInactive: () -> Void = {}) {
    guard isInBackground else { return }
    let scene = windowScene
    if let delegate = ownedSceneDelegate {
      delegate.sceneWillEnterForeground(scene)
      simulation.post("UISceneWillEnterForegroundNotification", from: scene)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    simulation.post("UIApplicationWillEnterForegroundNotification", from: self)
    scene.ownState = .foregroundInactive
    whileInactive()
    simulation.runLoop.endTurn()
    becomeActive()
  }
}

extension Simulation {
  /// The user goes to the home screen, and the app comes to rest.
  public func enterBackground() {
    run { application.enterBackground() }
    settle()
  }

  /// The user comes back to the app, which comes to rest.
  public func enterForeground() {
    run { application.enterForeground() }
    settle()
  }
}
