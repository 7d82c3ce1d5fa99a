import Foundation

/// What a finger on a point of the screen comes down on.
package enum PointHit {
  /// A thing that is listed, or a view that is not.
  case element(ScreenElement)
  /// The room beside what is presented, which keeps touches from what lies below.
  case beside(UIViewController)
  /// Nobody here knows: what decides, and the view that it is about.
  case open(String, view: UIView?)
  case nothing
}

extension Simulation {
  /// What lies at a point of the screen, in points of the window, where that is certain.
  package func hit(at point: CGPoint) -> PointHit { run { PointTest(simulation: self, point: point).hit() } }
}

/// Finds what a point hits, and says where that is not certain: where a view that may lie over the others has no known
/// place, and in what has parts that are no views here.
@MainActor
private struct PointTest {
  let simulation: Simulation
  let point: CGPoint

  private struct Doubt: Error {
    let what: String
    let view: UIView?
  }

  func hit() -> PointHit {
    if simulation.openMenu != nil { return .open("what of the open menu lies at the point", view: nil) }
    do {
      try checkKeyboard()
      for window in simulation.application.windowsFromTheBack.reversed() where !window.isHidden {
        if let found = try hit(in: window) { return try element(of: found) }
      }
      return .nothing
    } catch let doubt as Doubt {
      return .open(doubt.what, view: doubt.view)
    } catch { return .nothing }
  }

  private func checkKeyboard() throws {
    guard let field = simulation.application.firstResponder as? UIView, let window = field.window,
      field is UITextField || field is UITextView || field is UISearchBar
    else { return }
    let height = simulation.device.keyboardHeights(in: simulation.orientation).upperBound
    if point.y >= window.bounds.maxY - height - field.roomOverKeyboard(of: height) {
      throw Doubt(what: "what of the keyboard lies at the point", view: field)
    }
  }

  private func hit(in window: UIWindow) throws -> UIView? {
    let known = simulation.undecidedEffects.count
    let found = HitTest(at: point, in: window).view()
    if simulation.undecidedEffects.count > known, let open = simulation.undecidedEffects.last {
      throw Doubt(what: open.question, view: nil)
    }
    return found
  }

  /// The element of a view; of one that has parts, the part.
  private func element(of view: UIView) throws -> PointHit {
    for outer in sequence(first: view, next: \.superview) {
      if outer.controller is UIAlertController { throw Doubt(what: "what of the alert lies at the point", view: outer) }
      switch outer {
      case let container as UIPresentationContainerView where container === view:
        guard let presented = container.presentationController?.presentedViewController else { return .nothing }
        return .beside(presented)
      case let bar as UINavigationBar: return try item(of: bar)
      case let bar as UITabBar: return try tab(of: bar)
      case let control as UISegmentedControl: return try segment(of: control)
      case let stepper as UIStepper: return try half(of: stepper)
      case is UIToolbar, is UISearchBar, is UIPickerView, is UIDatePicker:
        throw Doubt(what: "what of \(outer.caption) lies at the point", view: outer)
      case let field as UITextField where field.showsClearButton && point.x > field.frameInWindow.maxX - 44:
        throw Doubt(what: "whether the button that clears \(field.caption) lies at the point", view: field)
      case let cell as UITableViewCell where cell.tableView?.swiped != nil || cell.tableView?.isEditing == true:
        throw Doubt(what: "which control of the row lies at the point", view: cell)
      case let cell as UICollectionViewCell where (cell.superview as? UICollectionView)?.swiped != nil:
        throw Doubt(what: "which control of the row lies at the point", view: cell)
      case let cell as UITableViewCell where cell.shownAccessory?.isButton == true:
        throw Doubt(what: "whether the accessory of the row lies at the point", view: cell)
      default: break
      }
    }
    let listed = simulation.screenElements.first { element in
      if case .view(let other) = element.target { other === view } else { false }
    }
    return .element(listed ?? .unlisted(view, frame: view.frameInWindow))
  }

