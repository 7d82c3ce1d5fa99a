import Foundation

/// Which items have cells: those on the screen.
///
/// - UIKit: as with tables (documentation of UICollectionView.visibleCells and cellForItem(at:)).
extension UICollectionView {
  /// The part of the content on the screen.
  var listWindow: ListWindow {
    listWindow(isHorizontal: collectionViewLayout.isHorizontal) { self.span(of: $0) }
  }

  /// Gives each item on the screen a cell, and takes away those of others.
  func layItems() {
    guard let counts = shownCounts, let dataSource else { return }
    collectionViewLayout.prepareIfNeeded(in: self)
    let shown = listWindow
    if let laidWindow, laidWindow == shown { return }
    laidWindow = shown
    var left = Dictionary(items.map { ($0.path, $0.cell) }) { $1 }
    let isOutOfOrder = !items.isEmpty
    items = []
    var places: Set<SupplementPlace> = []
    var order: [UIView] = []
    contentEnd = walk(counts) { section, part, span in
      if shown.isPassed(at: span.start), shownPath.map({ section > $0.section }) ?? true { return false }
      switch part {
      case .supplement(let supplement):
        let place = SupplementPlace(kind: supplement.kind, section: section)
        guard shown.shows(span, in: Simulation.current), let view = self.supplement(at: place) else { break }
        places.insert(place)
        order.append(view)
      case .line(let line):
        for item in line.items {
          let path = IndexPath(item: item, section: section)
          guard path == shownPath || shown.shows(span, in: Simulation.current), isBeside(item, in: line, of: section)
          else {
            continue
          }
          guard items.count < ListCounts.mostCells else {
            listCounts.leaveUndecided("more than \(ListCounts.mostCells) items on the screen")
            return false
          }
          if let cell = left.removeValue(forKey: path) {
            items.append((path, cell))
          } else {
            place(askedCell(dataSource, at: path), at: path)
          }
          guard let cell = items.last?.cell else { continue }
          size(cell)
          order.append(cell)
        }
      }
      return true
    }
    for pinned in pinnedSupplements(beside: items.map(\.path.section), counts) where !places.contains(pinned) {
      guard let view = supplement(at: pinned) else { continue }
      places.insert(pinned)
      order.append(view)
    }
    keepSupplements(places, isCertain: false)
    let gone = left.sorted { $0.key < $1.key }
    for (_, cell) in gone { letWait(cell, isCertain: false) }
    if isOutOfOrder { for view in order { bringSubviewToFront(view) } }
    for (path, cell) in gone { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
  }

  /// Makes a cell as large as its item, where that is known; where it lies, the lines say.
  private func size(_ cell: UICollectionViewCell) {
    guard let place = bounds(of: cell), let width = place.x.size, let height = place.y.size else {
      cell.madeLayoutParts?.place = nil
      return
    }
    cell.frame.size = CGSize(width: width, height: height)
    cell.layoutParts.place = LayoutPlace(x: LayoutSpan(min: nil, size: width), y: LayoutSpan(min: nil, size: height))
  }

  /// Whether an item of a line that scrolls by itself counts as on the screen.
  private func isBeside(_ item: Int, in line: ItemLine, of section: Int) -> Bool {
    guard let certain = line.certain, item >= certain || movedSections.contains(section) else { return true }
    let simulation = Simulation.current
    simulation.hasOpenRows = true
    return simulation.rowFit == .most
  }

  /// A part of a section.
  private enum Part {
    case supplement(Supplement)
    case line(ItemLine)
  }

  /// The views that stay at the edge of the screen as long as their sections are there.
  private func pinnedSupplements(beside sections: [Int], _ counts: [Int]) -> [SupplementPlace] {
    Set(sections).sorted().flatMap { section in
      (sectionLines[section]?.supplements ?? []).filter(\.isPinned).map {
        SupplementPlace(kind: $0.kind, section: section)
      }
    }
  }

  /// How many items are laid out on the way to what is shown.
  private static var mostLaidOut: Int { 200_000 }

  /// Goes through the lines of items and the views beside them.
  ///
  /// - Parameter visit: told of a section, a part and where that reaches; gives whether to go on.
  /// - Returns: where the last section ends; nil where the way there was not gone.
  private func walk(_ counts: [Int], _ visit: (Int, Part, ListSpan) -> Bool) -> Extent? {
    var place = Extent.exactly(0)
    var rest = Self.mostLaidOut
    for (section, count) in counts.enumerated() {
      rest -= count
      guard rest >= 0 else {
        listCounts.leaveUndecided("more than \(Self.mostLaidOut) items above what is shown")
        return nil
      }
      let lines = sectionLines[section] ?? collectionViewLayout.lines(ofSection: section, count, in: self)
      sectionLines[section] = lines
      for header in lines.headers {
        let span = ListSpan(from: place, length: header.length)
        guard visit(section, .supplement(header), span) else { return nil }
        place = span.end
      }
      place += lines.before
      for (index, line) in lines.lines.enumerated() {
        if index > 0 { place += lines.spacing }
        let span = ListSpan(from: place, length: line.length)
        guard visit(section, .line(line), span) else { return nil }
        place = span.end
      }
      place += lines.after
      for footer in lines.footers {
        let span = ListSpan(from: place, length: footer.length)
        guard visit(section, .supplement(footer), span) else { return nil }
        place = span.end
      }
    }
    return place
  }

  /// From where to where the line of an item reaches.
  private func span(of path: IndexPath) -> ListSpan? { line(of: path)?.span }

  /// The line of an item, and from where to where it reaches.
  func line(of path: IndexPath) -> (line: ItemLine, span: ListSpan)? {
    guard path.count == 2 else { return nil }
    var found: (ItemLine, ListSpan)?
    _ = walk(shownCounts ?? dataSource.map(askedCounts) ?? []) { section, part, span in
      guard case .line(let line) = part, section == path.section, line.items.contains(path.item) else { return true }
      found = (line, span)
      return false
    }
    return found
  }

  /// Forgets where items lie.
  func forgetLines() {
    sectionLines = [:]
    laidWindow = nil
  }
}
