import FlowInterpreter
import Foundation
import HeadlessUIKit

/// What UIKit refuses with an exception, of members that HeadlessUIKit does not have.
extension LiveLibrary {
  mutating func addRefusals() {
    // - UIKit: F7.1.
    setter("UINavigationBar", "delegate") { call in
      let bar: UINavigationBar = try call.this()
      guard let controller = bar.navigationController else {
        return try call.interpreter.world.unread(
          "setting UINavigationBar.delegate", at: call.location, handed: [call.value, call[0]])
      }
      if try LiveReference.object(of: call[0]) === controller {
        controller.simulation.leaveUndecided(
          "what becomes of a navigation controller that is set as its bar's delegate")
        return .void
      }
      throw call.exception(
        "NSInternalInconsistencyException",
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }
}

extension UIKitFramework {
  /// - UIKit: F7.4: some of its own variables are not to be read by key-value coding.
  package func refusal(ofKey key: String, of value: Value) -> (name: String, reason: String)? {
    guard key.hasPrefix("_"), let object = try? LiveReference.object(of: value) else { return nil }
    let owner: String
    switch (object, key) {
    case (is UISearchBar, "_searchField"): owner = "UISearchBar"
    case (is UITextField, "_placeholderLabel"): owner = "UITextField"
    default: return nil
    }
    return ("NSGenericException", "Access to \(owner)'s \(key) ivar is prohibited. This is an application bug")
  }

  /// - UIKit: the keys beside its properties are not documented; these are read by many apps.
  package func mayLack(_ key: String, of value: Value) -> Bool {
    guard let object = try? LiveReference.object(of: value) else { return false }
    return !Self.undocumentedKeys.contains { $0.keys.contains(key) && $0.isOf(object) }
  }

  /// The class of an object of the app's, and the superclass of it that is not read; nil where all are read.
  package func unreadSuperclass(of object: NSObject) -> (name: String, unread: String)? {
    guard let nominal = (object as? any LiveObject)?.part.type.nominal, let unread = nominal.unreadSuperclass else {
      return nil
    }
    return (nominal.name, unread)
  }

  @MainActor
  package func partlyReadClass(of object: AnyObject) -> String? {
    (object as? NSObject).flatMap { unreadSuperclass(of: $0)?.name }
  }

  package func unreadClass(of value: Value) -> String? {
    guard let object = try? LiveReference.object(of: value) else { return nil }
    nonisolated(unsafe) let found = object
    return onMain { InterfaceOrigin.of(found)?.unlinkedClass }
  }

  /// Those of each class.
  private static let undocumentedKeys: [(isOf: @Sendable (AnyObject) -> Bool, keys: Set<String>)] = [
    ({ $0 is UISearchBar }, ["searchField", "cancelButton", "cancelButtonText", "background"]),
    ({ $0 is UITextField }, ["placeholderLabel", "clearButton", "textInputTraits", "iconView"]),
    ({ $0 is UIAlertController }, ["attributedTitle", "attributedMessage", "contentViewController"]),
    ({ $0 is UIAlertAction }, ["titleTextColor", "image", "imageTintColor", "checked", "contentViewController"]),
    ({ $0 is UIBarItem }, ["view"]),
    ({ $0 is UIGestureRecognizer }, ["targets"]),
    ({ $0 is UIPageControl }, ["pageImage", "currentPageImage"]),
    ({ $0 is UIDatePicker }, ["textColor", "highlightsToday"]),
    ({ $0 is UIPickerView }, ["magnifierEnabled"]),
    ({ $0 is UIDevice }, ["orientation"]),
  ]
}