  /// The segment at a point, where it is not near another one.
  private func segment(of control: UISegmentedControl) throws -> PointHit {
    guard let place = try share(of: control, in: control.numberOfSegments) else { return .nothing }
    let found = simulation.screenElements.first { element in
      if case .segment(let other, place) = element.target { other === control } else { false }
    }
    return found.map(PointHit.element) ?? .nothing
  }

  /// The button of a stepper at a point.
  private func half(of stepper: UIStepper) throws -> PointHit {
    guard let place = try share(of: stepper, in: 2) else { return .nothing }
    let found = simulation.screenElements.first { element in
      if case .stepper(let other, let up) = element.target { other === stepper && up == (place == 1) } else { false }
    }
    return found.map(PointHit.element) ?? .nothing
  }

  /// Which of equal parts of a control lies at the point, side by side.
  private func share(of control: UIControl, in count: Int) throws -> Int? {
    guard count > 0 else { return nil }
    let doubt = Doubt(what: "which part of \(control.caption) lies at the point", view: control)
    guard let frame = control.window.flatMap({ control.convert(control.boundsPlace, to: $0).frame }) else {
      throw doubt
    }
    let share = (point.x - frame.minX) / frame.width * CGFloat(count)
    let part = share - share.rounded(.down)
    guard part > 0.1, part < 0.9, (0..<count).contains(Int(share)) else { throw doubt }
    return Int(share)
  }

  /// The item of a bar at one of its ends, where one alone stands there, or so near to the margin that it is the outermost.
  ///
  /// - UIKit: an item takes touches as far as the edge of the bar, and is not narrower than a finger, 44 points (Human
  ///   Interface Guidelines, "Layout": controls measure at least 44 by 44 points). The first item on the left stands
  ///   leftmost, and the first on the right rightmost, one after the other without a space between them and the margin
  ///   (documentation of UINavigationItem.leftBarButtonItems and rightBarButtonItems), which is 16 points wide, or 20
  ///   (measured by many authors); signs of the system's are 14 points wide or more (published images).
  private func item(of bar: UINavigationBar) throws -> PointHit {
    let doubt = Doubt(what: "which item of the navigation bar lies at the point", view: bar)
    guard let frame = bar.window.flatMap({ bar.convert(bar.boundsPlace, to: $0).frame }), let item = bar.topItem,
      point.y < frame.minY + Self.heightOfBar, bar.subviews.isEmpty
    else { throw doubt }
    let elements = simulation.screenElements.filter { $0.host === bar }
    func outermost(_ items: [UIBarButtonItem], _ distance: CGFloat) throws -> PointHit {
      let items = items.filter { !$0.isHidden }
      guard let item = items.first, item.customView == nil, items.count == 1 || distance < Self.widthOfOutermost,
        items.count == 1 || item.isSystemSign
      else { throw doubt }
      let found = elements.first { element in
        if case .barButton(let other) = element.target { other === item } else { false }
      }
      guard let found else { throw doubt }
      return .element(found)
    }
    let (left, right) = (item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [])
    if point.x >= frame.maxX - Self.widthOfItem, point.x < frame.maxX - Self.margin {
      return try outermost(right, frame.maxX - point.x)
    }
    guard point.x < frame.minX + Self.widthOfItem, point.x >= frame.minX + Self.margin else { throw doubt }
    guard left.isEmpty else { return try outermost(left, point.x - frame.minX) }
    guard let back = elements.first(where: { $0.kind == .backButton }) else { throw doubt }
    return .element(back)
  }

  private static let heightOfBar: CGFloat = 44
  private static let widthOfItem: CGFloat = 44
  private static let margin: CGFloat = 8
  /// How far from the edge of a bar the outermost of several items reaches at least, in points.
  private static let widthOfOutermost: CGFloat = 30

