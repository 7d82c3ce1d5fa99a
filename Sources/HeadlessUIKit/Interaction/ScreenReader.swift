import Foundation

/// Lists what is on the screen, in reading order: bars at the top, content, bars at the bottom.
@MainActor
struct ScreenReader {
  private(set) var elements: [ScreenElement] = []
  private let simulation: Simulation
  /// The parts of the window, in points, where what lies over the views that are read takes the touches.
  private var covered: [CGRect] = []
  private var answersTouch = false
  private let contents = ScrolledContent()

  init(simulation: Simulation) { self.simulation = simulation }

  /// Reads the windows: what lies under a card is not seen, what lies under another presentation is not reached.
  mutating func read() { PlaceMemory.during { readWindows() } }

  private mutating func readWindows() {
    for window in simulation.application.windowsFromTheBack where !window.isHidden {
      let (layers, seen) = Self.layers(of: window)
      let modal = layers.lastIndex { ($0 as? UIPresentationContainerView)?.mayHideFromTests == true }
      for (index, layer) in layers.enumerated() where seen.contains(index) && index >= modal ?? 0 {
        covered = layers[(index + 1)...].map(\.areaThatTakesTouches)
        read(layer, parent: nil)
      }
    }
    for view in simulation.keyboardViews { read(view, parent: nil) }
    for entry in simulation.openMenu?.menu.entries ?? [] {
      switch entry {
      case .title(let menu): add(.text, texts: [menu.title], parent: nil, target: .menuTitle(menu))
      case .line(let line):
        add(
          .button, texts: [line.subtitle == nil ? line.title : ""], isEnabled: line.isEnabled,
          isSelected: (line as? UIAction)?.state == .on, parent: nil, target: .menuLine(line))
      }
    }
  }

  /// What lies in a window, from the back, and which of it the user sees.
  private static func layers(of window: UIWindow) -> ([UIView], seen: Range<Int>) {
    let leftOver = window.leftOverLayers
    let layers = window.subviews.filter { layer in !leftOver.contains { $0 === layer } }
    let first = layers.lastIndex { ($0 as? UIPresentationContainerView)?.hidesWhatIsBelow == true } ?? 0
    return (layers, first..<max(first, layers.count))
  }

  /// Reads what lies behind alerts and the like, which the user sees and tests may not be told of.
  mutating func readBehindModals() {
    for window in simulation.application.windowsFromTheBack where !window.isHidden {
      let (layers, seen) = Self.layers(of: window)
      guard let modal = layers.lastIndex(where: { ($0 as? UIPresentationContainerView)?.mayHideFromTests == true })
      else { continue }
      for layer in layers[seen.clamped(to: 0..<modal)] { read(layer, parent: nil) }
    }
  }

  /// Reads what former roots of windows present that was never dismissed.
  mutating func readLeftOvers() {
    for window in simulation.application.windowScene.windows {
      for layer in window.leftOverLayers { read(layer, parent: nil) }
    }
  }

  /// Reads the return key of the keyboard.
  ///
  /// - UIKit: it reads what it does (documentation of UIReturnKeyType); tests find it in small and in large letters
  ///   (`keyboards.buttons["Done"]`, of the label "done"). Number pads have none (Human Interface Guidelines, virtual
  ///   keyboards).
  mutating func readReturnKey() {
    guard let key = simulation.returnKey else { return }
    add(
      .button, texts: [key.label], identifier: key.label.capitalized, isEnabled: key.isEnabled, parent: nil,
      target: .returnKey)
  }

