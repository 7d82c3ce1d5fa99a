import HeadlessUIKit
import TestSupport
import Testing

/// Controllers are freed when UIKit frees them, and nothing of the simulator's keeps one alive.
@MainActor
struct OwnershipTests {
  private let simulation = Simulation()

  /// Whether X is alive after each of some pieces of work has come to rest; X is in nobody's hands but UIKit's.
  private func lives(_ work: (() -> Void)...) -> [Bool] {
    work.map { step in
      simulation.run(step)
      simulation.settle()
      return simulation.lives(of: "X").contains(where: \.isAlive)
    }
  }

  private func navigation() -> UINavigationController {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("root")) }
    simulation.show(navigation)
    return navigation
  }

  private func root() -> UIViewController {
    let root = simulation.run { Screen("root") }
    simulation.show(root)
    return root
  }

  @Test("A popped controller", .proves("F1.4.4"), arguments: [true, false])
  func pop(animated: Bool) {
    let navigation = navigation()
    #expect(
      lives(
        { navigation.pushViewController(Screen("X"), animated: animated) },
        { navigation.popViewController(animated: animated) }) == [true, false])
  }

  @Test("Controllers that are dropped from a stack without ever being seen", .proves("F1.4.5"))
  func dropped() {
    let navigation = navigation()
    #expect(
      lives(
        { navigation.setViewControllers([navigation.viewControllers[0], Screen("X"), Screen("Y")], animated: false) },
        { navigation.popToRootViewController(animated: true) }) == [true, false])
    #expect(
      lives(
        { navigation.setViewControllers([navigation.viewControllers[0], Screen("X")], animated: true) },
        { navigation.setViewControllers([Screen("Z")], animated: false) }) == [true, false])
  }

  @Test("A popped controller that code holds is freed when code lets go", .proves("F1.4.4"))
  func heldByCode() {
    let navigation = navigation()
    var held: UIViewController?
    #expect(
      lives(
        {
          let pushed = Screen("X")
          held = pushed
          navigation.pushViewController(pushed, animated: false)
        },
        { navigation.popViewController(animated: false) }, { held = nil }) == [true, true, false])
    withExtendedLifetime(held) {}
  }

  @Test("A dismissed controller is alive in the completion and freed after it", .proves("G21", "F1.5.3"))
  func dismissal() {
    let root = root()
    weak var presented: UIViewController?
    var wasAlive = false
    #expect(
      lives(
        {
          let sheet = Screen("X")
          presented = sheet
          root.present(sheet, animated: true)
        },
        { root.dismiss(animated: true) { wasAlive = presented != nil } }) == [true, false])
    #expect(wasAlive)
  }

  @Test("All that lies above a dismissed presentation")
  func chain() {
    let root = root()
    #expect(
      lives(
        { root.present(Screen("A"), animated: false) },
        { root.presentedViewController?.present(Screen("X"), animated: false) },
        { root.dismiss(animated: true) }) == [false, true, false])
  }

  @Test("The root of a window that gets another")
  func windowRoot() {
    #expect(
      lives(
        { simulation.show(Screen("X")) }, { simulation.application.windows.first?.rootViewController = Screen("B") })
        == [true, false])
  }

  @Test("Tabs that are replaced, shown or not", arguments: [0, 1])
  func tabs(selected: Int) {
    let tabs = simulation.run { UITabBarController() }
    #expect(
      lives(
        {
          tabs.viewControllers = [Screen("A"), Screen("X")]
          simulation.show(tabs)
        },
        { tabs.selectedIndex = selected }, { tabs.viewControllers = [Screen("B")] }) == [true, true, false])
  }

  @Test("A page that is turned over")
  func pages() {
    let pages = simulation.run {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }
    #expect(
      lives(
        {
          pages.setViewControllers([Screen("X")], direction: .forward, animated: false)
          simulation.show(pages)
        }, { pages.setViewControllers([Screen("B")], direction: .forward, animated: true) }) == [true, false])
  }

  @Test("A child that is removed, and one whose container goes")
  func children() {
    let root = root()
    let add = { @MainActor (child: UIViewController, container: UIViewController) in
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    #expect(
      lives(
        { add(Screen("X"), root) },
        {
          root.children[0].willMove(toParent: nil)
          root.children[0].view.removeFromSuperview()
          root.children[0].removeFromParent()
        }) == [true, false])
    #expect(
      lives(
        {
          let container = Screen("container")
          add(Screen("X"), container)
          root.present(container, animated: false)
        }, { root.dismiss(animated: false) }) == [true, false])
  }

  @Test("An alert, with the handlers that were run and those that were not")
  func alert() {
    let root = root()
    #expect(
      lives(
        {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          simulation.trace.setName("X", of: alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
          alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in })
          root.present(alert, animated: true)
        }, { simulation.tap("Yes") }) == [true, false])
  }

  @Test("Targets of controls and bar buttons are not held; handlers that hold their controller are leaks")
  func targets() {
    final class Tapped: UIViewController {
      override func viewDidLoad() {
        let button = UIButton(frame: .zero)
        button.addTarget(self, action: "tap:", for: .touchUpInside)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Tap", style: .plain, target: self, action: "tap:")
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tap:"))
      }
    }
    final class Leaking: UIViewController {
      override func viewDidLoad() {
        let button = UIButton(frame: .zero)
        button.addAction(UIAction { _ in self.title = "tapped" }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
    let navigation = navigation()
    simulation.run {
      navigation.pushViewController(Tapped(), animated: false)
      simulation.settle()
      navigation.popViewController(animated: false)
      simulation.settle()
      navigation.pushViewController(Leaking(), animated: false)
      simulation.settle()
      navigation.popViewController(animated: false)
    }
    simulation.settle()
    #expect(simulation.lives(of: "Tapped").map(\.isAlive) == [false])
    #expect(simulation.lives(of: "Leaking").map(\.holder) == [.code])
  }

  @Test("What waits holds its controller until it is done")
  func waiting() {
    let navigation = navigation()
    simulation.run {
      let screen = Screen("X")
      navigation.pushViewController(screen, animated: false)
      simulation.settle()
      simulation.runLoop.after(3) { screen.title = "late" }
      navigation.popViewController(animated: true)
    }
    simulation.runLoop.advance(by: 1)
    #expect(simulation.lives(of: "X").map(\.isAlive) == [true])
    simulation.runLoop.advance(by: 3)
    #expect(simulation.lives(of: "X").map(\.isAlive) == [false])
  }

  @Test("Scenes with outlets, actions, gestures, segues and embedded scenes; unwound, popped and dismissed")
  func scenes() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="show" identifier="show" id="s1"/>"#
          + #"<segue destination="beta" kind="presentation" identifier="present" id="s2"/>"#))
    for identifier in ["show", "present"] {
      simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: identifier, sender: nil) }
      simulation.settle()
      #expect(simulation.lives(of: "Beta").last?.isAlive == true)
      simulation.tap("Back")
      simulation.settle()
      #expect(simulation.visibleScreen is AlphaViewController)
    }
    #expect(simulation.lives(of: "Beta").map(\.isAlive) == [false, false])
  }

  @Test("Lives: which controllers a name means, and who holds each")
  func holders() {
    let navigation = navigation()
    simulation.run {
      navigation.pushViewController(Screen("A"), animated: false)
      navigation.present(Screen("M"), animated: false)
    }
    simulation.settle()
    #expect(simulation.lives(of: "Screen").map(\.name) == ["root", "A", "M"])
    #expect(
      simulation.lives(of: "Screen").map(\.holder) == [
        .container("UINavigationController"), .container("UINavigationController"),
        .presenter("UINavigationController"),
      ])
    #expect(simulation.lives(of: "UINavigationController").map(\.holder) == [.window])
    #expect(simulation.lives(of: "A").map(\.isAlive) == [true])
    #expect(simulation.lives(of: "B") == [])
    let kept = simulation.run { Screen("kept") }
    #expect(
      simulation.lives(of: "kept").first?.holder?.description
        == "the app's code holds it: no window, container or presentation does")
    withExtendedLifetime(kept) {}
  }
}
