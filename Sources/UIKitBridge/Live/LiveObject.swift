import FlowInterpreter
import HeadlessUIKit

/// An object of HeadlessUIKit whose class the app's code declares: it has the app's part.
///
/// Each generated subclass asks its part for an override, and calls its superclass where the app has none, or where the
/// app's code itself calls `super`.
package protocol LiveObject: InterpretedClass {
  nonisolated var part: Part { get }
}

extension LiveObject {
  package nonisolated var appClasses: [String] { part.interpreter?.classNames(of: part.type) ?? [part.type.name] }
}

@MainActor
extension LiveObject {
  package var appBindings: InterfaceBindings {
    part.framework?.bindings(of: part.type) ?? InterfaceBindings(for: Self.self) { _ in }
  }

  /// The app's code for a method or property that UIKit calls; nil where the superclass is meant.
  func override(_ name: String) -> Code? {
    if let wanted = part.superCall, name.hasPrefix(wanted),
      name.utf8.count == wanted.utf8.count || name.utf8.dropFirst(wanted.utf8.count).first == UInt8(ascii: "(")
    {
      part.superCall = nil
      return nil
    }
    guard let framework = part.framework, framework.fault == nil else { return nil }
    return framework.interpreter.implementation(of: name, in: part.type)
  }

  /// What tables and collections ask their data sources alike: `numberOfSectionsInTableView:` and
  /// `numberOfSectionsInCollectionView:` in Objective-C.
  private static var sharedName: String { "numberOfSections(in:)" }

  /// Calls a method or getter that the app may override.
  ///
  /// - Parameters:
  ///   - name: as Swift writes it: `viewWillAppear(_:)`, `preferredStatusBarStyle`.
  ///   - base: the superclass's, or what UIKit does where nobody implements it.
  func overriding<Result: Bridged>(
    _ name: String, _ arguments: @autoclosure () -> [Value] = [], _ base: () -> Result
  ) -> Result {
    guard var code = override(name), let framework = part.framework else { return base() }
    if name == Self.sharedName, let object = arguments().first {
      guard let fit = framework.interpreter.implementation(of: name, in: part.type, taking: object) else {
        return base()
      }
      code = fit
    }
    if name == "tableView(_:heightForRowAt:)", let automatic = UITableView.automaticDimension as? Result {
      // One that hangs on what is not known counts as one that the content decides.
      return framework.run(code, of: self, arguments()) { (try? $0.unbridge($1)) ?? automatic } ?? base()
    }
    if name == "intrinsicContentSize" { return framework.measure(code, of: self) as? Result ?? base() }
    guard Result.self == Int.self || Result.self == String?.self else {
      return framework.run(code, of: self, arguments()) { try $0.unbridge($1) } ?? base()
    }
    let given = arguments()
    let result: Result? = framework.run(code, of: self, given) { call, value in
      // Nothing at all is cast to nothing of any type.
      if let count = try LiveCounts.open(name, given, call, value), let count = count as? Result { return count }
      if let title = try LiveTitles.open(name, given, call, value), let text = title as? Result { return text }
      return try call.unbridge(value)
    }
    return result ?? base()
  }

  /// Calls a method or getter whose result a rule of its own converts.
  func overriding<Result>(
    _ name: String, convert: (Library.Call, Value) throws -> Result, _ arguments: @autoclosure () -> [Value] = [],
    _ base: () -> Result
  ) -> Result {
    guard let code = override(name), let framework = part.framework else { return base() }
    return framework.run(code, of: self, arguments(), convert) ?? base()
  }

  /// Calls a method without a result that the app may override.
  func overriding(_ name: String, _ arguments: @autoclosure () -> [Value] = [], _ base: () -> Void) {
    guard !part.listeners.isEmpty, part.superCall == nil else { return calling(name, arguments(), base) }
    let given = arguments()
    let heard = part.listeners.filter { $0.name == name }
    for listener in heard where listener.isBefore { listener.body(given) }
    calling(name, given, base)
    for listener in heard where !listener.isBefore { listener.body(given) }
  }

  private func calling(_ name: String, _ arguments: @autoclosure () -> [Value], _ base: () -> Void) {
    guard let code = override(name), let framework = part.framework else { return base() }
    if name == "draw(_:)", let view = self as? UIView & LiveObject { return framework.draw(code, of: view) }
    framework.run(code, of: self, arguments()) { _, _ in () }
  }

  /// Calls a method or getter whose result is an object or a protocol's.
  func overriding<Result>(
    _ name: String, object: Result.Type, _ arguments: @autoclosure () -> [Value] = [], _ base: () -> Result?
  ) -> Result? {
    guard let code = override(name), let framework = part.framework else { return base() }
    let found: Result?? = framework.run(code, of: self, arguments()) { try $0.object($1, as: Result.self) }
    return found ?? base()
  }

  /// Sets a property that the app may override or observe.
  func setting(_ name: String, _ value: @autoclosure () -> Value, _ base: () -> Void) {
    if part.superCall == name {
      part.superCall = nil
      return base()
    }
    guard let framework = part.framework, framework.fault == nil,
      framework.interpreter.overridesSetting(of: name, in: part.type), (self as? UIView)?.isBeingDecoded != true
    else { return base() }
    framework.set(name, of: self, to: value())
  }

  /// Reads a property of a protocol's, which the app's class may store too.
  func implementing<Result: Bridged>(_ name: String, _ base: () -> Result) -> Result {
    guard let framework = part.framework, framework.interpreter.hasProperty(name, in: part.type) else { return base() }
    return framework.get(name, of: self) { try $0.unbridge($1) } ?? base()
  }

  /// Sets a property of a protocol's.
  func implementingSet(_ name: String, _ value: @autoclosure () -> Value) {
    guard let framework = part.framework, framework.interpreter.hasProperty(name, in: part.type) else { return }
    framework.set(name, of: self, to: value())
  }

  /// Ends the app's code, whose class lacks a method that UIKit has to call.
  func lacking<Result>(_ name: String, _ placeholder: () -> Result) -> Result {
    if let framework = part.framework, let location = part.interpreter?.start {
      framework.end(with: Stop(reason: "\(part.type.name).\(name)", location: location))
    }
    return placeholder()
  }

  package func measuredContent() -> ContentExtents? {
    guard let code = override("intrinsicContentSize"), let framework = part.framework else { return nil }
    return framework.measuredContent(code, of: self)
  }

  /// Whether the app's class implements a method of a protocol's, all of whose methods the generated class has.
  package func implements(_ name: String) -> Bool {
    part.framework?.interpreter.implementation(of: name, in: part.type) != nil
  }

  package var changesByDrawing: Bool {
    guard let framework = part.framework,
      let code = framework.interpreter.implementation(of: "draw(_:)", in: part.type)
    else { return false }
    return framework.changes(byDrawing: code)
  }

  package func acts(in name: String) -> Bool {
    part.framework?.interpreter.implementation(of: name, in: part.type)?.isEmpty == false
  }
}

extension Part {
  /// The run that it belongs to; nil once that is over.
  package var framework: UIKitFramework? { interpreter?.framework as? UIKitFramework }
}
