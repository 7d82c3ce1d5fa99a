import FlowInterfaceBuilder

/// How a command ends.
enum ExitStatus {
  /// A flow failed, or a check found an error.
  static let failed: Int32 = 1
  /// None failed, but one is undecided.
  static let undecided: Int32 = 3
  /// Bad usage, unreadable input, or nothing matched.
  static let unusable: Int32 = 2
  /// A fault of flowsim's own, or of a program that it runs (`EX_SOFTWARE`).
  static let fault: Int32 = 70
}

/// A reason to end, for standard error, with the exit status.
struct CommandFailure: Error {
  let status: Int32
  let message: String

  /// What was asked for cannot be done with this input.
  static func unusable(_ message: String) -> Self { Self(status: ExitStatus.unusable, message: message) }

  /// What the command line names is not there.
  static func missing(_ path: String) -> Self { unusable("\(LogText.line(path)) does not exist. Check the path.") }

  /// It should have worked.
  static func fault(_ message: String) -> Self { Self(status: ExitStatus.fault, message: message) }
}
