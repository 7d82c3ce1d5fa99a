import Foundation

/// The heights of UIKit's bars, in points, without the safe area that they reach into.
public struct BarHeights: Hashable, Sendable {
  /// A navigation bar, without a large title.
  public let navigation: CGFloat
  /// A tab bar.
  public let tab: CGFloat
  /// A toolbar.
  public let toolbar: CGFloat

  /// A navigation bar on a phone's card, in points (measured by several libraries' authors, iOS 13 and later).
  static let navigationOnCard: CGFloat = 56

  /// What a large title adds to a navigation bar, in points.
  ///
  /// - UIKit: 52 on every device, since iOS 11 (F4.7, F4.9).
  static let largeTitle: CGFloat = 52

  /// What a search bar that always shows adds to it, in points (measured by many authors, iOS 11 to 18).
  static let search: CGFloat = 52

  /// - UIKit: a phone in portrait, and the wide ones in landscape too (F4.9).
  static let regular = BarHeights(navigation: 44, tab: 49, toolbar: 44)
  /// - UIKit: a phone in compact height (F4.9; on iPhone 14 Pro, 15 and 16 one source has 44).
  static let compact = BarHeights(navigation: 32, tab: 32, toolbar: 32)
  /// - UIKit: an iPad with a home button, since iOS 12 (F4.9).
  static let pad = BarHeights(navigation: 50, tab: 50, toolbar: 50)
  /// - UIKit: an iPad with a home indicator, whose tab bar is 65 high with the safe area (F4.9).
  static let padWithIndicator = BarHeights(navigation: 50, tab: 45, toolbar: 50)
}
