import Foundation

/// What fills a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// The header, the footer or another view that the layout puts beside items.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One, unless the data source implements it.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Not to be asked for unless the data source implements it: how that ends is not published.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { .unmade(kind) }
}

/// What a collection asks and tells of its items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asks whether a finger on an item does anything to it.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Told that a finger is on an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Told that the finger has left the item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks whether an item may be selected.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Told that the user selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Asks whether an item may lose the selection.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Told that an item has lost the selection by the user.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Told that a cell comes on the screen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Told that a cell has left the screen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Told that a header, a footer or another view beside items comes on the screen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Told that such a view has left the screen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// What a long press on an item brings up.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  /// Nothing, unless the delegate implements it.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Yes, unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Yes, unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Yes, unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing unless the delegate implements it.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing unless the delegate implements it.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless the delegate implements it.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing unless the delegate implements it.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing unless the delegate implements it.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
}

/// Items that a data source makes.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What fills the collection.
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What is told of its items.
  public weak var delegate: (any UICollectionViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// The class that fills it, where that is not linked.
  var unlinkedDataSource: String?
  /// The class that is told of its items, where that is not linked.
  var unlinkedDelegate: String?
  var prototypes: [ViewPrototype] = []
  /// Whether items that code fills are known although that code is not linked.
  private(set) var hasKnownRows = false
  private(set) var registered: [String: (CGSize?) -> UICollectionViewCell?] = [:]
  private var waitingCells = ReuseQueue<UICollectionViewCell>()
  let dequeued = DequeuedViews()
  /// The cell that is filled anew.
  var reconfigured: UICollectionViewCell?
  /// The items that are shown.
  var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  /// The number of items of each section as they are shown; nil before the first.
  var shownCounts: [Int]?
  /// Where the items of sections lie, as far as it was asked for.
  var sectionLines: [Int: SectionLines] = [:]
  /// What was on the screen when the items were laid last.
  var laidWindow: ListWindow?
  /// Whether all items are asked for again at the next layout.
  package private(set) var needsReload = true
  /// Whether it is not known how many there are.
  package var rowsAreOpen = false
  /// The changes of `performBatchUpdates(_:completion:)`.
  var updates = ListUpdates()
  /// How many of those are under way.
  var updateDepth = 0
  var selectedPaths: [IndexPath] = []
  /// The views beside items that a storyboard designs, by kind.
  var supplementPrototypes: [String: ViewPrototype] = [:]
  var registeredSupplements: [String: () -> UICollectionReusableView?] = [:]
  /// The views beside items that are shown.
  var supplements: [SupplementPlace: UICollectionReusableView] = [:]
  var waitingSupplements = ReuseQueue<UICollectionReusableView>()
  /// Whether it is not known which views it shows beside items.
  package var hasOpenSupplements: Bool {
    guard !registeredSupplements.isEmpty || !supplementPrototypes.isEmpty else { return false }
    return sectionLines.values.contains(where: \.hasOpenSupplements)
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// What lays the items out.
  open var collectionViewLayout = UICollectionViewLayout() {
    didSet {
      collectionViewLayout.collectionView = self
      contentDidMove()
    }
  }
  /// Lays the items out in another way.
  ///
  /// - UIKit: the layout is the new one at once; items move to their places meanwhile (documentation of
  ///   setCollectionViewLayout(_:animated:)).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
    // Initialisers call no observers.
    layout.collectionView = self
  }

  /// Makes a collection without a layout, as UIKit does not.
  ///
  /// - UIKit: NSInvalidArgumentException (published crash reports of iOS 6 and later).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    raiseMissingLayout()
  }

  private func raiseMissingLayout() {
    Simulation.current.raise(
      UIKitException(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter"))
  }

  /// Decodes a collection of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    registered[identifier] =
      type == nil ? nil : { type?.init(frame: CGRect(origin: .zero, size: $0 ?? .zero)) }
  }

  /// Registers a nib whose first object is the cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { nib in { _ in nib.instantiateReusable() as? UICollectionViewCell } }
  }

  /// Registers what makes cells, in place of their class; it is handed the size, where that is known.
  package func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping (CGSize?) -> UICollectionViewCell?
  ) { registered[identifier] = make }

  /// A cell for a reuse identifier: one that waits, else a new one of the storyboard's prototype or the registered class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = waitingCells.take(identifier) {
      dequeued.handOut(cell, for: .cell)
      cell.prepareForReuse()
      cell.isSelected = false
      cell.isHighlighted = false
      return cell
    }
    // The layout gives a new cell its size (observed by many authors).
    let size = sectionLines[indexPath.section]?.itemSizes.flatMap { sizes in
      sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : nil
    }
    let designed = prototypes.first { $0.object.reuseIdentifier == identifier }
    let cell =
      registered[identifier].map { $0(size) } ?? (designed?.instantiate() as? UICollectionViewCell)
    if let cell {
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      dequeued.handOut(cell, for: .cell)
      return cell
    }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"), about: [self])
    return UICollectionViewCell(frame: .zero)
  }

  /// Asks for all items again, at the next layout.
  open func reloadData() {
    needsReload = true
    selectedPaths = []
    setNeedsLayout()
  }

  /// The number of sections, as the data source told it last, until the next reload.
  open var numberOfSections: Int {
    if !needsReload, let shownCounts { return shownCounts.count }
    return dataSource?.numberOfSections(in: self) ?? 0
  }

  /// The number of items of a section.
  ///
  /// - UIKit: F6.5: a section that is not there raises.
  open func numberOfItems(inSection section: Int) -> Int {
    if !needsReload, let shownCounts, shownCounts.indices.contains(section) { return shownCounts[section] }
    if let sections = knownSectionCount, !(0..<sections).contains(section) {
      Simulation.current.raise(
        UIKitException(
          .internalInconsistency,
          "request for number of items in section \(section) when there are only \(sections) sections in the collection "
            + "view"))
      return 0
    }
    return dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item that is on the screen; nil for others, and from a reload to the next layout.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    needsReload ? nil : items.first { $0.path == indexPath }?.cell
  }

  /// The cells on the screen.
  open var visibleCells: [UICollectionViewCell] { needsReload ? [] : items.map(\.cell) }

  /// The items on the screen.
  open var indexPathsForVisibleItems: [IndexPath] { needsReload ? [] : items.map(\.path) }

  /// Where a cell stands.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.path }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layItemsAnew()
    prefetchItems()
    dequeued.check(in: self)
    tellOfContentSize(nil)
  }

  private func layItemsAnew() {
    guard needsReload else { return layItems() }
    needsReload = false
    endSwipe()
    for item in items { letWait(item.cell, isCertain: true) }
    items = []
    keepSupplements([], isCertain: true)
    forgetLines()
    if unlinkedDataSource != nil { return loadKnownItems() }
    shownCounts = dataSource.map(askedCounts)
    collectionViewLayout.invalidateLayout()
    layItems()
  }

  override func contentDidMove() {
    forgetLines()
    setNeedsLayout()
  }

  override func rest(showing view: UIView) {
    guard let item = items.first(where: { view.isDescendant(of: $0.cell) }) else { return }
    isOffsetOpen = true
    listRest = .showing(item.path)
  }

  /// The item whose buttons a swipe has brought out; nil for none.
  var swiped: SwipedRow?
  override func didLeaveWindow() { swiped?.wasAway = true }

  /// The sections that scroll by themselves and that a finger may have moved: which of their items are seen is not known
  /// then.
  private(set) var movedSections: Set<Int> = []

  /// - UIKit: such a section scrolls in a view of its own, of which the collection's delegate is not told
  ///   (documentation of orthogonalScrollingBehavior and visibleItemsInvalidationHandler).
  override func movesParts(along path: SwipePath, from view: UIView?) -> Bool {
    guard path.isHorizontal != collectionViewLayout.isHorizontal, hasSidewaysSections else { return false }
    let cell = items.first { item in view?.isDescendant(of: item.cell) == true }
    movedSections.formUnion(cell.map { [$0.path.section] } ?? Set(sectionLines.keys))
    contentDidMove()
    return true
  }

  /// Whether there are sections that scroll by themselves.
  var hasSidewaysSections: Bool { sectionLines.values.contains { $0.lines.contains { $0.certain != nil } } }

  override func move(_ path: SwipePath) {
    guard path.isHorizontal == collectionViewLayout.isHorizontal, shownCounts != nil else { return }
    endSwipe()
    rest(after: path, from: listWindow)
  }

  /// The number of items of each section, as the data source tells it now.
  func askedCounts(_ dataSource: any UICollectionViewDataSource) -> [Int] {
    listCounts.known(ofSections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// What it does with too many items.
  var listCounts: ListCounts { ListCounts(list: "collection", element: "items", location: origin?.location) }

  /// Puts an item's cell into the collection.
  func place(_ cell: UICollectionViewCell, at path: IndexPath) {
    items.append((path, cell))
    cell.isAway = false
    addSubview(cell)
    if let delegate { delegate.collectionView(self, willDisplay: cell, forItemAt: path) }
    if selectedPaths.contains(path) { cell.isSelected = true }
  }

  /// Takes an item's cell off the screen.
  func letWait(_ cell: UICollectionViewCell, isCertain: Bool) {
    cell.removeFromSuperview()
    waitingCells.put(cell, under: cell.reuseIdentifier, isCertain: isCertain)
  }

  private func loadKnownItems() {
    guard let screen = owner, let known = screen.simulation.unlinkedCode?.rows(on: screen) else { return }
    hasKnownRows = true
    for (index, row) in known.enumerated() {
      let cell = row.makeCell(from: prototypes) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      items.append((IndexPath(item: index, section: 0), cell))
      addSubview(cell)
    }
  }

  override func arranges(_ subview: UIView) -> Bool {
    subview is UICollectionReusableView || subview is UIRefreshControl || subview === backgroundView
  }
}
