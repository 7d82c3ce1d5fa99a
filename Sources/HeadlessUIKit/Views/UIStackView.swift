import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Row or column.
  public typealias Axis = NSLayoutConstraint.Axis

  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    /// In a row: the upper edge.
    public static let top = Alignment.leading
    /// In a row: the lower edge.
    public static let bottom = Alignment.trailing
  }

  /// Row or column.
  open var axis = Axis.horizontal { didSet { setNeedsLayout() } }
  /// Points between the views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where the views lie across the stack.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
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
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  override func willRemove(_ subview: UIView) { removeArrangedSubview(subview) }

  override func arranges(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = arrangedSubviews.filter { !$0.isHidden }
    for (index, view) in shown.enumerated() { view.take(place(ofViewAt: index, of: shown.count)) }
  }

  /// What is known of the place of one of the views.
  ///
  /// - UIKit: views that fill a stack equally have equal lengths with the spacing between (documentation of
  ///   UIStackView.Distribution); any other share hangs on the views' own sizes.
  private func place(ofViewAt index: Int, of count: Int) -> LayoutPlace {
    let outer = boundsPlace
    let (along, across) = axis == .horizontal ? (outer.x, outer.y) : (outer.y, outer.x)
    var share = LayoutSpan.unknown
    if distribution == .fillEqually || count == 1, distribution == .fillEqually || distribution == .fill,
      let start = along.min, let length = along.size
    {
      let each = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      share = LayoutSpan(min: start + (each + spacing) * CGFloat(index), size: each)
    } else {
      share = LayoutSpan(min: index == 0 ? along.min : nil, max: index == count - 1 ? along.max : nil)
    }
    let cross: LayoutSpan =
      switch alignment {
      case .fill: across
      case .leading: LayoutSpan(min: across.min, max: nil)
      case .trailing: LayoutSpan(min: nil, max: across.max)
      case .center, .firstBaseline, .lastBaseline: .unknown
      }
    return axis == .horizontal ? LayoutPlace(x: share, y: cross) : LayoutPlace(x: cross, y: share)
  }
}
