import FlowInterfaceBuilder
import Foundation

/// Rows in sections: static ones of a storyboard, or those that a data source makes.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// A section of static cells.
  struct StaticSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
  }

  /// How sections are set apart.
  public internal(set) var style = Style.plain
  /// What fills the table.
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// What is told of its rows.
  public weak var delegate: (any UITableViewDelegate)?
  package override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  /// A view above all rows.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { replace(oldValue, by: tableHeaderView) }
      contentDidMove()
    }
  }
  /// A view below all rows.
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { replace(oldValue, by: tableFooterView) }
      contentDidMove()
    }
  }
  /// The first row that is selected.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The rows that are selected, in the order in which they were; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  var selectedPaths: [IndexPath] = []
  /// A height, in points, that a row takes from its content.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of rows in points as long as it is not known.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of those lines.
  open var separatorColor: UIColor?
  /// Room beside those lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The height of headers in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The height of headers in points as long as it is not known.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers in points as long as it is not known.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above the first header, in points; iOS 15.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether it is in the mode for editing.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditingMode = false
  /// The class of the data source, where that is not linked.
  var unlinkedSourceClass: String?
  /// The class that is told of its rows, where that is not linked.
  var unlinkedDelegate: String?
  var staticSections: [StaticSection]?
  var prototypes: [ViewPrototype] = []
  /// Whether rows that code fills are known although that code is not linked.
  private(set) var hasKnownRows = false
  private(set) var registered: [String: () -> UITableViewCell?] = [:]
  private(set) var registeredHeaders: [String: () -> UITableViewHeaderFooterView?] = [:]
  var waitingCells = ReuseQueue<UITableViewCell>()
  /// The cell that is filled anew.
  var reconfigured: UITableViewCell?
  var waitingHeaders = ReuseQueue<UITableViewHeaderFooterView>()
  /// The rows that are shown.
  var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// The number of rows of each section as they are shown; nil before the first.
  var shownCounts: [Int]?
  /// What stands above and below sections, as far as it was asked for.
  var sectionEdges: [TablePart: SectionEdge] = [:]
  /// The title that was asked for last, where it is not known.
  package var openTitle: OpenText?
  /// The headers and footers on the screen that are texts.
  var sectionTexts: [(part: TablePart, text: String)] = []
  /// The heights of rows, as far as they were asked for.
  var statedHeights: [IndexPath: Extent] = [:]
  /// What was on the screen when the rows were laid last.
  var laidWindow: ListWindow?
  /// Whether rows are laid again since what was shown lay beyond the content; whether the data source is asked for a cell.
  var (isReturning, isAskingForCell) = (false, false)
  /// Whether the views above and below all rows are on the screen.
  var (isHeaderShown, isFooterShown) = (true, true)
  /// Whether all rows are asked for again at the next layout.
  package private(set) var needsReload = true
  /// Whether it is not known how many there are.
  package var rowsAreOpen = false
  /// The changes since `beginUpdates()`.
  var updates = ListUpdates()
  /// How many `beginUpdates()` have no end yet.
  var updateDepth = 0
  /// The row whose buttons a swipe has brought out, and whether one went with its rows, so that the delegate is to be told.
  var (swiped, hasDroppedSwipe): (SwipedRow?, Bool) = (nil, false)
  override func didLeaveWindow() { swiped?.wasAway = true }

  /// Makes a table.
  ///
  /// - UIKit: a table gives way up and down, also where its content fits (observed by many authors; not documented).
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Decodes a table of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Whether only code that is not linked knows its rows: what fills it is of an unlinked class.
  var unlinkedDataSource: String? {
    staticSections == nil ? unlinkedSourceClass : nil
  }

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    registered[identifier] = type == nil ? nil : { type?.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers a nib whose first object is the cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = nib.map { nib in { nib.instantiateReusable() as? UITableViewCell } }
  }

  /// Registers a nib whose first object is the header or footer.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registeredHeaders[identifier] = nib.map { nib in { nib.instantiateReusable() as? UITableViewHeaderFooterView } }
  }

  /// Registers what makes cells, in place of their class.
  package func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell?
  ) { registered[identifier] = make }

  /// Registers what makes headers and footers, in place of their class.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView?
  ) { registeredHeaders[identifier] = make }

  /// A header or footer for a reuse identifier, or nil where nothing is known by it.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waitingHeaders.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = registeredHeaders[identifier]?()
    if let view, view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
    return view
  }

  /// A cell for a reuse identifier: of the storyboard's prototype, else of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"), about: [self])
    return UITableViewCell(frame: .zero)
  }

  /// A cell for a reuse identifier: one that waits, else a new one; nil where nothing is known by it.
  ///
  /// - UIKit: what code registers stands in place of the storyboard's prototype (documentation of
  ///   register(_:forCellReuseIdentifier:)).
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    if let cell = waitingCells.take(identifier) {
      cell.beginReuse()
      return cell
    }
    guard let make = registered[identifier] else {
      return prototypes.first { $0.object.reuseIdentifier == identifier }?.instantiate() as? UITableViewCell
    }
    let cell = make()
    if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  /// Asks for all rows again, at the next layout.
  ///
  /// - UIKit: nothing is selected after it (observed by many authors; not documented).
  open func reloadData() {
    needsReload = true
    selectedPaths = []
    dropSwipe()
    setNeedsLayout()
  }

  /// Begins or ends the mode for editing.
  ///
  /// - UIKit: the rows that are selected are so no longer (observed by many authors; not documented).
  open func setEditing(_ editing: Bool, animated: Bool) {
    endSwipe()
    if editing != isInEditingMode {
      for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: animated) }
    }
    isInEditingMode = editing
    for row in rows where row.cell.isEditing != editing { row.cell.setEditing(editing, animated: animated) }
  }

  /// The number of sections.
  ///
  /// - UIKit: numbers are those that the data source told last, until the next reload (observed by many authors).
  open var numberOfSections: Int {
    if !needsReload, let shownCounts { return shownCounts.count }
    return staticSections?.count ?? dataSource?.numberOfSections(in: self) ?? 0
  }

  /// The number of rows of a section.
  ///
  /// - UIKit: there is none of a section that is not there (F6.9).
  open func numberOfRows(inSection section: Int) -> Int {
    if !needsReload, let shownCounts, shownCounts.indices.contains(section) { return shownCounts[section] }
    if lacks(section) { return 0 }
    return dataSource?.tableView(self, numberOfRowsInSection: section) ?? staticSections?[section].cells.count ?? 0
  }

  /// The cell of a row that is on the screen; nil for others, and from a reload to the next layout.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    needsReload ? nil : rows.first { $0.path == indexPath }?.cell
  }

  /// Where a cell stands.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }

  /// The row at a point of its coordinates, in points; nil where none is, or where that is not known.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) ?? nil }

  /// The cells on the screen.
  open var visibleCells: [UITableViewCell] { needsReload ? [] : rows.map(\.cell) }

  /// The rows on the screen.
  open var indexPathsForVisibleRows: [IndexPath]? { needsReload ? [] : rows.map(\.path) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layRowsAnew()
    tellOfContentSize(contentPlace)
  }

  private func layRowsAnew() {
    guard needsReload else { return layRows() }
    needsReload = false
    let old = rows
    for row in rows { letWait(row.cell, isCertain: true) }
    rows = []
    forgetSections()
    (isHeaderShown, isFooterShown) = (true, true)
    for row in old { tellDelegate { $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path) } }
    if unlinkedDataSource != nil {
      shownCounts = nil
      loadKnownRows()
    } else {
      shownCounts = dataSource.map(askedCounts) ?? staticSections?.map(\.cells.count)
      layRows()
    }
  }

  override func contentDidMove() {
    laidWindow = nil
    setNeedsLayout()
  }

  override func rest(showing view: UIView) {
    let row = rows.first { view.isDescendant(of: $0.cell) }
    guard row != nil || tableFooterView.map(view.isDescendant) == true else { return }
    isOffsetOpen = true
    listRest = row.map { .showing($0.path) } ?? .showingFooter
  }

  override func move(_ path: SwipePath) {
    if !path.isHorizontal { endSwipe() }
    guard !path.isHorizontal, shownCounts != nil else { return }
    rest(after: path, from: listWindow)
  }

  private func loadKnownRows() {
    guard let screen = owner, let known = screen.simulation.unlinkedCode?.rows(on: screen) else { return }
    hasKnownRows = true
    for (index, row) in known.enumerated() {
      let cell = row.makeCell(from: prototypes) as? UITableViewCell ?? makePlainCell(of: row)
      place(cell, at: IndexPath(row: index, section: 0))
    }
  }

  /// A cell of UIKit's own layouts, for a row without a prototype: its first texts are those of the two labels.
  private func makePlainCell(of row: UnlinkedRow) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: row.reuseIdentifier)
    if let text = row.texts.first { cell.textLabel?.text = text }
    if row.texts.count > 1 { cell.detailTextLabel?.text = row.texts[1] }
    return cell
  }

  /// The number of rows of each section, as the data source tells it now.
  func askedCounts(_ dataSource: any UITableViewDataSource) -> [Int] {
    listCounts.known(ofSections: dataSource.numberOfSections(in: self)) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// What it does with too many rows.
  var listCounts: ListCounts { ListCounts(list: "table", element: "rows", location: origin?.location) }

  /// Puts a row's cell into the table; one of no height is not seen.
  ///
  /// - UIKit: the table sets whether each cell is selected before its delegate is told, who may override that (documentation
  ///   of tableView(_:willDisplay:forRowAt:)).
  func place(_ cell: UITableViewCell, at path: IndexPath) {
    rows.append((path, cell))
    cell.isAway = false
    show(cell, at: path)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    if dataSource != nil { tellDelegate { $0.tableView(self, willDisplay: cell, forRowAt: path) } }
    if isEditing { cell.setEditing(true, animated: false) }
  }

  /// Puts a row's cell into the table, or takes it out where the row has no height.
  func show(_ cell: UITableViewCell, at path: IndexPath) {
    if height(at: path, cell).upperBound < Self.leastHeight {
      cell.removeFromSuperview()
    } else if cell.superview !== self {
      addSubview(cell)
    }
  }

  /// Does what a tap on a row's accessory button does.
  func userDidTapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    for trigger in cell.accessoryTriggers { trigger.fire(from: cell) }
    tellDelegate { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }

  /// Takes a row's cell off the screen.
  func letWait(_ cell: UITableViewCell, isCertain: Bool) {
    cell.removeFromSuperview()
    guard dataSource != nil else { return }
    waitingCells.put(cell, under: cell.reuseIdentifier, isCertain: isCertain)
  }

  func tellDelegate(_ tell: (any UITableViewDelegate) -> Void) {
    if let delegate { tell(delegate) }
  }

  override func arranges(_ subview: UIView) -> Bool {
    if subview is UITableViewCell || subview is UITableViewHeaderFooterView || subview is UIRefreshControl {
      return true
    }
    return subview === tableHeaderView || subview === tableFooterView || subview === backgroundView
      || sectionEdges.values.contains { $0.view === subview }
  }
}
