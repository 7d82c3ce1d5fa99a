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
}

extension UICollectionViewDataSource {
  /// One, unless the data source implements it.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection tells of its items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {
  /// Told that the user selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  /// The identifier that the cell is reused by.
  public internal(set) var reuseIdentifier: String?
  /// Whether it is selected.
  open var isSelected = false
  var selectionTriggers: [Trigger] = []

  /// Makes a cell.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a cell of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func arranges(_ subview: UIView) -> Bool { true }
}

/// Items that a data source makes.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What fills the collection.
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What is told of its items.
  public weak var delegate: (any UICollectionViewDelegate)?
  /// The class that fills it, where that is not linked.
  var unlinkedDataSource: String?
  /// The class that is told of its items, where that is not linked.
  var unlinkedDelegate: String?
  var prototypes: [ViewPrototype] = []
  /// Whether items that code fills are known although that code is not linked.
  private(set) var hasKnownRows = false
  private var registered: [String: () -> UICollectionViewCell?] = [:]
  private var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var needsReload = true

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    registered[identifier] = type == nil ? nil : { type?.init(frame: .zero) }
  }

  /// Registers what makes cells, in place of their class.
  package func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell?
  ) { registered[identifier] = make }

  /// A cell for a reuse identifier: of the storyboard's prototype, else of the registered class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = prototypes.first(where: { $0.object.reuseIdentifier == identifier })?.instantiate()
      as? UICollectionViewCell
    {
      return cell
    }
    if let cell = registered[identifier]?() { return cell }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
    return UICollectionViewCell(frame: .zero)
  }

  /// Asks for all items again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Where a cell stands.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.path }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsReload else { return }
    needsReload = false
    for item in items { item.cell.removeFromSuperview() }
    items = []
    if unlinkedDataSource != nil { return loadKnownItems() }
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for item in 0..<dataSource.collectionView(self, numberOfItemsInSection: section) {
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        items.append((path, cell))
        addSubview(cell)
      }
    }
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

  /// Does what a tap on an item does.
  func userDidTap(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.isSelected = true
    for trigger in cell.selectionTriggers { trigger.fire(from: cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  override func arranges(_ subview: UIView) -> Bool { true }
}
