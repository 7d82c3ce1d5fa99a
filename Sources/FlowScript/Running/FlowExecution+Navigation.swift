import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

extension FlowExecution {
  func performSegue(_ options: PerformSegue) throws(StepFailure) {
    let identifier = try variables.value(of: options.identifier)
    let screen = try performer(options.from) { $0.segueIdentifiers.contains(identifier) }
    let known = screen.segueIdentifiers
    guard known.contains(identifier) else {
      let advice =
        NearestName.of(identifier, in: known).map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? "it has no segue with an identifier" : "it has \(known.joined(separator: ", "))")
      throw StepFailure("\(screen.screenName) has no segue with the identifier '\(identifier)': \(advice)")
    }
    let simulation = try app()
    simulation.run { screen.performSegue(withIdentifier: identifier, sender: nil) }
    simulation.settle()
  }

  func unwind(_ options: Unwind) throws(StepFailure) {
    let action = try options.action.map { template throws(StepFailure) in try variables.value(of: template) }
    let identifier = try options.identifier.map { template throws(StepFailure) in
      try variables.value(of: template)
    }
    func isMeant(_ segue: UnwindSegue) -> Bool {
      (action == nil || segue.action == action) && (identifier == nil || segue.identifier == identifier)
    }
    let screen = try performer(options.from) { $0.unwindSegues.contains(where: isMeant) }
    guard let segue = screen.unwindSegues.first(where: isMeant) else {
      let known = screen.unwindSegues.map { $0.identifier.map { "'\($0)'" } ?? $0.action }
      throw StepFailure(
        "\(screen.screenName) has no unwind segue \(action ?? identifier.map { "'\($0)'" } ?? "")",
        hint: known.isEmpty ? "it has none at all" : "it has \(known.joined(separator: ", "))")
    }
    let destination = try options.to.map { template throws(StepFailure) in
      try controller(named: variables.value(of: template))
    }
    let simulation = try app()
    simulation.run { screen.performUnwind(segue, to: destination) }
    simulation.settle()
  }

  func dismiss() throws(StepFailure) {
    let simulation = try app()
    guard let top = simulation.visiblePath.last(where: \.isPresentedItself) else {
      throw StepFailure("nothing is presented, so there is nothing to dismiss")
    }
    simulation.run { top.dismiss(animated: true) }
    simulation.settle()
  }

  func pop(toRoot: Bool) throws(StepFailure) {
    let simulation = try app()
    guard let navigation = simulation.visibleContainer(UINavigationController.self) else {
      throw StepFailure("the visible screen is in no navigation controller")
    }
    guard navigation.viewControllers.count > 1 else {
      throw StepFailure("only the root of the navigation stack is left, so there is nothing to pop")
    }
    simulation.run {
      if toRoot {
        _ = navigation.popToRootViewController(animated: true)
      } else {
        _ = navigation.popViewController(animated: true)
      }
    }
    simulation.settle()
  }

  func selectTab(_ reference: TabReference) throws(StepFailure) {
    let tabs = try visibleTabs()
    let index = try index(of: reference, in: tabs)
    guard try app().userSelectsTab(at: index, of: tabs) else {
      throw StepFailure("the tab bar of \(tabs.screenName) is hidden, or lies under a presentation")
    }
  }

  // MARK: Who

  /// The screen that performs something: the named one, else the visible one or a container or child of it that can.
  private func performer(_ name: Template?, _ canPerform: (UIViewController) -> Bool) throws(StepFailure)
    -> UIViewController
  {
    if let name { return try controller(named: variables.value(of: name)) }
    let simulation = try app()
    guard let visible = simulation.visibleScreen else { throw StepFailure("no screen is visible") }
    let candidates = [visible] + simulation.embeddedScreens + simulation.visiblePath.reversed().dropFirst()
    return candidates.first(where: canPerform) ?? visible
  }

  /// The one controller of the running app that a name means.
  func controller(named name: String) throws(StepFailure) -> UIViewController {
    let resolver = try resolver()
    let found = try resolver.controllers(named: name)
    guard let controller = found.last else {
      throw StepFailure("\(name) is not in the running app: nothing has shown it, or it is gone")
    }
    return controller
  }

  /// The tab bar controller that the user is in.
  func visibleTabs() throws(StepFailure) -> UITabBarController {
    guard let tabs = try app().visibleContainer(UITabBarController.self) else {
      throw StepFailure("the visible screen is in no tab bar controller")
    }
    return tabs
  }

  /// The position of a tab.
  func index(of reference: TabReference, in tabs: UITabBarController) throws(StepFailure) -> Int {
    let controllers = tabs.viewControllers ?? []
    switch reference {
    case .index(let index):
      guard controllers.indices.contains(index) else {
        throw StepFailure("there is no tab \(index): \(tabs.screenName) has \(controllers.count), from 0")
      }
      return index
    case .title(let template):
      let title = try variables.value(of: template)
      let titles = controllers.map { $0.tabBarItem.title ?? "" }
      let found = titles.indices.filter { titles[$0] == title }
      if found.count > 1 {
        throw StepFailure(
          "\(found.count) tabs are called '\(title)'",
          hint: "name one by its position, from 0: \(found.map(String.init).joined(separator: ", "))")
      }
      if let index = found.first { return index }
      let advice = NearestName.of(title, in: titles).map { "did you mean '\($0)'?" }
      throw StepFailure(
        "no tab is called '\(title)': \(advice ?? "there are \(titles.map { "'\($0)'" }.joined(separator: ", "))")")
    }
  }
}

extension UIViewController {
  /// The children and theirs, a parent before its children.
  var descendants: [UIViewController] { children.flatMap { [$0] + $0.descendants } }
}
