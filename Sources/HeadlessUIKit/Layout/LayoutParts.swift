import Foundation

/// What only some views have of layout: made when it is first needed.
@MainActor
final class LayoutParts {
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that name the view.
  var attached: [NSLayoutConstraint] = []
  /// The guides that code added.
  var guides: [UILayoutGuide] = []
  /// UIKit's own guides that were asked for.
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// What is known of the view's place; nil where its frame is.
  var place: LayoutPlace?
  /// What places the view within bounds, in words, where code did that by what is not known.
  var openPlace: String?
  /// Whether it holds constraints on what does not lie in it.
  var strays = StrayConstraints.none
  /// Whether something that is not known places the view.
  var isPlaceOpen = false
  /// Where constraints had placed the view when code set another frame, while they place it there still.
  var placeLeftByCode: LayoutPlace?
  /// What gives the view's transform, in words, where that is not known.
  var openTransform: String?
  /// Whether constraints are placing the view.
  var isBeingPlaced = false
  /// Whether the app's class lays out its subviews without UIKit's own layout.
  var missesLayout = false
  /// What a list asks to get rows or items ready, and what it has asked for.
  weak var prefetcher: AnyObject?
  var prefetched: Set<IndexPath> = []
  var isPrefetching = true
  /// The size that the app's class stated for its content when it was asked.
  var contentSize: CGSize?
  /// Whether the app's class is being asked for the size of its content.
  var isMeasuring = false
  /// The margins that code set, without the safe area; nil for the default.
  var margins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false

  /// What is not known that code placed the view by, in words; nil where there is no such thing.
  var placedBy: String? { openPlace ?? attached.lazy.compactMap(\.openConstant?.what).first }

  /// Code set the frame, and nothing of it is open any longer.
  func settlePlace() { (place, openPlace) = (nil, nil) }

  /// Lays out what hangs on the safe area or margins of the view: what is around it too, where that says how large the view
  /// is.
  func safeAreaDidChange(of view: UIView) {
    let hanging = systemGuides.values.flatMap(\.attachedConstraints) + attached.filter(\.isAboutMargins)
    for constraint in hanging { constraint.itemsNeedLayout() }
    if !hanging.isEmpty, view.isPlacedByConstraints { view.window?.simulation.layoutQueue.addResized(view) }
  }
}

extension UIView: ConstrainedItem {
  var layoutView: UIView? { self }

  /// What it has of layout.
  var layoutParts: LayoutParts {
    if let madeLayoutParts { return madeLayoutParts }
    let parts = LayoutParts()
    madeLayoutParts = parts
    return parts
  }

  var attachedConstraints: [NSLayoutConstraint] {
    get { madeLayoutParts?.attached ?? [] }
    set { layoutParts.attached = newValue }
  }
}
