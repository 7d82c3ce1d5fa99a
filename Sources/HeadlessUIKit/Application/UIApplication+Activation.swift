extension UIApplication {
  /// The first screen appears, and the app becomes active.
  ///
  /// - UIKit: a scene comes to the foreground and becomes active after it was connected (documentation: "Preparing your
  ///   UI to run in the foreground"); an application's delegate is told where there are no scenes. The sources disagree
  ///   on whether the first screen has appeared then (F1.9.1, G80): where code sees it, a flow runs both ways.
  /// - Parameter whileInactive: what comes between the foreground and the app's becoming active.
  func activateFirst(whileInactive: @escaping () -> Void = {}) {
    noteIfActivationIsSeen()
    let activate = { [self] in
      if let ownedSceneDelegate { bringToForeground(windowScene, ownedSceneDelegate) }
      whileInactive()
      becomeActive()
    }
    guard simulation.openRules.other == .activation else {
      simulation.runLoop.endTurn()
      noteIfActivationIsSeen()
      return activate()
    }
    simulation.beforeFirstAppearance = activate
    simulation.runLoop.endTurn()
    simulation.tellBeforeFirstAppearance()
  }

  private func bringToForeground(_ scene: UIWindowScene, _ delegate: any UIWindowSceneDelegate) {
    scene.ownState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    simulation.post("UISceneWillEnterForegroundNotification", from: scene)
    let name = "UIApplicationWillEnterForegroundNotification"
    guard simulation.isObserved?(name) == true, !simulation.openRules.takesOther(.foregroundOfLaunch) else { return }
    simulation.post(name, from: self)
  }

  /// The app gets the touches.
  func becomeActive() {
    let scene = windowScene
    scene.ownState = .foregroundActive
    if let delegate = ownedSceneDelegate {
      delegate.sceneDidBecomeActive(scene)
      simulation.post("UISceneDidActivateNotification", from: scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    simulation.post("UIApplicationDidBecomeActiveNotification", from: self)
  }

  /// Code that is told of the foreground shows whether the first screen has appeared then.
  private func noteIfActivationIsSeen() {
    let methods = ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "applicationDidBecomeActive(_:)"]
    let told = (ownedSceneDelegate as AnyObject? ?? delegate) as? any InterpretedClass
    let isSeen =
      methods.contains { told?.acts(in: $0) == true }
      || [
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ].contains { simulation.isObserved?($0) == true }
    if isSeen { simulation.openRules.meet(.activation) }
  }
}

extension Simulation {
  /// The first screen is laid out: tells who waits for that, once.
  func tellBeforeFirstAppearance() {
    guard let tell = beforeFirstAppearance else { return }
    beforeFirstAppearance = nil
    run(tell)
  }
}
