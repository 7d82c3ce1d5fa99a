import Foundation

/// What lies in front of an item of a bar, and takes its touches.
///
/// - UIKit: a touch goes to the frontmost view under the finger (documentation of UIView.hitTest(_:with:)).
@MainActor
struct BarCover {
  /// The view under the finger, wherever it comes down on the item; nil where that is the bar.
  private(set) var view: UIView?
  /// What lies over a part of where the item may be, so that nobody knows whether the finger comes to it.
  private(set) var doubt: UIView?

  init(of element: ScreenElement, in simulation: Simulation) {
    guard let bar = element.host, let window = bar.window, Self.hasViewsInFront(of: bar),
      let frame = bar.convert(bar.boundsPlace, to: window).frame
    else { return }
    let hits = Self.places(of: element, on: bar, simulation).map { place in
      HitTest(at: CGPoint(x: frame.minX + frame.width * place, y: frame.minY + Self.middle), in: window).view()
    }
    let covers = hits.compactMap { hit in
      hit.flatMap { $0.isDescendant(of: bar) || bar.isDescendant(of: $0) ? nil : $0 }
    }
    guard let first = covers.first else { return }
    if covers.count == hits.count, covers.allSatisfy({ $0 === first }) { view = first } else { doubt = first }
  }

  /// How far below a bar's upper edge the middle of its items lies, in points.
  private static let middle: CGFloat = 22

  /// Whether a view that takes touches stands before a bar, or before what the bar lies in.
  private static func hasViewsInFront(of bar: UIView) -> Bool {
    sequence(first: bar, next: \.superview).contains { view in
      view.superview?.subviews.reversed().prefix { $0 !== view }.contains(where: \.takesTouches) ?? false
    }
  }

  /// Where an item may lie along its bar, as shares of its width: a tab in the middle of its own, what stands at one end
  /// of a navigation bar beside that.
  private static func places(of element: ScreenElement, on bar: UIView, _ simulation: Simulation) -> [CGFloat] {
    let eighths = (0..<8).map { (CGFloat($0) + 0.5) / 8 }
    switch (element.target, bar) {
    case (.tab(let tabs, let index), _) where simulation.system.major < 26 && simulation.device.idiom == .phone:
      return [(CGFloat(index) + 0.5) / CGFloat(max(tabs.controllersInBar.count, 1))]
    case (.back, _): return Array(eighths.prefix(2))
    case (.barButton(let item), let bar as UINavigationBar):
      let isRight = bar.topItem?.rightBarButtonItems?.contains { $0 === item } == true
      return Array(isRight ? eighths.suffix(2) : eighths.prefix(2))
    default: return eighths
    }
  }
}
