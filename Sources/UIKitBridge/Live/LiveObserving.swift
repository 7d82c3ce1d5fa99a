import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Key-value observing of UIKit's own properties.
///
/// - UIKit: setting a property tells of it, by whatever method it is set in Objective-C (Apple's Key-Value Observing
///   Programming Guide, "Automatic Change Notification"); which of UIKit's properties it changes past their setters is
///   not documented but for few of them, and those are left out here: frames, bounds, what users type or drag.
extension UIKitFramework {
  package func observedProperty(_ key: String, of object: AnyObject) -> String? {
    guard let object = object as? NSObject else { return nil }
    let names = [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())"]
    let kinds = Self.observed.filter { $0.isKind(object) }
    guard let found = kinds.lazy.compactMap({ names.first(where: $0.properties.contains) }).first else { return nil }
    nonisolated(unsafe) let framework = self
    // UIKit's own changes are told of by the simulation.
    onMain {
      guard Simulation.current.propertyDidChange == nil else { return }
      Simulation.current.propertyDidChange = { [weak framework] in framework?.tellOfChange($0, $1) }
    }
    return found
  }

  private struct Observed: Sendable {
    let isKind: @Sendable (NSObject) -> Bool
    let properties: Set<String>
  }

  /// The properties that are told of, by their classes.
  private static let observed = [
    Observed(isKind: { $0 is UITextView }, properties: ["text", "attributedText", "contentOffset"]),
    Observed(
      isKind: { $0 is UIScrollView && !($0 is UITextView) },
      properties: ["contentOffset", "contentSize", "contentInset"]),
    Observed(isKind: { $0 is UILabel }, properties: ["text", "attributedText", "textColor"]),
    Observed(isKind: { $0 is UITextField }, properties: ["text", "placeholder"]),
    Observed(isKind: { $0 is UIControl }, properties: ["isEnabled", "isSelected", "isHighlighted"]),
    Observed(isKind: { $0 is UIImageView }, properties: ["image"]),
    Observed(
      isKind: { $0 is UIView },
      properties: ["isHidden", "alpha", "backgroundColor", "tag", "isUserInteractionEnabled"]),
    Observed(isKind: { $0 is UIViewController || $0 is UINavigationItem || $0 is UIBarItem }, properties: ["title"]),
    Observed(isKind: { $0 is UIBarItem }, properties: ["isEnabled"]),
  ]

  /// The properties of whose changes the simulation tells, whoever sets them.
  private static let toldBySimulation: Set<String> = ["contentOffset", "contentSize", "isHighlighted"]

  @MainActor
  private func tellOfChange(_ object: NSObject, _ property: String) {
    guard fault == nil, interpreter.observes(property, ofFrameworkObject: object) else { return }
    do {
      try interpreter.loop.entering {
        try interpreter.tellObservers(
          of: property, ofFrameworkObject: object, LiveReference.value(of: object), before: nil, at: interpreter.start)
      }
    } catch { end(with: error) }
  }

  /// Does what sets a property, and tells those that observe it.
  static func telling(_ names: [String], _ write: @escaping Library.Method) -> Library.Method {
    let names = names.filter { !toldBySimulation.contains($0) }
    guard let name = names.first else { return write }
    return { call in
      guard let object = try LiveReference.object(of: call.value),
        call.interpreter.observes(name, ofFrameworkObject: object)
      else { return try write(call) }
      let before = try call.interpreter.frameworkProperty(name, of: call.value, at: call.location)
      let result = try write(call)
      try call.interpreter.tellObservers(
        of: name, ofFrameworkObject: object, call.value, before: before, at: call.location)
      return result
    }
  }
}
