import FlowInterpreter
import HeadlessUIKit

/// The properties that code gives all views of a class by its appearance proxy: `UISwitch.appearance().onTintColor`.
///
/// - UIKit: a view gets them as it comes into a window, unless its own were set (documentation of UIAppearance). Which
///   views are asked about before or after, and inside of what, is not followed: what is read of such a view is not known.
struct AppearanceProxies {
  private var classes: [String: Set<String>] = [:]

  /// Takes down what is set, where it is a property of a proxy: `setting UISwitch.appearance(…).onTintColor`.
  ///
  /// - Returns: the class; nil for anything else.
  mutating func note(_ what: String) -> String? {
    let parts = what.split(separator: ".", omittingEmptySubsequences: false)
    guard what.hasPrefix("setting "), parts.count == 3, parts[1] == "appearance(…)" else { return nil }
    let name = String(parts[0].dropFirst("setting ".count))
    classes[String(parts[2]), default: []].insert(name)
    return name
  }

  /// The properties that decide what is seen and touched; a proxy may record them, but none is promised to work.
  static let deciding: Set<String> = [
    "allowsSelection", "alpha", "clearButtonMode", "isEnabled", "isHidden", "isScrollEnabled", "isSecureTextEntry",
    "isUserInteractionEnabled", "placeholder", "showsCancelButton", "text", "title",
  ]

  func sets(_ property: String) -> Bool { classes[property] != nil }

  /// Whether a property was given to one of these classes.
  func sets(_ property: String, ofAny names: [String]) -> Bool {
    classes[property].map { given in names.contains(where: given.contains) } ?? false
  }
}

extension UIKitFramework {
  /// Takes down what is set, where it is a property of an appearance proxy.
  package func noteAppearance(_ what: String) {
    guard let name = unknowns.appearances.note(what) else { return }
    let property = what.split(separator: ".").last.map(String.init) ?? ""
    guard catalog.lineage(of: name).count == 1 || AppearanceProxies.deciding.contains(property) else { return }
    onMain { Simulation.current.leaveUndecided("when UIKit sets what \(name).appearance() was given") }
  }

  /// Whether an appearance proxy may have given an object a property that its own code has not set since.
  func isOpenByAppearance(_ name: String, of object: AnyObject, _ type: RuntimeType) -> Bool {
    guard unknowns.appearances.sets(name), !unknowns.isSettled(name, of: object) else { return false }
    let own = (object as? any InterpretedClass)?.appClasses ?? []
    return unknowns.appearances.sets(name, ofAny: own + catalog.lineage(of: type.nominal?.frameworkClass ?? type.name))
  }
}
