import Foundation

extension Simulation {
  /// Moves a finger across the screen, and lets the app come to rest.
  ///
  /// What follows the finger is finished when it lets go past the middle, and goes back before it: UIKit publishes no
  /// such figure.
  ///
  /// - Parameter element: the element that the finger comes down on, where that is known; else the one at the point.
  @discardableResult
  public func swipe(_ path: SwipePath, on element: ScreenElement? = nil) -> SwipeOutcome {
    let outcome = run { Swipe(simulation: self, path: path, element: element).perform() }
    if [.up, .down].contains(path.direction), visibleContainer(UINavigationController.self)?.hidesBarsOnSwipe == true {
      leaveUndecided("whether the finger hides the bars or shows them: hidesBarsOnSwipe is set")
    }
    settle()
    return outcome
  }
}

/// Finds who answers a moving finger, and lets it answer.
@MainActor
private struct Swipe {
  let simulation: Simulation
  let path: SwipePath
  let element: ScreenElement?

  func perform() -> SwipeOutcome {
    if let question = simulation.animatedTransition?.questionOfTouch {
      simulation.leaveUndecided(question)
      return .handled
    }
    var reasons: [String] = []
    if path.isFromLeftEdge {
      for case let navigation as UINavigationController in touched {
        guard let reason = navigation.reasonAgainstInteractivePop else {
          return follow(navigation.startInteractivePop(), in: navigation)
        }
        reasons.append("\(navigation.screenName) does not go back: \(reason)")
      }
    }
    if path.isFromLeftEdge,
      let split = touched.lazy.compactMap({ $0 as? UISplitViewController }).first(where: \.mayBringInColumn)
    {
      simulation.leaveUndecided("whether the finger brings in a column of \(split.screenName)")
      return .handled
    }
    let views = hitView.map { sequence(first: $0, next: \.superview) }.map(Array.init) ?? []
    if let view = views.first {
      if let follower = sequence(first: view as UIResponder, next: \.next).first(where: \.followsTouches) {
        simulation.leaveUndecided("what \(follower.typeName) does with a finger that moves", at: view.origin?.location)
        return .handled
      }
      UITouch(on: view, tapCount: 0, at: path.start).send(.began)
    }
    for view in views {
      if recognize(on: view) { return .handled }
      if let question = view.questionOfDrag(path) {
        simulation.leaveUndecided(question, at: view.origin?.location)
        return .handled
      }
    }
    for case let pages as UIPageViewController in touched {
      guard let direction = direction(in: pages) else { continue }
      guard let reason = pages.reasonAgainstTurning(direction) else {
        return follow(pages.beginTurn(direction), in: pages)
      }
      reasons.append("\(pages.screenName) does not turn: \(reason)")
    }
    if let sheet = touched.first?.topmostAncestor.presentation?.active as? UISheetPresentationController,
      sheet.mayMove(along: path)
    {
      simulation.leaveUndecided("at which of its heights the card comes to rest")
      return .handled
    }
    if path.direction == .down, let card = touched.first?.topmostAncestor, card.isPresentedItself {
      guard let reason = card.reasonAgainstInteractiveDismissal else { return pull(card, over: views) }
      reasons.append("\(card.screenName) is not pulled away: \(reason)")
    }
    if path.direction == .down, let list = views.lazy.compactMap({ $0 as? UIScrollView }).first(where: \.mayBePulled),
      let refresh = list.pullControl, !refresh.isRefreshing
    {
      if let question = list.questionOfPull(path) {
        simulation.leaveUndecided(question, at: list.origin?.location)
        return .handled
      }
      if refresh.userDidPull() { return .handled }
    }
    if path.isHorizontal, let table = views.lazy.compactMap({ $0 as? UITableView }).first {
      let outcome = swipeRow(of: table, views)
      return outcome == .unanswered([]) && isFollowed(byControlIn: views) ? .handled : outcome
    }
    if path.isHorizontal, let cell = views.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let collection = cell.superview as? UICollectionView, collection.swipe(cell, isTrailing: path.direction == .left)
    {
      leaveFullSwipeOpen(collection, collection.swiped)
      return .handled
    }
    if path.isHorizontal, element == nil,
      let list = views.lazy.compactMap({ $0 as? UICollectionView }).first(where: \.mayHaveItemButtons)
    {
      simulation.leaveUndecided("which item lies under the finger", at: list.origin?.location)
      return .handled
    }
    if element == nil, reasons.isEmpty,
      let view = simulation.application.windowsFromTheBack.lazy.compactMap({ $0.openFollower(of: path) }).last
    {
      simulation.leaveUndecided(
        "where \(view.caption) lies, which may be where the finger comes down", at: view.origin?.location)
      return .handled
    }
    let lists = views.compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
    if let list = lists.first(where: { $0.scrolls(path) }) {
      list.userDidScroll(path, from: element == nil ? nil : views.first)
      return .scrolled
    }
    if isFollowed(byControlIn: views) { return .handled }
    return lists.isEmpty ? .unanswered(reasons) : .scrolled
  }

  /// Whether a control follows the finger that came down on it, as nothing takes that away.
  ///
  /// - UIKit: F7.6.
  private func isFollowed(byControlIn views: [UIView]) -> Bool {
    guard let control = views.lazy.compactMap({ $0 as? UIControl }).first, let question = control.questionOfMovingFinger
    else { return false }
    simulation.leaveUndecided(question, at: control.origin?.location)
    return true
  }

