import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Who owns the status bar: facts, section 3.
@MainActor
struct StatusBarTests {
  /// A controller that prefers what it is told.
  private class Preferring: UIViewController {
    var style = UIStatusBarStyle.default
    var isHidden: Bool?
    var child: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden ?? super.prefersStatusBarHidden }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
  }

  private func preferring(
    _ name: String, _ style: UIStatusBarStyle = .default, in simulation: Simulation
  ) -> Preferring {
    let controller = simulation.run { Preferring() }
    simulation.trace.setName(name, of: controller)
    controller.title = name
    controller.style = style
    return controller
  }

  private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, on presenter: UIViewController
  ) {
    controller.modalPresentationStyle = style
    controller.simulation.run { presenter.present(controller, animated: true) }
    controller.simulation.settle()
  }

  @Test("By default the text is dark, the bar is shown, changes fade and cards do not capture", .proves("F3.3"))
  func defaults() {
    let simulation = Simulation()
    let root = simulation.run { UIViewController() }
    simulation.show(root)
    #expect(root.preferredStatusBarStyle == .default)
    #expect(!root.prefersStatusBarHidden)
    #expect(root.preferredStatusBarUpdateAnimation == .fade)
    #expect(!root.modalPresentationCapturesStatusBarAppearance)
    #expect(root.childForStatusBarStyle == nil)
    #expect(root.childForStatusBarHidden == nil)
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    #expect(!simulation.statusBar.isStatusBarHidden)
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) === root)
  }

  @Test("The way leads down through the children that are named, to the one that names none", .proves("F3.2"))
  func children() {
    let simulation = Simulation()
    let root = preferring("root", .darkContent, in: simulation)
    let middle = preferring("middle", .darkContent, in: simulation)
    let leaf = preferring("leaf", .lightContent, in: simulation)
    leaf.isHidden = true
    root.child = middle
    middle.child = leaf
    simulation.show(root)
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
    #expect(simulation.statusBar.isStatusBarHidden)
    let chain = simulation.systemInterface.chain(of: .statusBarStyle)
    #expect(chain.links.map(\.controller.title) == ["root", "middle", "leaf"])
    #expect(chain.links.map(\.way) == [.windowRoot, .child, .child])
    middle.child = nil
    #expect(simulation.systemInterface.chain(of: .statusBarHidden).owner === middle)
  }

  @Test(
    "A full-screen presentation decides; another one only where it captures the appearance", .proves("F3.2", "F3.8"),
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
      .currentContext, .custom,
    ], [true, false])
  func presentations(_ style: UIModalPresentationStyle, captures: Bool) {
    let simulation = Simulation()
    let root = preferring("root", .darkContent, in: simulation)
    let presented = preferring("presented", .lightContent, in: simulation)
    presented.modalPresentationCapturesStatusBarAppearance = captures
    simulation.show(root)
    present(presented, style, on: root)
    let decides = style == .fullScreen || captures
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) === (decides ? presented : root))
    #expect(
      simulation.systemInterface.owner(of: .homeIndicatorAutoHidden) === (style == .fullScreen ? presented : root))
    let chain = simulation.systemInterface.chain(of: .statusBarStyle)
    #expect(chain.passedBy.map(\.title) == (decides ? [] : ["presented"]))
    simulation.run { root.dismiss(animated: true) }
    simulation.settle()
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
  }

  @Test("A full-screen presentation over a card decides", .proves("F3.2"))
  func fullScreenOverCard() {
    let simulation = Simulation()
    let root = preferring("root", in: simulation)
    let card = preferring("card", in: simulation)
    let full = preferring("full", .lightContent, in: simulation)
    simulation.show(root)
    present(card, .pageSheet, on: root)
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) === root)
    present(full, .fullScreen, on: card)
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) === full)
  }

  @Test("The bar is hidden by default where the height is compact", .proves("F3.4"))
  func compactHeight() throws {
    let phone = Simulation(orientation: .landscapeLeft)
    phone.show(phone.run { UIViewController() })
    #expect(phone.statusBar.isStatusBarHidden)
    let pad = Simulation(device: try #require(Device(named: "iPad (10th gen)")), orientation: .landscapeLeft)
    pad.show(pad.run { UIViewController() })
    #expect(!pad.statusBar.isStatusBarHidden)
    let asked = Simulation(orientation: .landscapeLeft)
    let root = preferring("root", in: asked)
    root.isHidden = false
    asked.show(root)
    #expect(!asked.statusBar.isStatusBarHidden)
  }

  @Test("A navigation controller takes the style from its bar and asks its top whether to hide", .proves("F3.5"))
  func navigationController() {
    let simulation = Simulation()
    let top = preferring("top", .lightContent, in: simulation)
    top.isHidden = true
    let navigation = simulation.run { UINavigationController(rootViewController: top) }
    simulation.show(navigation)
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) === navigation)
    #expect(simulation.statusBar.isStatusBarHidden)
    #expect(simulation.systemInterface.owner(of: .statusBarHidden) === top)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
  }

  @Test("A storyboard's bar style decides, too; its simulated metrics do not", .proves("F3.5"))
  func storyboard() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "nav",
        scenes: [
          .init(
            element: "navigationController", id: "nav",
            items: #"<navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" id="bar"/>"#,
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(
            id: "a",
            items: #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="default"/>"#),
        ]))
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
  }

  @Test("The status bar's rectangle is empty while it is hidden", .proves("F4.10"))
  func frame() {
    let simulation = Simulation()
    let root = preferring("root", in: simulation)
    simulation.show(root)
    #expect(simulation.statusBar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
    root.isHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(simulation.statusBar.statusBarFrame == .zero)
  }

  @Test("Whether the top decides on the style below a hidden navigation bar is reported both ways, and stays open")
  func hiddenNavigationBar() {
    let simulation = Simulation()
    let top = preferring("top", .lightContent, in: simulation)
    let navigation = simulation.run { UINavigationController(rootViewController: top) }
    navigation.isNavigationBarHidden = true
    simulation.show(navigation)
    let question = PreferenceAnswer.OpenQuestion(
      reason: "whether UINavigationController, whose navigation bar is hidden, decides on the status bar's style or "
        + "lets Preferring decide is reported both ways; override childForStatusBarStyle to be sure", location: nil)
    #expect(simulation.systemInterface.answer(to: .statusBarStyle) == .open(question))
    top.style = .default
    simulation.run { top.setNeedsStatusBarAppearanceUpdate() }
    #expect(simulation.systemInterface.answer(to: .statusBarStyle) == .style(.default))
  }

  @Test("The selected tab decides", .proves("F3.6"))
  func tabs() {
    let simulation = Simulation()
    let first = preferring("first", .lightContent, in: simulation)
    let second = preferring("second", .darkContent, in: simulation)
    second.isHidden = true
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [first, second] }
    simulation.show(tabs)
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
    #expect(!simulation.statusBar.isStatusBarHidden)
    simulation.run { tabs.selectedIndex = 1 }
    simulation.settle()
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    #expect(simulation.statusBar.isStatusBarHidden)
    #expect(simulation.warnings == [])
  }

  @Test(
    "With the key off in Info.plist no controller is asked, and the app's own values hold", .proves("F3.1", "F3.10"))
  func notViewControllerBased() {
    var info = InfoDictionary()
    info.viewControllerBasedStatusBarAppearance = false
    info.statusBarStyle = .lightContent
    info.statusBarHidden = true
    let simulation = Simulation(interfaces: InterfaceBundle(info: info))
    let root = preferring("root", .darkContent, in: simulation)
    root.isHidden = false
    simulation.show(root)
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
    #expect(simulation.statusBar.isStatusBarHidden)
    #expect(simulation.systemInterface.owner(of: .statusBarStyle) == nil)
    simulation.application.setStatusBarStyle(.darkContent, animated: true)
    simulation.application.setStatusBarHidden(false, with: .slide)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    #expect(!simulation.statusBar.isStatusBarHidden)
  }

  @Test("The style that is shown is light or dark, never the default", .proves("F3.7"))
  func resolvedStyle() {
    let simulation = Simulation()
    let root = preferring("root", in: simulation)
    simulation.show(root)
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    root.overrideUserInterfaceStyle = .dark
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
  }

  @Test("An answer counts when UIKit asks again; one that changed untold is warned of once", .proves("F3.9"))
  func untoldChange() {
    let simulation = Simulation()
    let root = preferring("root", .darkContent, in: simulation)
    simulation.show(root)
    root.style = .lightContent
    simulation.settle()
    #expect(simulation.statusBar.statusBarStyle == .darkContent)
    let warning =
      "the status bar's style is still .darkContent: preferredStatusBarStyle of Preferring is .lightContent by now, and "
      + "nothing asked again. call setNeedsStatusBarAppearanceUpdate() after changing preferredStatusBarStyle on "
      + "Preferring."
    #expect(simulation.warnings == [warning])
    simulation.settle()
    #expect(simulation.warnings == [warning])
    simulation.run { UIView.animate(withDuration: 0.3, animations: root.setNeedsStatusBarAppearanceUpdate) }
    simulation.settle()
    #expect(simulation.statusBar.statusBarStyle == .lightContent)
    #expect(simulation.systemInterface.untoldChange(of: .statusBarStyle) == nil)
  }

  @Test("A child that is named untold is warned of, and the container is to tell")
  func untoldChild() {
    let simulation = Simulation()
    let root = preferring("root", .darkContent, in: simulation)
    let child = preferring("child", .lightContent, in: simulation)
    simulation.show(root)
    simulation.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      root.child = child
    }
    simulation.settle()
    #expect(
      simulation.warnings == [
        "the status bar's style is still .darkContent: childForStatusBarStyle of Preferring has led to Preferring since, "
          + "and nothing asked again. call setNeedsStatusBarAppearanceUpdate() after changing childForStatusBarStyle on "
          + "Preferring."
      ])
  }

  @Test("Home indicator and screen edges: the same way, with defaults and methods of their own", .proves("F3.11"))
  func homeIndicatorAndEdges() {
    final class Immersive: UIViewController {
      var child: UIViewController?
      var isImmersive = false
      override var prefersHomeIndicatorAutoHidden: Bool { isImmersive }
      override var childForHomeIndicatorAutoHidden: UIViewController? { child }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isImmersive ? [.top, .bottom] : [] }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    }
    let simulation = Simulation()
    let root = simulation.run { Immersive() }
    let child = simulation.run { Immersive() }
    simulation.show(root)
    #expect(simulation.systemInterface.answer(to: .homeIndicatorAutoHidden) == .flag(false))
    #expect(simulation.systemInterface.answer(to: .screenEdgesDeferringSystemGestures) == .edges([]))
    child.isImmersive = true
    root.child = child
    root.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(simulation.systemInterface.answer(to: .homeIndicatorAutoHidden) == .flag(true))
    #expect(simulation.systemInterface.answer(to: .screenEdgesDeferringSystemGestures) == .edges([]))
    root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(simulation.systemInterface.answer(to: .screenEdgesDeferringSystemGestures) == .edges([.top, .bottom]))
    #expect(simulation.systemInterface.owner(of: .screenEdgesDeferringSystemGestures) === child)
    #expect(simulation.run { UIViewController() }.prefersHomeIndicatorAutoHidden == false)
  }

  @Test("Children that name each other in a circle leave the question open")
  func circle() {
    let simulation = Simulation()
    let root = preferring("root", in: simulation)
    root.child = root
    simulation.show(root)
    let question = PreferenceAnswer.OpenQuestion(
      reason: "childForStatusBarStyle leads round in a circle at Preferring", location: nil)
    #expect(simulation.systemInterface.answer(to: .statusBarStyle) == .open(question))
  }
}

extension Simulation {
  /// The status bar of the app's scene.
  fileprivate var statusBar: UIStatusBarManager {
    application.keyWindow?.windowScene?.statusBarManager ?? UIStatusBarManager(simulation: self)
  }
}
