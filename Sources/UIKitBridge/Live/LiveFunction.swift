import FlowInterpreter
import HeadlessUIKit

/// A closure of the app's that UIKit calls.
package struct LiveFunction {
  private let closure: Closure
  private weak var framework: UIKitFramework?
  private let location: TreeLocation

  init(_ closure: Closure, _ call: Library.Call) {
    self.closure = closure
    framework = call.interpreter.framework as? UIKitFramework
    location = call.location
  }

  /// What a body makes of it.
  static func with<Made>(_ function: LiveFunction, _ body: (LiveFunction) -> Made) -> Made { body(function) }

  @MainActor
  func run(_ arguments: [Value]) { framework?.run(closure, arguments, at: location) { _, _ in () } }

  /// - Parameter placeholder: what UIKit gets where the app's code has ended.
  @MainActor
  func result<Result: Bridged>(_ arguments: [Value], _ placeholder: () -> Result) -> Result {
    framework?.run(closure, arguments, at: location) { try $0.unbridge($1) } ?? placeholder()
  }

  /// What it gives, as a rule of its own converts it; nil where the app's code has ended.
  @MainActor
  func converted<Result>(_ arguments: [Value], _ convert: (Library.Call, Value) throws -> Result) -> Result? {
    framework?.run(closure, arguments, at: location, convert)
  }

  /// A closure of UIKit's that the app calls.
  static func value(_ body: @escaping @MainActor (Library.Call, [Value]) throws -> Value) -> Value {
    .closure(
      Closure(native: "UIKit's closure") { interpreter, arguments in
        let call = Library.Call(
          interpreter: interpreter, value: .void, arguments: arguments, location: interpreter.start)
        return try UIKitFramework.onMain { try body($0, $0.arguments.map(\.value)) }(call)
      })
  }
}

extension Library.Call {
  /// A closure of the app's.
  package func function(_ value: Value) throws -> LiveFunction {
    switch value {
    case .closure(let closure): return LiveFunction(closure, self)
    case .some(let box): return try function(box.value)
    case .unknown(let unknown): throw Stop(lacking: unknown, at: location)
    default: throw stop("\(interpreter.typeOf(value).name) where a closure is asked for")
    }
  }

  package func optionalFunction(_ value: Value) throws -> LiveFunction? {
    try value.unwrapped.map { try function($0) }
  }

  /// The arguments in the places of a member's parameters: nil where one was left out. `label?` for one that may be.
  package func given(_ labels: [String]) -> [Value?] {
    let names = labels.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }.map { $0 == "_" ? nil : $0 }
    let optional = Set(labels.indices.filter { labels[$0].hasSuffix("?") })
    let places = Library.places(names, optional, arguments) ?? []
    return labels.indices.map { index in places.firstIndex(of: index).map { arguments[$0].value } }
  }
}

extension UIKitFramework {
  /// Runs a closure of the app's.
  ///
  /// - Returns: nil where it ended the app's code, or had ended before.
  @MainActor @discardableResult
  func run<Result>(
    _ closure: Closure, _ arguments: [Value], at location: TreeLocation,
    _ convert: (Library.Call, Value) throws -> Result
  ) -> Result? {
    guard fault == nil else { return nil }
    do {
      return try interpreter.loop.entering {
        let value = try interpreter.call(closure, arguments, at: location)
        let call = Library.Call(interpreter: interpreter, value: .void, arguments: [], location: location)
        return try convert(call, value)
      }
    } catch {
      end(with: error)
      return nil
    }
  }
}
