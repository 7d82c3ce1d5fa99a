import Foundation

/// Finds the Swift class behind a class name of a storyboard.
///
/// - UIKit: the runtime looks up `Module.Class`; a class that it does not find is replaced by the element's own UIKit
///   class (F2.21). Here the modules of the simulation are searched as well, since a test target has another name than
///   the app.
@MainActor
public final class ClassRegistry {
  private let modules: [String]
  /// Whether all classes of the app are linked.
  private let isComplete: Bool
  private var found: [String: AnyClass?] = [:]
  /// Makes the classes that the app's sources declare; nil where none are read, or they are linked.
  package weak var sources: (any ClassMaking)?

  init(modules: [String], isComplete: Bool) {
    self.modules = modules
    self.isComplete = isComplete
  }

  /// The nib that a controller's class has by its name: without the ending Controller, or as the class is called.
  func nibName(forClass className: String, in interfaces: InterfaceBundle) -> String? {
    let names = className.hasSuffix("Controller") ? [String(className.dropLast(10)), className] : [className]
    return names.first { interfaces.nib(named: $0) != nil }
  }

  /// Whether the app has no class that a document names; false where classes that are not linked could be it. The
  /// sources of the app's own module are read where any are.
  func isMissing(_ named: NamedClass) -> Bool {
    guard classNamed(named.name, module: named.module) == nil else { return false }
    if sources?.isOfOtherModule(named) == true { return true }
    return (isComplete || named.isOfTarget && sources != nil) && sources?.mentions(named.name) != true
  }

  /// Makes an object of a class that the app's sources declare and no module has that is named; nil where they do not,
  /// or where its initialiser gives nil.
  func makeFromSources(_ named: NamedClass?, coder: NSCoder?) -> NSObject?? {
    guard let named, let sources, sources.declares(named), !isLinked(named.name) else { return nil }
    return .some(sources.make(named.name, coder: coder))
  }

  /// Whether one of the modules that are named has a class.
  private func isLinked(_ name: String) -> Bool {
    modules.contains { Self.linkedClass("\($0).\(name)") != nil }
  }

  /// The class of a name, where it is linked.
  public func classNamed(_ name: String, module: String?) -> AnyClass? {
    let key = "\(module ?? "").\(name)"
    if let known = found[key] { return known }
    // A storyboard may name a class of UIKit's own; those live in this module.
    let candidates = ([module].compactMap(\.self) + modules + ["HeadlessUIKit"]).map { "\($0).\(name)" } + [name]
    let result: AnyClass? = candidates.lazy.compactMap { Self.linkedClass($0) }.first
    found[key] = result
    return result
  }

  /// The linked class of a name as storyboards write it: `Class` or `Module.Class`. The Foundation of Linux prints any
  /// other to standard error, with whatever it holds; none is a class's there.
  private static func linkedClass(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(isIdentifier) else { return nil }
    return NSClassFromString(name)
  }

  private static func isIdentifier(_ word: Substring) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return !word.hasPrefix("_T") && word.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