  /// The tab at a point, well inside of its share of the bar.
  ///
  /// - UIKit: before iOS 26 the items of a phone's bar share its width evenly (Human Interface Guidelines, "Tab bars").
  private func tab(of bar: UITabBar) throws -> PointHit {
    let doubt = Doubt(what: "which tab lies at the point", view: bar)
    guard simulation.system.major < 26, simulation.device.idiom == .phone, let window = bar.window,
      let frame = bar.convert(bar.boundsPlace, to: window).frame, point.y < frame.minY + Self.heightOfTabs
    else { throw doubt }
    let tabs = simulation.screenElements.filter { $0.kind == .tab && $0.host === bar }
    guard !tabs.isEmpty, frame.width > 0 else { throw doubt }
    let share = (point.x - frame.minX) / frame.width * CGFloat(tabs.count)
    let part = share - share.rounded(.down)
    guard part > 0.25, part < 0.75, tabs.indices.contains(Int(share)) else { throw doubt }
    return .element(tabs[Int(share)])
  }

  private static let heightOfTabs: CGFloat = 49
}

extension UIBarButtonItem {
  /// Whether it shows a sign of the system's, of a width of its own.
  fileprivate var isSystemSign: Bool {
    guard title == nil, width == 0 else { return false }
    switch systemItem {
    case .flexibleSpace, .fixedSpace, .done, .cancel, .edit, .save, .undo, .redo, .pageCurl: return false
    case nil: return image?.symbolLabel != nil
    default: return true
    }
  }
}

extension UIView {
  /// How high what the app puts over the keyboard of a field may be at most, in points.
  ///
  /// - UIKit: a toolbar is 44 points high (Human Interface Guidelines), and stands over the keyboard as high as its frame
  ///   is; what takes the keyboard's place, and views that constraints make as high as they are, may be as high as it is.
  fileprivate func roomOverKeyboard(of height: CGFloat) -> CGFloat {
    let (bar, input): (UIView?, UIView?) =
      switch self {
      case let field as UITextField: (field.inputAccessoryView, field.inputView)
      case let text as UITextView: (text.inputAccessoryView, text.inputView)
      case let search as UISearchBar: (search.inputAccessoryView, nil)
      default: (self, self)
      }
    guard input == nil else { return height }
    guard let bar else { return 0 }
    return bar is UIToolbar ? max(64, bar.frame.height) : height
  }
}

extension UIView {
  /// Whether a point of its window may lie in it, by what is known of its place.
  package func mayContain(pointOfWindow point: CGPoint) -> Bool {
    guard let window else { return false }
    return convert(boundsPlace, to: window).contains(point) != false
  }
}

extension LayoutPlace {
  /// Whether a point lies in it; nil where that is not certain.
  func contains(_ point: CGPoint) -> Bool? {
    switch (x.contains(point.x), y.contains(point.y)) {
    case (false?, _), (_, false?): false
    case (true?, true?): true
    default: nil
    }
  }
}

extension LayoutSpan {
  fileprivate func contains(_ value: CGFloat) -> Bool? {
    if value < self[.min].lowerBound || value >= self[.max].upperBound || size == 0 { return false }
    let margin: CGFloat = isDetermined ? 0 : Self.margin
    return self[.min].upperBound + margin <= value && value < self[.max].lowerBound - margin ? true : nil
  }

  /// How far a point must lie inside of what is known by bounds alone, in points.
  private static let margin: CGFloat = 2
}

extension ScreenElement {
  /// A view that is not listed, since it shows nothing.
  fileprivate static func unlisted(_ view: UIView, frame: CGRect) -> ScreenElement {
    ScreenElement(
      kind: .view, texts: [], identifier: view.accessibilityIdentifier, isEnabled: true, isSelected: false,
      isChecked: nil, isFocused: false, frame: frame, isReachable: true, answersTouch: false, parent: nil,
      unlinkedOutlets: view.unlinkedOutlets, location: view.origin?.location, target: .view(view), host: view)
  }
}
