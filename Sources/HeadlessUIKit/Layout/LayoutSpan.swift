import Foundation

/// What is known of the place of a view or guide along one axis, in points.
package struct LayoutSpan: Hashable, Sendable {
  /// A length that a constraint can be about.
  package enum Part: Hashable, Sendable {
    case min
    case max
    case center
    case size
  }

  private var start = Extent.anything
  private var end = Extent.anything
  private var middle = Extent.anything
  private var length: Extent = 0 ... .infinity

  /// Where it begins.
  package var min: CGFloat? { start.exact }
  /// Where it ends.
  package var max: CGFloat? { end.exact }
  /// Its middle.
  package var center: CGFloat? { middle.exact }
  /// Its length.
  package var size: CGFloat? { length.exact }

  /// Where it begins and how long it is, at least and at most.
  var bounds: (start: Extent, length: Extent) { (start, length) }

  /// Nothing is known.
  static let unknown = LayoutSpan()

  private init() {}

  /// What two of its parts tell; either may not be known.
  package init(min: CGFloat?, size: CGFloat?) {
    if let min { start = .at(min) }
    if let size { length = .at(size) }
    guard let min, let size else { return }
    end = .at(min + size)
    middle = .at(min + size / 2)
  }

  /// What two of its parts tell, each from the least to the most that it may be.
  package init(_ one: (part: Part, extent: Extent), _ other: (part: Part, extent: Extent)) {
    _ = narrow(one.part, one.extent)
    _ = narrow(other.part, other.extent)
    complete()
  }

  /// What its two ends tell; either may not be known.
  init(min: CGFloat?, max: CGFloat?) {
    if let min { start = .at(min) }
    if let max { end = .at(max) }
    complete()
  }

  /// What lies anywhere in another one.
  init(in outer: LayoutSpan) {
    start = .between(outer.start.lowerBound, outer.end.upperBound)
    end = start
    complete()
  }

  /// Whether all of it is known.
  var isDetermined: Bool { min != nil && size != nil }

  /// From the least to the most that one of its parts may be.
  package subscript(part: Part) -> Extent {
    switch part {
    case .min: start
    case .max: end
    case .center: middle
    case .size: length
    }
  }

  /// Takes what is known of a part, with what follows from it and the other parts. What was known exactly stays.
  ///
  /// - Returns: whether anything was learnt.
  mutating func learn(_ part: Part, _ extent: Extent) -> Bool {
    guard narrow(part, extent) else { return false }
    complete()
    return true
  }

  /// The same in coordinates whose origin lies so much before this one's; of a distance that is not known, the size.
  func moved(by distance: CGFloat?) -> LayoutSpan {
    guard let distance else { return LayoutSpan(min: nil, size: size) }
    return moved(by: .at(distance))
  }

  /// The same in coordinates whose origin lies so much before this one's.
  package func moved(by distance: Extent) -> LayoutSpan {
    var moved = self
    moved.start += distance
    moved.end += distance
    moved.middle += distance
    return moved
  }

  /// The same with its ends on pixels: each on the nearest one; what lies in the middle between two is on one or the
  /// other.
  ///
  /// - Parameter scale: pixels in a point.
  func onPixels(_ scale: CGFloat) -> LayoutSpan {
    var span = LayoutSpan()
    span.start = start.onPixel(scale)
    span.end = end.onPixel(scale)
    span.length = length.onPixel(scale)
    // Whether its length is rounded, or its ends, is not known.
    if let first = span.start.exact, let last = span.end.exact, let size = span.length.exact,
      abs(last - first - size) > 0.01
    {
      span.length = Swift.min(size, last - first)...Swift.max(size, last - first)
      span.end = first + span.length.lowerBound...first + span.length.upperBound
    }
    span.middle = span.start.isExact && span.end.isExact ? middle : .anything
    return span
  }

  private mutating func narrow(_ part: Part, _ extent: Extent) -> Bool {
    switch part {
    case .min: start.narrow(to: extent)
    case .max: end.narrow(to: extent)
    case .center: middle.narrow(to: extent)
    case .size: length.narrow(to: extent)
    }
  }

  /// Takes each part as what two others make of it.
  private mutating func complete() {
    var hasLearnt = true
    while hasLearnt, !(start.isExact && end.isExact && middle.isExact && length.isExact) {
      hasLearnt = length.narrow(to: end - start)
      hasLearnt = middle.narrow(to: (start + end) * 0.5) || hasLearnt
      hasLearnt = end.narrow(to: start + length) || hasLearnt
      hasLearnt = middle.narrow(to: start + length * 0.5) || hasLearnt
      hasLearnt = start.narrow(to: end - length) || hasLearnt
      hasLearnt = middle.narrow(to: end - length * 0.5) || hasLearnt
      hasLearnt = length.narrow(to: (middle - start) * 2) || hasLearnt
      hasLearnt = end.narrow(to: middle * 2 - start) || hasLearnt
      hasLearnt = length.narrow(to: (end - middle) * 2) || hasLearnt
      hasLearnt = start.narrow(to: middle * 2 - end) || hasLearnt
      hasLearnt = start.narrow(to: middle - length * 0.5) || hasLearnt
      hasLearnt = end.narrow(to: middle + length * 0.5) || hasLearnt
    }
  }
}

extension Extent {
  /// The same where a length is one of whole pixels.
  fileprivate func onPixel(_ scale: CGFloat) -> Extent {
    guard let exact, exact.isFinite else { return self }
    let pixels = exact * scale
    if abs(pixels - pixels.rounded()) < 0.48 { return .at(pixels.rounded() / scale) }
    return pixels.rounded(.down) / scale...pixels.rounded(.up) / scale
  }

  /// Takes what is known besides; what was known exactly stays, and so does what the other contradicts.
  ///
  /// - Returns: whether it tells more now.
  fileprivate mutating func narrow(to other: Extent) -> Bool {
    if isExact { return false }
    if other.isExact {
      self = other
      return true
    }
    let (lower, upper) = (Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
    // Steps that are smaller than a point tell nothing, and bounds that hang on each other take many of them.
    guard lower <= upper, lower > lowerBound + 0.5 || upper < upperBound - 0.5 else { return false }
    self = lower...upper
    return true
  }
}

/// What is known of the place of a view or guide, along both axes.
package struct LayoutPlace: Hashable, Sendable {
  /// From side to side.
  package var x: LayoutSpan
  /// From top to bottom.
  package var y: LayoutSpan

  /// Nothing is known.
  static let unknown = LayoutPlace(x: .unknown, y: .unknown)

  package init(x: LayoutSpan, y: LayoutSpan) {
    self.x = x
    self.y = y
  }

  /// All is known.
  package init(_ frame: CGRect) {
    x = LayoutSpan(min: frame.minX, size: frame.width)
    y = LayoutSpan(min: frame.minY, size: frame.height)
  }

  /// The rectangle, where all of it is known.
  package var frame: CGRect? {
    guard let left = x.min, let width = x.size, let top = y.min, let height = y.size else { return nil }
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
