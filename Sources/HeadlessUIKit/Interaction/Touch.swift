import FlowInterfaceBuilder
import Foundation

/// A finger's gesture on an element.
public enum TouchGesture: Sendable {
  case tap
  case doubleTap
  case longPress
}

/// What a finger set off.
public enum TouchOutcome: Sendable, Hashable {
  /// Something answered the touch.
  case handled
  /// The element is disabled.
  case disabled
  /// Nothing in the storyboard or in linked code answers it.
  case unanswered
}

extension Simulation {
  /// Touches an element as a finger does, and lets the app come to rest.
  @discardableResult
  public func touch(_ element: ScreenElement, _ gesture: TouchGesture = .tap) -> TouchOutcome {
    touch(element, gesture, at: nil)
  }

  /// The same at a point of the window that was found to hit the element; nil for its middle.
  package func touch(_ element: ScreenElement, _ gesture: TouchGesture, at point: CGPoint?) -> TouchOutcome {
    if point == nil, case .view(let view) = element.target { waitForCover(over: view) }
    let bars = barsThatHide(at: element, gesture)
    let outcome = run {
      let touch = Touch(simulation: self, gesture: gesture, point: point)
      let outcome = touch.perform(on: element)
      guard gesture == .doubleTap, outcome == .handled, element.target.isPart else { return outcome }
      // A part of a control or bar knows single taps alone.
      if element.target.isOfBar {
        leaveUndecided("what the second of two quick taps on a bar comes upon")
      } else {
        _ = touch.perform(on: element)
      }
      return outcome
    }
    if case .view(let view) = element.target { run { keyboardMemory.userDidTouch(view) } }
    if let bars, bars === visibleContainer(UINavigationController.self) {
      leaveUndecided("whether the tap hides the bars or shows them: hidesBarsOnTap is set", at: bars.origin?.location)
    }
    settle()
    return outcome
  }
}

/// Finds who answers a touch, and lets it answer.
@MainActor
struct Touch {
  let simulation: Simulation
  let gesture: TouchGesture
  /// Where the finger is, in the window, where that is not the middle of what it touches.
  let point: CGPoint?

  func perform(on element: ScreenElement) -> TouchOutcome {
    if let question = simulation.animatedTransition?.questionOfTouch {
      simulation.leaveUndecided(question)
      return .handled
    }
    guard element.isEnabled || isPassed(element) else { return leaveUndecidedIfAnotherMayAnswer(element) }
    if let menu = simulation.openMenu {
      if case .menuTitle(let title) = element.target {
        guard title === menu.menu, menu.isInner else { return .unanswered }
        simulation.leaveUndecided("whether a touch on the title of an inner menu leads back")
        return .handled
      }
      simulation.openMenu = nil
      if case .menuLine(let line) = element.target { menu.choose(line, in: simulation) }
      return .handled
    }
    if point == nil, let host = element.host, let cover = WindowCover(over: host, in: simulation) {
      switch cover {
      case .certain(let view, let place):
        return perform(on: view, in: Array(sequence(first: view, next: \.superview)), at: place)
      case .open(let window):
        simulation.leaveUndecided("whether \(window.caption) lets a touch through", at: window.origin?.location)
        return .handled
      }
    }
    if point == nil, element.target.isOfBar {
      let cover = BarCover(of: element, in: simulation)
      if let view = cover.view { return perform(on: view) }
      if let doubt = cover.doubt {
        simulation.leaveUndecided("whether \(doubt.caption) lies over what is touched", at: doubt.origin?.location)
        return .handled
      }
    }
    if let host = element.host, simulation.activeSearch?.mayObscure(host) == true {
      simulation.leaveUndecided(
        "whether the search that goes on darkens what is touched: obscuresBackgroundDuringPresentation is set",
        at: host.origin?.location)
      return .handled
    }
    if gesture == .longPress, element.target.answersAtItsEnd { pressSomethingElse(at: element) }
    switch element.target {
    case .view(let view): return perform(on: view)
    case .segment(let control, _) where !isHit(control): return perform(on: control)
    case .segment(let control, let index):
      if !isTakenByRecognizer(control) { control.userDidTap(segmentAt: index) }
    case .accessory(let cell) where !isHit(cell): return perform(on: cell)
    case .accessory(let cell): if !isTakenByRecognizer(cell) { touchAccessory(of: cell) }
    case .barButton(let item) where item.menu != nil && (gesture == .longPress || !item.hasAction):
      simulation.openMenu = item.menu.map { OpenMenu(menu: $0) }
    case .barButton(let item) where item.menu == nil && !item.hasAction && item.origin?.leavesOpen("menu") == true:
      simulation.leaveUndecided("what the menu of the document shows", at: item.origin?.location)
    case .barButton(let item): item.userDidTap()
    case .back(let navigation):
      // - UIKit: from iOS 14 on a long press shows a menu of the stack's screens (observed by many authors).
      guard gesture == .longPress else {
        navigation.userDidTapBack()
        break
      }
      simulation.leaveUndecided("what the menu of the back button shows after a long press")
    case .tab(let tabs, let index): tabs.userDidTap(tabAt: index)
    case .alertButton(let alert, let action): alert.userDidTap(action)
    case .searchCancel(let search) where !search.isFirstResponder && search.searchController?.isActive != true:
      simulation.leaveUndecided(
        "whether the button to cancel is enabled: the search bar has not the keyboard", at: search.origin?.location)
    case .searchCancel(let search): search.userDidCancel()
    case .scope(let search, let index): search.userDidTap(scopeAt: index)
    case .rowButton(let button): button.perform()
    case .stepper(let stepper, _) where !isHit(stepper): return perform(on: stepper)
    case .stepper(let stepper, _) where gesture == .longPress && stepper.autorepeat:
      simulation.leaveUndecided("how often a stepper steps while a finger rests on it", at: stepper.origin?.location)
    case .stepper(let stepper, let up): if !isTakenByRecognizer(stepper) { stepper.userDidStep(up: up) }
    case .clearText(let field) where !isHit(field): return perform(on: field)
    case .clearText(let field): field.userDidClear()
    case .returnKey: simulation.press { $0.pressReturn() }
    case .ownTab(let bar, let item): bar.userDidTap(item)
    case .pageDots(let pages):
      simulation.leaveUndecided("whether a tap on the dots of pages turns on or back", at: pages.origin?.location)
    case .sectionText(let table, _):
      return perform(on: table, in: Array(sequence(first: table, next: \.superview)), at: point)
    case .nothing, .menuLine, .menuTitle: return .unanswered
    }
    return .handled
  }

