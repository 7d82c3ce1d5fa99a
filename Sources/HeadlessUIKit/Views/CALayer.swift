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
  /// The view that it draws; nil for a layer that code makes.
  var view = BackReference<UIView>()
  private var ownOpacity: Float = 1
  /// From 0, invisible, to 1.
  ///
  /// - UIKit: a view's alpha is its layer's opacity, its isHidden the layer's (documentation of UIView.layer and
  ///   UIView.alpha).
  open var opacity: Float {
    get { view.target.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view = view.target { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// What lies above has more.
  open var zPosition: CGFloat = 0
  /// A name to find it by.
  open var name: String?
  private var isOwnHidden = false
  /// Whether it is hidden.
  open var isHidden: Bool {
    get { view.target?.isHidden ?? isOwnHidden }
    set { if let view = view.target { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// Makes a layer.
  public required override init() {}
}
