import Foundation

/// - UIKit: a layout of lines puts a section's headers before its items, the footers after them, and one section after
///   the other (documentation of UICollectionViewFlowLayout).
extension UICollectionView {
  /// Whether one of two of its cells, or of the views beside them, comes after the other along the way of scrolling; nil
  /// where that is not known.
  func order(of view: UIView, after other: UIView) -> Bool? {
    guard let rank = rank(of: view), let otherRank = self.rank(of: other), rank != otherRank else { return nil }
    return otherRank.lexicographicallyPrecedes(rank)
  }

  /// The section, the part of it and the position in that; nil where the layout does not tell.
  private func rank(of view: UIView) -> [Int]? {
    if let path = items.first(where: { $0.cell === view })?.path {
      guard let lines = knownLines(ofSection: path.section),
        let line = lines.lines.firstIndex(where: { $0.items.contains(path.item) })
      else { return nil }
      return [path.section, 1, line]
    }
    guard let place = supplements.first(where: { $0.value === view })?.key,
      let lines = knownLines(ofSection: place.section)
    else { return nil }
    for (part, found) in [(0, lines.headers), (2, lines.footers)] {
      guard let index = found.firstIndex(where: { $0.kind == place.kind }) else { continue }
      return found[index].isPinned ? nil : [place.section, part, index]
    }
    return nil
  }

  private func knownLines(ofSection section: Int) -> SectionLines? {
    sectionLines[section].flatMap { $0.hasOpenSupplements ? nil : $0 }
  }
}
