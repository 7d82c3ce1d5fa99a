import FlowInterpreter
import HeadlessUIKit

/// Keys of key-value coding that apps know of UIKit's objects though no header declares them.
///
/// Source: what many authors set and read (not documented).
extension UIKitFramework {
  package func setValue(
    _ value: Value, forKey key: String, of target: Value, _ call: Library.Call
  ) throws -> Bool {
    guard let object = try LiveReference.object(of: target) else { return false }
    if Self.looks.contains(where: { $0.isOfClass(object) && $0.keys.contains(key) }) { return true }
    switch (object, key) {
    case (let bar as UISearchBar, "cancelButtonText"):
      guard let text = try plainText(value, call) else { return false }
      onMain { bar.cancelButtonText = text }
      return true
    case (let alert as UIAlertController, "attributedTitle"), (let alert as UIAlertController, "attributedMessage"):
      guard let given = try LiveReference.object(of: value) as? NSAttributedString else { return false }
      nonisolated(unsafe) let text = given
      onMain {
        if key == "attributedTitle" { alert.attributedTitle = text } else { alert.attributedMessage = text }
      }
      return true
    case (let tabs as UITabBarController, "tabBar"):
      guard let bar = try LiveReference.object(of: value) as? UITabBar else { return false }
      return onMain { !Self.sizesItself(bar) && tabs.take(bar) }
    case (let stack as UINavigationController, "navigationBar"):
      guard let bar = try LiveReference.object(of: value) as? UINavigationBar else { return false }
      return onMain { !Self.sizesItself(bar) && stack.take(bar) }
    case (let device as UIDevice, "orientation"):
      // Nothing turns where it is held so already.
      guard case .int(let orientation)? = value.flattened else { return false }
      return onMain { orientation == device.heldOrientation.rawValue }
    default: return false
    }
  }

  package func value(forKey key: String, of target: Value) -> Value? {
    guard let object = try? LiveReference.object(of: target) else { return nil }
    switch (object, key) {
    case (let bar as UISearchBar, "searchField"): return onMain { LiveReference.value(of: bar.searchTextField) }
    default: return nil
    }
  }

  private func plainText(_ value: Value, _ call: Library.Call) throws -> String? {
    if case .unknown? = value.flattened { return nil }
    return try call.unbridge(value)
  }

  /// Whether the app's class says how large a bar is, so that content lies elsewhere.
  @MainActor private static func sizesItself(_ bar: UIView) -> Bool {
    guard let own = bar as? any InterpretedClass else { return false }
    return own.implements("sizeThatFits(_:)") || own.implements("intrinsicContentSize")
  }

  private struct Looks: Sendable {
    let isOfClass: @Sendable (AnyObject) -> Bool
    let keys: Set<String>
  }

  /// Keys that change how something looks.
  private static let looks: [Looks] = [
    Looks(
      isOfClass: { $0 is UIAlertAction },
      keys: ["_titleTextColor", "checked", "image", "imageTintColor", "titleTextAlignment", "titleTextColor"]),
    Looks(isOfClass: { $0 is UIDatePicker }, keys: ["highlightColor", "highlightsToday", "textColor"]),
    Looks(isOfClass: { $0 is UIPickerView }, keys: ["magnifierEnabled", "textColor"]),
    Looks(isOfClass: { $0 is UINavigationBar }, keys: ["hidesShadow"]),
  ]
}
