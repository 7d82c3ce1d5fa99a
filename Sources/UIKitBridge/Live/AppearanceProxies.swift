import FlowInterpreter
import Foundation
import HeadlessUIKit

/// The properties that code gives all views of a class by its appearance proxy: `UISwitch.appearance().onTintColor`.
///
/// - UIKit: a view gets them as it comes into a window, unless its own were set (documentation of UIAppearance). Which
///   views are asked about before or after, and inside of what, is not followed: what is read of such a view is not known.
struct AppearanceProxies {
  private var classes: [String: Set<String>] = [:]
  /// The placeholders that fields of a class are given; nil for one that is not known.
  private(set) var placeholders: [String: [String?]] = [:]

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
    "isUserInteractionEnabled", "showsCancelButton", "text", "title",
  ]

  /// Takes down the text that fields of a class are given in place of theirs.
  mutating func note(placeholder: String?, of name: String) { placeholders[name, default: []].append(placeholder) }

  func sets(_ property: String) -> Bool { classes[property] != nil }

  /// Whether a property was given to one of these classes.
  func sets(_ property: String, ofAny names: [String]) -> Bool {
    classes[property].map { given in names.contains(where: given.contains) } ?? false
  }
}

extension UIKitFramework {
  /// Takes down what is set, where it is a property of an appearance proxy.
  ///
  /// - Returns: whether that is all that it does: a placeholder is looked for where a field is on the screen.
  package func noteAppearance(_ what: String, _ handed: [Value]) -> Bool {
    guard let name = unknowns.appearances.note(what) else { return false }
    let property = what.split(separator: ".").last.map(String.init) ?? ""
    if catalog.lineage(of: name).count == 1 || AppearanceProxies.deciding.contains(property) {
      onMain { Simulation.current.leaveUndecided("when UIKit sets what \(name).appearance() was given") }
      return false
    }
    guard handed.count > 1, [".placeholder", ".attributedPlaceholder"].contains(where: what.hasSuffix) else {
      return false
    }
    unknowns.appearances.note(placeholder: text(of: handed[1]), of: name)
    return true
  }

  private func text(of value: Value) -> String? {
    if case .text(let box)? = value.flattened { return box.text }
    return ((try? LiveReference.object(of: value)) as? NSAttributedString)?.string
  }

  /// The placeholders that appearance proxies may have given a field, or that of a search bar; nil for one that is not known.
  ///
  /// - UIKit: whether a field's own placeholder or that of the proxy is seen hangs on which was set last, and how.
  @MainActor
  package func placeholdersByAppearance(of field: UIView) -> [String?] {
    let given = unknowns.appearances.placeholders
    if given.isEmpty { return [] }
    let own = field is UITextField ? (field as? any InterpretedClass)?.appClasses ?? [] : []
    let names = own + (field is UISearchBar ? ["UITextField", "UISearchTextField"] : ["UITextField"])
    return names.flatMap { given[$0] ?? [] }
  }

  /// Whether an appearance proxy may have given an object a property that its own code has not set since.
  func isOpenByAppearance(_ name: String, of object: AnyObject, _ type: RuntimeType) -> Bool {
    guard unknowns.appearances.sets(name), !unknowns.isSettled(name, of: object) else { return false }
    let own = (object as? any InterpretedClass)?.appClasses ?? []
    return unknowns.appearances.sets(name, ofAny: own + catalog.lineage(of: type.nominal?.frameworkClass ?? type.name))
  }
}
