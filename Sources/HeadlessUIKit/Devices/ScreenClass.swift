import Foundation

/// What models with the same screen share, in points.
struct ScreenClass: Hashable, Sendable {
  /// A length that a version of iOS may have changed.
  struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// What it is on the newest version.
    private let value: CGFloat
    /// The version that it has had that value since, and what it was before.
    private var change: Change?

    private struct Change: Hashable, Sendable {
      let version: Int
      let valueBefore: CGFloat
    }

    init(integerLiteral value: Int) { self.value = CGFloat(value) }

    init(_ value: CGFloat, before version: Int, _ valueBefore: CGFloat) {
      self.value = value
      change = Change(version: version, valueBefore: valueBefore)
    }

    func value(on system: SystemVersion) -> CGFloat {
      guard let change, system.major < change.version else { return value }
      return change.valueBefore
    }
  }

  /// The models' marketing names, the one that stands for the class first.
  let models: [String]
  let idiom: Device.Idiom
  /// In portrait.
  let size: CGSize
  let scale: CGFloat
  /// The safe area's top in portrait: also its sides in a phone's landscape, and its top in an iPad's.
  let top: Length
  /// The safe area's bottom in portrait.
  let bottom: CGFloat
  var landscapeTop: Length = 0
  let landscapeBottom: Length
  /// The status bar's height where it is not the safe area's top.
  var statusBar: CGFloat?
  /// Where the content below a navigation bar begins, where that is not the safe area plus the bar.
  var contentTop: CGFloat?
  var bars = BarHeights.regular
  let landscapeBars: BarHeights
  /// Whether its width is regular in landscape.
  let isRegularInLandscape: Bool

  /// A phone.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: Length, bottom: CGFloat = 34,
    landscapeTop: Length = 0, landscapeBottom: Length = 21, statusBar: CGFloat? = nil, contentTop: CGFloat? = nil,
    isWide: Bool = false, _ models: [String]
  ) -> ScreenClass {
    ScreenClass(
      models: models, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, top: top, bottom: bottom,
      landscapeTop: landscapeTop, landscapeBottom: landscapeBottom, statusBar: statusBar, contentTop: contentTop,
      landscapeBars: isWide ? .regular : .compact, isRegularInLandscape: isWide)
  }

  /// An iPad.
  static func pad(_ width: CGFloat, _ height: CGFloat, hasHomeIndicator: Bool, _ models: [String]) -> ScreenClass {
    let bars = hasHomeIndicator ? BarHeights.padWithIndicator : .pad
    return ScreenClass(
      models: models, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
      top: hasHomeIndicator ? 24 : 20, bottom: hasHomeIndicator ? 20 : 0, landscapeBottom: hasHomeIndicator ? 20 : 0,
      bars: bars, landscapeBars: bars, isRegularInLandscape: true)
  }
}
