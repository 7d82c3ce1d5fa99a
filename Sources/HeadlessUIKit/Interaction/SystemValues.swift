import Foundation

/// What assistive technology reads as the value of UIKit's own controls.
///
/// - UIKit: a switch is "1" or "0", a slider and a progress view tell how far they are in per cent, a page control the
///   page (element trees of UI tests that many authors published; documentation of XCUIElement.value).
extension UIView {
  /// The value; nil for views that have none.
  var systemValue: String? {
    switch self {
    case let toggle as UISwitch: toggle.isOn ? "1" : "0"
    case let slider as UISlider:
      Self.percentage(slider.value - slider.minimumValue, of: slider.maximumValue - slider.minimumValue)
    case let progress as UIProgressView: Self.percentage(progress.progress, of: 1)
    case let pages as UIPageControl where pages.mayBeWithoutDots: nil
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    default: nil
    }
  }

  private static func percentage(_ part: Float, of whole: Float) -> String? {
    guard whole > 0, part.isFinite, whole.isFinite else { return nil }
    return "\(Int((part / whole * 100).rounded()))%"
  }
}

extension UIActivityIndicatorView {
  /// What assistive technology reads where code says nothing.
  ///
  /// - UIKit: in English; user interface tests of many authors wait for `activityIndicators["In progress"]`.
  var systemLabel: String { isAnimating ? "In progress" : "Progress halted" }
}

/// A picture that stands where a text would.
package struct UnnamedPicture: Hashable {
  /// The name of the symbol, or in the asset catalogue.
  package let name: String
  /// Whether it is a symbol of the system's, whose label is not known.
  package let isSymbol: Bool

  fileprivate init?(_ image: UIImage?) {
    guard let image, !image.name.isEmpty, image.symbolLabel == nil else { return nil }
    (name, isSymbol) = (image.name, image.isSymbol)
  }
}

extension UIView {
  /// The pictures of which assistive technology reads what is not known: code gave them no label.
  ///
  /// - UIKit: a picture of the app's reads its file's name (observed by many authors; how it is spelt is not published).
  package var unnamedPictures: [UnnamedPicture] {
    switch self {
    case let button as UIButton where button.accessibilityLabel == nil && button.shownTitle?.isEmpty ?? true:
      [UnnamedPicture(button.shownImage)].compactMap(\.self)
    case let view as UIImageView where view.accessibilityLabel == nil && !(view.superview is UIButton):
      [UnnamedPicture(view.image)].compactMap(\.self)
    case let bar as UINavigationBar:
      Self.unnamed((bar.topItem?.leftBarButtonItems ?? []) + (bar.topItem?.rightBarButtonItems ?? []))
    case let bar as UIToolbar: Self.unnamed(bar.items ?? [])
    case let control as UISegmentedControl:
      (0..<control.numberOfSegments).compactMap { UnnamedPicture(control.imageForSegment(at: $0)) }
    case let bar as UITabBar: Self.unnamed(bar.items ?? [])
    default: []
    }
  }

  private static func unnamed(_ items: [UIBarItem]) -> [UnnamedPicture] {
    items.filter { $0.title?.isEmpty ?? true && $0.accessibilityLabel == nil }.compactMap { UnnamedPicture($0.image) }
  }
}
