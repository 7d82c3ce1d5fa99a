import Foundation

extension UIPresentationController {
  /// What is known of the place that it gives the presented view.
  ///
  /// - UIKit: a card's upper edge is that of its detent where code gives its height in points (F4.16); where the other
  ///   detents, the cards in the middle of a screen and popovers lie is not published.
  func knownPlace(of frame: CGRect) -> LayoutPlace {
    switch self {
    case let sheet as UISheetPresentationController where !sheet.isInTheMiddle:
      let x = LayoutSpan(min: frame.minX, size: frame.width)
      guard let detent = sheet.currentDetent, detent.isInPoints(in: sheet) else {
        return LayoutPlace(x: x, y: LayoutSpan(min: nil, max: frame.maxY))
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
    let lower = LowerContext(
      containerTraitCollection: sheet.containerTraitCollection, maximumDetentValue: sheet.maximumDetentValue - 100)
    return resolvedValue(in: sheet).map { $0 == resolvedValue(in: lower) } ?? false
  }

  /// A context whose largest card is lower.
  private struct LowerContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }
}