  private mutating func read(_ view: UIView, parent: Int?) {
    guard view.canBeSeen || view.countsAsBlinking(in: simulation) else { return }
    switch view {
    case let bar as UINavigationBar: return readNavigationBar(bar, parent: parent)
    case let bar as UITabBar: return readTabBar(bar, parent: parent)
    case let bar as UIToolbar: return readToolbar(bar, parent: parent)
    default: break
    }
    if view.isOffScreen(in: contents) || view.isEmptyOfContent || (view is UILabel && view.declaredElement == false) {
      for subview in inReadingOrder(view.subviews) { read(subview, parent: parent) }
      return
    }
    let outer = answersTouch
    defer { answersTouch = outer }
    answersTouch = outer || view is UIControl || kind(of: view) == .cell || view.gestureRecognizers?.isEmpty == false
    let position = add(kind(of: view), view: view, parent: parent)
    if let alert = view.controller as? UIAlertController { readAlert(alert, parent: position) }
    if let pages = view.controller as? UIPageViewController, let dots = pages.dots {
      add(.view, texts: ["page \(dots.current + 1) of \(dots.count)"], parent: position, target: .pageDots(pages))
    }
    if let search = view as? UISearchBar { readParts(of: search, parent: position) }
    if let field = view as? any ClearButtonHolder, field.showsClearButton {
      add(.button, texts: ["Clear text"], parent: position, target: .clearText(field))
    }
    if let stepper = view as? UIStepper {
      for (title, up) in [("Decrement", false), ("Increment", true)] {
        add(
          .button, texts: [title], isEnabled: stepper.isEnabled && stepper.hasStep(up: up), parent: position,
          target: .stepper(stepper, up: up))
      }
    }
    if let segmented = view as? UISegmentedControl { readSegments(segmented, parent: position) }
    if let table = view as? UITableView {
      for (part, text) in table.sectionTexts {
        add(.text, texts: [text], parent: position, target: .sectionText(table, part))
      }
    }
    for subview in elements(in: view) { read(subview, parent: position) }
    let swiped = (view as? UITableViewCell)?.tableView?.swiped ?? (view.superview as? UICollectionView)?.swiped
    if let swiped, swiped.cell === view, swiped.shown(in: simulation) != nil {
      for button in swiped.buttons {
        add(.button, texts: [button.title], parent: position, target: .rowButton(button))
      }
    }
    if let cell = view as? UITableViewCell, cell.shownAccessory?.isButton == true {
      add(.accessory, texts: ["More Info"], parent: position, target: .accessory(cell))
    }
  }

  /// The views in a view that tests come to.
  ///
  /// - UIKit: an element hides what is in it, a container may name its elements (documentation of
  ///   isAccessibilityElement and accessibilityElements). UIKit's controls have their titles as elements in them.
  private func elements(in view: UIView) -> [UIView] {
    if view.accessibilityElementsHidden || (view.declaredElement == true && !view.hasTitleInside) { return [] }
    guard let named = view.accessibilityElements else {
      // The field of a search bar stands for the bar.
      if view is UISearchBar { return inReadingOrder(view.subviews.filter { !($0 is UISearchTextField) }) }
      let hidden = (view as? UITextField)?.sideViewsOutOfSight ?? []
      return inReadingOrder(view.subviews.filter { view in !hidden.contains { $0 === view } })
    }
    return named.compactMap { $0 as? UIView }
  }

  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    func rank(_ view: UIView) -> Int {
      switch view {
      case is UINavigationBar: 0
      case is UITabBar, is UIToolbar: 2
      default: 1
      }
    }
    return views.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  // MARK: Views

