import Foundation

extension UIPresentationController {
  /// What is known of the place that it gives the presented view.
  ///
  /// - UIKit: a card's upper edge is that of its detent where code gives its height in points (F4.16); a large one begins
  ///   below the status bar, which its upper edge never covers, by about 10 points (measured by many authors on phones of
  ///   all kinds; not documented). Where the other detents, the cards in the middle of a screen and popovers lie is not
  ///   published.
  func knownPlace(of frame: CGRect) -> LayoutPlace {
    switch self {
    case let sheet as UISheetPresentationController where !sheet.isInTheMiddle:
      let x = LayoutSpan(min: frame.minX, size: frame.width)
      guard let detent = sheet.currentDetent, detent.isInPoints(in: sheet) else {
        var y = LayoutSpan(min: nil, max: frame.maxY)
        if sheet.currentDetent?.identifier == .large {
          let gap = CardSize.gapBelowStatusBar
          _ = y.learn(.size, .between(frame.height - gap, frame.height + gap))
        } else if let height = sheet.currentDetent?.heights(in: sheet) {
          _ = y.learn(.size, height)
        }
        return LayoutPlace(x: x, y: y)
      }
      return LayoutPlace(frame)
    case is UISheetPresentationController, is UIPopoverPresentationController: return .unknown
    default: return LayoutPlace(frame)
    }
  }
}

extension UISheetPresentationController.Detent {
  /// Whether its height does not hang on that of the largest card, which is not published.
  fileprivate func isInPoints(in sheet: UISheetPresentationController) -> Bool {
    resolvedValue(in: sheet).map { $0 == resolvedValue(in: lower(than: sheet)) } ?? false
  }

  /// Between which heights it lies, in points, with the room below the safe area.
  fileprivate func heights(in sheet: UISheetPresentationController) -> Extent? {
    guard let least = resolvedValue(in: lower(than: sheet)), let most = resolvedValue(in: sheet) else { return nil }
    return .between(least, most + 60)
  }

  private func lower(than sheet: UISheetPresentationController) -> LowerContext {
    LowerContext(
      containerTraitCollection: sheet.containerTraitCollection, maximumDetentValue: sheet.maximumDetentValue - 100)
  }

  /// A context whose largest card is lower.
  private struct LowerContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }
}
