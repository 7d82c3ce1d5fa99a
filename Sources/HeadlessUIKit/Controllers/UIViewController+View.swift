import Foundation

extension UIViewController {
  /// The root view; asking for it loads it.
  ///
  /// - UIKit: the getter calls loadView if there is none, then viewDidLoad; setting nil lets the next access load
  ///   again (F1.1.1, F1.1.4; G70, G71). A view of another controller's raises in these words (crash logs, for example
  ///   github.com/jdg/MBProgressHUD/issues/197).
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let newValue, let other = newValue.controller, other !== self {
        let words =
          "A view can only be associated with at most one view controller at a time! View \(newValue.caption) is "
          + "associated with \(other.logName). Clear this association before associating this view with \(logName)."
        return simulation.raise(UIKitException(.hierarchyInconsistency, words), by: traceSubject)
      }
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view is loaded; asking does not load it.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Loads the view if it is not loaded.
  ///
  /// - UIKit: viewDidLoad runs although loadView left no view; code that asks for the view in either of them then begins
  ///   anew, until the stack overflows (F1.1.3; G71).
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard loadsInProgress < Self.mostLoads else { return overflow() }
    loadsInProgress += 1
    defer { loadsInProgress -= 1 }
    simulation.run {
      simulation.record(.loadView, traceSubject)
      loadView()
      if loadedView != nil { sceneNib?.connect() }
      simulation.record(.viewDidLoad, traceSubject)
      callback("viewDidLoad()") { viewDidLoad() }
    }
  }

  /// Whether its view is being loaded.
  var isLoadingView: Bool { loadsInProgress > 0 }

  /// More loads inside one another than end by themselves, and few enough for the stack.
  private static let mostLoads = 50

  /// Records the crash, once: the controller gets a view, so that what has begun comes to its end.
  private func overflow() {
    simulation.raise(
      UIKitException(
        .stackOverflow,
        "\(logName) asks for its view while it loads it, and loadView has left it nil: each time it "
          + "begins anew"), by: traceSubject)
    view = makePlainView()
  }

  /// Has a view to show, also where loadView left none: then there is nothing to see.
  func loadViewForAppearance() {
    loadViewIfNeeded()
    if loadedView == nil { view = UIView(frame: .zero) }
  }

  /// Loads the default view.
  ///
  /// - UIKit: the scene of the storyboard, else the nib named in init(nibName:bundle:), else (for a class whose name
  ///   ends in Controller) the nib named without that ending, else the nib named as the class, else a plain view of
  ///   the screen's size (F1.1.5).
  func loadDefaultView() {
    if let designedView {
      view = designedView
      self.designedView = nil
    } else if let sceneNib, let view = sceneNib.instantiateView() {
      self.view = view
    } else if let nib = defaultNib() {
      nib.instantiate(withOwner: self, options: nil)
      if loadedView == nil, nib.isFound { raiseMissingView(of: nib) }
    }
    if loadedView == nil {
      view = makePlainView()
    }
    // - UIKit: a root view that the storyboard or UIKit made has the screen's bounds (F1.1.6).
    loadedView?.frame = simulation.screen.bounds
  }

  /// Has the view that stands in a controller in a nib made and connected, as the nib is.
  ///
  /// - UIKit: a nib makes and connects all its objects (Resource Programming Guide): published apps use the outlets of such
  ///   a controller before its view is asked for.
  func takeDesignedView() {
    guard let sceneNib else { return }
    designedView = sceneNib.instantiateView()
    sceneNib.connect()
    self.sceneNib = nil
  }

  /// - UIKit: NSInternalInconsistencyException in these words (published crash logs).
  private func raiseMissingView(of nib: UINib) {
    simulation.raise(
      UIKitException(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but the view outlet was not set."
      ), by: traceSubject)
  }

  /// The view of a controller that has no nib.
  private func makePlainView() -> UIView {
    let view = UIView(frame: simulation.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func defaultNib() -> UINib? {
    if let nibName {
      let nib = UINib(nibName: nibName, bundle: nibBundle)
      // - UIKit: its containers make their views themselves (an app that names such a nib starts; not documented).
      return nib.isFound || !(self is UITabBarController || self is UINavigationController) ? nib : nil
    }
    guard storyboard == nil else { return nil }
    guard let name = simulation.classes.nibName(forClass: typeName, in: simulation.interfaces) else { return nil }
    return UINib(nibName: name, bundle: nil)
  }

  func sendViewWillLayoutSubviews() {
    simulation.record(.viewWillLayoutSubviews, traceSubject)
    viewWillLayoutSubviews()
  }

  func sendViewDidLayoutSubviews() {
    simulation.record(.viewDidLayoutSubviews, traceSubject)
    viewDidLayoutSubviews()
    parent?.childDidLayOut(self)
  }
}
