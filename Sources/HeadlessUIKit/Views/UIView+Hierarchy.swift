import Foundation

extension UIView {
  /// Puts a view in place of another one, as a property that holds a subview does when it is set.
  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Adds a view above the other subviews, taking it from the superview that it had.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at a position from the back.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view above another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Inserts a view below another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Brings a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Sends a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Lets two subviews change their places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return Simulation.current.leaveUndecided("what a view does that exchanges a subview which is not there")
    }
    subviews.swapAt(index1, index2)
  }

  /// Takes the view from its superview, and so from the window.
  public func removeFromSuperview() {
    if window != nil { Simulation.current.leaveCompletionsOpen(leaving: self) }
    if superview != nil {
      Simulation.current.noteRemoval(of: self)
      willMove(toSuperview: nil)
    }
    detach()
    setWindow(nil)
    didMoveToSuperview()
  }

  /// Whether it is the view itself or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view with a tag: itself or the first one below.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// How many superviews it has.
  var depth: Int {
    var depth = 0
    var current = superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }

  /// Puts a view among the subviews, as code does.
  ///
  /// - UIKit: the superview is laid out again (observed by many authors: "addSubview: causes layoutSubviews to be called
  ///   on the view being added and on the view that it is added to").
  private func insert(_ view: UIView, at index: Int) {
    attach(view, at: index)
    if !isOfUIKit, view.superview === self { setNeedsLayout() }
  }

  /// How many views lie inside one another at most: what is done to a view is done to all inside of it.
  private static let mostLevels = 1_000

  /// Puts a view among the subviews.
  ///
  /// - UIKit: a view that is added to itself raises NSInvalidArgumentException (published crash reports of iOS 7 and
  ///   later: "Can't add self as subview"). What becomes of one that is added below itself is not published.
  func attach(_ view: UIView, at index: Int) {
    if view === self {
      return Simulation.current.raise(UIKitException(.invalidArgument, "Can't add self as subview"))
    }
    guard !isDescendant(of: view) else {
      return Simulation.current.leaveUndecided(
        "what UIKit does with a view that is added to one of its own subviews", at: view.origin?.location)
    }
    guard depth + 1 + view.levels <= Self.mostLevels else {
      return Simulation.current.leaveUndecided(
        "what becomes of more than \(Self.mostLevels) views inside one another", at: view.origin?.location)
    }
    var levels = view.levels
    var above: UIView? = self
    while let next = above, next.levels <= levels {
      levels += 1
      next.levels = levels
      above = next.superview
    }
    view.willMove(toSuperview: self)
    view.detach()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    view.setWindow(window)
    view.setNeedsSafeAreaUpdate(.all)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Whether UIKit alone puts views into it: a window, or the view of a container, which lays them out as it adds them.
  private var isOfUIKit: Bool {
    switch controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: true
    default: self is UIWindow || self is UIPresentationContainerView || self is UITableView || self is UICollectionView
    }
  }

  private func remove(_ subview: UIView) {
    for index in subviews.indices.reversed() where subviews[index] === subview {
      subviews.remove(at: index)
      return
    }
  }

  private func detach() {
    guard let superview else { return }
    deactivateOuterConstraints()
    superview.willRemoveSubview(self)
    superview.willRemove(self)
    superview.remove(self)
    self.superview = nil
  }
}
