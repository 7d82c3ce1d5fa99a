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
  /// Whether the views lie inside of the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// The views in order.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The points that UIKit chooses, as a spacing.
  public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude
  /// The stack's own spacing, as the spacing after one view.
  public static let spacingUseDefault: CGFloat = CGFloat.greatestFiniteMagnitude.nextDown

  /// The points after one view, where they are its own.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// Sets the points after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view.
  ///
  /// - UIKit: a place behind the end raises NSInternalInconsistencyException (documentation of
  ///   insertArrangedSubview(_:at:); the words are those of published crash logs).
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard index <= arrangedSubviews.count else {
      return Simulation.current.raise(
        UIKitException(
          .internalInconsistency,
          "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to "
            + "\(arrangedSubviews.count)"))
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  override func willRemove(_ subview: UIView) { removeArrangedSubview(subview) }

  override func arranges(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = arrangedSubviews.filter { !$0.isHidden }
    for (index, view) in shown.enumerated() { view.take(place(ofViewAt: index, among: shown)) }
  }

  private func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  /// What is known of the room for the views.
  private var room: LayoutPlace {
    let place = boundsPlace
    guard isLayoutMarginsRelativeArrangement else { return place }
    let margins = layoutMargins
    return LayoutPlace(
      x: LayoutSpan(min: place.x.min.map { $0 + margins.left }, max: place.x.max.map { $0 - margins.right }),
      y: LayoutSpan(min: place.y.min.map { $0 + margins.top }, max: place.y.max.map { $0 - margins.bottom }))
  }

  /// What is known of the place of one of the views.
  ///
  /// - UIKit: views that fill a stack equally have equal lengths with the spacing between (documentation of
  ///   UIStackView.Distribution); any other share hangs on the views' own sizes.
  private func place(ofViewAt index: Int, among views: [UIView]) -> LayoutPlace {
    let outer = room
    let count = views.count
    let (along, across) = axis == .horizontal ? (outer.x, outer.y) : (outer.y, outer.x)
    var share = LayoutSpan.unknown
    if distribution == .fillEqually || count == 1, distribution == .fillEqually || distribution == .fill,
      let start = along.min, let length = along.size
    {
      let gaps = views.dropLast().map(spacing(after:))
      let each = (length - gaps.reduce(0, +)) / CGFloat(count)
      share = LayoutSpan(min: start + each * CGFloat(index) + gaps.prefix(index).reduce(0, +), size: each)
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
