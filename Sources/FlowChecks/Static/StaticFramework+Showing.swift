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

/// How screens are shown where nothing is known of what they are shown by.
enum StaticShowing {
  /// The methods, with the labels of their arguments but for that of a completion.
  private static let methods: [String: [String?]] = [
    "present": [nil, "animated"], "presentViewController": [nil, "animated"], "show": [nil, "sender"],
    "showViewController": [nil, "sender"], "showDetailViewController": [nil, "sender"], "addChild": [nil],
    "addChildViewController": [nil], "pushViewController": [nil, "animated"], "setViewControllers": [nil, "animated"],
  ]
  private static let properties: Set<String> = ["rootViewController", "viewControllers", "selectedViewController"]

  /// Whether a call or an assignment that is not read is one of UIKit's that show what they are handed.
  static func isMeant(by what: String, at location: TreeLocation) -> Bool {
    let name = what.split(separator: ".").last.map(String.init) ?? what
    if what.hasPrefix("setting ") { return properties.contains(name) }
    guard name.hasSuffix("(…)"), let labels = methods[String(name.dropLast(3))] else { return false }
    return location.labels.starts(with: labels)
  }
}

extension Library.Call {
  /// Shows the screens that it is handed.
  fileprivate func show(_ signature: String) throws -> Value {
    guard let world = interpreter.world as? StaticWorld else { return .void }
    let values = arguments.map(\.value)
    world.noteChildren("it.\(signature.prefix { $0 != "(" })(…)", [value] + values, at: location)
    let isAtOnce = signature.hasPrefix("present") && values.count > 1 && values[1].flattened?.isFalse == true
    try world.show([values[0]], isAtOnce: isAtOnce, at: location)
    world.hand(Array(values.dropFirst()))
    return .void
  }
}

extension Value {
  /// Whether it is `false`.
  fileprivate var isFalse: Bool { if case .bool(false) = self { true } else { false } }
}
