import Foundation

/// What is known of the place of a view or guide along one axis, in points.
package struct LayoutSpan: Hashable, Sendable {
  /// A length that a constraint can be about.
  enum Part: Hashable, Sendable {
    case min
    case max
    case center
    case size
  }

  /// Where it begins.
  package private(set) var min: CGFloat?
  /// Where it ends.
  package private(set) var max: CGFloat?
  /// Its middle.
  package private(set) var center: CGFloat?
  /// Its length.
  package private(set) var size: CGFloat?

  /// Nothing is known.
  static let unknown = LayoutSpan()

  private init() {}

  /// What two of its parts tell; either may not be known.
  package init(min: CGFloat?, size: CGFloat?) {
    self.min = min
    self.size = size
    complete()
  }

  /// What its two ends tell; either may not be known.
  init(min: CGFloat?, max: CGFloat?) {
    self.min = min
    self.max = max
    complete()
  }

  /// What is known of the content of a scroll view that begins at nought: its size may be another one than this.
  static func content(besideSize size: CGFloat?) -> LayoutSpan {
    var span = LayoutSpan()
    span.min = 0
    span.size = size
    return span
  }

  /// Whether all of it is known.
  var isDetermined: Bool { min != nil && size != nil }

  /// One of its parts, where it is known.
  subscript(part: Part) -> CGFloat? {
    switch part {
    case .min: min
    case .max: max
    case .center: center
    case .size: size
    }
  }

  /// Takes a part as known, with what follows from it and the other parts.
  mutating func learn(_ part: Part, _ value: CGFloat) {
    switch part {
    case .min: min = value
    case .max: max = value
    case .center: center = value
    case .size: size = value
    }
    complete()
  }

  /// The same in coordinates whose origin lies so much before this one's; of a distance that is not known, the size.
  func moved(by distance: CGFloat?) -> LayoutSpan {
    guard let distance else { return LayoutSpan(min: nil, size: size) }
    var moved = self
    moved.min = min.map { $0 + distance }
    moved.max = max.map { $0 + distance }
    moved.center = center.map { $0 + distance }
    return moved
  }

  private mutating func complete() {
    switch (min, max, center, size) {
    case (let min?, let max?, _, _):
      size = max - min
      center = (min + max) / 2
    case (let min?, nil, _, let size?):
      max = min + size
      center = min + size / 2
    case (nil, let max?, _, let size?):
      min = max - size
      center = max - size / 2
    case (let min?, nil, let center?, nil):
      size = (center - min) * 2
      max = center * 2 - min
    case (nil, let max?, let center?, nil):
      size = (max - center) * 2
      min = center * 2 - max
    case (nil, nil, let center?, let size?):
      min = center - size / 2
      max = center + size / 2
    default: break
    }
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
