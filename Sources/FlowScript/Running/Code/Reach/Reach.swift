import FlowInterfaceBuilder

/// How far something goes that a flow does not follow: what of a flow's sight it may change.
enum Reach: Int, Comparable {
  /// Nothing that a flow sees.
  case nothing
  /// What the elements of a screen show, and whether they answer.
  case elements
  /// Anything: which screens are there, or whether the app still runs.
  case anything

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// How far a function's body goes, and what of it goes that far.
  struct Summary {
    var reach = Reach.nothing
    /// Where that stands.
    var location: SourceLocation?
    /// It as written.
    var text = ""

    mutating func note(_ reach: Reach, _ text: String, at location: SourceLocation) {
      guard reach > self.reach else { return }
      self = Summary(reach: reach, location: location, text: text)
    }

    mutating func note(_ other: Summary) { if other.reach > reach { self = other } }
  }
}
