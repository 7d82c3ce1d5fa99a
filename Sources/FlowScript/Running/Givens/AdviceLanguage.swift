/// In whose words advice is given: those of a flow's file, or those of a suite in Swift.
package enum AdviceLanguage: Sendable {
  case flow
  case suite

  /// Whose words are wanted.
  @TaskLocal package static var current = AdviceLanguage.flow

  /// The words that are wanted.
  static func words(flow: String, suite: String) -> String { current == .suite ? suite : flow }
}