  /// The controllers below the finger, the innermost first.
  private var touched: [UIViewController] {
    (simulation.visiblePath + simulation.embeddedScreens).reversed().filter {
      $0.loadedView?.frameInWindow.contains(path.start) == true
    }
  }

  private var hitView: UIView? {
    if let element, case .view(let view) = element.target { return view }
    return simulation.screenElements.lazy.reversed().compactMap { element -> UIView? in
      guard case .view(let view) = element.target, element.isReachable, element.frame.contains(path.start)
      else { return nil }
      return view
    }.first
  }

  private func recognize(on view: UIView) -> Bool {
    let recognizers = (view.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }.filter {
      $0.isEnabled && $0.numberOfTouchesRequired == 1 && $0.direction.contains(path.direction)
    }
    guard !recognizers.isEmpty else { return false }
    let finger = UITouch(on: hitView ?? view, tapCount: 1)
    let ready = recognizers.filter { $0.delegate?.gestureRecognizer($0, shouldReceive: finger) ?? true }
    if !ready.isEmpty, let list = scroller(upTo: view) {
      simulation.leaveUndecided(
        "whether the list scrolls or the swipe is recognized, which go the same way", at: list.origin?.location)
      return true
    }
    guard ready.isEmpty || path.isSwift else {
      simulation.leaveUndecided(
        "whether the finger is fast enough, and goes far enough, for a swipe", at: view.origin?.location)
      return true
    }
    var isRecognized = false
    for recognizer in ready where recognizer.recognize(finger) { isRecognized = true }
    return isRecognized
  }

  /// What scrolls along the path, of the views from the one that is hit up to another.
  private func scroller(upTo view: UIView) -> UIScrollView? {
    for case let list as UIScrollView in sequence(first: hitView ?? view, next: { $0 === view ? nil : $0.superview })
    where list.isScrollEnabled && list.scrolls(path) {
      return list
    }
    return nil
  }

  /// A card follows the finger before what is in it scrolls, unless that is scrolled away from its top.
  private func pull(_ card: UIViewController, over views: [UIView]) -> SwipeOutcome {
    if let list = views.lazy.compactMap({ $0 as? UIScrollView }).first(where: { $0.isScrollEnabled && $0.mayBeAway }) {
      simulation.leaveUndecided(
        "whether the finger moves the card, or what scrolls in it: that may be away from its upper end",
        at: list.origin?.location)
      return .handled
    }
    let dismissal = card.beginInteractiveDismissal()
    let outcome = follow(dismissal, in: card)
    guard let reason = dismissal?.reasonAgainstFinishing else { return outcome }
    return .unanswered(["\(card.screenName) is not dismissed: \(reason)"])
  }

  /// A row that is swiped sideways may show buttons, which code that is not linked would give it.
  private func swipeRow(of table: UITableView, _ views: [UIView]) -> SwipeOutcome {
    if table.dataSource is any InterpretedClass || table.delegate is any InterpretedClass {
      guard table.mayHaveRowButtons else { return .unanswered([]) }
      guard element != nil || table.isOffsetKnown && table.rows.allSatisfy({ $0.cell.place.y.isDetermined }) else {
        simulation.leaveUndecided("which row lies under the finger", at: table.origin?.location)
        return .handled
      }
      if let cell = views.lazy.compactMap({ $0 as? UITableViewCell }).first {
        guard path.bringsOutButtons else {
          simulation.leaveUndecided(
            "whether the finger goes far enough to bring out the buttons of the row", at: table.origin?.location)
          return .handled
        }
        guard table.swipe(cell, isTrailing: path.direction == .left) == true else { return .unanswered([]) }
        leaveFullSwipeOpen(table, table.swiped)
        return .handled
      }
    }
    guard let className = table.unlinkedDelegate ?? table.unlinkedDataSource else { return .unanswered([]) }
    let side = path.direction == .left ? "trailing" : "leading"
    simulation.leaveUndecided(
      "which buttons \(className) gives a row that is swiped (tableView(_:\(side)SwipeActionsConfigurationForRowAt:))",
      at: table.origin?.location)
    return .handled
  }

  private func leaveFullSwipeOpen(_ list: UIScrollView, _ swiped: SwipedRow?) {
    guard swiped?.actsAtFullSwipe == true, path.share(of: list.bounds.size) > 0.5 else { return }
    simulation.leaveUndecided(
      "whether the finger goes so far that the first button of the row acts", at: list.origin?.location)
  }

  private func direction(in pages: UIPageViewController) -> UIPageViewController.NavigationDirection? {
    switch (pages.navigationOrientation, path.direction) {
    case (.horizontal, .left), (.vertical, .up): .forward
    case (.horizontal, .right), (.vertical, .down): .reverse
    default: nil
    }
  }

  private func follow(_ follower: TransitionFinger?, in controller: UIViewController) -> SwipeOutcome {
    guard let follower else { return .unanswered(["\(controller.screenName) is not at rest"]) }
    let progress = path.share(of: controller.view.bounds.size)
    simulation.runLoop.advance(by: path.duration / 2)
    follower.move(to: progress / 2)
    simulation.runLoop.advance(by: path.duration / 2)
    follower.move(to: progress)
    let isFinished = progress > 0.5
    if !isFinished, progress > 0.3 || !path.isStartKnown {
      simulation.leaveUndecided(
        "whether a finger that goes \(Int((progress * 100).rounded())) % of the way and lets go finishes what follows it",
        at: controller.origin?.location)
    }
    follower.end(finishing: isFinished)
    return isFinished ? .handled : .cancelled(progress: progress)
  }
}
