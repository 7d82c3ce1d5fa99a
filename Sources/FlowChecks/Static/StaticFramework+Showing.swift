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
  let kind: Transition.Kind
  /// Of a relationship, which: `rootViewController`, `viewControllers`.
  var relationship: String?

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
    kind = Self.methods[String(signature.prefix { $0 != "(" })]?.kind ?? .show
  }

  /// How a call or an assignment that is not read shows what it is handed; nil where it is none of UIKit's that do.
  init?(of what: String, at location: TreeLocation) {
    let name = String(what.lastWord)
    if what.hasPrefix("setting ") {
      guard Self.properties.contains(name) else { return nil }
      kind = .relationship
      relationship = name
      return
    }
    guard name.hasSuffix("(…)"), let method = Self.methods[String(name.dropLast(3))],
      location.labels.starts(with: method.labels)
    else { return nil }
    kind = method.kind
  }
}

extension Library.Call {
  /// Shows the screens that it is handed.
  fileprivate func show(_ signature: String) throws -> Value {
    guard let world = interpreter.world as? StaticWorld else { return .void }
    let values = arguments.map(\.value)
    world.noteChildren("it.\(signature.prefix { $0 != "(" })(…)", [value] + values, at: location)
    let isAtOnce = signature.hasPrefix("present") && values.count > 1 && values[1].flattened?.isFalse == true
    try world.show(values[0], as: StaticShowing(method: signature), isAtOnce: isAtOnce, at: location)
    world.hand(Array(values.dropFirst()))
    return .void
  }
}

extension Value {
  /// Whether it is `false`.
  fileprivate var isFalse: Bool { if case .bool(false) = self { true } else { false } }
}
