import FlowModel

/// Finds what the events of a function's body do to the navigation.
struct NavigationReader {
  let scope: CodeScope

  /// What an event does; nil where it goes nowhere.
  func effect(of event: CodeEvent) -> NavigationEffect? {
    switch event.action {
    case .call(let call): effect(of: call)
    case .assign(let target, let value): effect(ofAssigning: value, to: target)
    default: nil
    }
  }

  private func effect(of call: CodeValue) -> NavigationEffect? {
    guard let name = call.calledName, let arguments = call.arguments, call.root != .parent else { return nil }
    switch name {
    case "performSegue", "performSegueWithIdentifier":
      guard let identifier = arguments.first.flatMap({ scope.text(of: $0.value) }) else {
        return .unknown("which segue \(scope.expanded(call)) performs")
      }
      return .performSegue(identifier)
    case "dismiss", "dismissViewControllerAnimated": return isNavigation(call) ? .dismiss : nil
    case "popViewController", "popViewControllerAnimated": return .pop
    case "popToRootViewController", "popToRootViewControllerAnimated": return .popToRoot
    case "present", "presentViewController": return show(arguments.first?.value, .present)
    case "pushViewController": return show(arguments.first?.value, .pushViewController)
    case "show", "showViewController": return isNavigation(call) ? show(arguments.first?.value, .show) : nil
    case "showDetailViewController": return show(arguments.first?.value, .showDetailViewController)
    case "setViewControllers", "popToViewController", "unwind": return .unknown("where \(scope.expanded(call)) leads")
    default: return nil
    }
  }

  /// Whether a method of a common name is called on a controller: on self, or on something called so.
  private func isNavigation(_ call: CodeValue) -> Bool {
    guard let receiver = call.receiver.map(scope.expanded) else { return true }
    guard let last = receiver.lastName else { return receiver.root == .itself }
    return last == "self" || last.lowercased().hasSuffix("controller")
  }

  private func effect(ofAssigning value: CodeValue?, to target: CodeValue) -> NavigationEffect? {
    switch target.lastName {
    case "selectedIndex":
      guard let text = value.map({ "\(scope.expanded($0))" }), let index = Int(text) else {
        return .unknown("which tab \(target) selects")
      }
      return .selectTab(index)
    case "rootViewController", "viewControllers": return .unknown("what \(target) shows from here on")
    default: return nil
    }
  }

  // MARK: Controllers

  private func show(_ value: CodeValue?, _ kind: NavigationEffect.ShowKind) -> NavigationEffect {
    guard let value else { return .unknown("what is shown") }
    let whole = scope.expanded(value)
    guard let controller = controller(whole) else { return .unknown("which screen \(whole) is") }
    return .show(controller, kind)
  }

  private func controller(_ value: CodeValue) -> NavigationEffect.ShownController? {
    // What stands behind the call that makes it: casts, unwrapping.
    var made = value
    while let last = made.path.last {
      if case .call = last { break }
      made.path.removeLast()
    }
    guard let name = made.calledName, let arguments = made.arguments else { return nil }
    switch name {
    case "UIAlertController":
      func text(_ label: String) -> String? {
        arguments.first { $0.label == label }.flatMap { scope.text(of: $0.value) }
      }
      let style = arguments.first { $0.label == "preferredStyle" }?.value.lastName
      return .alert(title: text("title"), message: text("message"), isSheet: style == "actionSheet")
    case "instantiateViewController", "instantiateViewControllerWithIdentifier":
      guard let identifier = arguments.first.flatMap({ scope.text(of: $0.value) }),
        let storyboard = storyboard(made.receiver)
      else { return nil }
      return .scene(storyboard: storyboard.name, identifier: identifier)
    case "instantiateInitialViewController":
      guard let storyboard = storyboard(made.receiver), storyboard.name != nil else { return nil }
      return .scene(storyboard: storyboard.name, identifier: nil)
    default: return nil
    }
  }

  /// The storyboard that a value is: `UIStoryboard(name: "Main", bundle: nil)`, or `storyboard`, the screen's own.
  private func storyboard(_ value: CodeValue?) -> (name: String?, Void)? {
    guard let whole = value.map(scope.expanded) else { return nil }
    if whole.calledName == "UIStoryboard", let name = whole.arguments?.first.flatMap({ scope.text(of: $0.value) }) {
      return (name, ())
    }
    return whole.lastName == "storyboard" ? (nil, ()) : nil
  }
}
