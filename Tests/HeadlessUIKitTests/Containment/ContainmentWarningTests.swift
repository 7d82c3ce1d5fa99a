import HeadlessUIKit
import TestSupport
import Testing

/// What is told of the steps that a container leaves out, and that nothing is told of one that does right.
@MainActor
struct ContainmentWarningTests {
  private let simulation = Simulation()
  private let root: UIViewController

  init() {
    root = simulation.run { Screen("P") }
    simulation.show(root)
  }

  /// What is told, by the missing call, when work has come to rest.
  private func missing(_ work: (Screen) -> Void) -> [String] {
    let child = simulation.run { Screen("C") }
    let before = simulation.warnings.count
    simulation.run { work(child) }
    simulation.settle()
    return simulation.warnings.dropFirst(before).map {
      $0.split(separator: " is missing").first.map(String.init) ?? $0
    }
  }

  private func add(_ child: UIViewController, to other: UIViewController? = nil) {
    let container = other ?? root
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  // MARK: Adding

  @Test("Nothing is told of the steps done right", .proves("F1.3.1"))
  func right() {
    #expect(
      missing {
        add($0)
        simulation.settle()
        $0.willMove(toParent: nil)
        $0.view.removeFromSuperview()
        $0.removeFromParent()
      } == [])
  }

  @Test("didMove left out", .proves("F1.3.1", "F1.3.4"))
  func didMove() throws {
    #expect(
      missing {
        root.addChild($0)
        root.view.addSubview($0.view)
      } == ["[Containment] didMove(toParent:)"])
    #expect(
      simulation.warnings.last
        == "[Containment] didMove(toParent:) is missing: <Screen: 0x1> added <Screen: 0x2> and never told it that it "
        + "arrived, so that what it does then is not done. Call it when the view is in place, and super where it is "
        + "overridden.")
    let event = try #require(simulation.trace.events().last { $0.callback == .warning })
    #expect(simulation.trace.name(of: event.subject) == "C")
  }

  @Test("didMove after an animation is in time")
  func didMoveLater() {
    #expect(
      missing { child in
        root.addChild(child)
        root.view.addSubview(child.view)
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          child.didMove(toParent: root)
        }
      } == [])
  }

  @Test(
    "addChild left out, also when nobody holds the controller any more", .proves("F1.2.2"), arguments: [true, false])
  func addChild(isHeld: Bool) {
    var held: UIViewController?
    #expect(
      missing {
        root.view.addSubview($0.view)
        if isHeld { held = $0 }
      } == ["[Containment] addChild(_:)"])
    simulation.run {
      let other = Screen("D")
      root.view.addSubview(other.view)
    }
    simulation.settle()
    #expect(
      simulation.warnings.last?.hasPrefix("[Containment] addChild(_:) is missing: the view of <Screen: 0x3>") == true)
    withExtendedLifetime(held) {}
  }

  @Test("The view first, and addChild in time")
  func viewFirst() {
    #expect(
      missing {
        root.view.addSubview($0.view)
        root.addChild($0)
        $0.didMove(toParent: root)
      } == [])
  }

  @Test("addSubview left out", .proves("F1.2.1"))
  func addSubview() {
    #expect(
      missing {
        root.addChild($0)
        $0.didMove(toParent: root)
      } == ["[Containment] addSubview(_:)"])
  }

  @Test("A container that shows one of its children may keep the others for later")
  func switcher() {
    #expect(
      missing {
        add($0)
        let later = Screen("later")
        root.addChild(later)
        later.didMove(toParent: root)
      } == [])
  }

  @Test("A container that is not on the screen yet may have its part to do")
  func unseenContainer() {
    let hidden = simulation.run { Screen("hidden") }
    #expect(missing { hidden.addChild($0) } == [])
    #expect(
      missing { _ in
        root.view.addSubview(hidden.view)
        root.addChild(hidden)
        hidden.didMove(toParent: root)
      } == ["[Containment] didMove(toParent:)", "[Containment] addSubview(_:)"])
  }

  private final class Silent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A container that forwards nothing, neither by itself nor by hand", .proves("F1.2.8"))
  func forwarding() {
    let silent = simulation.run { Silent() }
    simulation.run { add(silent) }
    simulation.settle()
    #expect(missing { add($0, to: silent) } == ["[Containment] beginAppearanceTransition(_:animated:)"])
    #expect(
      missing {
        add($0, to: silent)
        $0.beginAppearanceTransition(true, animated: false)
        $0.endAppearanceTransition()
      } == [])
  }

  // MARK: Removing

  @Test("willMove(toParent: nil) left out", .proves("F1.3.1"))
  func willMoveToNil() {
    #expect(
      missing {
        add($0)
        simulation.settle()
        $0.view.removeFromSuperview()
        $0.removeFromParent()
      } == ["[Containment] willMove(toParent: nil)"])
  }

  @Test("removeFromSuperview left out")
  func removeFromSuperview() {
    #expect(
      missing {
        add($0)
        simulation.settle()
        $0.willMove(toParent: nil)
        $0.removeFromParent()
      } == ["[Containment] removeFromSuperview()"])
  }

  @Test("removeFromParent left out: the child lives on", .proves("F1.3.1"))
  func removeFromParent() {
    #expect(
      missing {
        add($0)
        simulation.settle()
        $0.willMove(toParent: nil)
        $0.view.removeFromSuperview()
      } == ["[Containment] removeFromParent()"])
    #expect(root.children.count == 1)
  }

  @Test("A removal that is called off, and one that an animation ends, are right")
  func laterRemoval() {
    #expect(
      missing { child in
        add(child)
        simulation.settle()
        child.willMove(toParent: nil)
        child.willMove(toParent: root)
        child.didMove(toParent: root)
        simulation.settle()
        child.willMove(toParent: nil)
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      } == [])
  }

  @Test("A child that goes on to another container needs no farewell")
  func otherContainer() {
    #expect(
      missing { child in
        add(child)
        simulation.settle()
        let other = Screen("other")
        add(other)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        other.addChild(child)
        other.view.addSubview(child.view)
        child.didMove(toParent: other)
      } == [])
  }

  // MARK: UIKit's own containers

  @Test("UIKit's own containers are not told off")
  func containersOfUIKit() {
    let simulation = Simulation()
    let tabs = simulation.run { UITabBarController() }
    simulation.run {
      let navigation = UINavigationController(rootViewController: Screen("A"))
      tabs.addChild(navigation)
      tabs.addChild(Screen("B"))
    }
    simulation.show(tabs)
    simulation.run {
      let navigation = tabs.viewControllers?.first as? UINavigationController
      for animated in [true, false] {
        navigation?.pushViewController(Screen("C"), animated: animated)
        simulation.settle()
        navigation?.popViewController(animated: animated)
        simulation.settle()
      }
      tabs.selectedIndex = 1
      simulation.settle()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([Screen("P1")], direction: .forward, animated: false)
      tabs.present(pages, animated: true)
      simulation.settle()
      pages.setViewControllers([Screen("P2")], direction: .forward, animated: true)
      simulation.settle()
      tabs.dismiss(animated: true)
      simulation.settle()
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: Screen("S1")), Screen("S2")]
      split.modalPresentationStyle = .fullScreen
      tabs.present(split, animated: true)
      simulation.settle()
      tabs.setViewControllers([Screen("D")], animated: false)
      simulation.settle()
    }
    #expect(simulation.warnings == [])
    #expect(simulation.exceptions == [])
  }
}