  /// Goes from the view that is hit up through its superviews to the first that answers, unless a recognizer takes the
  /// touch before.
  ///
  /// - UIKit: a view that takes no part in touches lets them through to its superview (documentation of UIView).
  /// - UIKit: where a row shows the buttons that a swipe brought out, a touch on its table beside them puts them away and
  ///   selects nothing (Human Interface Guidelines, and observed by many authors).
  private func perform(on view: UIView) -> TouchOutcome {
    perform(
      on: view, in: hitView(view).map { Array(sequence(first: $0, next: \.superview)) } ?? [],
      at: point ?? HitTest(on: view)?.point)
  }

  /// - Parameters:
  ///   - views: the view that is hit, and those around it.
  ///   - place: where the finger is, in the window; nil where that is not known.
  private func perform(on view: UIView, in views: [UIView], at place: CGPoint?) -> TouchOutcome {
    if simulation.closesRow(under: views) { return .handled }
    // What of a bar lies at the middle of what it covers: an item, or nothing.
    if point == nil, let bar = views.first?.enclosingBar, !view.isDescendant(of: bar) {
      simulation.leaveUndecided(
        "what of \(bar.caption), which lies over \(view.caption), a touch comes to", at: view.origin?.location)
      return .handled
    }
    if let hit = views.first, hit.isAnimatedWithoutEnd {
      simulation.leaveUndecided(
        "whether \(hit.caption) takes touches while an animation repeats, without allowUserInteraction",
        at: hit.origin?.location)
      return .handled
    }
    let answerer = views.first(where: answersItself)
    if let covered = UITableViewCell.viewUnderContent(views, answerer) {
      simulation.leaveUndecided(
        "whether the content view of the cell lies over \(covered.caption), which is added to the cell itself",
        at: covered.origin?.location)
      return .handled
    }
    if gesture == .doubleTap, let counting = views.first(where: \.tellsTouchesApart) {
      simulation.leaveUndecided(
        "what \(counting.caption) makes of the first and of the second of two quick touches",
        at: counting.origin?.location)
      return .handled
    }
    let finger = UITouch(on: views.first, tapCount: gesture == .doubleTap ? 2 : 1, at: place)
    let told = toldControl(answerer, in: views)
    guard let isRecognized = follow(finger, over: views, answerer, told) else { return .handled }
    if gesture == .longPress, views.contains(where: \.mayShowAnotherMenu) {
      simulation.leaveUndecided("which menu a long press brings up", at: view.origin?.location)
      return .handled
    }
    if gesture == .longPress, showContextMenu(of: views) {
      told?.userDidTouchInVain(with: finger)
      return .handled
    }
    // - UIKit: a view in a control that takes touches itself keeps them from it, as many authors find of stacks and plain
    //   views in buttons; nobody says for which.
    if let control = answerer as? UIControl, let hit = views.first, hit !== control {
      simulation.leaveUndecided(
        "whether a touch on \(hit.caption), which takes touches itself, comes to \(control.caption) around it",
        at: control.origin?.location)
      return .handled
    }
    finger.send(.ended)
    if let answerer, !reaches(finger, answerer) { return .handled }
    for candidate in views {
      if let outcome = answer(of: candidate, finger) { return isRecognized ? .handled : outcome }
    }
    return isRecognized ? .handled : leaveUndecidedIfCodeMayAnswer(view)
  }

