import FlowInterfaceBuilder
import Foundation

/// How an element stands to the safe area, and to what lies over it.
package enum ElementCoverage {
  /// It lies inside of the safe area, and nothing that is seen lies over it.
  case clear
  /// It reaches out of the safe area of a screen. Rectangles are in the window, in points.
  case outside(safeArea: CGRect, screen: UIViewController, element: CGRect)
  /// Another view lies over it. Rectangles are in the window, in points.
  case covered(view: UIView, cover: CGRect, element: CGRect)
  /// It hangs on something that nobody here knows: what that is, and the view that it is about.
  case open(String, view: UIView)
}

extension ScreenElement {
  /// The view that it is; nil for an item of a bar and other things that are no views of their own.
  package var view: UIView? {
    if case .view(let view) = target { view } else { nil }
  }
}

extension UIView {
  /// How the view stands to the safe area of its screen, and to the views over it.
  package var coverage: ElementCoverage {
    guard let window, let screen = owner, let root = screen.loadedView else { return .clear }
    guard let frame = convert(boundsPlace, to: window).frame else { return .open(openPlace, view: self) }
    guard let whole = root.convert(root.boundsPlace, to: window).frame else { return .open(root.openPlace, view: root) }
    let safeArea = whole.inset(by: root.safeAreaInsets)
    let outside = frame.edges(outside: safeArea)
    let known = root.knownSafeAreaEdges
    if !outside.intersection(known).isEmpty { return .outside(safeArea: safeArea, screen: screen, element: frame) }
    let coverage = coverage(of: frame, in: window)
    guard case .clear = coverage, known != .all else { return coverage }
    return .open("how much of \(root.caption) lies in the safe area: \(root.openSafeArea)", view: root)
  }

  /// Looks at all that lies in front of the view, the nearest first.
  private func coverage(of frame: CGRect, in window: UIWindow) -> ElementCoverage {
    var doubt: ElementCoverage?
    var current: UIView = self
    while let superview = current.superview {
      let position = superview.subviews.firstIndex { $0 === current } ?? 0
      for sibling in superview.subviews[(position + 1)...] {
        switch sibling.covers(frame, in: window) {
        case .clear: break
        case .open(let what, let view): doubt = doubt ?? .open(what, view: view)
        case let found: return found
        }
      }
      current = superview
    }
    return doubt ?? .clear
  }

  /// Whether the view, or one in it, lies over a rectangle of the window.
  ///
  /// A view of which nothing is known is looked for where its superview lies.
  private func covers(_ frame: CGRect, in window: UIWindow) -> ElementCoverage {
    guard !isHidden, alpha > 0 else { return .clear }
    let place = convert(boundsPlace, to: window)
    guard place.mayMeet(frame) else { return .clear }
    if isSeen {
      guard let own = place.frame else { return .open(openPlace, view: self) }
      return .covered(view: self, cover: own, element: frame)
    }
    var doubt: ElementCoverage?
    for subview in subviews.reversed() {
      switch subview.covers(frame, in: window) {
      case .clear: break
      case .open(let what, let view): doubt = doubt ?? .open(what, view: view)
      case let found: return found
      }
    }
    return doubt ?? .clear
  }

  /// Whether it hides what lies below it: a bar, a controller's view, content, or anything with a background.
  private var isSeen: Bool {
    switch self {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UILabel, is UIControl, is UIImageView, is UITableView,
      is UICollectionView, is UITextView, is UISearchBar:
      true
    default: controller != nil || backgroundColor.map { $0.components.last != 0 } == true
    }
  }

  /// What of its place in the window is not known.
  private var openPlace: String {
    var current: UIView = self
    while let superview = current.superview {
      if superview.movesContent || current.isArranged || superview is UIStackView {
        return "where \(superview.caption) puts \(current.caption)"
      }
      let place = current.place
      if place.frame == nil, current.isPlacedByConstraints {
        let open = [
          place.x.isDetermined ? nil : place.x.size == nil ? "width" : "place from side to side",
          place.y.isDetermined ? nil : place.y.size == nil ? "height" : "place from top to bottom",
        ].compactMap(\.self)
        return "the \(open.joined(separator: " and ")) of \(current.caption), which its constraints do not determine"
      }
      if place.frame == nil { return "the frame of \(current.caption)" }
      current = superview
    }
    return "where \(caption) lies"
  }

  /// Where the storyboard or nib has it.
  package var documentLocation: SourceLocation? { origin?.location }

  /// What of its safe area is not known.
  package var openSafeArea: String {
    let known = knownSafeAreaEdges
    let names: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
    let open = names.filter { !known.contains($0.0) }.map(\.1)
    return "nobody has published how far bars reach in at the \(open.joined(separator: " and ")) here"
  }

  /// What it is called in messages: `UIButton "Save"`, `the navigation bar`, `the view of MenuViewController`.
  package var caption: String {
    switch self {
    case is UINavigationBar: return "the navigation bar"
    case is UITabBar: return "the tab bar"
    case is UIToolbar: return "the toolbar"
    default: break
    }
    if let controller { return "the view of \(controller.origin?.screenNames.first ?? controller.plainName)" }
    let type = className ?? typeName
    let name = ScreenReader.texts(of: self).first.map { "\"\($0)\"" } ?? accessibilityIdentifier ?? origin?.object.id
    return name.map { "\(type) \($0)" } ?? type
  }
}

extension UIViewController {
  /// The name of its class.
  fileprivate var plainName: String { unlinkedClass ?? typeName }
}

extension LayoutPlace {
  /// Whether it may have points in common with a rectangle, by what is known of it.
  fileprivate func mayMeet(_ frame: CGRect) -> Bool {
    x.mayMeet(frame.minX, frame.maxX) && y.mayMeet(frame.minY, frame.maxY)
  }
}

extension LayoutSpan {
  fileprivate func mayMeet(_ start: CGFloat, _ end: CGFloat) -> Bool {
    if let min, min >= end - 0.01 { return false }
    if let max, max <= start + 0.01 { return false }
    return size != 0
  }
}

extension CGRect {
  /// The edges at which it reaches out of another rectangle, by more than rounding.
  fileprivate func edges(outside other: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if minY < other.minY - 0.01 { edges.insert(.top) }
    if minX < other.minX - 0.01 { edges.insert(.left) }
    if maxY > other.maxY + 0.01 { edges.insert(.bottom) }
    if maxX > other.maxX + 0.01 { edges.insert(.right) }
    return edges
  }
}
