import FlowInterfaceBuilder
import Foundation

/// What fills a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One, unless the data source implements it.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None, unless the data source implements it.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None, unless the data source implements it.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// What a table tells of its rows.
@preconcurrency @MainActor
public protocol UITableViewDelegate: AnyObject {
  /// Told that the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Told that the user tapped a row's accessory button.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing unless the delegate implements it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing unless the delegate implements it.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}

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
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The rows that are selected.
  public private(set) var indexPathForSelectedRow: IndexPath?
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
  /// The class of the data source, where that is not linked.
  var unlinkedSourceClass: String?
  /// The class that is told of its rows, where that is not linked.
  var unlinkedDelegate: String?
  var staticSections: [StaticSection]?
  var prototypes: [ViewPrototype] = []
  /// Whether rows that code fills are known although that code is not linked.
  private(set) var hasKnownRows = false
  private var registered: [String: () -> UITableViewCell?] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private(set) var sectionTexts: [String] = []
  private var needsReload = true

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a table of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether only code that is not linked knows its rows: what fills it is of an unlinked class.
  var unlinkedDataSource: String? {
    staticSections == nil ? unlinkedSourceClass : nil
  }

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    registered[identifier] = type == nil ? nil : { type?.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers what makes cells, in place of their class.
  package func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell?
  ) { registered[identifier] = make }

  /// A cell for a reuse identifier: of the storyboard's prototype, else of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard"))
    return UITableViewCell(frame: .zero)
  }

  /// A cell for a reuse identifier, or nil where nothing is known by it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = prototypes.first(where: { $0.object.reuseIdentifier == identifier })?.instantiate()
      as? UITableViewCell
    {
      return cell
    }
    return registered[identifier]?()
  }

  /// Asks for all rows again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { staticSections?.count ?? dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? staticSections?[section].cells.count ?? 0
  }

  /// The cell of a row, once it is laid out.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.first { $0.path == indexPath }?.cell }

  /// Where a cell stands.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }

  /// Takes the selection from a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.isSelected = false
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsReload else { return }
    needsReload = false
    for row in rows { row.cell.removeFromSuperview() }
    rows = []
    sectionTexts = []
    if unlinkedDataSource != nil {
      loadKnownRows()
    } else if let dataSource {
      load(from: dataSource)
    } else if let staticSections {
      for (index, section) in staticSections.enumerated() {
        sectionTexts += [section.header, section.footer].compactMap(\.self)
        for (row, cell) in section.cells.enumerated() { place(cell, at: IndexPath(row: row, section: index)) }
      }
    }
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

  private func load(from dataSource: any UITableViewDataSource) {
    for section in 0..<dataSource.numberOfSections(in: self) {
      for text in [
        dataSource.tableView(self, titleForHeaderInSection: section),
        dataSource.tableView(self, titleForFooterInSection: section),
      ] {
        if let text { sectionTexts.append(text) }
      }
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        place(dataSource.tableView(self, cellForRowAt: path), at: path)
      }
    }
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    rows.append((path, cell))
    addSubview(cell)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Does what a tap on a row does.
  ///
  /// - UIKit: the segue of the cell is performed, then the delegate is told of the selection (observed by many
  ///   authors; not documented).
  func userDidTap(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.isSelected = true
    indexPathForSelectedRow = path
    for trigger in cell.selectionTriggers { trigger.fire(from: cell) }
    tellDelegate { $0.tableView(self, didSelectRowAt: path) }
  }

  /// Does what a tap on a row's accessory button does.
  func userDidTapAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    for trigger in cell.accessoryTriggers { trigger.fire(from: cell) }
    tellDelegate { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }

  private func tellDelegate(_ tell: (any UITableViewDelegate) -> Void) {
    if let delegate { tell(delegate) }
  }

  override func arranges(_ subview: UIView) -> Bool { true }
}
