import Foundation

/// A part of a table's content, from the top downwards.
enum TablePart: Hashable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)

  /// Whether it stands below another part.
  func isBelow(_ other: TablePart) -> Bool { other.position.lexicographicallyPrecedes(position) }

  private var position: [Int] {
    switch self {
    case .header(let section): [section, 0]
    case .row(let path): [path.section, 1, path.row]
    case .footer(let section): [section, 2]
    }
  }
}

/// What stands above or below a section.
enum SectionEdge {
  case none
  case text(String)
  case view(UIView)
  /// The view that UIKit makes of a title, where the app is told of it.
  case titled(UIView)

  var view: UIView? {
    switch self {
    case .view(let view), .titled(let view): view
    case .none, .text: nil
    }
  }
}

/// Which rows have cells: those on the screen.
///
/// - UIKit: cells are asked for as their rows come on the screen and let go as they leave it; the headers and footers of
///   a plain table stay at its edges as long as one of their rows is there (documentation of UITableView.visibleCells,
///   cellForRow(at:) and UITableView.Style.plain).
extension UITableView {
  /// Whether a section is surely not there, which is refused; iOS 14.
  func lacks(_ section: Int) -> Bool {
    if unlinkedDataSource != nil || rowsAreOpen { return false }
    // What one without a data source answers for the first section is not published.
    guard !(0..<(dataSource == nil && staticSections == nil ? 1 : numberOfSections)).contains(section) else {
      return false
    }
    let simulation = Simulation.current
    if simulation.system.refusesMissingSections {
      simulation.raise(
        UIKitException(
          .internalInconsistency, "Requested the number of rows for section (\(section)) which is out of bounds."))
    } else {
      simulation.leaveUndecided("what a table answers that is asked for the rows of a section that is not there")
    }
    return true
  }

  /// The part of the content on the screen.
  var listWindow: ListWindow { listWindow(isHorizontal: false) { self.span(of: .row($0)) } }

