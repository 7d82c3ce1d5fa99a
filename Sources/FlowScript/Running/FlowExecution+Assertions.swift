import HeadlessUIKit

extension FlowExecution {
  func resolver() throws(StepFailure) -> ScreenResolver {
    ScreenResolver(world.app, in: try app(), doubts: doubts)
  }

  func assertScreen(_ template: Template) throws(StepFailure) {
    let name = try variables.value(of: template)
    let simulation = try app()
    guard let visible = simulation.visibleScreen else { throw StepFailure("no screen is visible") }
    let resolver = try resolver()
    // A page controller of the app's is a screen as its pages are.
    let pages = simulation.visiblePath.filter { $0 is UIPageViewController && $0 !== visible }
    for controller in [visible] + simulation.embeddedScreens + pages where try resolver.matches(name, controller) {
      return
    }
    if let reason = try emptyContainer() { throw reason }
    // A screen is called by its title too.
    if let doubt = resolver.titleDoubt(of: visible, name) { throw doubt }
    let names = simulation.embeddedScreens.map(\.screenName).joined(separator: ", ")
    let embedded = names.isEmpty ? "" : ", with \(names) in it"
    throw .mismatch(
      "another screen is visible", expected: name, actual: visible.screenNames.joined(separator: " or ") + embedded)
  }

  func assertStack(_ templates: [Template]) throws(StepFailure) {
    var names: [String] = []
    for template in templates { names.append(try variables.value(of: template)) }
    let stack = try app().visibleStack
    let resolver = try resolver()
    var isEqual = stack.count == names.count
    for (name, controller) in zip(names, stack) where try !resolver.matches(name, controller) { isEqual = false }
    if isEqual { return }
    if let reason = try emptyContainer() { throw reason }
    throw .mismatch(
      "the navigation stack is another one", expected: names.joined(separator: " › "),
      actual: stack.map(\.screenName).joined(separator: " › "))
  }

  /// A container to which the storyboard gives no screen and whose class is not linked: only its code knows what it
  /// shows.
  func emptyContainer() throws(StepFailure) -> StepFailure? {
    guard let container = try app().visibleScreen, let className = container.origin?.unlinkedClass,
      container is UINavigationController || container is UITabBarController
    else { return nil }
    return .undecided(
      "which screen \(className) shows: the storyboard gives it none", at: container.origin?.location,
      hint: AdviceLanguage.words(
        flow: "a flow can begin on another screen: `initial:` below `flowsim:` in its header",
        suite: "a test can begin on another screen: `AppUnderTest(…, initial: …)`"))
  }

  func assertPresented(_ expectation: PresentedExpectation) throws(StepFailure) {
    let presented = try presentedControllers()
    guard let top = presented.last else { throw StepFailure("nothing is presented") }
    let found =
      try expectation.screen.map { template throws(StepFailure) in
        try self.presented(variables.value(of: template), among: presented)
      } ?? top
    guard let style = expectation.style, let actual = found.shownPresentationStyle, actual != style else { return }
    let chosen = PresentedExpectation.Style(found.modalPresentationStyle)
    throw .mismatch(
      "\(found.screenName) is presented in another way", expected: style.rawValue,
      actual: actual.rawValue
        + (chosen == actual ? "" : chosen.map { " (\($0.rawValue), adapted to the device)" } ?? ""),
      location: found.origin?.location)
  }

  /// The presented controller that is a screen, or has it in it.
  private func presented(_ name: String, among presented: [UIViewController]) throws(StepFailure) -> UIViewController {
    let resolver = try resolver()
    for controller in presented {
      for candidate in [controller] + controller.descendants where try resolver.matches(name, candidate) {
        return controller
      }
    }
    throw .mismatch("something else is presented", expected: name, actual: presented.last?.screenName ?? "nothing")
  }

  func assertNotPresented(_ template: Template?) throws(StepFailure) {
    let presented = try presentedControllers()
    guard let template else {
      if let top = presented.last {
        throw StepFailure("\(top.screenName) is presented", location: top.origin?.location)
      }
      return
    }
    let name = try variables.value(of: template)
    let resolver = try resolver()
    for controller in presented {
      for candidate in [controller] + controller.descendants where try resolver.matches(name, candidate) {
        throw StepFailure("\(name) is presented", location: candidate.origin?.location)
      }
    }
  }

  private func presentedControllers() throws(StepFailure) -> [UIViewController] {
    try app().allControllers.filter { $0.isPresentedItself }
  }

