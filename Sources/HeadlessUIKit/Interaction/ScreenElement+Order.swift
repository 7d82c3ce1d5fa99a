import Foundation

/// How elements lie to each other.
extension ScreenElement {
  /// A side of an element.
  package enum Side: Sendable {
    case below
    case above
    case left
    case right
  }

  /// Whether it lies on a side of another element; nil where what is known of their places does not tell.
  ///
  /// - Parameter contents: what is known of the places of all.
  package func lies(_ side: Side, of other: ScreenElement, in contents: ScrolledContent) -> Bool? {
    switch side {
    case .below: isAfter(other, \.y, contents)
    case .above: other.isAfter(self, \.y, contents)
    case .right: isAfter(other, \.x, contents)
    case .left: other.isAfter(self, \.x, contents)
    }
  }

  /// Whether it begins after the other one: lower, or further to the right.
  ///
  /// - Maestro: places are compared by the upper or the left edge, in whole points (its Filters.below and its kin).
  /// - UIKit: a stack arranges its views one after the other, none on another (documentation of UIStackView); a bar at
  ///   the top lies above what the screen shows in its safe area.
  private func isAfter(
    _ other: ScreenElement, _ axis: KeyPath<LayoutPlace, LayoutSpan>, _ contents: ScrolledContent
  ) -> Bool? {
    let isVertical = axis == \LayoutPlace.y
    if let part = tablePart, let otherPart = other.tablePart, part.table === otherPart.table, isVertical {
      if part.part != otherPart.part { return part.part.isBelow(otherPart.part) }
      // In one row what is in it lies as its views do.
      guard case .row = part.part else { return nil }
    }
    if let part = alertPart, let otherPart = other.alertPart, part.alert === otherPart.alert, isVertical {
      return part.row != otherPart.row ? part.row > otherPart.row : nil
    }
    guard let host, let otherHost = other.host else { return isAfterByFrame(other, isVertical) }
    if let bar = host.enclosingBar, otherHost.enclosingBar == nil, isVertical {
      return bar is UINavigationBar ? false : nil
    }
    if isPart || other.isPart, !target.isOfBar, !other.target.isOfBar { return isPartAfter(other, axis) }
    guard host !== otherHost, let common = host.nearestCommonAncestor(with: otherHost) else {
      return isAfterByFrame(other, isVertical)
    }
    // Frames do not follow transforms, and what is seen does.
    let (shift, otherShift) = (host.shift(in: common), otherHost.shift(in: common))
    guard shift.isTranslation, otherShift.isTranslation else { return nil }
    let own = host.convert(host.boundsPlace, to: common).moved(shift)[keyPath: axis]
    let its = otherHost.convert(otherHost.boundsPlace, to: common).moved(otherShift)[keyPath: axis]
    if let order = own.isAfter(its) { return order }
    guard shift.isIdentity, otherShift.isIdentity else { return nil }
    if let order = common.order(of: host, after: otherHost, isVertical) { return order }
    if let span = contents.windowPlace(of: host)?[keyPath: axis],
      let otherSpan = contents.windowPlace(of: otherHost)?[keyPath: axis], let order = span.isAfter(otherSpan)
    {
      return order
    }
    // What a document lays out lies as it has it; code places the rest.
    guard host.hasFrameOfDocument(in: common), otherHost.hasFrameOfDocument(in: common) else { return nil }
    return isAfterByFrame(other, isVertical)
  }

  /// Whether it is no view of its own, but lies somewhere in one.
  private var isPart: Bool { if case .view = target { false } else { frame == .zero && !isOfAlert } }

