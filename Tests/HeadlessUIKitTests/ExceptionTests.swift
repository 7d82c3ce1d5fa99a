import HeadlessUIKit
import TestSupport
import Testing

/// UIKit's exceptions and refusals, in its words.
@MainActor
struct ExceptionTests {
  private let simulation = Simulation(
    interfaces: InterfaceBundle(documents: [], bundleIdentifier: "com.example.app"))

  private func reason(_ work: () -> Void) -> String? {
    simulation.run(work)
    simulation.settle()
    return simulation.exceptions.last.map { "\($0.name.rawValue): \($0.reason)" }
  }

  @Test("Pushing a navigation controller", .proves("F1.4.16", "F1.4.18"))
  func pushNavigationController() {
    #expect(
      reason {
        UINavigationController(rootViewController: UIViewController()).pushViewController(
          UINavigationController(), animated: false)
      } == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
  }

  @Test("Pushing the same instance twice", .proves("F1.4.16", "F1.4.17"))
  func pushTwice() throws {
    let text = try #require(
      reason {
        let root = Screen("A")
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      })
    #expect(
      text.wholeMatch(
        of:
          /NSInvalidArgumentException: <UINavigationController: 0x\d+> is pushing the same view controller instance \(<Screen: 0x\d+>\) more than once which is not supported and is most likely an error in the application : com.example.app/
      ) != nil, "\(text)")
  }

  @Test("A stack that has a controller twice", .proves("F1.4.19"))
  func distinctStack() throws {
    let text = try #require(
      reason {
        let root = Screen("A")
        UINavigationController(rootViewController: root).setViewControllers([root, root], animated: false)
      })
    #expect(
      text.wholeMatch(
        of:
          /NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct \(\(<Screen: 0x\w+>, <Screen: 0x\w+>\)\)/
      ) != nil, "\(text)")
  }

  @Test("Popping to a controller that is not on the stack", .proves("F1.4.20"))
  func popToStranger() {
    #expect(
      reason {
        UINavigationController(rootViewController: UIViewController()).popToViewController(
          UIViewController(), animated: false)
      } == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
  }

  @Test("A push during a transition is dropped with UIKit's log")
  func pushDuringTransition() throws {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    simulation.run {
      navigation.pushViewController(Screen("B"), animated: true)
      simulation.runLoop.endTurn()
      navigation.pushViewController(Screen("C"), animated: true)
    }
    simulation.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    let warning = try #require(simulation.warnings.first)
    #expect(
      warning.wholeMatch(
        of:
          /pushViewController:animated: called on <UINavigationController: 0x[0-9a-f]+> while an existing transition or presentation is occurring; the navigation stack will not be updated\./
      ) != nil, "\(warning)")
  }

  @Test("Presenting on a controller whose view is in no window is refused with a warning")
  func presentOffWindow() throws {
    simulation.run { UIViewController().present(UIViewController(), animated: false) }
    let warning = try #require(simulation.warnings.first)
    #expect(warning.hasSuffix("whose view is not in the window hierarchy."))
    #expect(simulation.exceptions == [])
  }

  @Test("Presenting over a presentation is refused with a warning")
  func presentTwice() throws {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    simulation.run { root.present(Screen("M"), animated: false) }
    simulation.settle()
    simulation.run { root.present(Screen("N"), animated: false) }
    simulation.settle()
    #expect(root.presentedViewController?.title == "M")
    let warning = try #require(simulation.warnings.first)
    #expect(
      warning.wholeMatch(
        of:
          /\[Presentation\] Attempt to present <Screen: 0x\w+> on <Screen: 0x\w+> \(from <Screen: 0x\w+>\) which is already presenting <Screen: 0x\w+>\./
      ) != nil, "\(warning)")
  }

  @Test("A popover without an anchor raises where it stays a popover")
  func popoverWithoutAnchor() throws {
    let simulation = Simulation(device: try #require(Device(named: "iPad (10th gen)")))
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    simulation.run {
      let popover = Screen("P")
      popover.modalPresentationStyle = .popover
      root.present(popover, animated: false)
    }
    #expect(simulation.exceptions.map(\.name) == [.generic])
    #expect(root.presentedViewController == nil)
  }
}
