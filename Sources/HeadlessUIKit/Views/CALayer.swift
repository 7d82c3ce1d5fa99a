import Foundation

/// What draws a view; kept as it was set, and not drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
  /// Whether what lies outside of the bounds is cut off.
  ///
  /// - UIKit: a view's clipsToBounds is its layer's (documentation of UIView.clipsToBounds).
  open var masksToBounds: Bool {
    get { view.target?.clipsToBounds ?? isOwnMasked }
    set { if let view = view.target { view.clipsToBounds = newValue } else { isOwnMasked = newValue } }
  }
  private var isOwnMasked = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
  /// The colour of the border; black at first.
  open var borderColor: CGColor? = UIColor.black.cgColor
  private var ownBackgroundColor: CGColor? { didSet { noteChange() } }
  /// The colour behind the content.
  ///
  /// - UIKit: a view's backgroundColor is its layer's (documentation of UIView.backgroundColor).
  open var backgroundColor: CGColor? {
    get { view.target.map(\.background.ofLayer) ?? ownBackgroundColor }
    set {
      guard let view = view.target else { return ownBackgroundColor = newValue }
      view.background = (newValue.map(UIColor.init(cgColor:)), newValue)
    }
  }
  /// The colour of the shadow; black at first.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How dark the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The view that it draws; nil for a layer that code makes.
  var view = BackReference<UIView>()
  private var ownOpacity: Float = 1 { didSet { noteChange() } }
  /// From 0, invisible, to 1.
  ///
  /// - UIKit: a view's alpha is its layer's opacity, its isHidden the layer's (documentation of UIView.layer and
  ///   UIView.alpha).
  open var opacity: Float {
    get { view.target.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view = view.target { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// What lies above has more.
  open var zPosition: CGFloat = 0
  /// A name to find it by.
  open var name: String?
  private var isOwnHidden = false { didSet { noteChange() } }
  /// Whether it is hidden.
  open var isHidden: Bool {
    get { view.target?.isHidden ?? isOwnHidden }
    set { if let view = view.target { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// The rectangle in the layer above, in points.
  ///
  /// - UIKit: the geometry of a view's layer is the view's (documentation of UIView.frame, bounds and center).
  open var frame: CGRect {
    get { view.target?.frame ?? ownFrame }
    set { if let view = view.target { view.frame = newValue } else { ownFrame = newValue } }
  }
  private var ownFrame = CGRect.zero { didSet { noteChange() } }
  private var ownTransform = CATransform3D.identity { didSet { noteChange() } }
  /// How it is moved, turned or scaled when it is drawn.
  ///
  /// - UIKit: a view's transform is its layer's (documentation of UIView.transform and transform3D).
  open var transform: CATransform3D {
    get { view.target?.transform3D ?? ownTransform }
    set { if let view = view.target { view.transform3D = newValue } else { ownTransform = newValue } }
  }

  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { transform.plane }

  /// Sets a transform in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view.target?.bounds ?? CGRect(origin: ownOrigin, size: ownFrame.size) }
    set {
      if let view = view.target { return view.bounds = newValue }
      ownOrigin = newValue.origin
      let middle = position
      ownFrame.size = newValue.size
      position = middle
    }
  }
  private var ownOrigin = CGPoint.zero
  /// The middle in the layer above, in points; where the anchor point is another one, that point.
  open var position: CGPoint {
    get {
      view.target?.center
        ?? CGPoint(
          x: ownFrame.minX + ownFrame.width * anchorPoint.x, y: ownFrame.minY + ownFrame.height * anchorPoint.y)
    }
    set {
      if let view = view.target { return view.center = newValue }
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width * anchorPoint.x, y: newValue.y - ownFrame.height * anchorPoint.y)
    }
  }
  /// The point of the layer that lies at its position, in parts of its size.
  ///
  /// Where a view lies whose layer has another one than the middle is not followed.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { view.target?.leavePlaceOpen() } }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How round corners are drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// Whether it is drawn as an image.
  open var shouldRasterize = false
  /// How fine that image is.
  open var rasterizationScale: CGFloat = 1
  /// How fine the content is.
  open var contentsScale: CGFloat = 1
  /// What is drawn.
  open var contents: Any? { didSet { noteChange() } }
  /// Where another layer lets it be seen.
  open var mask: CALayer?
  private weak var ownSuperlayer: CALayer?
  /// The layer above.
  ///
  /// - UIKit: F7.10: a view's layer lies in that of its superview.
  public var superlayer: CALayer? {
    if let view = view.target { return view.superview?.layer }
    return ownSuperlayer
  }
  private var ownSublayers: [CALayer]?
  /// Where they lie among those of the subviews.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The layers in it, the hindmost first.
  open var sublayers: [CALayer]? {
    get {
      guard let view = view.target, !view.subviews.isEmpty else { return ownSublayers }
      var all = view.subviews.map(\.layer)
      for layer in ownSublayers ?? [] { all.insert(layer, at: min(places[ObjectIdentifier(layer)] ?? 0, all.count)) }
      return all
    }
    set {
      let left = newValue ?? []
      for subview in view.target?.subviews ?? [] where !left.contains(where: { $0 === subview.layer }) {
        subview.leaveLayerOpen()
      }
      for layer in ownSublayers ?? [] where !left.contains(where: { $0 === layer }) { layer.ownSuperlayer = nil }
      places = [:]
      for (index, layer) in left.enumerated() where layer.view.target == nil {
        places[ObjectIdentifier(layer)] = index
        layer.ownSuperlayer = self
      }
      ownSublayers = newValue.map { $0.filter { $0.view.target == nil } }
      noteChange()
    }
  }
  private var animations: [RunningAnimation] = []
  /// How fast time goes for its animations and those of the layers in it; 0 holds them.
  ///
  /// When an animation ends whose time goes otherwise is not followed.
  open var speed: Float = 1 {
    didSet {
      guard speed != oldValue else { return }
      let simulation = Simulation.current
      simulation.layersOfOtherSpeed[ObjectIdentifier(self)] = speed == 1 ? nil : WeakLayer(layer: self)
      if simulation.hasToldAnimations || animatesTold { simulation.leaveAnimationEndOpen() }
    }
  }

  /// Whether somebody is told of the end of an animation that runs on it or on a layer in it.
  private var animatesTold: Bool {
    animations.contains { $0.animation.delegate != nil } || (sublayers ?? []).contains { $0.animatesTold }
  }

  /// Makes a layer.
  public required override init() {}

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt(sublayers?.count ?? 0)) }

  /// Adds a layer at a place from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt) {
    if let subview = layer.view.target {
      guard subview.superview?.layer !== self else { return }
      return subview.leaveLayerOpen()
    }
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
  }

  /// Takes the layer away.
  open func removeFromSuperlayer() {
    if let view = view.target {
      if view.superview != nil { view.leaveLayerOpen() }
      return
    }
    guard let outer = ownSuperlayer else { return }
    outer.sublayers?.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  /// Notes that a layer of the app's own changes, which it may animate by itself.
  func noteChange() {
    if view.target == nil { Simulation.current.layerTransactions.last?.noteChange() }
  }

  /// Asks to be drawn again.
  open func setNeedsDisplay() { view.target?.setNeedsDisplay() }

  /// Asks to be laid out again.
  open func setNeedsLayout() {}

  /// Lays out what waits for it.
  open func layoutIfNeeded() {}

  /// Runs an animation; its time passes on the virtual clock.
  ///
  /// - UIKit: the delegate is told of begin and end (documentation of CAAnimationDelegate); one that repeats for ever does
  ///   not end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimations { $0.key == key } }
    if anim.delegate != nil { Simulation.current.askForSpeeds() }
    let running = RunningAnimation(key, anim)
    running.onEnd = Simulation.current.waitForAnimation()
    animations.append(running)
    anim.delegate?.animationDidStart(anim)
    guard anim.length.isFinite, anim.length < 100_000 else { return }
    Simulation.current.runLoop.afterOwnAnimation(UIView.areAnimationsEnabled ? anim.length : 0) { [weak self] in
      if anim.isRemovedOnCompletion { self?.animations.removeAll { $0 === running } }
      running.end(finished: true)
    }
  }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// Takes an animation away, whose end is told.
  open func removeAnimation(forKey key: String) {
    removeAnimations { $0.key == key }
    Simulation.current.leaveCompletionsOpen()
  }

  /// Takes all animations away, whose ends are told.
  open func removeAllAnimations() {
    removeAnimations { _ in true }
    view.target?.madeLook?.isAnimatedWithoutEnd = false
    view.target?.madeLook?.blinks = false
    Simulation.current.leaveCompletionsOpen()
  }

  /// - UIKit: the delegate of an animation that is taken away before it is over is told that it has not finished
  ///   (documentation of CAAnimationDelegate.animationDidStop(_:finished:)).
  private func removeAnimations(where isMeant: (RunningAnimation) -> Bool) {
    let gone = animations.filter(isMeant)
    animations.removeAll(where: isMeant)
    guard !gone.isEmpty else { return }
    let simulation = Simulation.current
    simulation.runLoop.after(0) { for each in gone { each.end(finished: false) } }
    simulation.layerTransactions.last?.notePutOff()
  }
}
