import Foundation

/// The page that a picture is to fit, in points, margins left out.
package struct PageSize: Sendable, Hashable {
  package var width: Double
  package var height: Double

  private static let margin = 36.0

  /// 210 by 297 millimetres.
  package static let a4 = PageSize(width: 595 - 2 * margin, height: 842 - 2 * margin)
  package static let letter = PageSize(width: 612 - 2 * margin, height: 792 - 2 * margin)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// `a4`, `letter`, or `800x600` in points.
  package init?(_ text: String) {
    switch text.lowercased() {
    case "a4": self = .a4
    case "letter": self = .letter
    default:
      let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], (72...20_000).contains(width),
        (72...20_000).contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// By how much something is drawn smaller to fit; 1 where it fits as it is.
  func scale(width: Double, height: Double) -> Double { min(1, self.width / width, self.height / height) }
}
