import FlowModel

/// Which calls and casts are worth remembering: those that navigation, containment, reuse or the app's own methods hang
/// on. Everything else of a body is forgotten, which keeps the facts small.
enum EventFilter {
  /// Methods of the frameworks, whatever they are called on.
  private static let watched: Set<String> = [
    "addChild", "addChildViewController", "addSubview", "addTarget", "didMove", "dequeueReusableCell",
    "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView", "dequeueReusableCellWithIdentifier",
    "dequeueReusableCellWithReuseIdentifier", "dismiss", "dismissViewControllerAnimated", "fatalError", "insertSubview",
    "instantiate", "instantiateInitialViewController", "instantiateViewController",
    "instantiateViewControllerWithIdentifier", "loadNibNamed", "perform", "performSegue", "performSegueWithIdentifier",
    "popToRootViewController", "popToRootViewControllerAnimated", "popToViewController", "popViewController",
    "popViewControllerAnimated", "preconditionFailure", "assertionFailure", "present", "presentViewController",
    "pushViewController", "register", "registerClass", "registerNib", "removeFromParent",
    "removeFromParentViewController", "setRootViewController", "setViewControllers", "show", "showDetailViewController",
    "showViewController", "shouldPerformSegue", "transition", "unwind", "willMove", "willMoveToParentViewController",
    "didMoveToParentViewController", "UINib", "UIStoryboard", "UIAlertAction", "UIBarButtonItem", "exit", "abort",
  ]

  /// Whether a call is worth remembering.
  static func matters(_ call: CodeValue) -> Bool {
    guard let name = call.calledName else { return false }
    if watched.contains(name) || mayName(name) || makesCell(call) { return true }
    switch call.root {
    case .parent: return true
    case .itself: return call.path.count <= 4
    case .name(let root):
      // `helper()`, `coordinator.showDetail()`, and `DetailController()`, but not `String(…)`.
      if root.utf8.first.map({ $0 >= 65 && $0 <= 90 }) == true { return isController(root) || tracksArgument(call) }
      return call.path.count <= 3 || tracksArgument(call)
    case .parameter, .local, .result: return isTracked(call) || tracksArgument(call)
    default: return tracksArgument(call)
    }
  }

  /// Whether a method may be one of the app's that makes a screen or performs a segue which its caller names.
  private static func mayName(_ method: String) -> Bool {
    var method = method
    return method.withUTF8 { namingWords.isFound(in: $0) }
  }

  private static let namingWords = WordSearch(["ontroller", "egue", "toryboard", "nstantiate", "cene", "creen"])

  /// Whether a forced cast is worth remembering: to something that may be a screen, or of a cell.
  static func castMatters(_ value: CodeValue, to type: String) -> Bool {
    if isController(type) { return true }
    let plain = CodeValue(value.root, value.path.dropLast())
    if asksForCell(plain) { return true }
    if case .result = value.root { return plain.path.isEmpty }
    return value.path.dropLast().contains { hop in
      if case .member(let name) = hop { destinations.contains(name) } else { false }
    }
  }

  /// Whether a value is what a list gives that is asked for a cell.
  static func asksForCell(_ value: CodeValue) -> Bool { value.calledName?.hasPrefix("dequeueReusable") == true }

  private static let destinations: Set<String> = [
    "childViewControllers", "children", "destination", "destinationViewController", "rootViewController",
    "topViewController", "viewControllers", "visibleViewController", "presentedViewController", "contentViewController",
  ]

  private static func isController(_ type: String) -> Bool {
    let endings = ["Controller", "VC", "Screen", "Scene", "Coordinator", "Router"]
    return endings.contains { type.hasSuffix($0) } || type.utf8.contains(controller)
  }

  private static let controller = Array("Controller".utf8)

  private static func isTracked(_ value: CodeValue) -> Bool {
    if case .result = value.root { return true }
    return value.path.contains { hop in
      switch hop {
      case .forcedCast(let type), .optionalCast(let type), .upcast(let type): isController(type)
      case .member(let name): destinations.contains(name)
      default: false
      }
    }
  }

  /// `UITableViewCell(style: .default, reuseIdentifier: "Item")`.
  private static func makesCell(_ call: CodeValue) -> Bool {
    call.arguments?.last?.label == "reuseIdentifier"
  }

  private static func tracksArgument(_ call: CodeValue) -> Bool {
    call.arguments?.contains { argument in
      switch argument.value.root {
      case .itself: argument.value.path.isEmpty
      // A screen may be made by its type.
      case .name(let type) where argument.value.path == [.member("self")]: isController(type)
      case .parameter: argument.value.path.isEmpty || isTracked(argument.value)
      default: isTracked(argument.value)
      }
    } ?? false
  }
}

extension String.UTF8View {
  /// Whether bytes stand somewhere in the text.
  func contains(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    var start = startIndex
    let end = index(endIndex, offsetBy: 1 - word.count)
    while start < end {
      if self[start] == word[0], self[start...].starts(with: word) { return true }
      formIndex(after: &start)
    }
    return false
  }
}
