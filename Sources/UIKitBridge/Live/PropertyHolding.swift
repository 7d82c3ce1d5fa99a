import FlowInterpreter
import FlowModel
import HeadlessUIKit

/// What a property of an object of the app's holds.
package enum PropertyHolding {
  case something
  case nothing
  /// What it is in words, and where that comes from.
  case unknown(String, SourceLocation)
  /// The class has no such property; those that it has.
  case missing([String])
}

extension UIKitFramework {
  /// What a property of an interpreted object holds; nil where its class is not interpreted. The getter runs where it is
  /// computed.
  @MainActor
  package func holding(of property: String, in object: NSObject) -> PropertyHolding? {
    guard let live = object as? any LiveObject else { return nil }
    let known = interpreter.propertyNames(of: live.part.type)
    guard known.contains(property) else { return .missing(known) }
    return get(property, of: live) { _, value in
      switch value {
      case .unknown(let unknown): .unknown(unknown.what, unknown.location.source)
      default: value.flattened == nil ? .nothing : .something
      }
    } ?? .unknown("what ended the app's code", interpreter.start.source)
  }
}
