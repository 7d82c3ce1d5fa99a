/// A command of Maestro's that flowsim checks and does not simulate.
public struct DeviceCommand: Sendable, Hashable {
  /// Its name in the flow language.
  public var name: String
  /// What flowsim makes of it: accepted with a note, or refused with a reason.
  public var support: CommandSupport

  /// A command by its name.
  public init(name: String, support: CommandSupport) {
    self.name = name
    self.support = support
  }
}

/// What flowsim makes of a command.
public enum CommandSupport: Sendable, Hashable {
  /// It is simulated.
  case simulated
  /// It passes without doing anything; the note says why nothing is lost.
  case accepted(note: String)
  /// The flow cannot go on past it; the reason says what is missing and what to use instead.
  case refused(reason: String)
}
