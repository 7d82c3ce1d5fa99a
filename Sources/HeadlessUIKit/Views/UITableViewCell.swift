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
  open var isSelected = false
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// The view that holds the cell's content.
  public internal(set) lazy var contentView: UIView = makeContentView()
  /// The main label of a cell of UIKit's layouts.
  public internal(set) lazy var textLabel: UILabel? = makeLabel()
  /// The second label of a cell of UIKit's layouts.
  public internal(set) lazy var detailTextLabel: UILabel? = makeLabel()
  var selectionTriggers: [Trigger] = []
  var accessoryTriggers: [Trigger] = []

  /// Makes a cell of a layout.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a cell.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a cell of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes over the content view that a document designs.
  func adopt(contentView view: UIView) {
    contentView = view
    addSubview(view)
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }

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
