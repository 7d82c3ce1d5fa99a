import Foundation

/// A rectangle of the screen with its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Whether it takes what a document says of it: classes that observe its properties are not told.
  package internal(set) var isBeingDecoded = false
  /// How a view's size follows its superview's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The superview.
  public internal(set) var superview: UIView? {
    get { superviewReference.target }
    set { superviewReference = BackReference(newValue) }
  }
  private var superviewReference = BackReference<UIView>()
  /// How many levels of views there have been inside of it at most.
  var levels = 0
  /// The subviews, the hindmost first.
  public internal(set) var subviews: [UIView] = []
  /// The window that shows it; nil while it is in none.
  public private(set) var window: UIWindow? {
    get { windowReference.target }
    set { windowReference = BackReference(newValue) }
  }
  private var windowReference = BackReference<UIWindow>()
  /// The controller whose root view this is.
  var controller: UIViewController? {
    get { controllerReference.target }
    set { controllerReference = BackReference(newValue) }
  }
  private var controllerReference = BackReference<UIViewController>()
  var needsLayout = true
  /// The gesture recognizers attached to it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What the storyboard or nib said of it, for views that came from one.
  var origin: InterfaceOrigin?
  /// The outlets, as `Class.outlet`, through which code that is not linked can change it.
  var unlinkedOutlets: [String] = []
  /// The first call on it or with it of code that is not read.
  var unreadCall: UnreadCall?

  /// Whether it is hidden; a hidden view hides its subviews.
  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      noteAnimatableChange()
      superview?.visibilityDidChange(of: self)
    }
  }
  /// From 0, invisible, to 1.
  ///
  /// - UIKit: it is the layer's opacity, which is a Float (documentation of UIView.alpha and CALayer.opacity).
  open var alpha: CGFloat = 1 {
    didSet {
      if alpha != CGFloat(Float(alpha)) { alpha = CGFloat(Float(alpha)) }
      if alpha != oldValue { noteAnimatableChange() }
    }
  }
  /// Whether it takes part in touches.
  open var isUserInteractionEnabled = true
  /// Whether an animation of UIKit's own has taken it out of sight.
  var isAway = false
  /// A number to find it by.
  open var tag = 0
  /// What its state would be restored under.
  open var restorationIdentifier: String?
  /// The colour behind its content.
  open var backgroundColor: UIColor? {
    get { background.color }
    set {
      if newValue != background.color { noteAnimatableChange() }
      background = (newValue, newValue?.cgColor)
    }
  }
  /// That colour, and its layer's.
  var background: (color: UIColor?, ofLayer: CGColor?) = (nil, nil)
  /// The colour of its interactive parts.
  ///
  /// - UIKit: nil stands for the superview's colour; read, it is never nil (documentation of UIView.tintColor).
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      let old = tintColor
      ownTint = newValue
      if old !== tintColor { tintDidChange() }
    }
  }
  private var ownTint: UIColor?

  /// Tells the view, and those in it that have no tint of their own.
  ///
  /// - UIKit: subviews that inherit a changed tint are told too (documentation of UIView.tintColorDidChange()).
  func tintDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.ownTint == nil { subview.tintDidChange() }
  }
  /// How its size follows its superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews follow its size by their masks.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask becomes constraints; without, the constraints that name the view place it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if !translatesAutoresizingMaskIntoConstraints { forgetOpenFrame() } }
  }
  /// How it looks, where code has set anything.
  var madeLook: ViewLook?
  /// Whether `updateConstraints()` is to be called before the next layout.
  var needsConstraintsUpdate = true
  /// How it differs by size class, where its document says so.
  var variations: SizeClassVariations?
  /// What only some views have of layout.
  var madeLayoutParts: LayoutParts?
  /// The safe area that it was last told of.
  var noticedSafeAreaInsets = UIEdgeInsets.zero
  /// How far its safe area waits to be worked out anew.
  var safeAreaUpdate: SafeAreaReach?
  /// The identifier that user interface tests find it by.
  open var accessibilityIdentifier: String?
  /// What assistive technology reads.
  open var accessibilityLabel: String?
  /// What assistive technology adds on request.
  open var accessibilityHint: String?
  /// The value that assistive technology reads.
  open var accessibilityValue: String?
  /// What it is to assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { setTraits ?? classTraits }
    set { setTraits = newValue }
  }
  /// Whether the elements in it are kept from assistive technology and from user interface tests.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology passes over the views beside it.
  open var accessibilityViewIsModal = false
  /// Whether it is one element for assistive technology.
  ///
  /// - UIKit: false but for UIKit's own texts and controls (documentation of isAccessibilityElement).
  open var isAccessibilityElement: Bool {
    get { statedElement ?? (self is UILabel || self is UIControl || self is UITextView) }
    set { statedElement = newValue }
  }
  /// Whether it is one element, where code or its document says so.
  var statedElement: Bool? {
    get { madeLook?.isElement }
    set { look.isElement = newValue }
  }
  /// The elements in it, in their order, where they are not simply its subviews.
  public final var accessibilityElements: [Any]? {
    get { madeLook?.elements }
    set { look.elements = newValue }
  }

  private var ownBounds: CGRect
  private var origin2D: CGPoint

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      let oldSize = ownBounds.size
      if ownBounds != newValue { noteAnimatableChange() }
      if ownBounds.origin != newValue.origin { moveOrigin(to: newValue.origin) }
      ownBounds.size = Self.madeSize.size(asked: newValue.size) ?? newValue.size
      guard oldSize != ownBounds.size else { return }
      // The middle stays where it is (documentation of UIView.bounds).
      origin2D.x += (oldSize.width - ownBounds.width) / 2
      origin2D.y += (oldSize.height - ownBounds.height) / 2
      boundsSizeDidChange(from: oldSize)
    }
  }

  /// The rectangle in its superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(origin: origin2D, size: ownBounds.size) }
    set {
      let oldValue = frame
      guard newValue != oldValue else {
        if madeLayoutParts?.place != nil { noteAnimatableChange() }
        madeLayoutParts?.settlePlace()
        return
      }
      noteAnimatableChange()
      guard !newValue.midX.isNaN, !newValue.midY.isNaN else { return raiseInvalidGeometry(newValue) }
      bounds.size = newValue.size
      origin2D = newValue.origin
      frameDidChange(from: oldValue)
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let before = madeLayoutParts?.place
      frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
      guard let before, before.x.size == nil || before.y.size == nil else { return }
      layoutParts.place = LayoutPlace(
        x: LayoutSpan((.center, .at(newValue.x)), (.size, before.x[.size])),
        y: LayoutSpan((.center, .at(newValue.y)), (.size, before.y[.size])))
    }
  }

  /// Makes a view of a frame, in points.
  public init(frame: CGRect) {
    origin2D = frame.origin
    let size = Self.madeSize.size(asked: frame.size)
    ownBounds = CGRect(origin: .zero, size: size ?? .zero)
    super.init()
    if size == nil { leaveMadeSizeOpen() }
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view of a storyboard or nib.
  public required init?(coder: NSCoder) {
    origin2D = .zero
    ownBounds = .zero
    super.init()
    (coder as? InterfaceCoder)?.decodeView(self)
  }

  deinit { madeAnchor?.release() }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Window

  /// Enters or leaves a window, with all subviews.
  func setWindow(_ newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    willMove(toWindow: newWindow)
    if newWindow != nil { controller?.viewWillEnterWindow() }
    window = newWindow
    if newWindow != nil {
      variations?.apply(to: self, under: traitCollection)
      needsLayout = false
      setNeedsLayout()
      didEnterWindow()
    }
    for subview in subviews { subview.setWindow(newWindow) }
    if newWindow == nil {
      loseKeyboard()
      (self as? UIScrollView)?.didLeaveWindow()
    }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: newWindow)
  }

  /// Told that a subview is taken away.
  func willRemove(_ subview: UIView) {}

  /// Whether it places a subview by rules of its own.
  func arranges(_ subview: UIView) -> Bool { false }

  /// Takes another origin of its own coordinates.
  func moveOrigin(to origin: CGPoint) { ownBounds.origin = origin }

  /// Told that a subview is hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Whether the user moves what is in it.
  var movesContent: Bool { false }

  /// The point of its coordinates that lies in its upper left corner.
  var contentOrigin: CGPoint { bounds.origin }

  /// How large it is where code makes it without a size.
  class var madeSize: MadeSize { .asAsked }

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether it is laid out only by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before its superview changes; nil where it is taken away.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before it enters or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called by Interface Builder alone, to draw it.
  open func prepareForInterfaceBuilder() {}

  /// No size of one's own along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content would have, in points; layout by constraints that pin does not ask for it.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Says that the content's size has changed.
  open func invalidateIntrinsicContentSize() {
    madeLayoutParts?.contentSize = nil
    superview?.setNeedsLayout()
  }

  /// The innermost view at a point of its own coordinates that takes touches; nil where it takes none there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }

  /// Whether a point of its own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInside(point, with: event) }

  /// The size, in points, that fits best into another; as it is, unless a class says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Draws: no picture comes of it, and what else an app's class does there is done (``DrawingQueue``).
  open func draw(_ rect: CGRect) {}

  /// Asks to be drawn again.
  open func setNeedsDisplay() { askForDrawing(again: true) }

  /// Called after the tint colour has changed.
  open func tintColorDidChange() {}

  /// Called before layout, once or after `setNeedsUpdateConstraints()`; for a controller's view the controller is
  /// asked.
  ///
  /// - UIKit: a controller's view asks its controller (documentation of updateViewConstraints()).
  open func updateConstraints() { controller?.updateViewConstraints() }

  /// Lays out the subviews; the base class places those that constraints place.
  open func layoutSubviews() {
    madeLayoutParts?.missesLayout = false
    layOutByConstraints()
  }

  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after the layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after it entered or left a window.
  open func didMoveToWindow() {}

  /// Called after its superview changed.
  open func didMoveToSuperview() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is taken away.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Traits

  var traitState: TraitState?

  /// The surroundings that the view adapts to.
  open var traitCollection: UITraitCollection { knownTraits }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Takes a gesture recognizer away.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let own = gestureRecognizers, own.contains(where: { $0 === recognizer }) else { return }
    Simulation.current.noteRemoval(of: recognizer)
    gestureRecognizers = own.filter { $0 !== recognizer }
    recognizer.view = nil
  }

  /// Adds a gesture recognizer.
  ///
  /// - UIKit: a recognizer is attached to one view; adding it to another one takes it from the first (documentation of
  ///   UIGestureRecognizer.view and addGestureRecognizer(_:)).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if let view = recognizer.view, view !== self { view.removeGestureRecognizer(recognizer) }
    gestureRecognizers = (gestureRecognizers ?? []).filter { $0 !== recognizer } + [recognizer]
    recognizer.view = self
  }
}
