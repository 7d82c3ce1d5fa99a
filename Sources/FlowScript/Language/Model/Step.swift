import FlowInterfaceBuilder

/// One command of a flow, with the place that wrote it.
public struct Step: Sendable, Hashable {
  /// Where the command begins in its own file.
  public var location: SourceLocation
  /// The `runFlow` or `retry` steps through which this file was reached, outermost first; empty in the main flow.
  public var callSites: [SourceLocation]
  /// What the flow's writer calls the step; reports show it instead of `sourceText`.
  public var label: Template?
  /// When true, a failure of the step is a warning.
  public var isOptional: Bool
  /// What to do.
  public var command: Command
  /// The command in one line for progress and reports, such as `tapOn "Sign in"`.
  public var sourceText: String

  /// A step from its parts.
  public init(
    location: SourceLocation, callSites: [SourceLocation] = [], label: Template? = nil, isOptional: Bool = false,
    command: Command, sourceText: String
  ) {
    self.location = location
    self.callSites = callSites
    self.label = label
    self.isOptional = isOptional
    self.command = command
    self.sourceText = sourceText
  }
}
