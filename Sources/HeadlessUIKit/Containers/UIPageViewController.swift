import Foundation

/// Controllers as pages: code sets the first ones, a finger turns to those that the data source gives.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// Where the spine of pages that curl is.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// Further settings of a page view controller that code makes.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// Where the spine is: a `SpineLocation`, or its raw value.
    public static let spineLocation = OptionsKey(name: "spineLocation")
    /// The room between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// Gives the pages that a finger turns to; nil disables turning.
  public weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighbours = nil } }
  /// The delegate.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages turn.
  public private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The direction in which pages follow one another.
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// Where the spine is; `.none` for pages that scroll.
  public private(set) var spineLocation = SpineLocation.none
  /// Whether pages that curl have a back.
  open var isDoubleSided = false
  /// The pages that are shown.
  public internal(set) var viewControllers: [UIViewController]? = []
  var isTurning = false
  /// The pages beside the one that is shown, as far as the data source was asked for them.
  package internal(set) var neighbours: PageNeighbours?
  /// The dots of the page indicator; nil where there is none.
  package internal(set) var dots: (count: Int, current: Int)?

  deinit { madeAnchor?.release() }

  /// Makes a container without pages.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    let spine = options?[.spineLocation]
    let stated = spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
    spineLocation = transitionStyle == .scroll ? .none : stated ?? .min
  }

  /// Makes a container without pages that curl.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Decodes a container of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes what a storyboard says of the pages.
  func decode(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, spineLocation: SpineLocation,
    isDoubleSided: Bool
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    self.spineLocation = spineLocation
    self.isDoubleSided = isDoubleSided
  }

  /// Shows pages.
  ///
  /// - UIKit: the delegate is not told (F1.7.2); the data source is asked for the dots afterwards (F1.7.3); another
  ///   number of pages than the spine needs raises NSInvalidArgumentException (F1.7.4); a page that is set while the
  ///   container is not visible appears at once (F1.7.5).
  open func setViewControllers(
    _ pages: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = pages ?? []
    let required = spineLocation == .mid ? 2 : 1
    guard pages.count == required else {
      return simulation.raise(
        UIKitException(
          .invalidArgument,
          "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) "
            + "for the requested transition"), by: traceSubject)
    }
    let isVisible = appearance == .appeared
    neighbours = nil
    let old = viewControllers ?? []
    viewControllers = pages
    for (side, page) in pages.enumerated() {
      let leaving = old.indices.contains(side) ? old[side] : nil
      guard leaving !== page else {
        if side == required - 1 { completion?(true) }
        continue
      }
      let transition = makeTransition(
        from: leaving, to: page, animated: animated && isVisible, driver: .clock
      ) { [self] _ in
        if side == required - 1 { askForDots() }
        if side == required - 1 { completion?(true) }
      }
      if isVisible { transition.startNow() } else { transition.startInCommit() }
    }
  }

  /// The turn from one page to another; neither the list of pages nor the delegate is touched.
  ///
  /// - Parameter completion: is called when it is over: whether the new page stays.
  func makeTransition(
    from leaving: UIViewController?, to page: UIViewController, animated: Bool, driver: AppearanceTransition.Driver,
    completion: @escaping @MainActor (Bool) -> Void
  ) -> AppearanceTransition {
    if page.parent !== self { addChild(page) }
    return AppearanceTransition(
      simulation: simulation, order: transitionStyle == .scroll ? .pageScroll : .pageCurl, in: self, leaving: leaving,
      arriving: page, animated: animated, driver: driver
    ) { [self] step in
      switch step {
      case .insert:
        page.view.frame = view.bounds
        // Pages lie in a scroll view below all that the app adds.
        let below = leaving?.loadedView.flatMap { old in view.subviews.firstIndex { $0 === old } }
        view.insertSubview(page.view, at: below.map { $0 + 1 } ?? 0)
      case .remove:
        if leaving !== page { leaving?.loadedView?.removeFromSuperview() }
      case .complete:
        page.sendDidMove(toParent: self)
        if leaving !== page { leaving?.removeFromParent() }
        completion(true)
      case .cancel:
        page.loadedView?.removeFromSuperview()
        page.removeFromParent()
        completion(false)
      case .prepare, .didBegin, .revert: break
      }
    }
  }

  /// - UIKit: there is an indicator where the data source has both methods and pages scroll (documentation of
  ///   presentationCount(for:) and presentationIndex(for:)).
  private func askForDots() {
    guard transitionStyle == .scroll, let dataSource else { return }
    let methods = ["presentationCount(for:)", "presentationIndex(for:)"]
    let hasBoth = (dataSource as? any InterpretedClass).map { methods.allSatisfy($0.implements) } ?? true
    simulation.run {
      let count = dataSource.presentationCount(for: self)
      let index = dataSource.presentationIndex(for: self)
      dots = hasBoth && count > 0 ? (count, max(0, min(count - 1, index))) : nil
    }
  }

  override var managesChildrenAppearance: Bool { true }

  override var bars: (any ContainerBars)? { NoBars() }

  override var appearanceChildren: [UIViewController] { (viewControllers ?? []).filter { $0.parent === self } }
}
