import Foundation

/// What a constraint relates: a view or a layout guide.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

/// A layout item with what layout keeps of it.
@MainActor
protocol ConstrainedItem: LayoutItem {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
  /// The active constraints that name it.
  var attachedConstraints: [NSLayoutConstraint] { get set }
}

/// A reference to what a constraint relates: it does not keep that alive, and is nil once that is gone.
@MainActor
struct ItemReference {
  private let view: BackReference<UIView>
  private weak var other: AnyObject?

  init(_ item: AnyObject?) {
    view = BackReference(item as? UIView)
    other = item is UIView ? nil : item
  }

  /// What it leads to.
  var target: AnyObject? { view.target ?? other }
}

extension NSLayoutConstraint {
  /// The items of both sides.
  var items: [any ConstrainedItem] { [firstItem, secondItem].compactMap { $0 as? any ConstrainedItem } }

  /// Makes it take part in layout: the nearest view that contains both items holds it.
  ///
  /// - UIKit: items without a common ancestor raise NSGenericException (documentation of isActive; crash logs).
  func activate() {
    guard holder == nil else { return }
    let views = items.compactMap(\.layoutView)
    guard let first = views.first, let holder = first.nearestCommonAncestor(with: views.last ?? first) else {
      return raiseNoCommonAncestor()
    }
    add(to: holder)
  }

  /// Makes a view hold it.
  func add(to view: UIView) {
    deactivate()
    // One that says what another says moves nothing: code that adds the same ones at each layout comes to rest.
    let isSaid = view.layoutParts.constraints.contains(where: saysTheSame)
    holder = view
    view.layoutParts.constraints.append(self)
    for item in items { item.attachedConstraints.append(self) }
    if !isSaid { itemsNeedLayout() }
  }

  /// Whether another constraint holds the same items in the same way.
  private func saysTheSame(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && priority == other.priority
      && openConstant == nil && other.openConstant == nil
  }

  /// Takes it out of layout.
  func deactivate() {
    guard let holder else { return }
    Simulation.current.noteRemoval(of: self)
    itemsNeedLayout()
    self.holder = nil
    holder.layoutParts.constraints.removeAll { $0 === self }
    for item in items { item.attachedConstraints.removeAll { $0 === self } }
  }

  /// Asks for layout where its items are placed.
  func itemsNeedLayout() {
    guard let holder else { return }
    holder.setNeedsLayout()
    for item in items { item.layoutView?.superview?.setNeedsLayout() }
  }

  private func raiseNoCommonAncestor() {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let kind =
        attribute.isDimension
        ? "NSLayoutDimension" : attribute.isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
      return "<\(kind) \"\(item.map { String(describing: type(of: $0)) } ?? "(null)").\(attribute)\">"
    }
    Simulation.current.raise(
      UIKitException(
        .generic,
        "Unable to activate constraint with anchors \(name(firstItem, firstAttribute)) and "
          + "\(name(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."),
      about: items.compactMap(\.layoutView))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether it is along the vertical axis.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension UIView {
  /// The nearest view that both are, or lie in.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    let others = Array(sequence(first: other, next: \.container))
    return sequence(first: self, next: \.container).first { view in others.contains { $0 === view } }
  }

  /// The view that it lies in for constraints.
  ///
  /// - UIKit: a button's title label and image view are views of the button, whose other properties apps may set
  ///   (documentation of UIButton.titleLabel and imageView), and constraints to the button hold.
  private var container: UIView? { superview ?? (self as? any ButtonPart)?.button }
}
