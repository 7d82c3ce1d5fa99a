import Foundation

#if !canImport(CoreGraphics)
/// A path of Core Graphics; it is not drawn.
public final class CGPath: NSObject, @unchecked Sendable {}
#endif

/// A path; what it is made of is not kept, since nothing is drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// The width of its line in points.
  open var lineWidth: CGFloat = 1
  /// The path of Core Graphics.
  open var cgPath: CGPath {
    #if canImport(CoreGraphics)
    CGMutablePath()
    #else
    CGPath()
    #endif
  }

  /// Makes an empty path.
  public override init() {}

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }

  /// The outline of an oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init() }

  /// The outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

  /// The outline of a rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }

  /// Begins a line at a point.
  open func move(to point: CGPoint) {}

  /// Goes on to a point.
  open func addLine(to point: CGPoint) {}

  /// Goes on in a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}

  /// Goes on in a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}

  /// Goes on in a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}

  /// Ends the line where it began.
  open func close() {}
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt
  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
