import FlowInterpreter
import FlowModel

/// What of UIKit brings up screens that code has made. It sets none of the app's properties.
extension LibraryBuilder {
  mutating func addShowing() {
    let controller = "UIViewController"
    for signature in [
      "present(_:animated:completion?:)", "presentViewController(_:animated:completion?:)", "show(_:sender:)",
      "showViewController(_:sender:)", "showDetailViewController(_:sender:)", "addChild(_:)",
      "addChildViewController(_:)",
    ] {
      method(controller, signature) { call in try call.show(signature) }
    }
    for signature in ["pushViewController(_:animated:)", "setViewControllers(_:animated:)"] {
      method("UINavigationController", signature) { call in try call.show(signature) }
    }
    method("UITabBarController", "setViewControllers(_:animated:)") { call in
      try call.show("setViewControllers(_:animated:)")
    }
    method("UIPageViewController", "setViewControllers(_:direction:animated:completion?:)") { call in
      try call.show(StaticShowing.pages)
    }
    for type in ["UINavigationController", "UITabBarController", "UISplitViewController"] {
      initializer(type, "()") { call in
        guard let world = call.interpreter.world as? StaticWorld, world.handedObjects.isFollowing else {
          return try call.interpreter.world.unread("\(type)(…)", at: call.location, handed: [])
        }
        let container = world.container(type)
        if type == "UITabBarController" { container.barPlace = call.location.source }
        return container.value
      }
    }
    initializer("UINavigationController", "(rootViewController:)") { call in
      guard let world = call.interpreter.world as? StaticWorld else {
        return .unknown(Unknown("a screen", call.location))
      }
      return world.container(of: call[0], "UINavigationController").value
    }
  }
}

/// How UIKit's members show screens, by their names: also where nothing is known of what they are called on.
struct StaticShowing {
  /// How it moves.
  var kind: Transition.Kind
  /// Of a relationship, which: `rootViewController`, `viewControllers`.
  var relationship: String?
  /// Whether what it is handed is all that the container holds then.
  var isWhole = false

  /// The methods, with the labels of their arguments but for that of a completion.
  private static let methods: [String: (kind: Transition.Kind, labels: [String?])] = [
    "present": (.present, [nil, "animated"]), "presentViewController": (.present, [nil, "animated"]),
    "show": (.show, [nil, "sender"]), "showViewController": (.show, [nil, "sender"]),
    "showDetailViewController": (.showDetail, [nil, "sender"]), "addChild": (.embed, [nil]),
    "addChildViewController": (.embed, [nil]), "pushViewController": (.push, [nil, "animated"]),
    "setViewControllers": (.push, [nil, "animated"]),
  ]
  private static let properties: Set<String> = ["rootViewController", "viewControllers", "selectedViewController"]

  /// What members that show screens are called.
  static let names = Set(methods.keys).union(properties)

  /// How one of UIKit's methods shows what it is handed.
  init(method signature: String) {
    let name = String(signature.prefix { $0 != "(" })
    if signature == Self.pages {
      kind = .embed
      return
    }
    kind = Self.methods[name]?.kind ?? .show
    isWhole = name == Self.whole
  }

  private static let whole = "setViewControllers"

  /// Has a page controller show pages. They are not all that it shows: its data source has the others.
  fileprivate static let pages = "setViewControllers(_:direction:animated:)"

  /// The same on an object of a class of the framework's: what a stack is handed is pushed, what a tab bar is handed are
  /// its tabs.
  func on(_ frameworkClass: String?) -> StaticShowing {
    guard isWhole, let frameworkClass else { return self }
    var showing = self
    if FrameworkAncestry.isKind(frameworkClass, of: "UINavigationController") == true {
      (showing.kind, showing.relationship) = (.push, nil)
    } else if FrameworkAncestry.isKind(frameworkClass, of: "UITabBarController") == true {
      (showing.kind, showing.relationship) = (.relationship, "viewControllers")
    } else if FrameworkAncestry.isKind(frameworkClass, of: "UISplitViewController") == true {
      (showing.kind, showing.relationship) = (.embed, nil)
    }
    return showing
  }

  /// Whether it fills a container, rather than adding to what that holds.
  func fills(isEmpty: Bool) -> Bool { isWhole || kind == .push && isEmpty }

  /// How a call or an assignment that is not read shows what it is handed; nil where it is none of UIKit's that do.
  init?(of what: String, at location: TreeLocation) {
    let name = String(what.lastWord)
    if what.hasPrefix("setting ") {
      guard Self.properties.contains(name) else { return nil }
      kind = .relationship
      relationship = name
      isWhole = name == "viewControllers"
      return
    }
    if name == "\(Self.whole)(…)", location.labels.starts(with: [nil, "direction", "animated"]) {
      kind = .embed
      return
    }
    guard name.hasSuffix("(…)"), let method = Self.methods[String(name.dropLast(3))],
      location.labels.starts(with: method.labels)
    else { return nil }
    kind = method.kind
    isWhole = name == "\(Self.whole)(…)"
  }

  /// How a method of a library's presents what it is handed, as its name tells: `presentPanModal(sheet)`; nil for others.
  init?(ofLibrary what: String, at location: TreeLocation) {
    let name = what.lastWord
    guard name.hasPrefix("present"), name.dropFirst("present".count).first?.isUppercase == true, name.hasSuffix("(…)"),
      let first = location.labels.first, first == nil
    else { return nil }
    kind = .present
  }
}

extension Library.Call {
  /// Shows the screens that it is handed.
  fileprivate func show(_ signature: String) throws -> Value {
    guard let world = interpreter.world as? StaticWorld else { return .void }
    let values = arguments.map(\.value)
    world.noteChildren("it.\(signature.prefix { $0 != "(" })(…)", [value] + values, at: location)
    let isAtOnce = signature.hasPrefix("present") && values.count > 1 && values[1].flattened?.isFalse == true
    try world.show(values[0], as: StaticShowing(method: signature), on: value, isAtOnce: isAtOnce, at: location)
    world.hand(Array(values.dropFirst()))
    return .void
  }
}

extension Value {
  /// Whether it is `false`.
  fileprivate var isFalse: Bool { if case .bool(false) = self { true } else { false } }
}
