import Foundation

/// Where an element lies in the window, as far as what is known tells.
package struct ElementPlace: Sendable, Hashable {
  /// The rectangle, in points; where it is not known exactly, the middle of what it may be.
  package let frame: CGRect
  /// Whether the frame is known, and not only bounds of it.
  package let isExact: Bool
}

extension Simulation {
  /// The places of elements; nil for what has no view of its own, and where nothing tells.
  package func places(of elements: [ScreenElement]) -> [ElementPlace?] {
    run {
      let contents = ScrolledContent()
      return elements.map { element in
        guard case .view(let view) = element.target, let place = contents.windowPlace(of: view) else { return nil }
        if let frame = place.frame { return ElementPlace(frame: frame, isExact: true) }
        guard let x = place.x.likely, let y = place.y.likely else { return nil }
        return ElementPlace(
          frame: CGRect(x: x.start, y: y.start, width: x.length, height: y.length), isExact: false)
      }
    }
  }
}

extension LayoutSpan {
  /// The middle of what its start and its length may be; nil where one of them has no bounds.
  fileprivate var likely: (start: CGFloat, length: CGFloat)? {
    guard let start = bounds.start.middle, let length = bounds.length.middle else { return nil }
    return (start, length)
  }
}

extension Extent {
  /// The middle; nil where an end has no bound.
  fileprivate var middle: CGFloat? {
    guard lowerBound.isFinite, upperBound.isFinite, upperBound - lowerBound < 2_000 else { return nil }
    return (lowerBound + upperBound) / 2
  }
}
