import FlowInterfaceBuilder

/// How deep storyboard scenes are being made inside one another, by relationships, embed segues and references.
///
/// Relationships are made when their container is decoded and embedded scenes when the view loads, so a scene that
/// holds itself has no end: the app's stack overflows, and the app crashes.
@MainActor
final class SceneNesting {
  /// More scenes inside one another than any app has, and few enough for the stack.
  static let limit = 100
  /// More scenes made at once than any app has: scenes that each embed two others double with every level.
  static let totalLimit = 10_000

  /// The segue whose destination is being made: who performs it, and what set it off.
  private(set) var performed: (source: UIViewController, sender: Any?)?

  /// The controllers that are made with one another.
  var awakening = SceneAwakening()

  private var depth = 0
  private var total = 0
  private var isUnwinding = false

  /// Makes something inside what is being made; nil, with the crash recorded once, where it goes too deep.
  func make<Result>(at location: SourceLocation, in simulation: Simulation, _ work: () -> Result?) -> Result? {
    guard !isUnwinding else { return nil }
    guard depth < Self.limit, total < Self.totalLimit else {
      isUnwinding = true
      let excess =
        depth < Self.limit
        ? "more than \(Self.totalLimit) scenes are made at once"
        : "more than \(Self.limit) scenes are made inside one another"
      simulation.raise(UIKitException(.stackOverflow, "\(excess), the last at \(location)"))
      return nil
    }
    depth += 1
    total += 1
    defer {
      depth -= 1
      if depth == 0 {
        isUnwinding = false
        total = 0
      }
    }
    return work()
  }

  /// Makes the destination of a segue.
  func make<Result>(for source: UIViewController, sender: Any?, _ work: () -> Result?) -> Result? {
    let outer = performed
    performed = (source, sender)
    defer { performed = outer }
    return work()
  }
}