  /// Shows the menu of the first of some views that has one; each is asked once.
  private func showContextMenu(of views: [UIView]) -> Bool {
    for view in views {
      guard let found = view.contextMenu else { continue }
      if let name = view.unsimulatedMenuCallback {
        simulation.leaveUndecided(
          "what \(name) does, which UIKit calls as a menu comes and goes", at: view.origin?.location)
      }
      simulation.openMenu = found.makeMenu().map { OpenMenu(menu: $0) }
      return true
    }
    return false
  }

  /// Whether UIKit's own code of a view that answers touches is told of one: a cell's is its list's.
  private func reaches(_ finger: UITouch, _ view: UIView) -> Bool {
    switch view {
    case is UIControl, is UITextView: finger.hasReached(view)
    case is UITableViewCell, is UICollectionViewCell:
      (view.superview as? UIScrollView).map(finger.hasReached) ?? true
    default: true
    }
  }

  /// Whether a recognizer takes the touch on a part of a view.
  private func isTakenByRecognizer(_ view: UIView) -> Bool {
    var competition = GestureCompetition(
      simulation, gesture, in: Array(sequence(first: view, next: \.superview)), answerer: view,
      UITouch(on: view, tapCount: gesture == .doubleTap ? 2 : 1))
    competition.begin()
    competition.stay {}
    competition.end()
    return competition.isTaken
  }

  /// Whether a view does something with touches itself.
  private func answersItself(_ view: UIView) -> Bool {
    switch view {
    case let control as UIControl: control.isEnabled
    case let text as UITextView: text.isEditable
    case let cell as UITableViewCell: cell.isRow
    case is UISearchBar, is UICollectionViewCell: true
    default: false
    }
  }

  /// The view that takes a touch on another: where frames are not known, the innermost of those around it that is not in
  /// a part of the window that takes none.
  ///
  /// - UIKit: hitTest(_:with:) passes over views that are hidden, that have user interaction disabled, or whose alpha is
  ///   below 0.01, with all that is in them (documentation of UIView.hitTest(_:with:)).
  private func hitView(_ view: UIView) -> UIView? {
    if point != nil { return view }
    if let test = HitTest(on: view) { return test.view() }
    if let deciding = sequence(first: view, next: \.superview).first(where: \.decidesOnHits) {
      simulation.leaveUndecided("whether \(deciding.caption) lets a touch through", at: deciding.origin?.location)
    }
    if let cover = TouchCover(over: view) {
      if cover.isCertain { return cover.view }
      let front = cover.view
      simulation.leaveUndecided("whether \(front.caption) lies over \(view.caption)", at: front.origin?.location)
    }
    var hit: UIView? = view
    var current: UIView? = view
    while let candidate = current {
      candidate.leaveSizeOpen(under: view)
      if !candidate.takesTouches || candidate.surelyCutsTouches(from: view) { hit = candidate.superview }
      current = candidate.superview
    }
    return hit
  }

  /// Whether a touch on a view comes to it, or to something in it.
  private func isHit(_ view: UIView) -> Bool { hitView(view)?.isDescendant(of: view) == true }

  /// Whether a touch on an element does not come to it, so that it is no matter whether it is enabled.
  ///
  /// - UIKit: a view whose user interaction is disabled is not hit (documentation of UIView.hitTest(_:with:)).
  private func isPassed(_ element: ScreenElement) -> Bool {
    if case .view(let view) = element.target { !view.takesTouches && !isHit(view) } else { false }
  }

  /// A disabled control does nothing; whether what is around it sees the touch is not published.
  private func leaveUndecidedIfAnotherMayAnswer(_ element: ScreenElement) -> TouchOutcome {
    guard case .view(let view) = element.target, isHit(view) else { return .disabled }
    let around = sequence(first: view, next: \.superview).dropFirst().first { outer in
      outer is UITableViewCell || outer is UICollectionViewCell
        || (outer.gestureRecognizers ?? []).contains { $0.isEnabled && $0 is UITapGestureRecognizer }
    }
    guard let around else { return .disabled }
    if simulation.openRules.takesOther(.disabledTouches) {
      return perform(
        on: around, in: Array(sequence(first: around, next: \.superview)), at: point ?? HitTest(on: around)?.point)
    }
    if !simulation.openRules.areTried {
      simulation.leaveUndecided(
        OpenRule.disabledTouches.question, at: around.origin?.location ?? view.origin?.location)
    }
    return .disabled
  }
}