  /// Gives each row on the screen a cell, and takes away those of others.
  func layRows() {
    guard let counts = shownCounts else { return }
    let shown = listWindow
    if let laidWindow, laidWindow == shown { return }
    laidWindow = shown
    contentEnd = nil
    var left = Dictionary(rows.map { ($0.path, $0.cell) }) { $1 }
    var edges: Set<TablePart> = []
    let isOutOfOrder = !rows.isEmpty
    rows = []
    contentEnd = walk(counts) { part, start in
      if shown.isPassed(at: start), shownPath.map({ part.isBehind($0) }) ?? true { return nil }
      guard case .row(let path) = part else {
        let span = ListSpan(from: start, length: self.height(of: part))
        if shown.shows(span, in: Simulation.current) { edges.insert(part) }
        return span.end
      }
      let cell = left[path]
      let span = ListSpan(from: start, length: self.height(at: path, cell))
      guard path == shownPath || shown.shows(span, in: Simulation.current) else { return span.end }
      if style == .plain { edges.formUnion([.header(path.section), .footer(path.section)]) }
      if let cell = left.removeValue(forKey: path) {
        rows.append((path, cell))
        lay(cell, in: span)
        show(cell, at: path)
        return span.end
      }
      guard rows.count < ListCounts.mostCells else {
        listCounts.leaveUndecided("more than \(ListCounts.mostCells) rows on the screen")
        return nil
      }
      guard let cell = self.cell(at: path) else { return nil }
      lay(cell, in: span)
      place(cell, at: path)
      return start + self.height(at: path, cell)
    }
    let header = ListSpan(from: .exactly(0), length: height(ofEdge: tableHeaderView))
    let footer = contentEnd.map { ListSpan(from: $0, length: self.height(ofEdge: tableFooterView)) }
    contentEnd = footer?.end
    isHeaderShown = shown.shows(header, in: Simulation.current)
    isFooterShown = footer.map { shown.shows($0, in: Simulation.current) } ?? false
    if case .showingFooter? = listRest { isFooterShown = true }
    if let tableHeaderView { lay(tableHeaderView, in: header) }
    if let tableFooterView, let footer { lay(tableFooterView, in: footer) }
    let gone = left.sorted { $0.key < $1.key }
    for (_, cell) in gone { letWait(cell, isCertain: false) }
    if isOutOfOrder { for row in rows where row.cell.superview === self { bringSubviewToFront(row.cell) } }
    show(edges, counts)
    if !isReturning, let contentEnd, returns(to: contentEnd, from: shown) {
      isReturning = true
      defer { isReturning = false }
      return layRows()
    }
    for (path, cell) in gone { tellDelegate { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) } }
    prefetchRows()
  }

  /// Gives a cell its place, as far as that is known.
  private func lay(_ cell: UITableViewCell, in span: ListSpan) {
    let width = style == .insetGrouped ? nil : boundsPlace.x.size
    let top = span.start.isExact ? span.start.lowerBound : nil
    let bottom = span.end.isExact ? span.end.lowerBound : nil
    let place = LayoutPlace(x: LayoutSpan(min: width.map { _ in 0 }, size: width), y: LayoutSpan(min: top, max: bottom))
    cell.frame = CGRect(
      x: 0, y: top ?? cell.frame.minY, width: width ?? cell.frame.width, height: place.y.size ?? cell.frame.height)
    cell.layoutParts.place = place
  }

  /// Gives the view above or below all rows its place: as wide as the table, and as high as it is.
  private func lay(_ edge: UIView, in span: ListSpan) {
    let width = boundsPlace.x.size
    let (top, bottom) = (span.start.exact, span.end.exact)
    edge.frame = CGRect(
      x: 0, y: top ?? edge.frame.minY, width: width ?? edge.frame.width, height: edge.frame.height)
    edge.layoutParts.place = LayoutPlace(
      x: LayoutSpan(min: width.map { _ in 0 }, size: width), y: LayoutSpan(min: top, max: bottom))
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    isAskingForCell = true
    defer { isAskingForCell = false }
    return dataSource?.tableView(self, cellForRowAt: path) ?? staticSections?[path.section].cells[path.row]
  }

  /// How many rows are gone through on the way to what is shown.
  private static var mostWalked: Int { 200_000 }

  /// Goes through headers, rows and footers.
  ///
  /// - Parameter visit: told of a part and where it begins; gives where it ends, or nil to go no further.
  /// - Returns: where the last of them ends; nil where the way there was not gone.
  private func walk(_ counts: [Int], _ visit: (TablePart, Extent) -> Extent?) -> Extent? {
    var place = height(ofEdge: tableHeaderView)
    var rest = Self.mostWalked
    for (section, count) in counts.enumerated() {
      let rows = (0..<count).lazy.map { TablePart.row(IndexPath(row: $0, section: section)) }
      guard let first = visit(.header(section), place) else { return nil }
      place = first
      for row in rows {
        rest -= 1
        guard rest >= 0 else {
          listCounts.leaveUndecided("more than \(Self.mostWalked) rows above what is shown")
          return nil
        }
        guard let next = visit(row, place) else { return nil }
        place = next
      }
      guard let last = visit(.footer(section), place) else { return nil }
      place = last
    }
    return place
  }

  /// From where to where a part reaches.
  func span(of wanted: TablePart) -> ListSpan? {
    let counts = shownCounts ?? dataSource.map(askedCounts) ?? []
    let cells = Dictionary(rows.map { ($0.path, $0.cell) }) { $1 }
    var found: ListSpan?
    _ = walk(counts) { part, start in
      let height = if case .row(let path) = part { self.height(at: path, cells[path]) } else { self.height(of: part) }
      let span = ListSpan(from: start, length: height)
      if part == wanted { found = span }
      return found == nil ? span.end : nil
    }
    return found
  }

  /// Where a row lies in the content, as far as heights are known; nothing of no size for one that is not there.
  package func place(ofRow path: IndexPath) -> LayoutPlace {
    guard path.count == 2, let span = span(of: .row(path)) else { return LayoutPlace(.zero) }
    return LayoutPlace(
      x: LayoutSpan(min: 0, size: boundsPlace.x.size), y: LayoutSpan(min: span.start.exact, max: span.end.exact))
  }

  /// How large the content is, as far as heights are known.
  package var contentPlace: LayoutPlace {
    let counts = shownCounts ?? dataSource.map(askedCounts) ?? []
    guard counts.reduce(counts.count, +) < 100_000 else { return .unknown }
    let cells = Dictionary(rows.map { ($0.path, $0.cell) }) { $1 }
    let end = walk(counts) { part, start in
      if case .row(let path) = part { return start + self.height(at: path, cells[path]) }
      return start + self.height(of: part)
    }
    let footer = height(ofEdge: tableFooterView)
    return LayoutPlace(
      x: LayoutSpan(min: 0, size: boundsPlace.x.size), y: LayoutSpan(min: 0, size: end.flatMap { ($0 + footer).exact }))
  }

  /// How far the content is scrolled so that a row is where it is to be; nil where that is not known.
  func offset(toShow path: IndexPath, at position: ScrollPosition) -> CGFloat? {
    guard path.count == 2, let row = span(of: .row(path)), row.start.isExact, row.end.isExact,
      let shown = boundsPlace.y.size, position != .none
    else { return nil }
    let insets = contentInset
    guard let end = contentPlace.y.size, knownSafeAreaEdges.contains([.top, .bottom]) else {
      return nil
    }
    let isAdjusted = contentInsetAdjustmentBehavior != .never
    let top = insets.top + (isAdjusted ? safeAreaInsets.top : 0)
    let bottom = insets.bottom + (isAdjusted ? safeAreaInsets.bottom : 0)
    let room = shown - top - bottom
    let wanted: CGFloat =
      switch position {
      case .top, .none: row.start.lowerBound - top
      case .middle: (row.start.lowerBound + row.end.lowerBound - room) / 2 - top
      case .bottom: row.end.lowerBound - room - top
      }
    return max(-top, min(wanted, end + bottom - shown))
  }

  // MARK: Headers and footers

  /// Forgets what stands above and below sections, and how high rows are.
  ///
  /// - UIKit: headers and footers on the screen stay when rows come and go, and are asked for again by reloadSections and
  ///   reloadData (observed by many authors of titles that count rows); it is not documented, so that a flow runs both
  ///   ways.
  /// - Parameter sections: the new places of sections that keep theirs, by their old ones.
  func forgetSections(keeping sections: [Int: Int] = [:]) {
    let hasEdges = sectionEdges.values.contains { if case .none = $0 { false } else { true } }
    let stays = !sections.isEmpty && hasEdges && !Simulation.current.openRules.takesOther(.sectionEdges)
    var kept: [TablePart: SectionEdge] = [:]
    for (part, edge) in sectionEdges.sorted(by: { $0.key.isBefore($1.key) }) {
      if stays, let place = part.moved(by: sections) {
        kept[place] = edge
        continue
      }
      guard let view = edge.view else { continue }
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView else { continue }
      waitingHeaders.put(view, under: view.reuseIdentifier, isCertain: true)
    }
    sectionEdges = kept
    sectionTexts = []
    statedHeights = [:]
    laidWindow = nil
  }

  /// Shows these headers and footers, and takes away others.
  private func show(_ parts: Set<TablePart>, _ counts: [Int]) {
    sectionTexts = []
    for section in counts.indices {
      for part in [TablePart.header(section), .footer(section)] where height(of: part).upperBound >= Self.leastHeight {
        guard parts.contains(part) else {
          sectionEdges[part]?.view?.removeFromSuperview()
          continue
        }
        if case .text(let text) = edge(part) {
          sectionTexts.append((part, text))
        } else if let view = edge(part).view, view.superview !== self {
          addSubview(view)
          tellOfShown(view, part)
        }
      }
    }
  }

  private func tellOfShown(_ view: UIView, _ part: TablePart) {
    switch part {
    case .header(let section): tellDelegate { $0.tableView(self, willDisplayHeaderView: view, forSection: section) }
    case .footer(let section): tellDelegate { $0.tableView(self, willDisplayFooterView: view, forSection: section) }
    case .row: break
    }
  }

  /// What stands above or below a section: the delegate's view, else the data source's title.
  func edge(_ part: TablePart) -> SectionEdge {
    if let known = sectionEdges[part] { return known }
    let edge = askedEdge(part)
    sectionEdges[part] = edge
    return edge
  }

  private func askedEdge(_ part: TablePart) -> SectionEdge {
    let view: UIView? =
      switch part {
      case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
      case .row: nil
      }
    guard let view else { return title(of: part).map { edge(titled: $0, part) } ?? .none }
    // - UIKit: F6.10: a view of its own kind has the title as its text.
    if let view = view as? UITableViewHeaderFooterView, let title = title(of: part) {
      view.leaveOpenIfOther(title)
      show(title, in: view)
    }
    return .view(view)
  }

  private func title(of part: TablePart) -> String? {
    switch part {
    case .header(let section):
      dataSource.map { $0.tableView(self, titleForHeaderInSection: section) } ?? staticSections?[section].header
    case .footer(let section):
      dataSource.map { $0.tableView(self, titleForFooterInSection: section) } ?? staticSections?[section].footer
    case .row: nil
    }
  }

  /// What stands there for a title: a view of UIKit's own, which matters where the app is told of it.
  ///
  /// - UIKit: a grouped table's headers are in capitals; whether their labels say so, is not documented.
  private func edge(titled title: String, _ part: TablePart) -> SectionEdge {
    let method =
      if case .header = part {
        "tableView(_:willDisplayHeaderView:forSection:)"
      } else {
        "tableView(_:willDisplayFooterView:forSection:)"
      }
    guard openTitle != nil || (delegate as? NSObject)?.appImplements(method) == true else { return .text(title) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var text = title
    if case .header = part, style != .plain, !Simulation.current.openRules.takesOther(.sectionTitles) {
      text = title.uppercased()
    }
    show(text, in: view)
    return .titled(view)
  }

  private func show(_ title: String, in view: UITableViewHeaderFooterView) {
    view.textLabel?.text = title
    if let label = view.textLabel { openTitle?.note(label) }
    openTitle = nil
  }
}

extension TablePart {
  /// The same part of a section at its new place; nil where that one does not stay.
  fileprivate func moved(by sections: [Int: Int]) -> TablePart? {
    switch self {
    case .header(let section): sections[section].map { .header($0) }
    case .footer(let section): sections[section].map { .footer($0) }
    case .row: nil
    }
  }

  /// Whether it is the header or footer of an earlier section, or the header of the same.
  fileprivate func isBefore(_ other: TablePart) -> Bool {
    switch (self, other) {
    case (.header(let own), .footer(let its)): own <= its
    case (.header(let own), .header(let its)), (.footer(let own), .footer(let its)),
      (.footer(let own), .header(let its)):
      own < its
    default: false
    }
  }

  /// Whether it stands below a row.
  fileprivate func isBehind(_ path: IndexPath) -> Bool {
    switch self {
    case .header(let section): section > path.section
    case .row(let own): own > path
    case .footer(let section): section >= path.section
    }
  }
}
