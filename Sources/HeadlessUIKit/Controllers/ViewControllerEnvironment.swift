import Foundation

/// What a view controller says to its surroundings and hears from them: status bar, home indicator, safe area,
/// orientation, traits.
///
/// Only members of a class's body can be overridden in Swift; those of this part of `UIViewController` stand here.
@preconcurrency @MainActor
open class ViewControllerEnvironment: UIResponder {
  /// Only `UIViewController` inherits from this class.
  private var controller: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

  /// Whether UIKit is calling one of its appearance callbacks.
  var isSentAppearance = false

  // MARK: Editing

  /// Whether what it shows is in the mode for editing.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditingMode = false
  private var ownEditButton: UIBarButtonItem?

  /// Begins or ends the mode for editing; the edit button follows.
  ///
  /// - UIKit: the button reads Edit or Done (documentation of UIViewController.editButtonItem and
  ///   setEditing(_:animated:)).
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    ownEditButton?.showEditing(editing)
  }

  /// A button that begins and ends the mode for editing.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let button = UIBarButtonItem(
      title: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.showEditing(isInEditingMode)
    ownEditButton = button
    return button
  }

  // MARK: Status bar

  /// The style of the status bar while this controller decides on it.
  ///
  /// - UIKit: `.default` unless a class overrides it (F3.3).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while this controller decides on it.
  ///
  /// - UIKit: false, but true where the height is compact, as on a phone in landscape (F3.3, F3.4).
  open var prefersStatusBarHidden: Bool { controller.traitCollection.verticalSizeClass == .compact }

  /// How the status bar comes and goes.
  ///
  /// - UIKit: `.fade` unless a class overrides it (F3.3).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child whose style counts; nil for the controller's own.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the controller decides on the status bar although its presentation does not fill the screen.
  ///
  /// - UIKit: false unless it is set; a full-screen presentation decides in any case (F3.2, F3.3).
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Makes UIKit ask for the status bar's style, and whether it is hidden, again.
  open func setNeedsStatusBarAppearanceUpdate() {
    controller.simulation.systemInterface.setNeedsUpdate(of: .statusBar)
  }

  // MARK: Home indicator and screen edges

  /// Whether the home indicator hides when nobody touches the screen.
  ///
  /// - UIKit: false unless a class overrides it (F3.11).
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides on the home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Makes UIKit ask for the home indicator again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    controller.simulation.systemInterface.setNeedsUpdate(of: .homeIndicator)
  }

  /// The edges of the screen at which the app's gestures come before the system's.
  ///
  /// - UIKit: none unless a class overrides it (F3.11).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides on the edges; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Makes UIKit ask for the edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    controller.simulation.systemInterface.setNeedsUpdate(of: .screenEdges)
  }

  // MARK: Safe area

  /// What the controller adds to the safe area insets of its root view, in points.
  ///
  /// - UIKit: they count in the root view and all views in it, and nothing while it is in no window (F4.5).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { controller.loadedView?.setNeedsSafeAreaUpdate() } }
  }
  /// The edges at which the content reaches under its containers' bars.
  ///
  /// - UIKit: all by default (F4.12).
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if oldValue != edgesForExtendedLayout { controller.parent?.barsDidChange() } }
  }
  /// Whether the content reaches under bars that are not translucent, too.
  ///
  /// - UIKit: not by default (F4.12).
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if oldValue != extendedLayoutIncludesOpaqueBars { controller.parent?.barsDidChange() } }
  }
  /// Whether scroll views get insets for bars; the safe area has taken its place since iOS 11.
  ///
  /// - UIKit: true by default (F4.12).
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the root view's margins are at least the system's.
  ///
  /// - UIKit: true by default (F4.14).
  open var viewRespectsSystemMinimumLayoutMargins = true

  // MARK: Orientation

  /// The orientations that the controller supports while it is in charge.
  ///
  /// - UIKit: all on an iPad, all but upside down on a phone, unless a class overrides it (documentation of
  ///   supportedInterfaceOrientations; F5.5).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    controller.simulation.device.defaultOrientations
  }

  /// Whether the interface turns with the device while the controller is in charge.
  ///
  /// - UIKit: asked up to iOS 15 (documentation of shouldAutorotate).
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the controller is presented over the full screen.
  ///
  /// - UIKit: the one that the interface has, unless a class overrides it (documentation; F5.8).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { controller.simulation.orientation }

  /// Makes UIKit ask for the supported orientations again (iOS 16).
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let simulation = controller.simulation
    simulation.runLoop.atCommit { OrientationControl(simulation: simulation).update() }
  }

  // MARK: Traits

  var traitState: TraitState?
  /// The number of the screen's traits that the controller has seen last.
  var traitGeneration = 0

  /// The surroundings that the controller adapts to.
  open var traitCollection: UITraitCollection { controller.knownTraits }

  /// Called after the traits have changed.
  ///
  /// - UIKit: from iOS 17 on registrations take its place; it is still called (F5.12).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; calling super tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    controller.tellChildren(of: newCollection, with: coordinator)
  }

  /// Called before the size changes, in points; calling super tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    controller.tellChildren(of: size, with: coordinator)
  }

  /// The size that a child's view gets in a container of a size, in points.
  ///
  /// - UIKit: a child for which that is the size that it has is not told of a change (F5.3).
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (container as? UIViewController).map { controller.resized($0, inViewOf: parentSize) } ?? parentSize
  }
}
