import FlowInterfaceBuilder

/// Why a step did not pass: what is wrong, where, and what to try.
public struct StepFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Failed or undecided.
  public var verdict: Verdict
  /// What is wrong, naming the culprit: one line, whatever texts it quotes.
  public var message: String
  /// What was expected and what is there, a line each; empty where that says nothing more.
  public var difference: [String]
  /// The line of a storyboard or xib at fault.
  public var location: SourceLocation?
  /// What to try next.
  public var hint: String?
  /// The screens from the root to the visible one.
  public var screens: [String]

  package init(
    _ message: String, verdict: Verdict = .failed, difference: [String] = [], location: SourceLocation? = nil,
    hint: String? = nil
  ) {
    self.verdict = verdict
    self.message = message
    self.difference = difference
    self.location = location
    self.hint = hint
    screens = []
  }

  /// An expectation that does not hold, as a difference of two texts.
  static func mismatch(
    _ message: String, expected: String, actual: String, location: SourceLocation? = nil, hint: String? = nil
  ) -> StepFailure {
    StepFailure(
      message, difference: ["- expected: \(expected)", "+ actual:   \(actual)"], location: location, hint: hint)
  }

  /// What only code or data that is not here decides.
  static func undecided(_ question: String, at location: SourceLocation? = nil, hint: String? = nil) -> StepFailure {
    StepFailure("only the app's code knows \(question)", verdict: .undecided, location: location, hint: hint)
  }

  /// Who runs the flow has asked for an end before the step.
  static let interrupted = StepFailure("the run was interrupted before this step", verdict: .undecided)

  /// The same within a step, whose code was cut.
  static let cut = StepFailure("the run was interrupted in this step", verdict: .undecided)

  /// Whether it is that of who runs the flow.
  var isOfInterruption: Bool { message == Self.interrupted.message || message == Self.cut.message }

  /// An error of several lines, of which the first says what is wrong.
  init(lines: String, hint: String? = nil) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(lines[0], difference: Array(lines.dropFirst()), hint: hint)
  }

  /// The lines of a report, without indentation.
  public var lines: [String] {
    var lines = ([message] + difference).map(LogText.line)
    if !screens.isEmpty { lines.append("screens: \(screens.joined(separator: " › "))") }
    if let location { lines.append("at \(location)") }
    if let hint { lines += hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    return lines
  }

  /// The lines of a report.
  public var description: String { lines.joined(separator: "\n") }
}
