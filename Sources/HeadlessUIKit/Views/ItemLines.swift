import Foundation

/// Items of a section that lie at the same height, or at the same distance from the left where a collection scrolls
/// sideways.
struct ItemLine {
  let items: Range<Int>
  /// How far it reaches along the way of scrolling.
  let length: Extent
  /// How many of its items are on the screen for certain, and how many may be; others lie beside it.
  var certain: Int?
  var possible: Int?
}

/// The room in which a flow layout puts the items of a line, in points.
struct LineRoom {
  /// Where it begins.
  let start: CGFloat
  /// How much there is.
  let room: CGFloat
  /// The least room between items.
  let gap: CGFloat
}

/// The lines of a section, along the way of scrolling.
struct SectionLines {
  /// The views before the items.
  var headers: [Supplement] = []
  /// Room before the first line, after the headers.
  var before: Extent
  var lines: [ItemLine]
  var spacing: Extent
  /// Room after the last line, before the footers.
  var after: Extent
  /// The views after the items.
  var footers: [Supplement] = []

  /// How items share a line; nil where that is not known.
  var across: LineRoom?
  /// The sizes of its items, in points; nil where they are not known.
  var itemSizes: [CGSize]?
  /// Whether it is not known which views there are beside items.
  var hasOpenSupplements = false

  var supplements: [Supplement] { headers + footers }

  /// Where a section of which nothing is known has its items: somewhere, one after the other.
  static func unknown(_ count: Int) -> SectionLines {
    SectionLines(
      before: 0...60, lines: (0..<count).map { ItemLine(items: $0..<($0 + 1), length: 0...300) }, spacing: 0...20,
      after: 0...60, hasOpenSupplements: true)
  }

  /// A section whose items lie anywhere, or nowhere.
  static func anywhere(_ count: Int) -> SectionLines {
    SectionLines(
      before: 0...0, lines: [ItemLine(items: 0..<count, length: 0...100_000, certain: 0)], spacing: 0...0,
      after: 0...60, hasOpenSupplements: true)
  }
}

extension UICollectionViewLayout {
  /// Whether the collection scrolls from side to side.
  var isHorizontal: Bool {
    switch self {
    case let flow as UICollectionViewFlowLayout: flow.scrollDirection == .horizontal
    case let compositional as UICollectionViewCompositionalLayout:
      compositional.configuration.scrollDirection == .horizontal
    default: false
    }
  }

  /// Where the items of a section lie, as far as that is known; nothing is where a layout of the app's says it.
  func lines(ofSection section: Int, _ count: Int, in collection: UICollectionView) -> SectionLines {
    guard !placesItems else { return .anywhere(count) }
    switch self {
    case let flow as UICollectionViewFlowLayout: return flow.flowLines(section, count, collection)
    case let compositional as UICollectionViewCompositionalLayout:
      return compositional.sectionLines(section, count, collection)
    default: return .anywhere(count)
    }
  }

  /// Whether a class of the app's says itself which items are in sight, and where.
  ///
  /// - UIKit: a collection asks `layoutAttributesForElements(in:)` for that, and no other (documentation of
  ///   UICollectionViewLayout, Methods to override).
  private var placesItems: Bool {
    guard let own = self as? any InterpretedClass else { return false }
    return Self.placing.contains(where: own.implements)
  }

  /// In the words of today and of Swift 2.
  private static let placing = [
    "collectionViewContentSize", "layoutAttributesForElements(in:)", "layoutAttributesForElementsInRect(_:)",
    "layoutAttributesForItem(at:)", "layoutAttributesForItemAtIndexPath(_:)", "collectionViewContentSize()",
  ]
}

