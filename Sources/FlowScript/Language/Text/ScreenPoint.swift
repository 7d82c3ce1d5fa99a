import Foundation

/// A point as flows write it: `100,200` in points, `50%,20%` in parts of a size.
struct ScreenPoint: Equatable {
  /// Whether it is in parts of a size.
  let isRelative: Bool
  private let x: Double
  private let y: Double

  /// Reads a point; nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingWhitespace)
    guard parts.count == 2 else { return nil }
    let isRelative = parts[0].hasSuffix("%")
    guard parts[1].hasSuffix("%") == isRelative,
      let x = Self.number(isRelative ? String(parts[0].dropLast()) : parts[0]),
      let y = Self.number(isRelative ? String(parts[1].dropLast()) : parts[1]),
      !isRelative || (0...100).contains(x) && (0...100).contains(y)
    else { return nil }
    self.isRelative = isRelative
    self.x = x
    self.y = y
  }

  /// `50`, `55.6`.
  private static func number(_ text: String) -> Double? {
    text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
  }

  /// A point in hundredths of a size.
  init(x: Int, y: Int) {
    isRelative = true
    self.x = Double(x)
    self.y = Double(y)
  }

  /// The point in a rectangle, in points.
  func point(in rectangle: CGRect) -> CGPoint {
    isRelative
      ? CGPoint(
        x: rectangle.minX + rectangle.width * CGFloat(x) / 100, y: rectangle.minY + rectangle.height * CGFloat(y) / 100)
      : CGPoint(x: rectangle.minX + CGFloat(x), y: rectangle.minY + CGFloat(y))
  }
}
