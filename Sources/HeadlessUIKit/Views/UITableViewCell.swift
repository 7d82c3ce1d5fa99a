import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// A layout that UIKit knows.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle

    /// Whether there is room for an image.
    var hasImage: Bool { self != .value2 }
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton

    /// Whether it can be tapped apart from the row.
    var isButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }

  /// The identifier that the cell is reused by.
  public internal(set) var reuseIdentifier: String?
  /// Whether it is selected.
  ///
  /// - UIKit: a table calls `setSelected(_:animated:)`, which sets no property that a subclass could observe, and so of
  ///   the highlight (github.com/facebookarchive/AsyncDisplayKit/pull/821).
  open var isSelected: Bool {
    get { stands.selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { stands.highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var stands = (selected: false, highlighted: false) {
    didSet { if oldValue != stands { setNeedsUpdateConfiguration() } }
  }
  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content.
  open var backgroundView: UIView?
  /// A view behind the content while it is selected.
  open var selectedBackgroundView: UIView?
  /// How far the content is moved in, in steps.
  open var indentationLevel = 0
  /// How far a step is, in points.
  open var indentationWidth: CGFloat = 10
  /// Room beside the line below, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether the content moves in while the table is edited.
  open var shouldIndentWhileEditing = true
  /// Whether there is a sign to move it by while the table is edited.
  open var showsReorderControl = false
  /// A view in place of the accessory.
  ///
  /// - UIKit: the accessory type is ignored while there is one, and a control in it acts by itself (documentation of
  ///   accessoryView).
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      arrangeAccessoryViews()
    }
  }
  /// A view in place of the accessory while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      arrangeAccessoryViews()
    }
  }
  /// What stands at the trailing edge while the table is edited.
  open var editingAccessoryType = AccessoryType.none

  /// Shows the accessory's view of the mode.
  ///
  /// - UIKit: in the mode for editing those for editing take the place of the others (documentation of accessoryType,
  ///   accessoryView, editingAccessoryType and editingAccessoryView).
  private func arrangeAccessoryViews() {
    let (shown, other) = isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    other?.removeFromSuperview()
    if let shown, shown.superview !== self { addSubview(shown) }
  }

  /// What stands at the trailing edge now; nil for a view.
  var shownAccessory: AccessoryType? {
    let view = isEditing ? editingAccessoryView : accessoryView
    return view == nil ? isEditing ? editingAccessoryType : accessoryType : nil
  }

  /// How a cell looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Called before the cell is used again.
  open func prepareForReuse() {}

  /// What the table does to a cell that it gives out again.
  func beginReuse() {
    prepareForReuse()
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    if isEditing { setEditing(false, animated: false) }
  }

  /// Puts a finger on it or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { stands.highlighted = highlighted }

  /// Whether it is in the mode for editing.
  open var isEditing = false {
    didSet {
      guard oldValue != isEditing else { return }
      arrangeAccessoryViews()
      setNeedsUpdateConfiguration()
    }
  }

  /// Begins or ends the mode for editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Selects it or not.
  open func setSelected(_ selected: Bool, animated: Bool) { stands.selected = selected }

  /// A content as lists have it, for the cell's state.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content, in place of the labels, which are not seen beside it; iOS 14.
  open var contentConfiguration: UIListContentConfiguration? {
    get { content as? UIListContentConfiguration }
    set { content = newValue }
  }
  /// The content, of whichever kind.
  package var content: (any CellContent)? {
    get { contents.content }
    set {
      let hadContent = content != nil
      contents.show(newValue, in: contentView, for: configurationState)
      if hadContent, newValue == nil { bringLabelsBack() }
    }
  }
  private let contents = CellContents()
  /// Whether the labels and the image of UIKit's layouts lie in the content view.
  private var showsOwnParts = true
  /// Brings the labels back where a content is taken away, in one of the runs that are tried.
  ///
  /// - UIKit: nil puts a new, empty content view in place of that of the content (documentation of contentConfiguration);
  ///   whether the labels of UIKit's layouts come into it is not published.
  private func bringLabelsBack() {
    let simulation = Simulation.current
    simulation.openPlace = .unpublished(
      "whether the labels of a cell come back where its content configuration is taken away")
    showsOwnParts = simulation.rowFit == .most
    guard showsOwnParts else { return }
    for part in [ownImageView, ownTextLabel, ownDetailLabel].compactMap(\.self) where part.superview == nil {
      contentView.addSubview(part)
    }
  }
  /// What stands behind the content; iOS 14.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what stands behind it follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the cell before it is shown, and whenever its state has changed; iOS 15.
  public final var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// How it stands.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// What stands behind the content of a cell of its kind.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Has it configured before it is shown the next time.
  open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate(self) }

  /// Configures the cell for a state; the content follows it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content { contents.show(content, in: contentView, for: state) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.updateIfNeeded {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
  }

  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// The view that holds the cell's content.
  public internal(set) lazy var contentView: UIView = makeContentView()
  /// The main label of a cell of UIKit's layouts.
  public internal(set) var textLabel: UILabel? {
    get {
      if ownTextLabel == nil { ownTextLabel = makeLabel() }
      return ownTextLabel
    }
    set { ownTextLabel = newValue }
  }
  private var ownTextLabel: UILabel?
  /// The second label of a cell of UIKit's layouts; nil where the layout has none.
  ///
  /// - UIKit: every layout but the default one has it (documentation of UITableViewCell.CellStyle and detailTextLabel).
  public internal(set) var detailTextLabel: UILabel? {
    get {
      if ownDetailLabel == nil, cellStyle != .default { ownDetailLabel = makeLabel() }
      return ownDetailLabel
    }
    set { ownDetailLabel = newValue }
  }
  private var ownDetailLabel: UILabel?
  /// The image beside the labels of a cell of UIKit's layouts.
  ///
  /// - UIKit: there is one in each of them but `value2` (documentation of UITableViewCell.CellStyle and imageView).
  public internal(set) var imageView: UIImageView? {
    get {
      if ownImageView == nil, cellStyle.hasImage { ownImageView = makeImageView() }
      return ownImageView
    }
    set { ownImageView = newValue }
  }
  private var ownImageView: UIImageView?
  /// The labels of UIKit's layouts that have been made.
  var ownLabels: [UILabel] { [ownTextLabel, ownDetailLabel].compactMap(\.self) }
  /// The layout.
  var cellStyle = CellStyle.default
  var selectionTriggers: [Trigger] = []
  var accessoryTriggers: [Trigger] = []

  /// Makes a cell of a layout.
  ///
  /// - UIKit: it is 320 points wide and 44 high until its table lays it out (observed by many authors).
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: .zero)
  }

  /// Makes a cell; one of no size is as large as those of a layout.
  public override init(frame: CGRect) { super.init(frame: frame) }

  override class var madeSize: MadeSize { .exactly(CGSize(width: 320, height: 44)) }

  /// Decodes a cell of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over the content view that a document designs.
  func adopt(contentView view: UIView) {
    contentView = view
    addSubview(view)
  }

  /// Whether code added a view to the cell itself.
  func hasOwnSubview(_ view: UIView) -> Bool {
    let parts = [contentView, accessoryView, editingAccessoryView, backgroundView, selectedBackgroundView]
    return view.superview === self && !parts.contains { $0 === view }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.leavePlaceOpen()
    if content == nil, showsOwnParts { contentView.addSubview(view) }
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.leavePlaceOpen()
    if content == nil, showsOwnParts { contentView.addSubview(label) }
    return label
  }

  /// Whether it is a row of its table: not its header, and not part of another cell.
  var isRow: Bool { tableView?.indexPath(for: self) != nil }

  /// The table that shows it.
  var tableView: UITableView? {
    var current = superview
    while let view = current {
      if let table = view as? UITableView { return table }
      current = view.superview
    }
    return nil
  }

  override func arranges(_ subview: UIView) -> Bool { true }
}
