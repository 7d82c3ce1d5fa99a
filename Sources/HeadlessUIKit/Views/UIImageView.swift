import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { isImageOpen = false } }
  /// Whether code has set the image to what is not known.
  private(set) var isImageOpen = false

  /// Code has set the image to what is not known: it may be none.
  package func leaveImageOpen() { isImageOpen = true }

  /// The image while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false

  /// - UIKit: an image view takes no touches unless it is told to (documentation of
  ///   UIImageView.isUserInteractionEnabled).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view of a document, which says whether it takes touches.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    // As large as the image, whose size is not read.
    if image != nil { leaveMadeSizeOpen() }
  }
}
