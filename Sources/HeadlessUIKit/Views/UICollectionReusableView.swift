import Foundation

/// What a collection shows: an item's cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that it is reused by.
  public internal(set) var reuseIdentifier: String?
  /// What it was dequeued as; nil where it was not.
  var dequeuedPlace: DequeuedPlace?
  /// Whether it stands where a data source makes none.
  var isUnmade = false

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Makes a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a view of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a collection that is a list; iOS 14.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is moved in, in steps.
  open var indentationLevel = 0

  /// What stands at its edges.
  ///
  /// - UIKit: at rest those that are not for editing alone (documentation of UICellAccessory.DisplayedState).
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews where view.superview === self { view.removeFromSuperview() }
      accessoryViews = accessories.filter(\.isShownAtRest).compactMap { $0.view ?? $0.text.map(Self.label) }
      for view in accessoryViews {
        view.leavePlaceOpen()
        addSubview(view)
      }
    }
  }
  private var accessoryViews: [UIView] = []

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }

  open override func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
