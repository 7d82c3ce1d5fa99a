import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// What the classes of screens and views do that no run follows.
extension FlowCode {
  /// Whether the app has ended: nothing that comes after it happens.
  var hasCrashed: Bool {
    traps.count > earlierTraps || dependencies.findings.dropFirst(earlierFindings).contains { $0.severity == .error }
  }

  /// Leaves open what a screen's class does that the run does not follow.
  func audit(_ screen: UIViewController) {
    guard let screens, let reach, let name = screen.unlinkedClass else { return }
    guard let own = classes(of: screen)?.first, isWhole(own, in: screens.code) else {
      let known = FrameworkAncestry.lineage(of: name).contains("UIViewController") && screens.code.isUnknown(name)
      if !known || !Self.simulated.contains(name) {
        leaveOpen(screen, "what \(name) shows and does: its code, or its superclass's, is not among the sources")
      }
      return
    }
    for finding in findings(of: own, reach) where finding.moment == .always { raise(finding, on: screen) }
    if screen.origin != nil, let trap = trappingInitializer(of: own, screens.code) {
      screen.simulation.leaveUndecided("whether \(own.name).init(coder:), which ends the app, is called", at: trap)
    }
    if let view = screen.viewIfLoaded { audit(view, on: screen) }
  }

  /// Leaves open what a screen's class may do when it is touched or typed into.
  ///
  /// - Parameter element: what is touched; nil for a key.
  func auditTouch(of element: ScreenElement?, in simulation: Simulation) {
    guard let reach else { return }
    for screen in simulation.visiblePath + simulation.embeddedScreens {
      guard let own = classes(of: screen)?.first else { continue }
      for finding in findings(of: own, reach) where finding.moment == .touch && finding.subject.isMet(by: element) {
        raise(finding, on: screen)
      }
    }
  }

  private func findings(of own: CodeType, _ reach: CodeReach) -> [ClassAudit.Finding] {
    if let known = audits[own.id] { return known }
    let found = ClassAudit(reach: reach).findings(of: own)
    audits[own.id] = found
    return found
  }

  private func raise(_ finding: ClassAudit.Finding, on screen: UIViewController) {
    if finding.isOfStaticRows, screen.viewIfLoaded?.hasStaticRows != true { return }
    let question =
      finding.isAnswer
      ? "what \(finding.name) answers" : "what `\(finding.summary.text)` does in \(finding.name)"
    if finding.summary.reach == .anything {
      guard !hasCrashed else { return }
      screen.simulation.leaveUndecided(question, at: finding.summary.location)
    } else {
      doubts.add(
        ElementDoubt(
          screen: screen, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: finding.part,
          question: question, location: finding.summary.location))
    }
  }

  /// What the classes of views do that the app declares.
  private func audit(_ view: UIView, on screen: UIViewController) {
    if let name = view.className, let code = screens?.code, let viewReach, let type = code.classes(named: name).first {
      for finding in ClassAudit(reach: viewReach).findings(of: type) {
        let question =
          finding.isAnswer
          ? "what \(finding.name) answers" : "what `\(finding.summary.text)` does in \(finding.name)"
        doubts.add(
          ElementDoubt(
            screen: screen, isOfAnyScreen: false, view: view, isOfWholeScreen: false,
            part: finding.moment == .touch ? .touch : .content, question: question, location: finding.summary.location))
      }
    }
    for subview in view.subviews where subview.ownerScreen === screen { audit(subview, on: screen) }
  }

  private func leaveOpen(_ screen: UIViewController, _ question: String) {
    for part in [ElementDoubt.Part.content, .touch] {
      doubts.add(
        ElementDoubt(
          screen: screen, isOfAnyScreen: false, view: nil, isOfWholeScreen: true, part: part, question: question,
          location: screen.origin?.location))
    }
  }

  /// Whether all of a class's code is here: its superclasses end with one that is simulated.
  private func isWhole(_ type: CodeType, in code: AppCode) -> Bool {
    if case .framework(let base) = code.lineage(of: type).root { Self.simulated.contains(base) } else { false }
  }

  private static let simulated: Set<String> = [
    "UIAlertController", "UICollectionViewController", "UINavigationController", "UIPageViewController",
    "UISplitViewController", "UITabBarController", "UITableViewController", "UIViewController",
  ]

  /// An initialiser for storyboards that ends the app, where nothing says that another one is taken.
  private func trappingInitializer(of type: CodeType, _ code: AppCode) -> SourceLocation? {
    let initializer = code.lineage(of: type).classes.lazy.compactMap { owner in
      owner.initializers.first { $0.fullName == "init(coder:)" }
    }.first
    guard let initializer, initializer.alwaysTraps, let reach,
      !reach.functions.values.contains(where: { $0.contains { $0.function.attributes.contains("IBSegueAction") } }),
      !reach.functions.values.contains(where: { $0.contains { $0.function.usesCreators } })
    else { return nil }
    return initializer.location
  }

  /// Whether the class of an outlet, named `Class.outlet`, is among the sources.
  func isRead(_ outlet: String) -> Bool {
    guard let code = screens?.code, let name = outlet.split(separator: ".").first else { return false }
    return code.classes(named: String(name)).isEmpty == false
      || givens.states(outlet: outlet)
  }

  /// Whether the storyboard connects an outlet of a screen; nil where it does not tell.
  func isConnected(_ property: String, on screen: UIViewController) -> Bool? {
    guard let object = screen.origin?.object else { return nil }
    let names = object.outlets.compactMap(\.property)
    let declared = classes(of: screen)?.flatMap(\.properties).first { $0.name == property }
    if names.contains(property) || declared?.objectiveCName.map(names.contains) == true { return true }
    return reach?.settings.contains(property) == true ? nil : false
  }
}

extension CodeFunction {
  /// Whether it makes controllers by a closure of its own.
  fileprivate var usesCreators: Bool {
    calls.contains { call, _ in call.arguments?.contains { $0.label == "creator" } == true }
  }
}

extension UIView {
  /// The controller whose view it is, or lies in.
  fileprivate var ownerScreen: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension ClassAudit.Subject {
  /// Whether a touch of an element, or a key, asks for it.
  @MainActor
  fileprivate func isMet(by element: ScreenElement?) -> Bool {
    switch self {
    case .any: return true
    case .tab: return element?.kind == .tab
    case .text: return element.map { $0.kind == .textField } ?? true
    case .row:
      guard let element else { return false }
      return element.kind == .cell || element.kind == .accessory
        || sequence(first: element.host, next: { $0?.superview }).contains {
          $0 is UITableViewCell || $0 is UICollectionViewCell
        }
    }
  }
}
