import FlowInterpreter
import HeadlessUIKit

/// Arguments of initialisers that are not known.
extension Library.Call {
  /// - Parameter placeholder: what the object holds instead, until its property is asked for.
  func unbridge<Wanted: Bridged>(_ value: Value, or placeholder: Wanted) throws -> Wanted {
    if case .unknown = value.flattened ?? .none { return placeholder }
    return try unbridge(value)
  }

  /// Says that the properties of an object are not known whose arguments are not.
  func noteUnknownArguments(of object: NSObject) throws {
    for argument in arguments {
      guard let label = argument.label, case .unknown(let unknown)? = argument.value.flattened else { continue }
      try framework.note(unknown, of: object, label, at: location)
    }
  }
}
