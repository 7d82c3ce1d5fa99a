import FlowInterfaceBuilder

/// Something that happened whose effect the app's own code or data decides, and that code is not linked here.
public struct UndecidedEffect: Hashable, Sendable {
  /// What would have to be known.
  public let question: String
  /// The line that asks it, where one is known.
  public let location: SourceLocation?
  /// The unwind action whose end is not known, for an unwind segue.
  public let unwindAction: String?
}
