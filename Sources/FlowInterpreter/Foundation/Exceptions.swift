import FlowModel

/// Exceptions of Objective-C, which end an app as traps of Swift do.
extension Library.Call {
  /// - Returns: what ends the app, in the words of a crash log.
  package func exception(_ name: String, _ reason: String) -> Trap {
    trap("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }

  /// That a program of Apple's platforms raises an exception where one of Linux does something else.
  ///
  /// - Parameter otherwise: why a plain program stops.
  func exception(_ name: String, _ reason: String, otherwise: String) -> any Error {
    interpreter.framework == nil ? stop(otherwise) : exception(name, reason)
  }
}

/// The names of Foundation's exceptions.
enum ExceptionName {
  static let invalidArgument = "NSInvalidArgumentException"
  static let unknownKey = "NSUnknownKeyException"
  static let range = "NSRangeException"
}
