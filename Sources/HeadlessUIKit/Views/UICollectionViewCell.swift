import Foundation

/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether it is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } } }
  /// A view behind the content.
  open var backgroundView: UIView?
  /// A view behind the content while it is selected.
  open var selectedBackgroundView: UIView?
  var selectionTriggers: [Trigger] = []
  /// The view that holds the content.
  public internal(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Takes over the content view that a document designs.
  func adopt(contentView view: UIView) {
    contentView = view
    addSubview(view)
  }

  /// A content as lists have it, for the cell's state.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The content; iOS 14.
  open var contentConfiguration: UIListContentConfiguration? {
    get { content as? UIListContentConfiguration }
    set { content = newValue }
  }
  /// The content, of whichever kind.
  package var content: (any CellContent)? {
    get { contents.content }
    set { contents.show(newValue, in: contentView, for: configurationState) }
  }
  private let contents = CellContents()
  /// What stands behind the content; iOS 14.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what stands behind it follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Configures the cell before it is shown, and whenever its state has changed; iOS 15.
  public final var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// How it stands.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
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

  /// Makes a cell.
  public required init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a cell of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - UIKit: the content view is as large as the cell (documentation of UICollectionViewCell.contentView).
  override func arranges(_ subview: UIView) -> Bool { subview !== contentView }
}
