import Foundation

/// A view above or below a section of a table that is used again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier that it is reused by.
  public internal(set) var reuseIdentifier: String?
  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  /// The main label.
  public private(set) lazy var textLabel: UILabel? = label()
  /// The second label.
  public private(set) lazy var detailTextLabel: UILabel? = label()
  /// A view behind the content.
  open var backgroundView: UIView?

  /// Makes a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view without an identifier.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a view of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Leaves open what it shows where the data source has another title for its section than the text that it was given.
  ///
  /// - UIKit: whether the one replaces the other is not documented.
  func leaveOpenIfOther(_ title: String) {
    guard let own = textLabel?.text, own != title else { return }
    Simulation.current.leaveUndecided("whether the title of a section replaces the text of its header view")
  }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    label.leavePlaceOpen()
    contentView.addSubview(label)
    return label
  }

  override func arranges(_ subview: UIView) -> Bool { true }
}
