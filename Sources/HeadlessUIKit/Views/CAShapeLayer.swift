import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, as Core Animation has them.
  public let rawValue: UInt
  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How round corners are drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As the system's.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer of colours that run into one another.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours.
  public var colors: [Any]? { didSet { noteChange() } }
  /// Where the first begins, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last ends, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour of what is inside.
  open var fillColor: CGColor? { didSet { noteChange() } }
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { noteChange() } }
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
}
