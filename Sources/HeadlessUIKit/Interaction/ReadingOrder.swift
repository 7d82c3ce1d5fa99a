import Foundation

/// In which order elements lie on the screen, as Maestro counts those that match: from above, and from the left of those
/// that begin as high (its Filters.index).
@MainActor
package struct ReadingOrder {
  private let contents = ScrolledContent()

  package init() {}

  /// Whether an element comes before another one, which is listed after it; nil where what is known of their places does
  /// not tell.
  package func comes(_ one: ScreenElement, before other: ScreenElement) -> Bool? {
    guard let host = one.host, let otherHost = other.host else { return nil }
    if host === otherHost || one.bar != nil && one.bar === other.bar {
      return one.placeInBar.flatMap { place in other.placeInBar.map { place <= $0 } } ?? isListed(one, before: other)
    }
    if let rank = one.alertRank, let otherRank = other.alertRank { return rank <= otherRank }
    if let bar = one.bar, other.bar == nil { return bar is UINavigationBar }
    if let bar = other.bar, one.bar == nil { return !(bar is UINavigationBar) }
    let (place, otherPlace) = (contents.windowPlace(of: host), contents.windowPlace(of: otherHost))
    if let isHigher = isBefore(place?.y, otherPlace?.y) { return isHigher }
    if other.lies(.below, of: one, in: contents) == true { return true }
    if one.lies(.below, of: other, in: contents) == true { return false }
    guard place?.y.min.map({ $0 == otherPlace?.y.min }) == true || host.standsAsHigh(as: otherHost) else { return nil }
    if let isLeft = isBefore(place?.x, otherPlace?.x) { return isLeft }
    if other.lies(.right, of: one, in: contents) == true { return true }
    if one.lies(.right, of: other, in: contents) == true { return false }
    return place?.x.min.map { $0 == otherPlace?.x.min } == true ? true : nil
  }

  private func isBefore(_ span: LayoutSpan?, _ other: LayoutSpan?) -> Bool? {
    guard let span, let other else { return nil }
    if span[.min].upperBound < other[.min].lowerBound { return true }
    return other[.min].upperBound < span[.min].lowerBound ? false : nil
  }

  /// Parts of one view of which nothing else is known are listed as they stand in it.
  private func isListed(_ one: ScreenElement, before other: ScreenElement) -> Bool? {
    one.kind == other.kind && !one.target.isOfBar ? true : nil
  }
}

extension ScreenElement {
  /// The bar of a container's that it is an item of, or in which it lies.
  fileprivate var bar: UIView? {
    guard let host else { return nil }
    return sequence(first: host, next: \.superview).first { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }

  /// Where it stands in its bar or control, from the left.
  fileprivate var placeInBar: Int? {
    switch target {
    case .segment(_, let index), .tab(_, let index): return index
    case .stepper(_, let isUp): return isUp ? 1 : 0
    case .back: return -1
    case .nothing where kind == .navigationTitle: return Self.middle
    case .ownTab(let bar, let item): return bar.items?.firstIndex { $0 === item }
    case .barButton(let item):
      if let bar = bar as? UIToolbar { return bar.items?.firstIndex { $0 === item } }
      guard let items = (bar as? UINavigationBar)?.topItem else { return nil }
      if let left = items.leftBarButtonItems?.firstIndex(where: { $0 === item }) { return left }
      return items.rightBarButtonItems?.firstIndex { $0 === item }.map { 2 * Self.middle - $0 }
    default: return nil
    }
  }

  /// Beyond all items at the left of a bar.
  private static let middle = 1_000
}

extension UIView {
  /// Whether a stack puts it as high as another view: side by side, from its upper edge.
  fileprivate func standsAsHigh(as other: UIView) -> Bool {
    guard let stack = superview as? UIStackView, other.superview === stack, stack.axis == .horizontal else {
      return false
    }
    return stack.alignment == .fill || stack.alignment == .top
  }
}
