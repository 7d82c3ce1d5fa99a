import Foundation

/// A rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What UIKit's own guides follow.
  enum Kind: Hashable {
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable width.
    case readableContent
    /// What the bars above leave, before the safe area: `topLayoutGuide`.
    case top
    /// What the bars below leave, before the safe area: `bottomLayoutGuide`.
    case bottom
    /// A scroll view's content.
    case scrollContent
    /// A scroll view's frame.
    case scrollFrame
    /// What the keyboard covers.
    case keyboard
  }

  /// The view that it belongs to.
  public internal(set) var owningView: UIView? {
    get { owner.target }
    set { owner = BackReference(newValue) }
  }
  private var owner = BackReference<UIView>()
  /// The name that UIKit prints in its log.
  open var identifier: String?
  /// What it follows; nil for one that code made, whose constraints place it.
  let kind: Kind?
  var attachedConstraints: [NSLayoutConstraint] = []
  /// What is known of where constraints place it, in the owning view's coordinates.
  var place = LayoutPlace.unknown

  /// Makes a guide of no view yet.
  public override init() {
    kind = nil
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// Its rectangle in the owning view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return kind.map { owningView.frame(ofGuide: $0) } ?? place.frame ?? .zero
  }
}

extension UILayoutGuide: ConstrainedItem {
  var layoutView: UIView? { owningView }
}

extension UIView {
  /// The guides that code added.
  public var layoutGuides: [UILayoutGuide] { madeLayoutParts?.guides ?? [] }

  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutParts.guides.append(guide)
  }

  /// Takes a guide away, with the constraints that name it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.attachedConstraints { constraint.deactivate() }
    layoutParts.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The guide that follows the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The guide that follows the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The guide of a readable width, whose rectangle is not simulated: it depends on the size of text.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The guide that the keyboard moves, whose rectangle is not simulated.
  public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard) }

  /// One of UIKit's own guides.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = madeLayoutParts?.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layoutParts.systemGuides[kind] = guide
    return guide
  }

  /// Where one of UIKit's own guides lies in this view.
  func frame(ofGuide kind: UILayoutGuide.Kind) -> CGRect {
    switch kind {
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .layoutMargins, .readableContent: return bounds.inset(by: layoutMargins)
    case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: safeAreaInsets.top)
    case .bottom:
      let height = safeAreaInsets.bottom
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .scrollFrame, .scrollContent: return bounds
    case .keyboard:
      return CGRect(x: bounds.minX, y: bounds.maxY - safeAreaInsets.bottom, width: bounds.width, height: 0)
    }
  }

  /// What is known of where one of UIKit's own guides lies in this view.
  ///
  /// - UIKit: the readable width depends on the size of text, the keyboard's guide on the keyboard; a scroll view's
  ///   content begins at nought in its coordinates (documentation of UIScrollView.contentLayoutGuide).
  func place(ofGuide kind: UILayoutGuide.Kind, isStrict: Bool) -> LayoutPlace {
    let place = placeUnscrolled(ofGuide: kind, isStrict: isStrict)
    guard kind != .scrollContent, let scroll = self as? UIScrollView else { return place }
    // - UIKit: the others stand still while the content moves (documentation of UIScrollView.frameLayoutGuide).
    let offset = scroll.isOffsetKnown ? scroll.contentOffset : nil
    return LayoutPlace(
      x: offset?.x == 0 ? place.x : LayoutSpan(min: nil, size: place.x.size),
      y: offset?.y == 0 ? place.y : LayoutSpan(min: nil, size: place.y.size))
  }

  private func placeUnscrolled(ofGuide kind: UILayoutGuide.Kind, isStrict: Bool) -> LayoutPlace {
    let outer = boundsPlace
    let frame = frame(ofGuide: kind)
    let known = isStrict ? knownSafeAreaEdges : .all
    let top = known.contains(.top)
    let bottom = known.contains(.bottom) && outer.y.size != nil
    switch kind {
    case .safeArea, .layoutMargins:
      let right = known.contains(.right) && outer.x.size != nil
      return LayoutPlace(
        x: LayoutSpan(min: known.contains(.left) ? frame.minX : nil, max: right ? frame.maxX : nil),
        y: LayoutSpan(min: top ? frame.minY : nil, max: bottom ? frame.maxY : nil))
    case .top: return LayoutPlace(x: outer.x, y: LayoutSpan(min: frame.minY, max: top ? frame.maxY : nil))
    case .bottom: return LayoutPlace(x: outer.x, y: LayoutSpan(min: bottom ? frame.minY : nil, max: outer.y.max))
    case .scrollFrame: return outer
    case .scrollContent:
      return LayoutPlace(x: LayoutSpan(min: 0, size: nil), y: LayoutSpan(min: 0, size: nil))
    case .readableContent, .keyboard: return .unknown
    }
  }
}
