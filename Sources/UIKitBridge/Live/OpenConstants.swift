import FlowInterpreter
import HeadlessUIKit

/// Constraints whose constants are not known, or lie within bounds.
extension UIKitFramework {
  /// A body of an anchor's method that makes a constraint of a constant which is not known, too.
  static func leavingConstantOpen(_ body: @escaping LiveLibrary.Body) -> LiveLibrary.Body {
    { call in
      let open = call.arguments.firstIndex { argument in
        constants.contains(argument.label) && argument.value.flattened.map { Unknown.of($0) != nil } == true
      }
      guard let open, let value = call.arguments[open].value.flattened, let unknown = Unknown.of(value) else {
        return try body(call)
      }
      let made = try body(call.replacing(argument: open, by: .double(0)))
      guard let constraint = try LiveReference.object(of: made) as? NSLayoutConstraint else { return made }
      try call.framework.note(unknown, of: constraint, "constant", at: call.location)
      return made
    }
  }

  /// The labels of constants.
  private static let constants: Set<String?> = [
    "constant", "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant",
  ]
}

extension NSLayoutConstraint {
  /// Takes the constant as what is not known leaves it.
  package func leaveConstantOpen(as unknown: Unknown) {
    leaveConstantOpen(PartlyKnown.extent(.unknown(unknown)), by: unknown.what)
  }
}

extension Library.Call {
  /// The same call with another argument in the place of one.
  fileprivate func replacing(argument index: Int, by value: Value) -> Library.Call {
    var arguments = arguments
    arguments[index] = Argument(arguments[index].label, value, isTrailing: arguments[index].isTrailing)
    return Library.Call(
      interpreter: interpreter, value: self.value, arguments: arguments, location: location, expected: expected,
      type: type)
  }
}
