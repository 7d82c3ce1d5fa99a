/// Why a `${…}` has no value on flowsim.
public struct ExpressionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Sendable, Hashable {
    /// The name has no value; the nearest defined one, if any is near.
    case undefined(nearest: String?)
    /// JavaScript that flowsim does not run; the text at which it gave up.
    case unsupported(at: String)
  }

  /// What stood between `${` and `}`.
  public var source: String
  /// What is wrong with it.
  public var reason: Reason

  /// A fault of an expression.
  public init(source: String, reason: Reason) {
    self.source = source
    self.reason = reason
  }

  /// What is wrong, and what to try.
  public var description: String {
    switch reason {
    case .undefined(let nearest):
      let advice =
        nearest.map { "did you mean ${\($0)}?" } ?? "set it under env: in the header or with -e \(source)=VALUE"
      return "${\(source)} has no value; \(advice)"
    case .unsupported(let text):
      let place = text.isEmpty ? "its end" : "\"\(text)\""
      return "${\(source)} needs JavaScript, which flowsim does not run, at \(place); "
        + "it evaluates names, literals, == != && || ! and brackets"
    }
  }
}
