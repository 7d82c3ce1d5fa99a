import FlowInterfaceBuilder

/// Something that happened whose effect the app's own code or data decides, and that code is not linked here.
public struct UndecidedEffect: Hashable, Sendable {
  /// What would have to be known.
  public let question: String
  /// The line that asks it, where one is known.
  public let location: SourceLocation?
  /// What would settle it.
  public var asks: Asks?

  /// A fact that someone who knows the code can state.
  public enum Asks: Hashable, Sendable {
    /// Which of these screens implements an unwind action.
    case unwindDestination(action: String, screens: [String])
    /// Whether a condition in the code holds; the function is named `Class.function`. Where the condition only asks
    /// whether an expression is true, that too.
    case branch(function: String, condition: String, result: String?)
    /// What code does that is not read.
    case unreadCode(String)
    /// Whether a screen has been given what it uses.
    case dependency(property: String, screen: String)
  }
}
