import Foundation

/// What is done to what lies behind a view; kept as it was set, and not drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How much it blurs and colours.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// Makes an effect.
  public init(style: Style) { super.init() }
}

/// Colours content as what lies behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs or colours what lies behind; its content is in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what lies behind.
  open var effect: UIVisualEffect?
  /// Where subviews go: it is as large as the view (its documentation).
  public var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(contentView: view)
    return view
  }
  private var content: UIView?

  /// Takes the view in which its content is.
  func adopt(contentView view: UIView) {
    content = view
    addSubview(view)
  }

  /// - UIKit: NSInternalInconsistencyException in these words for all but the content view (crash logs of iOS 11 and later,
  ///   for example github.com/ibireme/YYText/issues/689).
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    Simulation.current.raise(
      UIKitException(
        .internalInconsistency,
        "\(subview.caption) has been added as a subview to \(caption). Do not add subviews directly to the visual effect "
          + "view itself, instead add them to the -contentView."))
  }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
