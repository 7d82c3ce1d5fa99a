import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Row or column.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Row or column.
  open var axis = Axis.horizontal
  /// Points between the views.
  open var spacing: CGFloat = 0
  /// The views in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override func willRemove(_ subview: UIView) { removeArrangedSubview(subview) }
}
