import Foundation

/// Where views lie in their window, at least and at most: by frames, masks, constraints and content, and by the rules of
/// lists.
extension ScrolledContent {
  /// Where a view lies in its window; nil where nothing tells.
  func windowPlace(of view: UIView) -> LayoutPlace? {
    if let known = windowPlaces[ObjectIdentifier(view)] { return known }
    let place = find(view)
    windowPlaces[ObjectIdentifier(view)] = .some(place)
    return place
  }

  private func find(_ view: UIView) -> LayoutPlace? {
    if view is UIWindow { return LayoutPlace(view.bounds) }
    guard view.transform.isTranslation, !view.liesAgainstConstraints, let superview = view.superview else { return nil }
    guard view.isPlacedByConstraints else {
      guard let outer = windowPlace(of: superview), let own = view.place(within: outer) else { return nil }
      return moved(own.moved(view.transform), outOf: superview, at: outer)
    }
    let around = sequence(first: superview, next: \.superview)
    guard let root = around.first(where: { !$0.isPlacedByConstraints || $0.movesContent }),
      around.prefix(while: { $0 !== root }).allSatisfy({ $0.transform.isTranslation && !$0.liesAgainstConstraints }),
      let outer = windowPlace(of: root)
    else { return nil }
    return moved(place(of: view, in: root, bounds: root.bounds(of: outer)), outOf: root, at: outer)
  }

  /// A place in the coordinates of a view whose place in the window is known, in those of the window.
  private func moved(_ inner: LayoutPlace, outOf view: UIView, at outer: LayoutPlace) -> LayoutPlace? {
    var (x, y) = (Extent.at(view.contentOrigin.x), Extent.at(view.contentOrigin.y))
    if let scroll = view as? UIScrollView, !scroll.isOffsetKnown {
      guard let top = scroll.untouchedTop(self) else { return nil }
      (x, y) = (.at(0), top)
    }
    return LayoutPlace(x: inner.x.moved(by: outer.x[.min] - x), y: inner.y.moved(by: outer.y[.min] - y))
  }
}

extension LayoutPlace {
  /// Moved as a transform moves it that does no more.
  func moved(_ transform: CGAffineTransform) -> LayoutPlace {
    LayoutPlace(x: x.moved(by: transform.tx), y: y.moved(by: transform.ty))
  }
}

extension UIView {
  /// Its bounds, by where it lies: nil where its own place tells them, or where it moves what is in it.
  fileprivate func bounds(of place: LayoutPlace) -> LayoutPlace? {
    guard !movesContent, boundsPlace.frame == nil else { return nil }
    return LayoutPlace(
      x: LayoutSpan((.min, .at(bounds.minX)), (.size, place.x[.size])),
      y: LayoutSpan((.min, .at(bounds.minY)), (.size, place.y[.size])))
  }

  /// Where it lies in the coordinates of its superview, which constraints do not say.
  ///
  /// - Parameter outer: how large the superview is.
  fileprivate func place(within outer: LayoutPlace) -> LayoutPlace? {
    if (self as? any InterpretedClass)?.implements("frame") == true { return nil }
    switch superview {
    case let table as UITableView: return table.bounds(of: self)
    case let collection as UICollectionView: return collection.bounds(of: self)
    case let cell as UITableViewCell: return self === cell.contentView ? cell.contentBounds(in: outer) : nil
    case let cell as UICollectionViewCell where self === cell.contentView && frame == cell.bounds:
      // - UIKit: the content view is as large as its cell (documentation of UICollectionViewCell.contentView).
      return LayoutPlace(x: outer.x.asBounds, y: outer.y.asBounds)
    default: break
    }
    guard !isArranged, !isPlaceOpen, let superview else { return nil }
    let own = place
    if outer.x.size != nil, outer.y.size != nil { return own }
    let isFilled = controller?.parent.map { $0.loadedView === superview } == true
    guard isFilled || !autoresizingMask.isEmpty, madeLayoutParts?.place == nil else { return own }
    return LayoutPlace(
      x: following(
        outer.x, own.x, frame.minX...frame.maxX, superview.bounds.maxX, isFilled ? .flexibleWidth : autoresizingMask,
        (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)),
      y: following(
        outer.y, own.y, frame.minY...frame.maxY, superview.bounds.maxY, isFilled ? .flexibleHeight : autoresizingMask,
        (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)))
  }

  /// An axis on which it is as much longer or shorter as its superview, whose length is not known exactly.
  private func following(
    _ outer: LayoutSpan, _ own: LayoutSpan, _ frame: Extent, _ end: CGFloat, _ mask: AutoresizingMask,
    _ parts: (AutoresizingMask, AutoresizingMask, AutoresizingMask)
  ) -> LayoutSpan {
    guard outer.size == nil, mask.contains(parts.1), mask.isDisjoint(with: [parts.0, parts.2]) else { return own }
    return LayoutSpan((.min, .at(frame.lowerBound)), (.max, outer[.size] + (frame.upperBound - end)))
  }
}

extension LayoutSpan {
  /// The same length, from nought.
  fileprivate var asBounds: LayoutSpan { LayoutSpan((.min, .at(0)), (.size, self[.size])) }
}

