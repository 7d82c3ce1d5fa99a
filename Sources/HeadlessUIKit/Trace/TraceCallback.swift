/// What a trace event says: a callback of UIKit's, a call to it, or something it logged.
public enum TraceCallback: String, Sendable, CaseIterable {
  case initCoder = "init(coder:)"
  case initNibName = "init(nibName:bundle:)"
  case awakeFromNib = "awakeFromNib"
  case loadView = "loadView"
  case viewDidLoad = "viewDidLoad"
  case viewWillAppear = "viewWillAppear"
  case viewIsAppearing = "viewIsAppearing"
  case viewSafeAreaInsetsDidChange = "viewSafeAreaInsetsDidChange"
  case viewWillLayoutSubviews = "viewWillLayoutSubviews"
  case viewDidLayoutSubviews = "viewDidLayoutSubviews"
  case viewDidAppear = "viewDidAppear"
  case viewWillDisappear = "viewWillDisappear"
  case viewDidDisappear = "viewDidDisappear"
  case willMoveToParent = "willMove(toParent:)"
  case didMoveToParent = "didMove(toParent:)"
  case willTransition = "willTransition(to:with:)"
  case viewWillTransition = "viewWillTransition(to:with:)"
  case traitCollectionDidChange = "traitCollectionDidChange"
  case didReceiveMemoryWarning = "didReceiveMemoryWarning"
  case deinitialized = "deinit"
  case shouldPerformSegue = "shouldPerformSegue(withIdentifier:sender:)"
  case segueAction = "segueAction"
  case prepareForSegue = "prepare(for:sender:)"
  case performSegue = "perform()"
  case allowedChildrenForUnwinding = "allowedChildrenForUnwinding(from:)"
  case canPerformUnwind = "canPerformUnwindSegueAction(_:from:sender:)"
  case unwindAction = "unwindAction"
  case unwindTowards = "unwind(for:towards:)"
  case action = "action"
  case navigationWillShow = "navigationController(_:willShow:animated:)"
  case navigationDidShow = "navigationController(_:didShow:animated:)"
  case tabShouldSelect = "tabBarController(_:shouldSelect:)"
  case tabDidSelect = "tabBarController(_:didSelect:)"
  case pageWillTransition = "pageViewController(_:willTransitionTo:)"
  case pageDidFinish = "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
  case splitWillShow = "splitViewController(_:willShow:)"
  case splitWillHide = "splitViewController(_:willHide:)"
  case splitDidCollapse = "splitViewControllerDidCollapse(_:)"
  case splitDidExpand = "splitViewControllerDidExpand(_:)"
  case presentationShouldDismiss = "presentationControllerShouldDismiss(_:)"
  case presentationWillDismiss = "presentationControllerWillDismiss(_:)"
  case presentationDidDismiss = "presentationControllerDidDismiss(_:)"
  case presentationDidAttemptToDismiss = "presentationControllerDidAttemptToDismiss(_:)"
  case call = ">>>"
  case completion = "completion"
  case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  case applicationDidReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case sceneWillConnect = "scene(_:willConnectTo:options:)"
  case warning = "warning"
  case exception = "exception"
  case undecided = "undecided"

  /// Whether it is a callback of a controller's life, from init to deinit.
  public var isLifecycle: Bool {
    switch self {
    case .initCoder, .initNibName, .awakeFromNib, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewSafeAreaInsetsDidChange,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMoveToParent, .didMoveToParent, .willTransition, .viewWillTransition, .traitCollectionDidChange,
      .didReceiveMemoryWarning, .deinitialized, .prepareForSegue, .unwindAction:
      true
    default: false
    }
  }

  /// Whether its last argument is the controller that comes with it.
  var endsInController: Bool {
    switch self {
    case .willMoveToParent, .didMoveToParent, .unwindTowards, .navigationWillShow, .navigationDidShow,
      .tabShouldSelect, .tabDidSelect, .pageWillTransition, .splitWillShow, .splitWillHide:
      rawValue.hasSuffix(":)")
    default: false
    }
  }
}
