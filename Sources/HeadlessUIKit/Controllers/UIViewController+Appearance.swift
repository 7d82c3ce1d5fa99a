import Foundation

/// How far the appearance of a controller is.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isInTransition: Bool { self == .appearing || self == .disappearing }
}

extension UIViewController {
  /// Begins an appearance or a disappearance: the will callback, here and in the children.
  ///
  /// - UIKit: viewWillAppear or viewWillDisappear on the receiver and its descendants; beginning one that has begun
  ///   logs that the calls are unbalanced (facts, section 1.2; G53, G54).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let ongoing: AppearanceState = isAppearing ? .appearing : .disappearing
    let finished: AppearanceState = isAppearing ? .appeared : .disappeared
    if appearance == ongoing { return warnUnbalanced() }
    if appearance == finished { return }
    appearance = ongoing
    appearanceIsAnimated = animated
    simulation.run {
      if isAppearing {
        hasSentViewIsAppearing = false
        loadViewIfNeeded()
        simulation.record(.viewWillAppear, traceSubject, .animated(animated))
        viewWillAppear(animated)
        runUnlinkedCode(.viewWillAppear)
        installContentForAppearance()
      } else {
        simulation.record(.viewWillDisappear, traceSubject, .animated(animated))
        viewWillDisappear(animated)
      }
    }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition` began: the did callback, here and in the children.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      if !hasSentViewIsAppearing { sendViewIsAppearing() }
      appearance = .appeared
      simulation.record(.viewDidAppear, traceSubject, .animated(appearanceIsAnimated))
      simulation.run {
        viewDidAppear(appearanceIsAnimated)
        runUnlinkedCode(.viewDidAppear)
      }
      for child in forwardedChildren where child.appearance == .appearing { child.endAppearanceTransition() }
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      simulation.record(.viewDidDisappear, traceSubject, .animated(appearanceIsAnimated))
      simulation.run { viewDidDisappear(appearanceIsAnimated) }
      for child in forwardedChildren where child.appearance == .disappearing { child.endAppearanceTransition() }
      isMovingFromParent = false
    case .appeared, .disappeared:
      warnUnbalanced()
    }
    // - UIKit: a didMove that the app caused during the transition is sent once more at its end (Catalyst; G50).
    if owesSecondDidMove {
      owesSecondDidMove = false
      sendDidMove(toParent: parent)
    }
  }

  /// Sends viewIsAppearing here and to the children that are appearing.
  ///
  /// - UIKit: once per appearance, after viewWillAppear, when the view is in the window (facts, section 1.2; G07).
  func deliverViewIsAppearing() {
    guard appearance == .appearing, !hasSentViewIsAppearing else { return }
    sendViewIsAppearing()
    for child in forwardedChildren { child.deliverViewIsAppearing() }
  }

  private func sendViewIsAppearing() {
    hasSentViewIsAppearing = true
    simulation.record(.viewIsAppearing, traceSubject, .animated(appearanceIsAnimated))
    simulation.run { viewIsAppearing(appearanceIsAnimated) }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
  }

  /// Follows the view into or out of a window, where no container does.
  ///
  /// - UIKit: appearance is driven by the view entering and leaving the window, not by parent and child links
  ///   (facts, section 1.2; G50 to G54).
  func viewDidMove(toWindow window: UIWindow?) {
    let isAppearing = window != nil
    guard isAppearing ? appearance == .disappeared : appearance == .appeared || appearance == .appearing else { return }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesChildrenAppearance else { return }
      switch parent.appearance {
      case .appearing where isAppearing:
        // The parent's own end goes on to this child as well.
        beginAppearanceTransition(true, animated: parent.appearanceIsAnimated)
        if parent.hasSentViewIsAppearing { deliverViewIsAppearing() }
        return
      case .appeared: break
      default: return
      }
    }
    beginAppearanceTransition(isAppearing, animated: false)
    simulation.runLoop.atCommit { [self] in
      deliverViewIsAppearing()
      if isAppearing { _ = simulation.layoutQueue.performLayout() }
      if appearance.isInTransition { endAppearanceTransition() }
    }
  }

  /// Leaves the window whose root it was.
  func leaveWindowAsRoot() {
    beginAppearanceTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    simulation.runLoop.atCommit { [self] in
      if appearance == .disappearing { endAppearanceTransition() }
    }
  }

  private func warnUnbalanced() {
    simulation.warn("Unbalanced calls to begin/end appearance transitions for \(logName).", by: traceSubject)
  }

  /// The controller as UIKit's logs write it, with a number of the simulation's in place of the address, which would
  /// differ from run to run.
  var logName: String {
    "<\(origin?.className ?? String(describing: Swift.type(of: self))): 0x\(String(traceSubject.index, radix: 16))>"
  }
}
