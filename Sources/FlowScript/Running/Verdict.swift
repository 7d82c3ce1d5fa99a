/// How a step or a flow ended.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  /// All held.
  case passed
  /// An optional step failed, or something is worth a look.
  case warned
  /// The app's code or data decides, and neither is known here; never counted as passed.
  case undecided
  /// An expectation did not hold, or the app would have crashed.
  case failed
}
