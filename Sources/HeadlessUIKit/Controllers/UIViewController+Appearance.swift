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
  ///   logs that the calls are unbalanced (F1.2.7, F1.2.11; G53, G54).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) { return warnUnbalanced() }
    beginTransition(isAppearing, animated: animated)
  }

  /// Calls one of the four appearance callbacks, as UIKit does.
  private func sendAppearance(_ callback: () -> Void) {
    let isOutermost = !isSentAppearance
    isSentAppearance = true
    callback()
    if isOutermost { isSentAppearance = false }
  }

  /// What UIKit's own appearance callbacks do: they warn of code that calls them by itself.
  ///
  /// - UIKit: whether a navigation or tab bar controller tells its child there, or UIKit does so afterwards, is not
  ///   published (F1.2.13): where the app's class may show it, a flow runs both ways.
  func passAppearance(_ callback: String) {
    warnOfDirectCall(of: callback)
    guard isSentAppearance, self is UINavigationController || self is UITabBarController,
      appImplements(callback + "(_:)"), simulation.openRules.takesOther(.forwardedAppearance)
    else { return }
    switch appearance {
    case .appearing:
      installContentForAppearance()
      for child in forwardedChildren { child.beginTransition(true, animated: appearanceIsAnimated) }
    case .disappearing:
      for child in forwardedChildren { child.beginTransition(false, animated: appearanceIsAnimated) }
    case .appeared, .disappeared:
      for child in forwardedChildren where child.appearance.isInTransition { child.endTransition() }
    }
  }

  /// Warns where code calls one of the four appearance callbacks by itself.
  ///
  /// - UIKit: seen on iOS 16, in these words (F1.2.12). Here it is what `super` does of them that warns; whether UIKit
  ///   warns as well of one that is called while another is being sent, is not published: then it does not.
  private func warnOfDirectCall(of callback: String) {
    guard !isSentAppearance, simulation.system.warnsOfDirectAppearance else { return }
    simulation.warn(
      "[ViewController] Calling -\(callback): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
        + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a "
        + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View "
        + "controller: \(logName)", by: traceSubject)
  }

  /// Begins an appearance or a disappearance for a container of UIKit's own, which counts its calls itself.
  ///
  /// What it presents in its context comes and goes with it.
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    if let contextReplacement { return contextReplacement.beginTransition(isAppearing, animated: animated) }
    let ongoing: AppearanceState = isAppearing ? .appearing : .disappearing
    let finished: AppearanceState = isAppearing ? .appeared : .disappeared
    guard appearance != ongoing, appearance != finished else { return }
    appearance = ongoing
    appearanceIsAnimated = animated
    simulation.run {
      if isAppearing {
        hasSentViewIsAppearing = false
        loadViewForAppearance()
        simulation.record(.viewWillAppear, traceSubject, .animated(animated))
        sendAppearance { callback("viewWillAppear(_:)", animated) { viewWillAppear(animated) } }
        installContentForAppearance()
      } else {
        simulation.record(.viewWillDisappear, traceSubject, .animated(animated))
        sendAppearance { callback("viewWillDisappear(_:)", animated) { viewWillDisappear(animated) } }
        parkKeyboard()
      }
    }
    // The app's code may have turned it round.
    for child in forwardedChildren where appearance == ongoing {
      child.beginTransition(isAppearing, animated: animated)
    }
    if appearance == ongoing { contextCover?.beginTransition(isAppearing, animated: animated) }
    if isAppearing, appearance == ongoing { appearanceDidBegin() }
  }

  /// Ends what `beginAppearanceTransition` began: the did callback, here and in the children.
  public func endAppearanceTransition() {
    if !appearance.isInTransition { warnUnbalanced() }
    endTransition()
  }

  /// Ends what `beginTransition` began, if it is still open.
  func endTransition() {
    if let contextReplacement { return contextReplacement.endTransition() }
    switch appearance {
    case .appearing:
      if !hasSentViewIsAppearing { sendViewIsAppearing() }
      // The app's code may have turned it round; what did that ends it.
      guard appearance == .appearing else { return }
      appearance = .appeared
      simulation.record(.viewDidAppear, traceSubject, .animated(appearanceIsAnimated))
      simulation.run {
        let isAnimated = appearanceIsAnimated
        sendAppearance { callback("viewDidAppear(_:)", isAnimated) { viewDidAppear(isAnimated) } }
      }
      for child in forwardedChildren where child.appearance == .appearing { child.endTransition() }
      contextCover?.endTransition()
      appearanceDidEnd()
      restoreKeyboard()
    case .disappearing:
      appearance = .disappeared
      simulation.record(.viewDidDisappear, traceSubject, .animated(appearanceIsAnimated))
      simulation.run {
        let isAnimated = appearanceIsAnimated
        sendAppearance { callback("viewDidDisappear(_:)", isAnimated) { viewDidDisappear(isAnimated) } }
      }
      for child in forwardedChildren where child.appearance == .disappearing { child.endTransition() }
      contextCover?.endTransition()
    case .appeared, .disappeared: return
    }
    isMovingToParent = false
    isMovingFromParent = false
    // - UIKit: a didMove that the app caused during the transition is sent once more at its end (Catalyst; F1.3.3;
    //   G50); whether so on iOS is not published.
    if owesSecondDidMove {
      owesSecondDidMove = false
      if appImplements("didMove(toParent:)"), simulation.openRules.takesOther(.moves) { return }
      sendDidMove(toParent: parent)
    }
  }

  /// Sends viewIsAppearing here and to the children that are appearing.
  ///
  /// - UIKit: once per appearance, after viewWillAppear, when the view is in the window (F1.2.4; G07).
  func deliverViewIsAppearing() {
    if let contextReplacement { return contextReplacement.deliverViewIsAppearing() }
    guard appearance == .appearing, !hasSentViewIsAppearing else { return }
    sendViewIsAppearing()
    for child in forwardedChildren { child.deliverViewIsAppearing() }
    contextCover?.deliverViewIsAppearing()
    viewIsAppearingDidPass()
  }

  private func sendViewIsAppearing() {
    hasSentViewIsAppearing = true
    // - UIKit: the traits are right from here on (F5.12).
    takeOverTraits()
    simulation.safeAreaQueue.deliver()
    simulation.record(.viewIsAppearing, traceSubject, .animated(appearanceIsAnimated))
    simulation.run { viewIsAppearing(appearanceIsAnimated) }
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return appearanceChildren.map { $0.contextReplacement ?? $0 }
  }

  /// Follows the view into or out of a window, where no container does.
  ///
  /// - UIKit: appearance is driven by the view entering and leaving the window, not by parent and child links
  ///   (F1.2.1; G50, G51, G52, G54).
  func viewDidMove(toWindow window: UIWindow?) {
    let isAppearing = window != nil
    guard isAppearing ? appearance == .disappeared || appearance == .disappearing : appearance != .disappeared
    else { return }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods, !parent.managesChildrenAppearance else { return }
      switch parent.appearance {
      case .appearing where isAppearing:
        // The parent's own end goes on to this child as well.
        beginTransition(true, animated: parent.appearanceIsAnimated)
        if parent.hasSentViewIsAppearing { deliverViewIsAppearing() }
        return
      case .disappeared, .disappearing:
        if isAppearing { return }
      case .appeared, .appearing: break
      }
    } else if !isAppearing, appearance == .disappearing {
      return
    } else if isAppearing, comesInWithAnimation, simulation.openRules.takesOther(.strayAppearance) {
      return
    }
    beginTransition(isAppearing, animated: false)
    simulation.runLoop.atCommit { [self] in
      deliverViewIsAppearing()
      if isAppearing { _ = simulation.layoutQueue.performLayout() }
      endTransition()
    }
  }

  /// Whether its view comes into the view of a controller that appears with an animation.
  ///
  /// - UIKit: what is told then is recorded both ways for one without a parent (F1.2.14): where the app's class may show
  ///   it, a flow runs both ways.
  private var comesInWithAnimation: Bool {
    guard ownPresenting == nil, let container = loadedView?.superview?.owner else { return false }
    return container.appearance == .appearing && container.appearanceIsAnimated
      && appImplements("viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)")
  }

  /// Takes the view out of a container that shows another one now and was not on the screen meanwhile; an open
  /// disappearance ends.
  func leaveHiddenContainer() {
    removeViewFromContainer()
    if appearance == .disappearing { endTransition() }
  }

  /// Leaves the window whose root it was.
  func leaveWindowAsRoot() {
    beginTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    simulation.runLoop.atCommit { [self] in
      if appearance == .disappearing { endTransition() }
    }
  }

  private func warnUnbalanced() {
    simulation.warn("Unbalanced calls to begin/end appearance transitions for \(logName).", by: traceSubject)
  }

  /// The controller as UIKit's logs write it, with a number of the simulation's in place of the address, which would
  /// differ from run to run.
  var logName: String { "<\(logClassName): 0x\(String(traceSubject.index, radix: 16))>" }

  /// The controller's class as UIKit's logs write it.
  var logClassName: String { origin?.className ?? typeName }
}
