/// What of an app a diagram shows.
package struct DiagramOptions: Sendable, Hashable {
  /// What becomes of navigation controllers, tab bars, splits and pages.
  package enum Containers: String, Sendable, CaseIterable {
    /// A box each.
    case show
    /// One that holds a single screen is drawn with that.
    case fold
    /// None: what leads to a container leads to all that it holds.
    case hide
  }

  /// What frames stand for.
  package enum Grouping: String, Sendable, CaseIterable {
    case storyboard, tab, none
  }

  package var containers = Containers.fold
  package var grouping = Grouping.storyboard

  package init(containers: Containers = .fold, grouping: Grouping = .storyboard) {
    self.containers = containers
    self.grouping = grouping
  }
}
