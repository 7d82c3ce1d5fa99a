/// Which numbers a command takes. What is no number, or none that can be counted with, such as `nan` and `1e300`, is none
/// of them.
enum NumberRule: Sendable {
  /// A position, counted from 0, or from the end where it is negative.
  case position
  /// How often, how long in milliseconds, or how fast.
  case amount
  /// The same; one below 0 counts as not given, as Maestro takes it.
  case setting
  /// A distance on the screen.
  case points
  /// A place on the earth.
  case degrees

  /// What the number must be.
  var words: String {
    switch self {
    case .position, .setting: "a whole number"
    case .amount: "a whole number from 0"
    case .points: "a number of points"
    case .degrees: "a number from -180 to 180"
    }
  }

  /// Whether a text is such a number. Fractions of whole numbers are cut off, as Maestro does.
  func accepts(_ text: String) -> Bool {
    guard let number = Double(text), number.isFinite else { return false }
    return switch self {
    case .position, .setting: Int(exactly: number.rounded(.towardZero)) != nil
    case .amount: number >= 0 && Int(exactly: number.rounded(.towardZero)) != nil
    case .points: abs(number) <= 1_000_000
    case .degrees: abs(number) <= 180
    }
  }
}
