import Foundation

/// How a view looks: kept as it was set, and not drawn. Most views have none of it, so it is made on demand.
@MainActor
final class ViewLook {
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds: Bool?
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var transform = CATransform3D.identity
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var accessibilityTraits: UIAccessibilityTraits?
  var layer: CALayer?
  var isAnimatedWithoutEnd = false
  /// Whether an animation changes it again and again.
  var blinks = false
  /// Whether it has been drawn since it was last asked to.
  var isDrawn = false
  var isElement: Bool?
  var elements: [Any]?
  var interactions: [any UIInteraction] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// How content that has another size than the view lies in it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  var look: ViewLook {
    if let madeLook { return madeLook }
    let look = ViewLook()
    madeLook = look
    return look
  }

  /// - UIKit: the exception of Core Animation that published crash logs have.
  func raiseInvalidGeometry(_ frame: CGRect) {
    let position = "\(Self.text(frame.midX)) \(Self.text(frame.midY))"
    Simulation.current.raise(UIKitException(.invalidGeometry, "CALayer position contains NaN: [\(position)]"))
  }

  /// - UIKit: F7.3.
  func raiseInvalidBounds(_ bounds: CGRect) {
    let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Self.text)
    Simulation.current.raise(
      UIKitException(
        .invalidGeometry,
        "CALayer bounds contains NaN: [\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]"))
  }

  private static func text(_ number: CGFloat) -> String { number.isNaN ? "nan" : String(format: "%g", number) }

  var ownInteractions: [any UIInteraction] {
    get { madeLook?.interactions ?? [] }
    set { if madeLook != nil || !newValue.isEmpty { look.interactions = newValue } }
  }

  /// How content that has another size than the view lies in it.
  public var contentMode: ContentMode {
    get { madeLook?.contentMode ?? .scaleToFill }
    set { look.contentMode = newValue }
  }

  /// Whether subviews are cut off at the bounds.
  ///
  /// - UIKit: a scroll view that code makes cuts off its content (observed by many authors; not documented).
  public var clipsToBounds: Bool {
    get { madeLook?.clipsToBounds ?? (self is UIScrollView && origin == nil) }
    set { look.clipsToBounds = newValue }
  }

  /// Whether it covers all that lies behind it.
  public var isOpaque: Bool {
    get { madeLook?.isOpaque ?? true }
    set { look.isOpaque = newValue }
  }

  /// Whether it takes more than one finger.
  public var isMultipleTouchEnabled: Bool {
    get { madeLook?.isMultipleTouchEnabled ?? false }
    set { look.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view takes a finger meanwhile.
  public var isExclusiveTouch: Bool {
    get { madeLook?.isExclusiveTouch ?? false }
    set { look.isExclusiveTouch = newValue }
  }

  /// Whether its content is turned round where one writes from right to left, or always.
  ///
  /// - UIKit: it says where the leading edge is (documentation of semanticContentAttribute). What lies in a view that is
  ///   turned round is not laid out here, unless it draws all of its content itself.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { madeLook?.semanticContentAttribute ?? .unspecified }
    set {
      look.semanticContentAttribute = newValue
      guard newValue == .forceRightToLeft, !drawsItsContent else { return }
      Simulation.current.leaveUndecided(
        "where the parts of a \(typeName) lie, from right to left", at: origin?.location)
    }
  }

  private var drawsItsContent: Bool {
    self is UIButton || self is UILabel || self is UIImageView || self is UITextField || self is UITextView
  }

  /// How it is moved, turned or scaled when it is drawn; frames do not follow it.
  public var transform: CGAffineTransform {
    get { madeLook?.transform.plane ?? .identity }
    set { transform3D = CATransform3D(newValue) }
  }

  /// The same in space; iOS 13. A perspective is kept and does not count: what it tilts is scaled too, so that nobody
  /// knows where it lies.
  public var transform3D: CATransform3D {
    get { madeLook?.transform ?? .identity }
    set {
      if newValue != transform3D { noteAnimatableChange() }
      look.transform = newValue
      madeLayoutParts?.openTransform = nil
    }
  }

  /// How strongly it keeps from growing beyond its content.
  ///
  /// - UIKit: 250 where nothing else is set (documentation of contentHuggingPriority(for:)).
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    madeLook?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly it keeps from growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    look.hugging[axis] = priority
  }

  /// How strongly it keeps from shrinking below its content.
  ///
  /// - UIKit: 750 where nothing else is set (documentation of contentCompressionResistancePriority(for:)).
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    madeLook?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly it keeps from shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    look.compressionResistance[axis] = priority
  }

  /// Whether it is one element, where its document, code or the app's class says so.
  var declaredElement: Bool? {
    let isOfClass = (self as? any InterpretedClass)?.implements("isAccessibilityElement") == true
    return isOfClass ? isAccessibilityElement : statedElement
  }

  /// Whether it is one of UIKit's controls, whose titles are elements in them.
  var hasTitleInside: Bool {
    switch self {
    case is UIButton, is UITextField, is UISegmentedControl, is UIStepper, is UIDatePicker, is UISwitch, is UISlider,
      is UIPageControl:
      true
    default: false
    }
  }

  /// The traits that code has set.
  var setTraits: UIAccessibilityTraits? {
    get { madeLook?.accessibilityTraits }
    set { look.accessibilityTraits = newValue }
  }

  /// What UIKit says of its own classes (documentation of UIAccessibilityTraits).
  var classTraits: UIAccessibilityTraits {
    switch self {
    case let button as UIButton: button.isSelected ? [.button, .selected] : .button
    case is UILabel: .staticText
    case is UIImageView: .image
    default: .none
    }
  }

  /// What draws the view; made when it is first asked for, of the class that `layerClass` names.
  public var layer: CALayer {
    if let layer = madeLook?.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = BackReference(self)
    look.layer = layer
    return layer
  }

  /// Leaves open what is left of the view, as code takes its layer out of the layers or puts it elsewhere.
  func leaveLayerOpen() {
    Simulation.current.leaveUndecided(
      "what is left of \(caption), whose layer code takes from where it lies", at: origin?.location)
  }
}

/// Whether content is turned round where one writes from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
