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
  open var axis = Axis.horizontal { didSet { viewsDidChange() } }
  /// Points between the views.
  open var spacing: CGFloat = 0 { didSet { viewsDidChange() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { viewsDidChange() } }
  /// Where the views lie across the stack.
  open var alignment = Alignment.fill { didSet { viewsDidChange() } }
  /// Whether the views lie inside of the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { viewsDidChange() } }
  /// Whether the spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { viewsDidChange() } }
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
    viewsDidChange()
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
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    viewsDidChange()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    viewsDidChange()
  }

  override func willRemove(_ subview: UIView) { removeArrangedSubview(subview) }

  override func visibilityDidChange(of subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { viewsDidChange() }
  }

  /// Asks for layout of the views and of what surrounds them, since the stack's size hangs on them.
  private func viewsDidChange() {
    setNeedsLayout()
    window?.simulation.layoutQueue.addResized(self)
  }

  /// The points after one view.
  ///
  /// - UIKit: the system's spacing is 8 points (measured by many authors; not documented).
  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }
}
