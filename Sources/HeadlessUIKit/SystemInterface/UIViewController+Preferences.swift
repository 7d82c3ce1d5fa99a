extension UIViewController {
  /// What is presented on this controller, and on that in turn, and stays; the lowest first.
  var presentations: [UIViewController] {
    var presentations: [UIViewController] = []
    var current = ownPresented
    while let presented = current, !presented.isBeingDismissed {
      presentations.append(presented)
      current = presented.ownPresented
    }
    return presentations
  }

  /// The topmost controller presented over this one that decides instead of it.
  ///
  /// - UIKit: one presented over the full screen; any other, such as a card, only where it captures the appearance of
  ///   the status bar (F3.2, F3.8).
  func presentationInCharge(of preference: SystemPreference) -> (UIViewController, PreferenceChain.Way)? {
    guard ownPresented != nil else { return nil }
    for presented in presentations.reversed() {
      if presented.adaptedPresentationStyle == .fullScreen { return (presented, .presentedFullScreen) }
      let isOfStatusBar = preference == .statusBarStyle || preference == .statusBarHidden
      if isOfStatusBar, presented.modalPresentationCapturesStatusBarAppearance { return (presented, .capturing) }
    }
    return nil
  }

  /// Whom a controller lets decide.
  enum InCharge {
    case itself
    case child(UIViewController)
    case open(PreferenceAnswer.OpenQuestion)
  }

  /// The child that this controller names to be asked instead of it.
  func childInCharge(of preference: SystemPreference) -> InCharge {
    switch simulation.foreignAnswer(to: preference.childProperty, of: self) {
    case .value(let child): return (child as? UIViewController).map { .child($0) } ?? .itself
    case .open(let question): return .open(question)
    case nil: break
    }
    return namedChild(for: preference).map { .child($0) } ?? .itself
  }

  /// The child that the linked class names.
  func namedChild(for preference: SystemPreference) -> UIViewController? {
    switch preference {
    case .statusBarStyle: childForStatusBarStyle
    case .statusBarHidden: childForStatusBarHidden
    case .homeIndicatorAutoHidden: childForHomeIndicatorAutoHidden
    case .screenEdgesDeferringSystemGestures: childForScreenEdgesDeferringSystemGestures
    }
  }

  /// What this controller itself answers, whoever decides.
  public func answer(to preference: SystemPreference) -> PreferenceAnswer {
    switch simulation.foreignAnswer(to: preference.property, of: self) {
    case .value(let style as UIStatusBarStyle): return .style(style)
    case .value(let flag as Bool): return .flag(flag)
    case .value(let edges as UIRectEdge): return .edges(edges)
    case .open(let question): return .open(question)
    case .value, nil: break
    }
    return ownAnswer(to: preference)
  }

  /// What the linked class answers.
  func ownAnswer(to preference: SystemPreference) -> PreferenceAnswer {
    switch preference {
    case .statusBarStyle: .style(preferredStatusBarStyle)
    case .statusBarHidden: .flag(prefersStatusBarHidden)
    case .homeIndicatorAutoHidden: .flag(prefersHomeIndicatorAutoHidden)
    case .screenEdgesDeferringSystemGestures: .edges(preferredScreenEdgesDeferringSystemGestures)
    }
  }

  /// What stays open where two reports disagree.
  func contest(over preference: SystemPreference, with child: UIViewController) -> PreferenceAnswer.OpenQuestion {
    let reason =
      "whether \(screenName), whose navigation bar is hidden, decides on \(preference.subject) or lets "
      + "\(child.screenName) decide is reported both ways; override \(preference.childProperty) to be sure"
    return PreferenceAnswer.OpenQuestion(reason: reason, location: origin?.location)
  }
}
