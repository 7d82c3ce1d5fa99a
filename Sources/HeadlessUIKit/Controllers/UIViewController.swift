import FlowInterfaceBuilder
import Foundation

/// A screen, or a part of one: a root view, its life, its children and what it presents.
@preconcurrency @MainActor
open class UIViewController: ViewControllerEnvironment {
  /// The simulation that it was made in.
  public let simulation: Simulation
  package let traceSubject: TraceSubject

  // MARK: Where it came from

  /// The name of the nib that its view is loaded from.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  /// The storyboard that it was instantiated from.
  public internal(set) var storyboard: UIStoryboard?
  /// What the storyboard said of it; nil for a controller that code made.
  public internal(set) var origin: InterfaceOrigin?
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  var segueTemplates: [SegueTemplate] = []
  var sceneNib: SceneNib?
  /// The view beside it in a nib, until it loads.
  var designedView: UIView?
  var topLevelObjects: [AnyObject] = []

  // MARK: View

  var loadedView: UIView?
  /// How many loads of the view are under way, each inside of the one before.
  var loadsInProgress = 0
  /// What libraries do in `viewDidLoad()` of this class, whose implementation they exchange.
  package let viewDidLoadFollowers = Followers()

  // MARK: Appearance

  var appearance = AppearanceState.disappeared
  var appearanceIsAnimated = false
  var hasSentViewIsAppearing = false
  /// The coordinator of the animated transition that this controller takes part in.
  var ownTransitionCoordinator: TransitionCoordinator?

  // MARK: Containment

  /// The container that it is a child of.
  public internal(set) var parent: UIViewController? {
    get { parentReference.target }
    set { parentReference = BackReference(newValue) }
  }
  private var parentReference = BackReference<UIViewController>()
  /// The children, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []
  /// Whether it is being added to a parent, in the appearance callbacks.
  public internal(set) var isMovingToParent = false
  /// Whether it is being removed from its parent, in the appearance callbacks.
  public internal(set) var isMovingFromParent = false
  /// Whether didMove comes again when the open appearance transition ends.
  var owesSecondDidMove = false
  var isSendingMove = false
  /// Whether it was told that it arrived in its parent.
  var hasMovedToParent = false
  /// Whether it was told that it is about to leave its parent.
  var hasAnnouncedRemoval = false

  // MARK: Presentation

