/// What is wrong with a suite itself.
public struct SuiteError: Error, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
