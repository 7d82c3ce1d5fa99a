import Foundation

/// The bars of a container, which lie over the root views of its children.
@MainActor
protocol ContainerBars {
  /// What they cover of the container's root view, in points from its edges.
  ///
  /// - Parameters:
  ///   - child: the child whose root view lies below them.
  ///   - insets: the safe area insets of the container's root view.
  func cover(over child: UIViewController, given insets: UIEdgeInsets) -> UIEdgeInsets
  /// Whether the bar at an edge is translucent.
  func isTranslucent(at edge: UIRectEdge) -> Bool
  /// Sets the bars' frames.
  ///
  /// - Parameter insets: the safe area insets of the container's root view.
  func layOut(given insets: UIEdgeInsets)
  /// The edges at which what they cover is known.
  func knownEdges(over child: UIViewController) -> UIRectEdge
}

/// A container without bars, whose children fill it.
struct NoBars: ContainerBars {
  func cover(over child: UIViewController, given insets: UIEdgeInsets) -> UIEdgeInsets { .zero }
  func isTranslucent(at edge: UIRectEdge) -> Bool { true }
  func layOut(given insets: UIEdgeInsets) {}
  func knownEdges(over child: UIViewController) -> UIRectEdge { .all }
}
