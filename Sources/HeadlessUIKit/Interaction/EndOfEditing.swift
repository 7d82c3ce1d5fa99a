/// The question to a delegate whether editing may end, which may itself end editing.
@MainActor
final class EndOfEditing {
  private var isAsked = false

  /// - UIKit: a field notes that it is resigning, so that a delegate which resigns it as it is asked is not asked again
  ///   (apps do so and go on); what resigning gives there is not published.
  /// - Returns: what the delegate answers.
  func isAllowed(_ ask: () -> Bool) -> Bool {
    guard !isAsked else {
      Simulation.current.leaveUndecided("what resigning gives while the delegate is asked whether editing may end")
      return false
    }
    isAsked = true
    defer { isAsked = false }
    return ask()
  }
}
