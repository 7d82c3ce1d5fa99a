/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIRectEdge: CustomStringConvertible {
  /// The edges as Swift writes them: `[.top, .left]`.
  public var description: String {
    let names: [(UIRectEdge, String)] = [(.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right")]
    return self == .all ? ".all" : "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}