  private func isReachable(_ view: UIView) -> Bool {
    guard !covered.isEmpty, !isPassedThroughTo(view) else { return true }
    let frame = view.frameInWindow
    return !covered.contains { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) }
  }

  /// - UIKit: a popover lets touches on some views through (documentation of passthroughViews).
  private func isPassedThroughTo(_ view: UIView) -> Bool {
    let popover =
      simulation.visiblePath.last?.topmostAncestor.presentationController as? UIPopoverPresentationController
    return popover?.passthroughViews?.contains(where: view.isDescendant) == true
  }

  private func kind(of view: UIView) -> ScreenElement.Kind {
    switch view {
    case is UILabel: .text
    case is UIButton: .button
    case is UITextField, is UITextView, is UISearchBar: .textField
    case is UISwitch: .toggle
    case is UITableViewCell, is UICollectionViewCell: .cell
    default: .view
    }
  }

  /// What a view reads.
  ///
  /// - UIKit: the label that code gives a text, a button or an item of a bar stands in place of what it shows; a field's text is its value
  ///   beside the label (documentation of accessibilityLabel and accessibilityValue). Maestro's texts of an element are
  ///   its label, its value and its placeholder (documentation of its view hierarchy); a placeholder in whose place a text
  ///   stands is ``ScreenElement/coveredPlaceholder``.
  static func texts(of view: UIView) -> [String] {
    let label = view.accessibilityLabel
    let texts: [String?] =
      switch view {
      case let text as UILabel: [label ?? text.text]
      case let button as UIButton:
        label.map { [$0] } ?? [button.shownTitle ?? button.systemLabel, button.configuration?.subtitle]
      case let image as UIImageView: [label ?? image.image?.symbolLabel]
      case let field as UITextField:
        [field.shownText, field.shownText?.isEmpty == false ? nil : field.placeholder, label]
      case let text as UITextView: [text.text, label]
      case let search as UISearchBar:
        [search.text, search.text?.isEmpty == false ? nil : search.shownPlaceholder, label]
      case let spinner as UIActivityIndicatorView: [label ?? spinner.systemLabel]
      case let refresh as UIRefreshControl: [label, refresh.isRefreshing ? refresh.attributedTitle?.string : nil]
      default: [label]
      }
    return (texts + [view.accessibilityValue ?? view.systemValue]).compactMap(\.self).filter { !$0.isEmpty }
  }

  @discardableResult
  private mutating func add(_ kind: ScreenElement.Kind, view: UIView, parent: Int?) -> Int {
    let control = view as? UIControl
    let isSelected =
      control?.isSelected ?? (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected
    return append(
      ScreenElement(
        kind: kind, texts: Self.texts(of: view),
        identifier: (view as? UISearchBar)?.shownIdentifier ?? view.accessibilityIdentifier,
        isEnabled: control?.isEnabled != false && !view.accessibilityTraits.contains(.notEnabled),
        isSelected: isSelected ?? false || view.accessibilityTraits.contains(.selected),
        isChecked: (view as? UISwitch)?.isOn,
        isFocused: simulation.application.firstResponder === view, frame: view.frameInWindow,
        isReachable: isReachable(view), answersTouch: answersTouch, parent: parent,
        unlinkedOutlets: view.unlinkedOutlets,
        location: view.origin?.location, target: .view(view), host: view))
  }

  // MARK: What is no view of its own

  @discardableResult
  private mutating func add(
    _ kind: ScreenElement.Kind, texts: [String?], identifier: String? = nil, isEnabled: Bool = true,
    isSelected: Bool = false, parent: Int?, item: UIBarItem? = nil, target: TouchTarget = .nothing
  ) -> Int {
    let isAnswered = if target.isNone { answersTouch } else { true }
    return append(
      ScreenElement(
        kind: kind, texts: texts.compactMap(\.self).filter { !$0.isEmpty }, identifier: identifier,
        isEnabled: isEnabled, isSelected: isSelected, isChecked: nil, isFocused: false, frame: .zero,
        isReachable: parent.map { elements[$0].isReachable } ?? true, answersTouch: isAnswered, parent: parent,
        unlinkedOutlets: [],
        location: item?.origin?.location,
        target: target, host: parent.flatMap { elements[$0].host }))
  }

  private mutating func append(_ element: ScreenElement) -> Int {
    elements.append(element)
    return elements.count - 1
  }

  private mutating func readNavigationBar(_ bar: UINavigationBar, parent: Int?) {
    let position = add(.view, view: bar, parent: parent)
    readAdded(to: bar, parent: position)
    guard let item = bar.topItem else { return }
    if bar.activeSearch?.takesPlaceOfBar == true {
      if let search = item.searchController?.searchBar, search.window == nil { read(search, parent: position) }
      return
    }
    if let navigation = bar.navigationController, let title = bar.backButtonTitle {
      add(
        .backButton, texts: [bar.hasOpenBackTitle ? "" : title], identifier: "BackButton", parent: position,
        target: bar.isInTouchablePart ? .back(navigation) : .nothing)
    }
    readBarButtons(item.leftBarButtonItems ?? [], of: bar, parent: position)
    if let titleView = item.titleView {
      read(titleView, parent: position)
    } else {
      add(.navigationTitle, texts: [item.title], parent: position)
    }
    if let prompt = item.prompt { add(.navigationTitle, texts: [prompt], parent: position) }
    readBarButtons(item.rightBarButtonItems ?? [], of: bar, parent: position)
    if let search = item.searchController?.searchBar, search.window == nil { read(search, parent: position) }
  }

  private mutating func readToolbar(_ bar: UIToolbar, parent: Int?) {
    let position = add(.view, view: bar, parent: parent)
    readBarButtons(bar.items ?? [], of: bar, parent: position)
    readAdded(to: bar, parent: position)
  }

  /// Reads the views that code added to a bar; those of its items are read where the items stand.
  private mutating func readAdded(to bar: UIView, parent: Int) {
    for subview in inReadingOrder(bar.subviews) { read(subview, parent: parent) }
  }

  private mutating func readBarButtons(_ items: [UIBarButtonItem], of bar: UIView, parent: Int) {
    for item in items where !item.isHidden && item.systemItem != .flexibleSpace && item.systemItem != .fixedSpace {
      if let view = item.customView {
        read(view, parent: parent)
      } else {
        add(
          .barButton,
          texts: [item.accessibilityLabel ?? item.title ?? item.systemItem?.label ?? item.image?.symbolLabel],
          identifier: item.accessibilityIdentifier, isEnabled: item.isEnabled, parent: parent, item: item,
          target: bar.isInTouchablePart ? .barButton(item) : .nothing)
      }
    }
  }

  private mutating func readTabBar(_ bar: UITabBar, parent: Int?) {
    guard bar.isOnScreen else { return }
    let parent = add(.view, view: bar, parent: parent)
    readAdded(to: bar, parent: parent)
    guard let tabs = bar.tabBarController else { return readOwnTabs(of: bar, parent: parent) }
    for (position, controller) in tabs.controllersInBar.enumerated() {
      let item: UITabBarItem = controller.tabBarItem
      add(
        .tab, texts: [item.accessibilityLabel ?? item.title],
        identifier: item.accessibilityIdentifier,
        isEnabled: item.isEnabled, isSelected: position == tabs.selectedPosition, parent: parent, item: item,
        target: bar.isInTouchablePart ? .tab(tabs, position) : .nothing)
    }
  }

  private mutating func readOwnTabs(of bar: UITabBar, parent: Int) {
    for item in bar.items ?? [] {
      add(
        .tab, texts: [item.accessibilityLabel ?? item.title], identifier: item.accessibilityIdentifier,
        isEnabled: item.isEnabled, isSelected: item === bar.selectedItem, parent: parent, item: item,
        target: bar.isInTouchablePart ? .ownTab(bar, item) : .nothing)
    }
  }

  private mutating func readParts(of search: UISearchBar, parent: Int) {
    if let prompt = search.prompt { add(.text, texts: [prompt], parent: parent) }
    // A bar that lies in a navigation bar is touched as that is.
    let isTouchable = search.window == nil || search.isInTouchablePart
    if search.hasCancelButton {
      let title = search.cancelButtonText ?? "Cancel"
      add(.button, texts: [title], parent: parent, target: isTouchable ? .searchCancel(search) : .nothing)
    }
    for (index, title) in search.shownScopes.enumerated() {
      add(
        .segment, texts: [title], isSelected: index == search.selectedScopeButtonIndex, parent: parent,
        target: isTouchable ? .scope(search, index) : .nothing)
    }
  }

  private mutating func readSegments(_ control: UISegmentedControl, parent: Int) {
    for index in 0..<control.numberOfSegments {
      add(
        .segment,
        texts: [control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.symbolLabel],
        isEnabled: control.isEnabled && control.isEnabledForSegment(at: index),
        isSelected: index == control.selectedSegmentIndex, parent: parent, target: .segment(control, index))
    }
  }

  private mutating func readAlert(_ alert: UIAlertController, parent: Int) {
    guard !alert.isUnderAlert else { return }
    add(.alertText, texts: [alert.shownTitle], parent: parent)
    add(.alertText, texts: [alert.shownMessage], parent: parent)
    for action in alert.shownActions {
      add(
        .alertButton, texts: [action.title], isEnabled: action.isEnabled, parent: parent,
        target: .alertButton(alert, action))
    }
  }
}

extension UIView {
  /// Where this layer of a window takes the touches from those below it, in the window's coordinates, in points.
  fileprivate var areaThatTakesTouches: CGRect {
    guard !isHidden, let window else { return .null }
    let container = self as? UIPresentationContainerView
    let area = container?.areaThatKeepsTouches.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    return area.contains(window.bounds) ? .infinite : area
  }

  /// The frame in the window's coordinates, in points.
  var frameInWindow: CGRect {
    guard let superview else { return frame }
    let origin = superview.contentOriginInWindow
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Where the origin of its coordinates lies in the window's, in points.
  private var contentOriginInWindow: CGPoint {
    PlaceMemory.current?.contentOrigins.recall(self, findContentOrigin) ?? findContentOrigin()
  }

  private func findContentOrigin() -> CGPoint {
    guard let superview else { return .zero }
    let (outer, own) = (superview.contentOriginInWindow, contentOrigin)
    return CGPoint(x: outer.x + frame.minX - own.x, y: outer.y + frame.minY - own.y)
  }
}