  var ownPresented: UIViewController?
  var ownPresenting: UIViewController? {
    get { presentingReference.target }
    set { presentingReference = BackReference(newValue) }
  }
  private var presentingReference = BackReference<UIViewController>()
  /// The presentation that shows this controller.
  var presentation: Presentation?
  /// The presentation controller of a presentation that has not begun.
  var preparedPresentationController: UIPresentationController?
  /// The controller that asked for the presentation; an ancestor of it presents.
  var presentationRequester: UIViewController? { presentation?.requester }
  /// Makes the presentation controller and the animations of its presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private var chosenModalPresentationStyle = UIModalPresentationStyle.automatic
  /// How this controller is presented; never `.automatic` when read.
  ///
  /// - UIKit: .automatic resolves to .pageSheet from iOS 13 on (F1.5.4).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenModalPresentationStyle == .automatic ? .pageSheet : chosenModalPresentationStyle }
    set { chosenModalPresentationStyle = newValue }
  }
  /// The style that it is presented in, before adaptation.
  var styleToPresent: UIModalPresentationStyle { modalPresentationStyle }
  /// How the presentation looks while it runs.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it is being presented, in its appearance callbacks.
  public internal(set) var isBeingPresented = false
  /// Whether it is being dismissed, in its appearance callbacks.
  public internal(set) var isBeingDismissed = false
  /// Whether presentations of the context styles cover this controller and no more.
  open var definesPresentationContext = false
  /// Whether what is presented in its context moves in its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// The size that it would like to have where another decides it, in points; zero where it has no wish.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }

  /// Told that a child would like another size; the base class leaves it as it is.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Whether the user cannot dismiss it.
  open var isModalInPresentation = false

  // MARK: Items

  /// The title; the navigation item and the tab bar item follow it.
  ///
  /// - UIKit: `title` sets `navigationItem.title`, not the other way round (F2.23; iOS 18.2).
  open var title: String? { didSet { titleDidChange() } }
  /// What the title may be, where code set it to what is not known.
  package var possibleTitles: PossibleTexts? { didSet { navigationItem.possibleTitles = possibleTitles } }
  private var madeNavigationItem: UINavigationItem?
  /// The tab bar item that was made for this controller, or that it was given.
  private(set) var ownTabBarItem: UITabBarItem?
  /// The items of the toolbar of the navigation controller that shows it.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the tab bar hides while it is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Making

  /// Makes a controller whose view comes from a nib, or from `loadView`.
  public init(nibName: String?, bundle: Bundle?) {
    simulation = Simulation.current
    traceSubject = simulation.trace.addSubject(.type(Self.self))
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    traitGeneration = simulation.screenTraits.generation
    simulation.record(.initNibName, traceSubject)
  }

  /// Makes a controller without a nib of its own.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Decodes a controller of a storyboard or nib.
  public required init?(coder: NSCoder) {
    simulation = Simulation.current
    let coder = coder as? InterfaceCoder
    traceSubject = simulation.trace.addSubject(coder?.traceName.map { .text($0) } ?? .type(Self.self))
    nibName = nil
    nibBundle = nil
    super.init()
    traitGeneration = simulation.screenTraits.generation
    simulation.record(.initCoder, traceSubject)
    coder?.decodeController(self)
  }

  deinit {
    madeAnchor?.release()
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { simulation.record(.deinitialized, traceSubject) }
  }

  // MARK: Items made on demand

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title)
    madeNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  // MARK: Overridden by containers

  /// The children whose appearance follows this controller's: those whose views lie in its own.
  var appearanceChildren: [UIViewController] {
    guard !children.isEmpty, let loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) == true }
  }

  /// Prepares the container's content before the appearance goes on to the children.
  func installContentForAppearance() {}

  /// Told when this controller and its children have got their viewWillAppear.
  func appearanceDidBegin() {}

  /// Told when this controller and its children have got their viewIsAppearing.
  func viewIsAppearingDidPass() {}

  /// Told when this controller and its children have got their viewDidAppear.
  func appearanceDidEnd() {}

  /// Whether the container itself begins and ends its children's transitions.
  var managesChildrenAppearance: Bool { false }

  /// Told before the root view is laid out: its width may have changed.
  func rootViewWillLayOut() {}

  /// Told when a child's view was laid out.
  func childDidLayOut(_ child: UIViewController) {}

  /// What is known of the place that it gives a child's root view.
  func knownPlace(ofContent frame: CGRect) -> LayoutPlace { LayoutPlace(frame) }

  /// The bars over the root views of its children; nil for a controller that does not place its children itself.
  var bars: (any ContainerBars)? { nil }

  /// The child that decides on the status bar's style by some of the reports of UIKit's behaviour, while by others this
  /// controller does.
  var contestedChildForStatusBarStyle: UIViewController? { nil }

  // MARK: View events

  /// Makes the view: from the storyboard's scene, from the nib, or a plain one.
  open func loadView() { loadDefaultView() }

  /// Called when the view was loaded.
  open func viewDidLoad() { viewDidLoadFollowers.run() }

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { passAppearance("viewWillAppear") }

  /// Called while the view appears, when it is in the window and has its traits and size.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) { passAppearance("viewDidAppear") }

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { passAppearance("viewWillDisappear") }

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) { passAppearance("viewDidDisappear") }

  /// Called before the view is laid out for the first time, and after `setNeedsUpdateConstraints()`.
  ///
  /// - UIKit: between viewWillAppear and viewWillLayoutSubviews (G17, G56).
  open func updateViewConstraints() {}

  /// Called before the subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the subviews were laid out.
  open func viewDidLayoutSubviews() {}

  /// Called after the safe area of the root view has changed.
  ///
  /// - UIKit: when bars change their size or the additional insets change, and before the first appearance (F4.6):
  ///   after viewWillAppear (haomeiwen.com, 2020) and before viewIsAppearing, which sees the new insets (G07).
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the system is short of memory.
  open func didReceiveMemoryWarning() {}

  /// Whether appearance callbacks go on to the children by themselves.
  ///
  /// - UIKit: true by default (F1.2.8; G53).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// - UIKit: a presented controller is followed by the one that presents it (documentation of UIResponder.next).
  open override var next: UIResponder? { ownPresenting ?? loadedView?.superview ?? parent }

  // MARK: Containment

  /// Makes a controller a child of this one.
  ///
  /// - UIKit: calls the child's willMove(toParent:), never its didMove; a child of another container is first taken
  ///   from it; inside willMove `parent` is already the new one (F1.3.1, F1.3.2, F1.3.5; G50).
  open func addChild(_ child: UIViewController) { attachChild(child) }

  /// Takes this controller from its container.
  ///
  /// - UIKit: calls didMove(toParent: nil), never willMove(toParent: nil) (F1.3.1); the call is seen again when the
  ///   disappearance ends (Catalyst; F1.3.3; G50).
  open func removeFromParent() { removeFromParentByCode() }

  /// Replaces the view of one child by another's.
  ///
  /// - UIKit: both must be children of the receiver, else NSInvalidArgumentException is raised; the view of `to` is
  ///   added, that of `from` removed at the end; the appearance goes by G56 (F1.3.6, F1.3.8).
  /// - Parameter duration: seconds.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transitionBetweenChildren(from: from, to: to, duration: duration, animations: animations, completion: completion)
  }

  // MARK: Containment events, which code may call and override

  /// Called before the controller is added to a container or, with nil, removed from one.
  open func willMove(toParent parent: UIViewController?) {
    recordMove(.willMoveToParent, parent)
  }

  /// Called after the controller was added to a container or, with nil, removed from one.
  open func didMove(toParent parent: UIViewController?) {
    recordMove(.didMoveToParent, parent)
    if parent != nil, appearance == .appearing, !isSendingMove { owesSecondDidMove = true }
  }

  // MARK: Segues

  /// Whether a segue that the user triggers is to be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, with the destination made and its view not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the storyboard by its identifier.
  ///
  /// - UIKit: `shouldPerformSegue` is not asked; of equal identifiers the first wins; an unknown one raises
  ///   NSInvalidArgumentException (F2.1, F2.11, F2.12; G61).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOfStoryboard(withIdentifier: identifier, sender: sender)
  }

  /// Whether it is where an unwind segue with this action ends.
  ///
  /// - UIKit: it is when it has the action and is not the source (F2.28; G66).
  open func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    from !== self && respondsToUnwindAction(action)
  }

  /// The children to search for the end of an unwind segue, in order.
  ///
  /// - UIKit: those that do not contain the source (F2.26; G66).
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }
  }

  /// Brings the child that an unwind segue goes to in view.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presentation and showing

  /// Presents a controller.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    leaveUndecidedBySearch("presented")
    PresentationRequest(presented: controller, requester: self, animated: animated, completion: completion).perform()
  }

  /// Dismisses what this controller presents or, where it presents nothing, this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    leaveUndecidedBySearch("dismissed")
    Dismissal(requester: self, animated: animated, completion: completion).perform()
  }

  /// The controller that decides what `show` or `showDetailViewController` means here: this one or the nearest
  /// container above it that has its own way; nil where none has, and the root presents.
  ///
  /// - UIKit: navigation controllers and split views have their own way of showing, split views of showing details
  ///   (F1.4.11, F2.7, F2.8). Without an Objective-C runtime a container of the app's own that overrides one of the two
  ///   is not found by that: it overrides this method.
  /// - Parameter action: `showViewController:sender:` or `showDetailViewController:sender:`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    answersShowing(action) ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// Whether it has its own way of showing.
  func answersShowing(_ action: Selector) -> Bool { overridesShowing(action) }

  /// Shows a controller in the way of the container that this one is in.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let container = outerTarget(.show, sender: sender) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller as the detail of the split view that this one is in.
  ///
  /// - UIKit: outside of one it is presented (documentation of showDetailViewController(_:sender:)).
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let container = outerTarget(.showDetail, sender: sender) {
      container.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
