import HeadlessUIKit
import TestSupport
import Testing

/// Split views: when they collapse, onto what, and who is told.
@MainActor
struct SplitViewTests {
  private final class Delegate: UISplitViewControllerDelegate {
    var takesSecondary = false
    var top: UISplitViewController.Column?
    var log: [String] = []
    func splitViewController(
      _ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool { takesSecondary }
    func splitViewController(
      _ split: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposed }
    func splitViewController(_ split: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("willShow \(column)")
    }
    func splitViewController(_ split: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("willHide \(column)")
    }
    func splitViewControllerDidCollapse(_ split: UISplitViewController) { log.append("didCollapse") }
    func splitViewControllerDidExpand(_ split: UISplitViewController) { log.append("didExpand") }
  }

  private let phone = Simulation()
  private let pad = Simulation(device: Device(named: "iPad (10th gen)") ?? .standard, orientation: .landscapeLeft)
  private let delegate = Delegate()

  private func classic(on simulation: Simulation) -> UISplitViewController {
    simulation.run {
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.delegate = delegate
      split.viewControllers = [
        UINavigationController(rootViewController: Screen("list")),
        UINavigationController(rootViewController: Screen("detail")),
      ]
      return split
    }
  }

  private func columns(on simulation: Simulation, compact: Bool = false) -> UISplitViewController {
    simulation.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      split.setViewController(Screen("list"), for: .primary)
      split.setViewController(Screen("detail"), for: .secondary)
      if compact { split.setViewController(Screen("compact"), for: .compact) }
      return split
    }
  }

  @Test("Created expanded, it collapses in a window of compact width", .proves("F1.8.1", "F1.8.6"))
  func collapses() {
    let split = classic(on: phone)
    #expect(!split.isCollapsed)
    phone.show(split)
    #expect(split.isCollapsed)
    #expect(delegate.log == ["didCollapse"])
    let wide = classic(on: pad)
    delegate.log = []
    pad.show(wide)
    #expect(!wide.isCollapsed)
    #expect(delegate.log == [])
    #expect(wide.viewControllers.count == 2)
  }

  @Test(
    "The classic secondary controller lies on the primary one's stack, a navigation controller in one",
    .proves("F1.8.4"))
  func classicCollapse() throws {
    let split = classic(on: phone)
    phone.show(split)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(split.viewControllers.count == 1)
    #expect(stack.viewControllers.last is UINavigationController)
    #expect(phone.visibleScreen?.title == "detail")
    #expect(phone.exceptions == [])
  }

  @Test("Unless the delegate says that it has dealt with it", .proves("F1.8.4"))
  func classicCollapseByDelegate() {
    delegate.takesSecondary = true
    phone.show(classic(on: phone))
    #expect(phone.visibleScreen?.title == "list")
  }

  @Test("A controller of a column gets a navigation controller around it, but in the compact column", .proves("F1.8.3"))
  func wrapped() {
    let split = columns(on: pad, compact: true)
    pad.show(split)
    #expect(split.children.map { ($0 as? UINavigationController)?.viewControllers.first?.title } == ["list", "detail"])
    #expect(split.viewController(for: .primary)?.title == "list")
    #expect(split.viewController(for: .compact)?.navigationController == nil)
    #expect(delegate.log == ["willShow primary", "willShow secondary"])
  }

  @Test("The compact column replaces the others: compact will show, did collapse", .proves("F1.8.2"))
  func compactColumn() {
    phone.show(columns(on: phone, compact: true))
    #expect(phone.visibleScreen?.title == "compact")
    #expect(delegate.log == ["willShow compact", "didCollapse"])
  }

  @Test("Columns without a compact one follow one another on a stack; the delegate chooses the top one")
  func columnsCollapse() {
    phone.show(columns(on: phone))
    #expect(phone.visibleScreen?.title == "detail")
    delegate.top = .primary
    let other = Simulation()
    let split = columns(on: other)
    other.show(split)
    #expect(other.visibleScreen?.title == "list")
    other.run { split.show(.secondary) }
    other.settle()
    #expect(other.visibleScreen?.title == "detail")
    other.run { split.hide(.secondary) }
    other.settle()
    #expect(other.visibleScreen?.title == "list")
  }

  @Test("Showing and hiding columns tells the delegate, and they appear and disappear")
  func displayMode() {
    let split = columns(on: pad)
    pad.show(split)
    delegate.log = []
    let lines = pad.lines(of: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) {
      split.hide(.primary)
    }
    #expect(split.displayMode == .secondaryOnly)
    #expect(
      lines == [
        "UINavigationController viewWillDisappear:0", "list viewWillDisappear:0",
        "UINavigationController viewDidDisappear:0", "list viewDidDisappear:0",
      ])
    pad.run { split.show(.primary) }
    pad.settle()
    #expect(delegate.log == ["willHide primary", "willShow primary"])
    #expect(split.children.count == 2)
  }

  @Test("showDetail replaces the secondary controller, collapsed it is pushed")
  func showDetail() {
    let wide = classic(on: pad)
    pad.show(wide)
    pad.run { wide.viewControllers[0].showDetailViewController(Screen("other"), sender: nil) }
    pad.settle()
    #expect(pad.visibleScreen?.title == "other")
    #expect(wide.viewControllers.count == 2)
    delegate.takesSecondary = true
    let narrow = classic(on: phone)
    phone.show(narrow)
    phone.run { narrow.viewControllers[0].showDetailViewController(Screen("other"), sender: nil) }
    phone.settle()
    #expect(phone.visibleScreen?.title == "other")
    #expect(phone.visibleStack.map(\.title) == ["list", "other"])
  }
}

/// Split views whose width changes as the device turns.
@MainActor
struct TurnedSplitViewTests {
  @Test("A phone that is wide in landscape separates the columns there, and puts them on one stack again")
  func turned() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPhone 8 Plus")))
    let split = simulation.run {
      let split = UISplitViewController(nibName: nil, bundle: nil)
      split.viewControllers = [UINavigationController(rootViewController: Screen("list")), Screen("detail")]
      return split
    }
    simulation.show(split)
    #expect(split.isCollapsed)
    #expect(simulation.visibleStack.map(\.title) == ["list", "detail"])
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(!split.isCollapsed)
    #expect(
      split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title ?? $0.title } == [
        "list", "detail",
      ])
    simulation.turnDevice(to: .portrait)
    simulation.settle()
    #expect(simulation.visibleStack.map(\.title) == ["list", "detail"])
    #expect(simulation.exceptions == [])
  }
}
