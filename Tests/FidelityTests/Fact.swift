/// One fact of UIKit's behaviour (`F1.4.2`), or one sequence of callbacks recorded on UIKit (`G10`).
struct Fact: Sendable {
  /// How sure it is that UIKit does so.
  enum Confidence: Sendable {
    /// Apple says so, or several raw logs agree.
    case high
    /// One raw log, or an old version of iOS.
    case medium
    /// Prose, or concluded from other facts.
    case low
    /// Not the same for all of it.
    case mixed(String)
  }

  /// What the simulator does about it.
  enum Standing: Sendable {
    /// It does so, and a test proves it.
    case simulated
    /// It does not do so, with the reason.
    case notSimulated(String)
    /// Sources disagree, or nobody has looked; with what the simulator does.
    case contested(String)
  }

  /// The number, which tests and the simulator's comments name.
  let number: String
  /// What UIKit does.
  let rule: String
  /// Where that is known from.
  let sources: [FactSource]
  /// How sure it is.
  let confidence: Confidence
  /// What the simulator does about it.
  let standing: Standing

  init(
    _ number: String, _ rule: String, _ sources: [FactSource], _ confidence: Confidence,
    _ standing: Standing = .simulated
  ) {
    self.number = number
    self.rule = rule
    self.sources = sources
    self.confidence = confidence
    self.standing = standing
  }
}
