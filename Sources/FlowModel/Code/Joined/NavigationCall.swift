/// A call or an assignment that changes which screens are there, as it is written.
struct NavigationCall {
  var kind: CodeNavigation.Kind
  /// The identifier, of `performSegue`.
  var segue: CodeValue?
  /// The controllers that it is given.
  var screens: [CodeValue] = []
  /// The number of a tab.
  var tab: CodeValue?
  /// What it is called on; nil for `self`.
  var receiver: CodeValue?

  /// Takes what an event does as navigation; nil when it is none.
  init?(_ action: CodeEvent.Action) {
    switch action {
    case .assign(let target, let value?): self.init(assigning: value, to: target)
    case .call(let call) where call.root != .parent: self.init(call)
    default: return nil
    }
  }

  private init?(assigning value: CodeValue, to target: CodeValue) {
    switch target.lastName {
    case "rootViewController":
      guard case .member? = target.path.last else { return nil }
      kind = .setRoot
      screens = [value]
    case "viewControllers":
      kind = .setStack
      screens = Self.elements(of: value)
    case "selectedIndex":
      kind = .selectTab
      tab = value
    case "selectedViewController":
      kind = .selectTab
      screens = [value]
    default: return nil
    }
    receiver = target.receiver.flatMap { $0 == CodeValue(.itself) ? nil : $0 }
  }

  private init?(_ call: CodeValue) {
    guard let called = call.calledName, let kind = Self.kinds[called], let arguments = call.arguments else {
      return nil
    }
    switch called {
    case "perform": guard arguments.first?.label == "segue" else { return nil }
    case "present", "presentViewController": guard !arguments.isEmpty else { return nil }
    case "show", "showViewController":
      guard arguments.count == 2, arguments[1].label == "sender" else { return nil }
    default: break
    }
    self.kind = kind
    let given = arguments.first.map { [$0.value] } ?? []
    switch kind {
    case .performSegue: segue = given.first
    case .setStack: screens = given.flatMap(Self.elements)
    case .dismiss, .pop, .popToRoot, .remove: break
    default: screens = given
    }
    receiver = call.receiver.flatMap { $0 == CodeValue(.itself) ? nil : $0 }
  }

  /// What a method does, by its name.
  private static let kinds: [String: CodeNavigation.Kind] = [
    "addChild": .embed, "addChildViewController": .embed, "dismiss": .dismiss,
    "dismissViewControllerAnimated": .dismiss, "perform": .performSegue, "performSegue": .performSegue,
    "performSegueWithIdentifier": .performSegue, "popToRootViewController": .popToRoot,
    "popToRootViewControllerAnimated": .popToRoot, "popToViewController": .popTo, "popViewController": .pop,
    "popViewControllerAnimated": .pop, "present": .present, "presentViewController": .present,
    "pushViewController": .push, "removeFromParent": .remove, "removeFromParentViewController": .remove,
    "setViewControllers": .setStack, "show": .show, "showDetailViewController": .showDetail,
    "showViewController": .show,
  ]

  private static func elements(of value: CodeValue) -> [CodeValue] {
    if case .array(let elements) = value.root, value.path.isEmpty { return elements }
    return [value]
  }
}
