import Foundation

/// What was worked out of places since a reading of the screen began: until it ends nothing moves, and views ask again
/// and again where those around them lie.
@MainActor
final class PlaceMemory {
  /// That of the reading under way.
  private(set) static var current: PlaceMemory?

  /// What is known of views' frames.
  let places = Part<LayoutPlace>()
  /// Where the content of views lies in their windows, in points.
  let contentOrigins = Part<CGPoint>()
  /// How far down scroll views that nobody moved are scrolled, in points; nil where that is not known.
  let restingOffsets = Part<CGFloat?>()

  /// Reads the screen.
  static func during(_ reading: () -> Void) {
    let outer = current
    current = outer ?? PlaceMemory()
    reading()
    current = outer
  }

  /// One of the things that are remembered of views.
  @MainActor
  final class Part<Value> {
    private var known: [ObjectIdentifier: Value] = [:]

    /// What was worked out before, or else is now.
    func recall(_ view: UIView, _ work: () -> Value) -> Value {
      if let value = known[ObjectIdentifier(view)] { return value }
      let value = work()
      known[ObjectIdentifier(view)] = value
      return value
    }
  }
}
