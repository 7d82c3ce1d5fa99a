import Foundation

/// How high the parts of a table are, as far as that is known.
extension UITableView {
  /// A height below which nothing is seen, in points.
  static var leastHeight: CGFloat { 0.1 }

  /// How high a row is: as the delegate or the table states it, else what its cell may take.
  ///
  /// - Parameter cell: its cell, if it has one.
  func height(at path: IndexPath, _ cell: UITableViewCell?) -> Extent {
    if let known = statedHeights[path] { return known }
    let stated = delegate?.tableView(self, heightForRowAt: path) ?? designedHeight(at: path)
    if stated >= 0 {
      let height = Extent.exactly(stated)
      statedHeights[path] = height
      return height
    }
    return (cell ?? staticCell(at: path))?.automaticHeight ?? UITableViewCell.customHeight
  }

  private func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let staticSections, staticSections.indices.contains(path.section) else { return nil }
    let cells = staticSections[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// The height that a document gives a static cell of its own, else that of all rows.
  ///
  /// - UIKit: a static row is as high as its document has it, also in a table whose rows are as high as their content,
  ///   unless the controller's `tableView(_:heightForRowAt:)` says otherwise (many authors: static cells fit their content
  ///   only where that is overridden to return UITableView.automaticDimension).
  func designedHeight(at path: IndexPath) -> CGFloat {
    staticCell(at: path)?.origin?.object.rowHeight.map { CGFloat($0) } ?? rowHeight
  }

  /// How high a header or footer is.
  ///
  /// - UIKit: what no code states is as high as its content, and grouped tables have room between sections; since iOS 15
  ///   a plain table's headers have room above them (documentation of sectionHeaderTopPadding). How much that is in
  ///   points is not published.
  func height(of part: TablePart) -> Extent {
    let (stated, ofAll): (CGFloat, CGFloat)
    switch part {
    case .header(let section):
      ofAll = sectionHeaderHeight
      stated = delegate?.tableView(self, heightForHeaderInSection: section) ?? ofAll
    case .footer(let section):
      ofAll = sectionFooterHeight
      stated = delegate?.tableView(self, heightForFooterInSection: section) ?? ofAll
    case .row(let path): return height(at: path, nil)
    }
    let isPlain = style == .plain
    // What the table states for all of a plain one is for those that have a text or a view; so it is for certain of the
    // heights that Xcode writes into every document.
    if stated > 0, stated == ofAll, isPlain, case .none = edge(part) {
      return Self.heightsOfXcode.contains(stated) ? .exactly(0) : 0...stated
    }
    if stated >= 0 {
      guard case .header = part, isPlain, stated > 0, sectionHeaderTopPadding != 0 else { return .exactly(stated) }
      return .exactly(stated) + (0...max(30, sectionHeaderTopPadding))
    }
    switch edge(part) {
    case .none: return isPlain ? .exactly(0) : 0...40
    case .text, .titled: return isPlain ? 22...64 : 17...90
    case .view(let view): return 0...mostHeight(ofEdge: view)
    }
  }

  /// What Xcode writes as the height of headers and footers into the documents of plain tables.
  private static let heightsOfXcode: Set<CGFloat> = [22, 28]

  /// How high a view above or below a section is at most, by what its constraints make it.
  ///
  /// - UIKit: where no code states a height, constraints make headers and footers as high as they make rows
  ///   (documentation of UITableView.automaticDimension); a plain table has room above them.
  private func mostHeight(ofEdge view: UIView) -> CGFloat {
    let solver = Simulation.current.layoutSolver
    let contents = view is UITableViewHeaderFooterView ? view.subviews.filter { !$0.isPlacedByConstraints } : []
    let fitting = ([view] + contents).filter { $0.subviews.contains(where: \.isPlacedByConstraints) }
      .compactMap { solver.fittingHeight(of: $0, width: boundsPlace.x.size)?.upperBound }
    guard fitting.count == 1 else { return 150 }
    return max(60, fitting[0] + max(30, sectionHeaderTopPadding))
  }

  /// Whether a view lies in the one above or the one below all rows.
  func hasAboveOrBelowRows(_ view: UIView) -> Bool {
    [tableHeaderView, tableFooterView].contains { $0.map(view.isDescendant) == true }
  }

  /// Whether a view above or below all rows is off the screen.
  func hasScrolledAway(_ view: UIView) -> Bool {
    (view === tableHeaderView && !isHeaderShown) || (view === tableFooterView && !isFooterShown)
  }

  /// How high the view above or below all rows is.
  func height(ofEdge view: UIView?) -> Extent {
    guard let view else { return .exactly(0) }
    if view.bounds.height > 0 { return .exactly(view.bounds.height) }
    return view.constraints.isEmpty && view.subviews.isEmpty ? .exactly(0) : 0...300
  }
}

extension UITableViewCell {
  /// What a cell of an app's own may take, in points.
  static var customHeight: Extent { 20...150 }

  /// How high it makes its row, where nobody states that.
  ///
  /// - UIKit: a row is 44 points high with one line of text (documentation of UITableView.rowHeight: the default;
  ///   measured by many authors), and higher where its content is.
  var automaticHeight: Extent {
    guard isOfUIKitsLayout else { return ownHeight }
    let hasLongText = ownLabels.contains { $0.numberOfLines != 1 } || content != nil
    if hasLongText { return 43.5...150 }
    return cellStyle == .subtitle || !contentView.subviews.allSatisfy { $0 is UILabel } ? 43.5...70 : 43.5...44.5
  }

  /// Whether nothing is in it but what UIKit's layouts have.
  private var isOfUIKitsLayout: Bool {
    if origin?.object.element["style"] == nil, origin != nil { return false }
    let own = ownLabels
    return content != nil
      || contentView.subviews.allSatisfy { view in own.contains { $0 === view } || view is UIImageView }
  }

  /// What one of the app's own may take, by the heights that its constraints state and a document has.
  ///
  /// - UIKit: a cell whose content has no constraints is 44 points high (the console's warning of a height of zero).
  private var ownHeight: Extent {
    var heights: [CGFloat] = []
    var isConstrained = false
    let own = ownLabels
    func collect(_ view: UIView) {
      if own.contains(where: { $0 === view }) { return }
      if view !== contentView, view.isPlacedByConstraints || view.isPlaceOpen { isConstrained = true }
      for constraint in view.constraints
      where constraint.firstAttribute == .height && constraint.secondItem == nil && constraint.isActive {
        heights.append(constraint.constant)
      }
      view.subviews.forEach(collect)
    }
    collect(contentView)
    guard isConstrained || !heights.isEmpty, !isWithoutHeight else { return 43.5...44.5 }
    let solver = Simulation.current.layoutSolver
    if let fitting = solver.fittingHeight(of: contentView, width: tableView?.boundsPlace.x.size) {
      // The line below a row may be half a point high.
      return fitting + (0...1)
    }
    let custom = Self.customHeight
    let designed = origin?.object.frame.map { CGFloat($0.height) } ?? 0
    return max(custom.lowerBound, heights.max() ?? 0)...max(custom.upperBound, heights.reduce(100, +), designed * 2)
  }
}
