import Foundation

/// What draws a view; kept as it was set, and not drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what lies outside of the bounds is cut off.
  open var masksToBounds = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How dark the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// From 0, invisible, to 1.
  open var opacity: Float = 1
  /// What lies above has more.
  open var zPosition: CGFloat = 0
  /// A name to find it by.
  open var name: String?
  /// Whether it is hidden.
  open var isHidden = false

  /// Makes a layer.
  public required override init() {}
}
