/// Options of `assertSafeArea`.
public struct SafeAreaExpectation: Sendable, Hashable {
  /// An edge of a screen.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  /// The inset at one edge.
  public struct Inset: Sendable, Hashable {
    /// The edge.
    public var edge: Edge
    /// The points from it.
    public var points: Template

    /// An inset at an edge.
    public init(_ edge: Edge, _ points: Template) {
      self.edge = edge
      self.points = points
    }
  }

  /// The screen; nil for the visible one.
  public var screen: Template?
  /// The insets; an edge that is left out is not checked.
  public var insets: [Inset]

  /// An expectation from its parts.
  public init(screen: Template? = nil, insets: [Inset]) {
    self.screen = screen
    self.insets = insets
  }
}
