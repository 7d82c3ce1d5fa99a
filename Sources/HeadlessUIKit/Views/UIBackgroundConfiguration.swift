import Foundation

/// What stands behind the content of a cell; iOS 14.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Room around it, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0
  /// The image.
  public var image: UIImage?

  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a plain list's row.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a grouped list's row.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// That of a list's row, of whichever kind the list is; iOS 18.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