  /// The same where one of the two lies somewhere in its view.
  private func isPartAfter(_ other: ScreenElement, _ axis: KeyPath<LayoutPlace, LayoutSpan>) -> Bool? {
    guard let host, let otherHost = other.host else { return nil }
    if host === otherHost {
      guard axis == \LayoutPlace.x, let place = placeInRow, let otherPlace = other.placeInRow else { return nil }
      return place > otherPlace
    }
    guard let common = host.nearestCommonAncestor(with: otherHost), host.shift(in: common).isIdentity,
      otherHost.shift(in: common).isIdentity
    else { return nil }
    if !isScrolled, !other.isScrolled, let order = common.order(of: host, after: otherHost, axis == \LayoutPlace.y) {
      return order
    }
    let own = host.convert(host.boundsPlace, to: common)[keyPath: axis]
    let its = otherHost.convert(otherHost.boundsPlace, to: common)[keyPath: axis]
    if let earliest = own.min, let latest = other.isPart ? its.max : its.min,
      earliest >= latest + (other.isPart ? 0 : 1)
    {
      return true
    }
    if let latest = isPart ? own.max : own.min, let earliest = its.min, latest <= earliest { return false }
    return nil
  }

  /// Whether it lies in what may be scrolled, so that its upper edge may lie outside.
  private var isScrolled: Bool {
    guard let host else { return false }
    return sequence(first: host, next: \.superview).contains { ($0 as? UIScrollView)?.hasOwnOffset == true }
  }

  /// Which of the parts of a control that stand in a row it is, from the left.
  private var placeInRow: Int? {
    switch target {
    case .segment(_, let index): index
    case .stepper(_, let isUp): isUp ? 1 : 0
    default: nil
    }
  }

  /// The part of a table that it is, or in which it lies.
  private var tablePart: (table: UITableView, part: TablePart)? {
    if case .sectionText(let table, let part) = target { return (table, part) }
    guard let host, let cell = sequence(first: host, next: \.superview).first(where: { $0 is UITableViewCell }),
      let table = (cell as? UITableViewCell)?.tableView,
      let path = (cell as? UITableViewCell).flatMap(table.indexPath)
    else { return nil }
    return (table, .row(path))
  }

  /// The alert that it is a text or a button of, and in which row it stands there, from the top.
  ///
  /// - UIKit: title, message, actions; the action that cancels is the last one, and the two of an alert may stand side by
  ///   side (Human Interface Guidelines, alerts and action sheets).
  private var alertPart: (alert: UIAlertController, row: Int)? {
    guard isOfAlert, let alert = host?.controller as? UIAlertController else { return nil }
    guard case .alertButton(_, let action) = target else { return (alert, texts.first == alert.shownTitle ? 0 : 1) }
    let actions = alert.shownActions
    if alert.preferredStyle == .alert, actions.count < 3 { return (alert, 2) }
    let isLast = action.style == .cancel
    return (alert, isLast ? actions.count + 2 : 2 + (actions.firstIndex { $0 === action } ?? 0))
  }

  /// In which row of an alert it stands, and where in that; nil where it is of none.
  var alertRank: Int? {
    guard let part = alertPart else { return nil }
    guard case .alertButton(_, let action) = target else { return part.row * 100 }
    return part.row * 100 + (part.alert.shownActions.firstIndex { $0 === action } ?? 0)
  }

  /// How long its sides may be, in points; nil where nothing tells.
  package var knownSize: (width: ClosedRange<CGFloat>?, height: ClosedRange<CGFloat>?) {
    if case .view = target, let place = host?.boundsPlace { return (place.x[.size], place.y[.size]) }
    return frame.isEmpty ? (nil, nil) : (frame.width...frame.width, frame.height...frame.height)
  }

  /// By the frames of parts without views; nil where one has none that is known.
  private func isAfterByFrame(_ other: ScreenElement, _ isVertical: Bool) -> Bool? {
    guard !frame.isEmpty, !other.frame.isEmpty else { return nil }
    return isVertical ? frame.minY > other.frame.minY : frame.minX > other.frame.minX
  }
}