extension UICollectionViewFlowLayout {
  /// - UIKit: items fill a line as long as there is room for one more with the room between them; a line is as high as
  ///   its highest item (documentation of UICollectionViewFlowLayout).
  fileprivate func flowLines(_ section: Int, _ count: Int, _ collection: UICollectionView) -> SectionLines {
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let spacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let gap =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let sizes = (0..<count).map { item in
      delegate?.collectionView(collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        ?? itemSize
    }
    // What UIKit does with such items is not published.
    if let size = sizes.first(where: { !($0.width >= 0 && $0.height >= 0) }) {
      collection.listCounts.leaveUndecided("items of \(size.width) × \(size.height) points")
      return .unknown(count)
    }
    let isAutomatic = estimatedItemSize != .zero || sizes.contains(Self.automaticSize)
    let place = collection.boundsPlace
    let room = (isHorizontal ? place.y.size : place.x.size).map {
      $0 - (isHorizontal ? inset.top + inset.bottom : inset.left + inset.right)
    }
    func along(_ size: CGSize) -> CGFloat { max(0, isHorizontal ? size.width : size.height) }
    func across(_ size: CGSize) -> CGFloat { max(0, isHorizontal ? size.height : size.width) }
    let lines: [ItemLine]
    if isAutomatic {
      lines = (0..<count).map { ItemLine(items: $0..<($0 + 1), length: 0...150) }
    } else if let room {
      lines = Self.lines(sizes.map(across), in: room, gap).map { items in
        ItemLine(items: items, length: .exactly(sizes[items].map(along).max() ?? 0))
      }
    } else {
      lines = sizes.enumerated().map { ItemLine(items: $0..<($0 + 1), length: 0...along($1)) }
    }
    func supplements(_ kind: String, _ size: CGSize, isPinned: Bool) -> [Supplement] {
      along(size) > 0 ? [Supplement(kind: kind, length: .exactly(along(size)), isPinned: isPinned)] : []
    }
    let across = room.map { LineRoom(start: isHorizontal ? inset.top : inset.left, room: $0, gap: gap) }
    return SectionLines(
      headers: supplements(
        UICollectionView.elementKindSectionHeader, header, isPinned: sectionHeadersPinToVisibleBounds),
      before: .exactly(isHorizontal ? inset.left : inset.top), lines: lines,
      spacing: isAutomatic || room == nil ? 0...max(0, spacing) : .exactly(spacing),
      after: .exactly(isHorizontal ? inset.right : inset.bottom),
      footers: supplements(
        UICollectionView.elementKindSectionFooter, footer, isPinned: sectionFootersPinToVisibleBounds),
      across: isAutomatic ? nil : across,
      itemSizes: isAutomatic ? nil : sizes)
  }

  /// How items fill lines.
  private static func lines(_ widths: [CGFloat], in room: CGFloat, _ gap: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, width) in widths.enumerated() {
      if index > first, used + gap + width > room + 0.01 {
        lines.append(first..<index)
        first = index
        used = width
      } else {
        used += (index > first ? gap : 0) + width
      }
    }
    if first < widths.count { lines.append(first..<widths.count) }
    return lines
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate func sectionLines(_ section: Int, _ count: Int, _ collection: UICollectionView) -> SectionLines {
    guard let layout = layoutSection(section, collection) else { return .unknown(count) }
    return layout.lines(count, in: collection, isHorizontal: isHorizontal)
  }
}

extension NSCollectionLayoutSection {
  /// - UIKit: groups follow one another along the way of scrolling, or across it where the section scrolls by itself
  ///   (documentation of NSCollectionLayoutSection and orthogonalScrollingBehavior).
  fileprivate func lines(_ count: Int, in collection: UICollectionView, isHorizontal: Bool) -> SectionLines {
    if let list { return Self.lines(of: list, count) }
    let place = collection.boundsPlace
    let room = (width: place.x.size, height: place.y.size)
    let size = group.layoutSize
    let length = (isHorizontal ? size.widthDimension : size.heightDimension).extent(room.width, room.height)
    let items = max(1, group.itemCount)
    let supplements = boundarySupplementaryItems.map { item in
      let size = item.layoutSize
      return (
        item.isFooter,
        Supplement(
          kind: item.elementKind,
          length: (isHorizontal ? size.widthDimension : size.heightDimension).extent(room.width, room.height),
          isPinned: item.pinToVisibleBounds)
      )
    }
    let headers = supplements.filter { !$0.0 }.map(\.1)
    let footers = supplements.filter(\.0).map(\.1)
    let before = Extent.exactly(isHorizontal ? contentInsets.leading : contentInsets.top)
    let after = Extent.exactly(isHorizontal ? contentInsets.trailing : contentInsets.bottom)
    guard orthogonalScrollingBehavior == .none else {
      let beside = (isHorizontal ? size.heightDimension : size.widthDimension).extent(room.width, room.height)
      let across = (isHorizontal ? room.height : room.width) ?? 0
      let certain = Int((across / max(beside.upperBound, 1)).rounded(.down)) * items
      return SectionLines(
        headers: headers, before: before,
        lines: [ItemLine(items: 0..<count, length: length, certain: max(1, certain))], spacing: 0...0, after: after,
        footers: footers)
    }
    let lines = stride(from: 0, to: count, by: items).map { first in
      ItemLine(items: first..<min(first + items, count), length: length)
    }
    return SectionLines(
      headers: headers, before: before, lines: lines, spacing: .exactly(interGroupSpacing), after: after,
      footers: footers)
  }
}

extension NSCollectionLayoutSection {
  private static func lines(of list: UICollectionLayoutListConfiguration, _ count: Int) -> SectionLines {
    func supplements(_ kind: String, _ has: Bool) -> [Supplement] {
      has ? [Supplement(kind: kind, length: 18...120)] : []
    }
    return SectionLines(
      headers: supplements(UICollectionView.elementKindSectionHeader, list.headerMode == .supplementary),
      before: 0...80, lines: (0..<count).map { ItemLine(items: $0..<($0 + 1), length: 43.5...150) }, spacing: 0...10,
      after: 0...60,
      footers: supplements(UICollectionView.elementKindSectionFooter, list.footerMode == .supplementary))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isFooter: Bool {
    [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
  }
}

extension NSCollectionLayoutGroup {
  /// How many items are in it: those that it names, as often as they fit.
  fileprivate var itemCount: Int {
    let own = subitems.reduce(0) { $0 + (($1 as? NSCollectionLayoutGroup)?.itemCount ?? 1) }
    let lengths = subitems.map { isRow ? $0.layoutSize.widthDimension : $0.layoutSize.heightDimension }
    let whole = isRow ? layoutSize.widthDimension : layoutSize.heightDimension
    let parts = lengths.map { $0.part(of: whole) }
    guard !isCounted,
      let used = parts.reduce(CGFloat?(0), { sum, part in part.flatMap { part in sum.map { $0 + part } } }),
      used > 0
    else { return own }
    return own * max(1, Int((1.001 / used).rounded(.down)))
  }
}

extension NSCollectionLayoutDimension {
  /// How long it is.
  fileprivate func extent(_ width: CGFloat?, _ height: CGFloat?) -> Extent {
    switch kind {
    case .fractionalWidth: width.map { .exactly($0 * dimension) } ?? 0...400
    case .fractionalHeight: height.map { .exactly($0 * dimension) } ?? 0...800
    case .absolute: .exactly(dimension)
    case .estimated: max(0, min(20, dimension))...max(150, dimension * 3)
    }
  }

  /// Which part of a group's edge an item's takes; nil where that is not known.
  fileprivate func part(of whole: NSCollectionLayoutDimension) -> CGFloat? {
    switch (kind, whole.kind) {
    case (.fractionalWidth, _), (.fractionalHeight, _): dimension
    case (.absolute, .absolute) where whole.dimension > 0: dimension / whole.dimension
    default: nil
    }
  }
}