extension UITableView {
  /// Where a row, or what stands above or below a section, lies in the content, as far as heights are known.
  ///
  /// - UIKit: rows are as wide as the table, but for those of an inset group, and for what an index at the side takes of
  ///   them; headers and footers of a plain table stay at its edges over the rows (documentation of UITableView.Style
  ///   and sectionIndexTitles(for:)).
  fileprivate func bounds(of subview: UIView) -> LayoutPlace? {
    let width = boundsPlace.x[.size]
    if subview is UIRefreshControl, !hasOwnOffset {
      return LayoutPlace(x: LayoutSpan((.min, .at(0)), (.size, width)), y: .above)
    }
    if subview === tableHeaderView || subview === tableFooterView { return subview.place }
    let part: TablePart?
    if let cell = subview as? UITableViewCell {
      part = indexPath(for: cell).map { .row($0) }
    } else {
      part = sectionEdges.first { $0.value.view === subview }?.key
    }
    guard let part, !mayCoverRows, let span = span(of: part) else { return nil }
    let isInset = style == .insetGrouped || dataSource is any InterpretedClass && hasIndex
    return LayoutPlace(
      x: isInset
        ? LayoutSpan((.min, 0...40), (.max, width + (-40...0))) : LayoutSpan((.min, .at(0)), (.size, width)),
      y: LayoutSpan((.min, span.start), (.max, span.end)))
  }

  private var hasIndex: Bool { (dataSource as? any InterpretedClass)?.implements("sectionIndexTitles(for:)") == true }

  /// Whether headers or footers may stand over rows.
  private var mayCoverRows: Bool {
    guard style == .plain else { return false }
    return sectionEdges.contains { part, edge in
      if case .none = edge { return false }
      if case .footer = part { return true }
      return hasOwnOffset
    }
  }
}

extension UITableViewCell {
  /// How large the content view is, in a cell of such a size.
  ///
  /// - UIKit: it fills the cell but for what stands at the trailing edge, and for the line below it (documentation of
  ///   UITableViewCell.contentView, accessoryType and separatorInset); in the safe area alone, as the table has it
  ///   (documentation of UITableView.insetsContentViewsToSafeArea).
  fileprivate func contentBounds(in cell: LayoutPlace) -> LayoutPlace? {
    guard contentView.frame == bounds, tableView?.isEditing != true else { return nil }
    let hasRoom = safeAreaInsets.left == 0 && safeAreaInsets.right == 0
    let isWhole = hasRoom && accessoryType == .none && accessoryView == nil
    let width = cell.x[.size]
    return LayoutPlace(
      x: isWhole
        ? cell.x.asBounds : LayoutSpan((.min, 0...max(0, safeAreaInsets.left)), (.max, 0...max(0, width.upperBound))),
      y: LayoutSpan((.min, .at(0)), (.size, cell.y[.size] + (-1...0))))
  }
}

extension UICollectionView {
  /// Where an item lies in the content, where a flow layout with items of known sizes places it.
  func bounds(of subview: UIView) -> LayoutPlace? {
    if subview is UIRefreshControl, !hasOwnOffset {
      return LayoutPlace(x: LayoutSpan((.min, .at(0)), (.size, boundsPlace.x[.size])), y: .above)
    }
    guard let cell = subview as? UICollectionViewCell, let path = indexPath(for: cell), path.count == 2,
      contentInset == .zero, safeAreaInsets.left == 0, safeAreaInsets.right == 0, !hasPinnedSupplements,
      let (line, span) = line(of: path), let lines = sectionLines[path.section], let sizes = lines.itemSizes,
      let row = lines.row(of: path.item, in: line, isHorizontal: collectionViewLayout.isHorizontal)
    else { return nil }
    let (size, isHorizontal) = (sizes[path.item], collectionViewLayout.isHorizontal)
    let length = isHorizontal ? size.width : size.height
    let along = LayoutSpan(
      (.min, .between(span.start.lowerBound, max(span.start.lowerBound, span.end.upperBound - length))),
      (.size, .at(length)))
    return isHorizontal ? LayoutPlace(x: along, y: row) : LayoutPlace(x: row, y: along)
  }

  private var hasPinnedSupplements: Bool {
    hasOwnOffset && sectionLines.values.contains { $0.supplements.contains(where: \.isPinned) }
  }
}

extension LayoutSpan {
  /// Somewhere before the content.
  fileprivate static var above: LayoutSpan { LayoutSpan((.min, -.infinity...0), (.max, -.infinity...0)) }
}

extension SectionLines {
  /// Where an item lies in its line.
  ///
  /// - UIKit: items of a line are spread over all of it, or stand at its begin with the least room between them; one that
  ///   is alone stands at the begin or in the middle (documentation of minimumInteritemSpacing: the room may be larger;
  ///   which of them, by line and version, is observed by many authors and not documented).
  fileprivate func row(of item: Int, in line: ItemLine, isHorizontal: Bool) -> LayoutSpan? {
    guard let across, let itemSizes else { return nil }
    let lengths = itemSizes[line.items].map { isHorizontal ? $0.height : $0.width }
    let index = item - line.items.lowerBound
    let gaps = CGFloat(lengths.count - 1)
    let slack = across.room - lengths.reduce(0, +) - gaps * across.gap
    guard slack > -0.01 else { return nil }
    let start = across.start + lengths[..<index].reduce(0, +) + CGFloat(index) * across.gap
    let most = lengths.count == 1 ? slack / 2 : slack * CGFloat(index) / gaps
    return LayoutSpan((.min, .between(start, start + max(0, most))), (.size, .at(lengths[index])))
  }
}
