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

  /// Decodes a view of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Shows the title that the data source has for its section.
  ///
  /// - UIKit: the table sets it as the text of the main label (observed by many authors, who set colours of headers that
  ///   they dequeue and give their texts by titles); whether it replaces a text that the delegate set is not documented.
  func take(title: String) {
    if let own = textLabel?.text, own != title {
      Simulation.current.leaveUndecided("whether the title of a section replaces the text of its header view")
    }
    textLabel?.text = title
  }

  private func label() -> UILabel {
    let label = UILabel(frame: .zero)
    label.leavePlaceOpen()
    contentView.addSubview(label)
    return label
  }

  override func arranges(_ subview: UIView) -> Bool { true }
}
