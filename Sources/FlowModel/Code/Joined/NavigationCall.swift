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
    guard let called = call.calledName, let arguments = call.arguments else { return nil }
    receiver = call.receiver.flatMap { $0 == CodeValue(.itself) ? nil : $0 }
    screens = arguments.first.map { [$0.value] } ?? []
    switch called {
    case "perform" where arguments.first?.label == "segue", "performSegue", "performSegueWithIdentifier":
      kind = .performSegue
      segue = screens.first
      screens = []
    case "present", "presentViewController":
      guard !arguments.isEmpty else { return nil }
      kind = .present
    case "pushViewController": kind = .push
    case "show", "showViewController":
      guard arguments.count == 2, arguments[1].label == "sender" else { return nil }
      kind = .show
    case "showDetailViewController": kind = .showDetail
    case "setViewControllers":
      kind = .setStack
      screens = screens.flatMap(Self.elements)
    case "addChild", "addChildViewController": kind = .embed
    case "popToViewController": kind = .popTo
    default:
      guard let kind = Self.withoutScreens[called] else { return nil }
      self.kind = kind
      screens = []
    }
  }

  private static let withoutScreens: [String: CodeNavigation.Kind] = [
    "dismiss": .dismiss, "dismissViewControllerAnimated": .dismiss, "popViewController": .pop,
    "popViewControllerAnimated": .pop, "popToRootViewController": .popToRoot,
    "popToRootViewControllerAnimated": .popToRoot, "removeFromParent": .remove,
    "removeFromParentViewController": .remove,
  ]

  private static func elements(of value: CodeValue) -> [CodeValue] {
    if case .array(let elements) = value.root, value.path.isEmpty { return elements }
    return [value]
  }
}
