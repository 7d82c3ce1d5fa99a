import Foundation

/// A place or a length, in points, from the least to the most that it may be.
package typealias Extent = ClosedRange<CGFloat>

extension ClosedRange<CGFloat> {
  /// Further than any list reaches, in points.
  static var farthest: CGFloat { 1_000_000 }

  /// Nothing is known.
  package static var anything: Extent { -.infinity ... .infinity }

  /// What is known exactly; what code states that is no number may be anything.
  static func exactly(_ value: CGFloat) -> Extent {
    if value.isNaN { return 0...farthest }
    let value = Swift.min(Swift.max(value, -farthest), farthest)
    return value...value
  }

  /// From one length to another; anything where one of them is no number, as code may make it.
  static func between(_ lower: CGFloat, _ upper: CGFloat) -> Extent { lower <= upper ? lower...upper : anything }

  /// One length; anything where it is no number.
  package static func at(_ length: CGFloat) -> Extent { between(length, length) }

  static func + (left: Extent, right: Extent) -> Extent {
    between(left.lowerBound + right.lowerBound, left.upperBound + right.upperBound)
  }

  static func - (left: Extent, right: Extent) -> Extent {
    between(left.lowerBound - right.upperBound, left.upperBound - right.lowerBound)
  }

  static func + (extent: Extent, length: CGFloat) -> Extent { extent + at(length) }

  static func += (left: inout Extent, right: Extent) { left = left + right }

  /// A multiple of it; nothing is known of no times something.
  static func * (extent: Extent, factor: CGFloat) -> Extent {
    if extent.isExact { return at(extent.lowerBound * factor) }
    if factor == 0 { return anything }
    let (a, b) = (extent.lowerBound * factor, extent.upperBound * factor)
    return factor > 0 ? between(a, b) : between(b, a)
  }

  /// A part of it; nothing is known of a part that is no number.
  static func / (extent: Extent, divisor: CGFloat) -> Extent {
    let (a, b) = (extent.lowerBound / divisor, extent.upperBound / divisor)
    return divisor > 0 ? between(a, b) : between(b, a)
  }

  /// Whether it is known exactly.
  var isExact: Bool { lowerBound == upperBound }

  /// The value, where it is known exactly.
  package var exact: CGFloat? { isExact ? lowerBound : nil }
}
