import Foundation

/// What a collection shows: an item's cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that it is reused by.
  public internal(set) var reuseIdentifier: String?

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
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoryLabels.forEach { $0.removeFromSuperview() }
      accessoryLabels = accessories.compactMap(\.text).map { text in
        let label = UILabel(frame: .zero)
        label.text = text
        label.leavePlaceOpen()
        addSubview(label)
        return label
      }
    }
  }
  private var accessoryLabels: [UILabel] = []

  open override func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
