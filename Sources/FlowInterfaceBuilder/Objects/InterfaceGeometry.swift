/// A point in points.
public struct InterfacePoint: Sendable, Hashable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point that a `<point>` element describes; nil when a number is missing.
  init?(element: InterfaceElement) {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    self.init(x: x, y: y)
  }
}

/// A size in points.
public struct InterfaceSize: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size that a `<size>` element describes; nil when a number is missing.
  init?(element: InterfaceElement) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    self.init(width: width, height: height)
  }
}

/// A rectangle in points.
public struct InterfaceRect: Sendable, Hashable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle that a `<rect>` or `<frame>` element describes; nil when a size is missing.
  init?(element: InterfaceElement) {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    let x = element.number("x") ?? element.number("minX") ?? 0
    let y = element.number("y") ?? element.number("minY") ?? 0
    self.init(x: x, y: y, width: width, height: height)
  }
}
