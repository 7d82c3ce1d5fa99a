/// Where a flow went, as far as it was decided: the screens that it was on and the ways that it took, in order.
package struct FlowTrail: Sendable, Hashable {
  /// A controller of a running app, by what the model knows its screen by.
  package struct Place: Sendable, Hashable {
    /// The document that has it, and its object id there; nil for one that code makes.
    package var file: String?
    package var objectID: String?
    /// Its class; the app's own where it has one.
    package var className: String

    package init(file: String?, objectID: String?, className: String) {
      self.file = file
      self.objectID = objectID
      self.className = className
    }
  }

  /// How code brings up a screen.
  package enum Move: Sendable, Hashable {
    /// It is pushed on a stack.
    case push
    case present
    /// It becomes the window's root.
    case root
  }

  /// One thing that happened.
  package enum Event: Sendable, Hashable {
    /// A screen or a container appeared.
    case screen(Place)
    /// A segue of a document was performed, by its object id.
    case segue(id: String, file: String, from: Place, to: Place)
    /// Code brought up a screen; `from` begins with the screen that was seen, `to` with what was brought up, followed by
    /// what is seen in it.
    case move(Move, from: [Place], to: [Place])
    /// A part of a container came to be seen.
    case part(of: Place, Place)
  }

  /// The flow's file and its name.
  package var file: String
  package var name: String
  package var events: [Event]
  /// The step behind which nothing is counted: it fails or is undecided. Nil where all steps are decided.
  package var end: End?

  /// Where a flow ends before its last step.
  package struct End: Sendable, Hashable {
    /// `failed` or `undecided`.
    package var verdict: String
    package var title: String
    package var location: SourceLocation

    package init(verdict: String, title: String, location: SourceLocation) {
      self.verdict = verdict
      self.title = title
      self.location = location
    }
  }

  package init(file: String, name: String, events: [Event], end: End? = nil) {
    self.file = file
    self.name = name
    self.events = events
    self.end = end
  }
}
