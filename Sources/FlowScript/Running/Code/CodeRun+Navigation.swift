import FlowModel
import HeadlessUIKit

extension CodeRun {
  /// Whether a step is one: methods of common names, such as `dismiss`, are other objects' too.
  func isNavigation(_ step: CodeNavigation) -> Bool {
    guard let receiver = step.receiver else { return true }
    if values.controller(receiver) != nil { return true }
    switch step.kind {
    case .performSegue, .push, .pop, .popToRoot, .popTo, .showDetail: return true
    case .setRoot: return true
    case .selectTab, .setStack, .embed, .remove: return isCalledController(receiver)
    case .present, .show, .dismiss: return isCalledController(receiver)
    }
  }

  private func isCalledController(_ value: CodeValue) -> Bool {
    let whole = scope.expanded(value)
    if let type = whole.castType { return type.hasSuffix("Controller") }
    return whole.lastName.map { $0.lowercased().hasSuffix("controller") } ?? true
  }

  /// Takes a step.
  func navigate(_ step: CodeNavigation, completion: (() -> Void)?) {
    guard step.kind != .setRoot else { return setRoot(step) }
    guard let performer = performer(of: step) else { return }
    switch step.kind {
    case .performSegue: performSegue(step, performer)
    case .present, .push, .show, .showDetail, .embed: show(step, performer, completion)
    case .setStack: setStack(step, performer)
    case .selectTab: selectTab(step, performer)
    case .dismiss: performer.dismiss(animated: true, completion: completion)
    case .pop: (performer as? UINavigationController)?.popViewController(animated: true)
    case .popToRoot: (performer as? UINavigationController)?.popToRootViewController(animated: true)
    case .popTo:
      guard let target = shown(step) else { return }
      (performer as? UINavigationController)?.popToViewController(target, animated: true)
    case .remove:
      performer.willMove(toParent: nil)
      performer.viewIfLoaded?.removeFromSuperview()
      performer.removeFromParent()
    case .setRoot: break
    }
  }

  /// The controller that a step is asked of; nil where there is none, so that nothing happens, or where it is not
  /// known, which leaves the step undecided.
  private func performer(of step: CodeNavigation) -> UIViewController? {
    guard let receiver = step.receiver else { return screen }
    guard let found = values.controller(receiver) else {
      let name = scope.expanded(receiver)
      leaveUndecided("which controller \(name) is in \(self.name)", at: step.location)
      return nil
    }
    return found
  }

  private func performSegue(_ step: CodeNavigation, _ performer: UIViewController) {
    switch step.segue {
    case .text(let identifier)?: performer.performSegue(withIdentifier: identifier, sender: nil)
    case .generated?:
      guard let identifier = performer.segueIdentifiers.first(where: { step.segue?.matches($0) == true }) else {
        fallthrough
      }
      performer.performSegue(withIdentifier: identifier, sender: nil)
    case .unknown?, nil:
      leaveUndecided("which segue \(step.segue?.description ?? "this") is in \(name)", at: step.location)
    }
  }

  private func setRoot(_ step: CodeNavigation) {
    guard let root = shown(step) else { return }
    screen.simulation.application.keyWindow?.rootViewController = root
  }

  private func show(_ step: CodeNavigation, _ performer: UIViewController, _ completion: (() -> Void)?) {
    guard let controller = shown(step) else { return }
    switch step.kind {
    case .present: performer.present(controller, animated: true, completion: completion)
    case .push: (performer as? UINavigationController)?.pushViewController(controller, animated: true)
    case .show: performer.show(controller, sender: nil)
    case .showDetail: performer.showDetailViewController(controller, sender: nil)
    default:
      performer.addChild(controller)
      guard controller.parent === performer else { return }
      performer.view.addSubview(controller.view)
      // The code that says where has not been followed.
      controller.view.leavePlaceOpen()
      controller.didMove(toParent: performer)
    }
  }

  private func setStack(_ step: CodeNavigation, _ performer: UIViewController) {
    var controllers: [UIViewController] = []
    for one in step.screens {
      guard let controller = controller(one, at: step.location) else { return }
      controllers.append(controller)
    }
    switch performer {
    case let navigation as UINavigationController: navigation.setViewControllers(controllers, animated: true)
    case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: true)
    case let split as UISplitViewController: split.viewControllers = controllers
    case let pages as UIPageViewController:
      pages.setViewControllers(controllers, direction: .forward, animated: false)
    default: break
    }
  }

  private func selectTab(_ step: CodeNavigation, _ performer: UIViewController) {
    guard let tabs = performer as? UITabBarController else { return }
    if let tab = step.tab {
      guard case .number(let index)? = values.value(of: tab) else {
        return leaveUndecided("which tab \(scope.expanded(tab)) is in \(name)", at: step.location)
      }
      tabs.selectedIndex = index
    } else if let controller = shown(step) {
      tabs.selectedViewController = controller
    }
  }

  // MARK: What is shown

  private func shown(_ step: CodeNavigation) -> UIViewController? {
    guard let first = step.screens.first else { return nil }
    return controller(first, at: step.location)
  }

  /// The controller that a step shows; nil leaves it undecided.
  private func controller(_ shown: CodeScreen, at location: SourceLocation) -> UIViewController? {
    if let found = values.controller(shown.value) { return found }
    if let made = make(shown) { return made }
    let storyboards: [CodeName?] =
      switch shown.origin {
      case .scene(let storyboard, let identifier): [storyboard, identifier]
      case .initial(let storyboard): [storyboard]
      default: []
      }
    let unknown = storyboards.compactMap(\.self).first { $0.text == nil }
    let subject = unknown.map { "what \($0) is" } ?? "which screen \(scope.expanded(shown.value)) is"
    leaveUndecided("\(subject) in \(name)", at: location)
    return nil
  }

  /// What a value stands for that code makes: a controller of a storyboard, a nib or a class.
  func made(_ value: CodeValue) -> LiveValue? {
    let screen = scope.code.screen(value, in: scope.function, of: own)
    return make(screen).map { .controller($0) }
  }

  /// The controller of a screen that code makes; nil where the code does not tell which it is.
  func make(_ shown: CodeScreen) -> UIViewController? {
    guard let controller = ControllerMaking(screen: screen, scope: scope, own: own, run: self).controller(shown) else {
      return nil
    }
    if case .result(let event) = shown.value.root, values.made[event] == nil { values.made[event] = controller }
    if let property = shown.value.heldProperty { code.hold(.controller(controller), in: property, of: screen) }
    return controller
  }
}

extension CodeValue {
  /// `detail` or `self.detail`: the property of the own object that the value is.
  fileprivate var heldProperty: String? {
    switch root {
    case .name(let name) where path.isEmpty: return name
    case .itself where path.count == 1:
      guard case .member(let name) = path[0] else { return nil }
      return name
    default: return nil
    }
  }
}
