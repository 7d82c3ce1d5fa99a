/// How what a child of a container presents in its own context comes and goes with the child.
extension UIViewController {
  /// What is presented in this controller's context, and neither comes nor goes by itself now.
  var contextCover: UIViewController? {
    guard let ownPresented, ownPresented.presentation?.isInContext == true, !ownPresented.isOnItsWay else { return nil }
    return ownPresented
  }

  /// What takes this controller's place while its own view is away for what it presents in its context.
  var contextReplacement: UIViewController? { isViewTakenByPresentation ? contextCover : nil }

  /// Puts the view below all others into a container's, with what covers it.
  func insertView(into superview: UIView) {
    let presentation = ownPresented?.presentation
    let isCovered = presentation?.isInContext == true
    let isAway = isCovered && isViewTakenByPresentation
    if isCovered, let presentation { superview.insertSubview(presentation.container, at: 0) }
    if !isAway { superview.insertSubview(view, at: 0) }
  }

  /// Puts a container's own bars into its view, in front of what it shows.
  ///
  /// - UIKit: they are there before its `viewDidLoad`, so that what that adds, such as a button in the middle of a tab bar,
  ///   lies in front of them (UIView.addSubview(_:): "on top of other subviews"; common in published apps).
  func install(bars: [UIView]) {
    let content = view.subviews.prefix { view in children.contains { $0.loadedView === view } }.count
    for (index, bar) in bars.enumerated() { view.insertSubview(bar, at: content + index) }
  }

  /// Takes the view out of a container's, with what covers it.
  func removeViewFromContainer() {
    loadedView?.removeFromSuperview()
    if let presentation = ownPresented?.presentation, presentation.isInContext {
      presentation.container.removeFromSuperview()
    }
  }
}