extension LayoutSpan {
  /// Whether it begins after another one, by the bounds of both; nil where those do not tell, or where parts of a point do.
  fileprivate func isAfter(_ other: LayoutSpan) -> Bool? {
    if self[.min].lowerBound >= other[.min].upperBound + 1 { return true }
    return self[.min].upperBound <= other[.min].lowerBound ? false : nil
  }
}

extension UIView {
  /// The bar of a container's in which it lies.
  var enclosingBar: UIView? {
    sequence(first: self, next: \.superview).first { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
  }

  /// Whether it lies in a view around it as a document says: no list has placed it there.
  fileprivate func hasFrameOfDocument(in outer: UIView) -> Bool {
    guard origin != nil, !frame.isEmpty else { return false }
    return sequence(first: self, next: \.superview).prefix { $0 !== outer }.allSatisfy {
      !($0.superview is UITableView || $0.superview is UICollectionView)
    }
  }

  /// Whether one of two views inside certainly lies after the other along an axis, so that neither lies over the other.
  func separates(_ view: UIView, _ other: UIView) -> Bool {
    [true, false].contains { order(of: view, after: other, $0) != nil }
  }

  /// Whether one of two views inside comes after the other, by the list or stack that arranges them or the constraints
  /// between them; nil where that does not tell.
  fileprivate func order(of view: UIView, after other: UIView, _ isVertical: Bool) -> Bool? {
    guard let branch = branch(to: view), let otherBranch = self.branch(to: other), branch !== otherBranch else {
      return nil
    }
    if let stack = self as? UIStackView, let position = stack.arrangedSubviews.firstIndex(where: { $0 === branch }),
      let otherPosition = stack.arrangedSubviews.firstIndex(where: { $0 === otherBranch })
    {
      guard (stack.axis == .vertical) == isVertical, stack.spacing >= 0 else { return nil }
      return position > otherPosition
    }
    if let table = self as? UITableView, isVertical, let cell = branch as? UITableViewCell,
      let otherCell = otherBranch as? UITableViewCell, let path = table.indexPath(for: cell),
      let otherPath = table.indexPath(for: otherCell)
    {
      return otherPath < path
    }
    if let collection = self as? UICollectionView, collection.collectionViewLayout.isHorizontal != isVertical,
      let isAfter = collection.order(of: branch, after: otherBranch)
    {
      return isAfter
    }
    if isPinned(branch, after: otherBranch, isVertical) { return true }
    return isPinned(otherBranch, after: branch, isVertical) ? false : nil
  }

  /// The subview in which a view lies.
  private func branch(to view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.superview === self }
  }

  /// Whether constraints say that a subview begins where another one ends, or later, maybe with others between the two.
  private func isPinned(_ view: UIView, after other: UIView, _ isVertical: Bool) -> Bool {
    var reached: [UIView] = [view]
    var next = 0
    while next < reached.count {
      for before in views(before: reached[next], isVertical) where !reached.contains(where: { $0 === before }) {
        if before === other { return true }
        reached.append(before)
      }
      next += 1
    }
    return false
  }

  /// The subviews after which constraints place one.
  private func views(before view: UIView, _ isVertical: Bool) -> [UIView] {
    let starts: Set<NSLayoutConstraint.Attribute> = isVertical ? [.top] : [.leading, .left]
    let ends: Set<NSLayoutConstraint.Attribute> = isVertical ? [.bottom] : [.trailing, .right]
    return constraints.compactMap { constraint in
      guard constraint.isActive, constraint.multiplier == 1, constraint.priority == .required else { return nil }
      if constraint.firstItem === view, starts.contains(constraint.firstAttribute),
        ends.contains(constraint.secondAttribute), constraint.constant >= 0, constraint.relation != .lessThanOrEqual
      {
        return constraint.secondItem as? UIView
      }
      if constraint.secondItem === view, starts.contains(constraint.secondAttribute),
        ends.contains(constraint.firstAttribute), constraint.constant <= 0, constraint.relation != .greaterThanOrEqual
      {
        return constraint.firstItem as? UIView
      }
      return nil
    }
  }
}
