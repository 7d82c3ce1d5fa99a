/// Something that a body does or may do and that is no event: a flow cannot follow it, and must not pass over it.
///
/// Events are what navigation hangs on, for the checks too; effects are all the rest of what a body does, so that
/// nothing that it does is lost. Who runs a body takes both in order, and decides by the app's code what an effect may
/// change.
package struct CodeEffect: Sendable, Hashable, Codable {
  /// What it is.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// A call: the value's path ends with it.
    case call
    /// Sets something: the value is what is set.
    case assign
    /// `x!`: nil ends the app.
    case force
    /// `x as! T`: another type ends the app.
    case cast
    /// `x[i]`: an index that is not there ends the app.
    case element
    /// `x / y`: a whole number that is 0 ends the app; the value is the divisor, the new value what is divided.
    case divide
    /// `try`, `await`, a `throw` or `break` that does not end the function: what follows, up to ``CodeEffect/end``, may
    /// not happen, or not now.
    case mayLeave
    /// Swift that is not read.
    case unread
  }

  /// Up to where something holds: before the event and the effect of these numbers.
  package struct End: Sendable, Hashable, Codable {
    package var events: Int
    package var effects: Int

    package init(events: Int, effects: Int) {
      self.events = events
      self.effects = effects
    }
  }

  /// What it is.
  package var kind: Kind
  /// The call, what is set, unwrapped or cast.
  package var value: CodeValue
  /// What something is set to.
  package var newValue: CodeValue?
  /// It as written, shortened.
  package var text: String
  /// The conditions that it stands under, as those of an event.
  package var conditions: [Int]
  /// The number of events before it.
  package var position: Int
  /// Up to where it matters, of `mayLeave`.
  package var end: End?
  /// Whether it reads a variable that was set in several ways, so that the value is one of several.
  package var isUnsure = false
  /// Where it stands.
  package var location: SourceLocation

  package init(
    _ kind: Kind, _ value: CodeValue, newValue: CodeValue? = nil, text: String, under conditions: [Int] = [],
    position: Int, at location: SourceLocation
  ) {
    self.kind = kind
    self.value = value
    self.newValue = newValue
    self.text = text
    self.conditions = conditions
    self.position = position
    self.location = location
  }
}