  func assertTab(_ reference: TabReference) throws(StepFailure) {
    let tabs = try visibleTabs()
    let expected = try index(of: reference, in: tabs)
    guard tabs.selectedIndex != expected else { return }
    let titles = (tabs.viewControllers ?? []).enumerated().map { $1.tabBarItem.title ?? "\($0)" }
    let actual = titles.indices.contains(tabs.selectedIndex) ? titles[tabs.selectedIndex] : "the list of more tabs"
    throw .mismatch("another tab is selected", expected: titles[expected], actual: actual)
  }

  func assertAlert(_ expectation: AlertExpectation) throws(StepFailure) {
    guard let alert = try presentedControllers().last as? UIAlertController else {
      throw StepFailure("no alert is shown")
    }
    try compare("title", expectation.title, alert.shownTitle)
    if expectation.message != nil, let doubt = doubts.open.first(where: { $0.screen === alert && $0.isOfWholeScreen }) {
      throw .undecided(doubt.question, at: doubt.location, hint: doubt.hint)
    }
    try compare("message", expectation.message, alert.shownMessage)
    guard let buttons = expectation.buttons else { return }
    var expected: [String] = []
    for button in buttons { expected.append(try variables.value(of: button)) }
    let actual = alert.actions.map { $0.title ?? "" }
    if expected != actual {
      throw .mismatch(
        "the alert has other buttons", expected: expected.joined(separator: ", "),
        actual: actual.joined(separator: ", "))
    }
  }

  private func compare(_ part: String, _ expected: Template?, _ actual: String?) throws(StepFailure) {
    guard let expected else { return }
    let text = try variables.value(of: expected)
    if text != actual { throw .mismatch("the alert has another \(part)", expected: text, actual: actual ?? "none") }
  }

  func assertChildren(_ templates: [Template], of screen: Template?) throws(StepFailure) {
    let named = try screen.map { template throws(StepFailure) in try controller(named: variables.value(of: template)) }
    let visible = try app().visibleScreen
    guard let parent = named ?? visible else { throw StepFailure("no screen is visible") }
    var names: [String] = []
    for template in templates { names.append(try variables.value(of: template)) }
    let resolver = try resolver()
    var isEqual = parent.children.count == names.count
    for (name, child) in zip(names, parent.children) where try !resolver.matches(name, child) { isEqual = false }
    if isEqual { return }
    if let className = parent.origin?.unlinkedClass {
      throw .undecided("which screens \(className) contains", at: parent.origin?.location)
    }
    func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
    throw .mismatch(
      "\(parent.screenName) contains other screens", expected: list(names),
      actual: list(parent.children.map(\.screenName)), location: parent.origin?.location)
  }

  func assertParent(of screen: Template, is parent: Template) throws(StepFailure) {
    let child = try controller(named: variables.value(of: screen))
    let name = try variables.value(of: parent)
    let resolver = try resolver()
    if let actual = child.parent, try resolver.matches(name, actual) { return }
    throw .mismatch(
      "\(child.screenName) is contained in another controller", expected: name,
      actual: child.parent?.screenName ?? "no parent")
  }

  /// Holds the callbacks since the launch against those expected, in order.
  func assertLifecycle(_ expectation: LifecycleExpectation) throws(StepFailure) {
    let simulation = try app()
    var expected: [String] = []
    for event in expectation.events { expected.append(try variables.value(of: event)) }
    let screen = try expectation.screen.map { template throws(StepFailure) in try variables.value(of: template) }
    let resolver = try resolver()
    if let screen { _ = try resolver.matches(screen, simulation.visibleScreen ?? UIViewController()) }
    let check = LifecycleCheck(simulation: simulation, screen: screen, expected: expected, isExact: expectation.exact)
    // A name that nothing bore so far may be a slip.
    for name in check.unseenScreens { _ = try resolver.matches(name, simulation.visibleScreen ?? UIViewController()) }
    if let failure = check.failure { throw failure }
  }
}

extension PresentedExpectation.Style {
  /// The style of UIKit's; nil for those that are none when a screen is shown.
  init?(_ style: UIModalPresentationStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .pageSheet, .automatic: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .custom: self = .custom
    case .overFullScreen: self = .overFullScreen
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .none: return nil
    }
  }
}

extension UIViewController {
  /// How it is presented, as the device shows it.
  fileprivate var shownPresentationStyle: PresentedExpectation.Style? {
    presentedStyle.flatMap(PresentedExpectation.Style.init)
  }
}
