import HeadlessUIKit
import TestSupport
import Testing

/// Hierarchies of controllers that those of their views contradict.
@MainActor
struct HierarchyExceptionTests {
  private let simulation = Simulation()

  private func screens(_ names: String...) -> [Screen] { simulation.run { names.map { Screen($0) } } }

  @Test("A view comes into the view of another controller than the parent", .proves("F1.3.7"))
  func actualParent() throws {
    let controllers = screens("root", "A", "C")
    let (root, other, child) = (controllers[0], controllers[1], controllers[2])
    simulation.show(root)
    simulation.run {
      other.addChild(child)
      root.view.addSubview(child.view)
    }
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name.rawValue == "UIViewControllerHierarchyInconsistency")
    #expect(
      exception.reason.wholeMatch(
        of:
          /child view controller:<Screen: 0x3> should have parent view controller:<Screen: 0x1> but actual parent is:<Screen: 0x2>/
      ) != nil, "\(exception.reason)")
  }

  @Test("A controller is added whose view lies in another's", .proves("F1.3.7"))
  func requestedParent() throws {
    let controllers = screens("root", "A", "C")
    let (root, other, child) = (controllers[0], controllers[1], controllers[2])
    simulation.show(root)
    simulation.run {
      root.view.addSubview(child.view)
      other.addChild(child)
    }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "child view controller:<Screen: 0x3> should have parent view controller:<Screen: 0x1> but requested parent "
          + "is:<Screen: 0x2>"
      ])
    #expect(child.parent == nil)
  }

  @Test("A controller whose view lies in another's is pushed", .proves("F1.3.7"))
  func pushed() throws {
    let controllers = screens("root", "C")
    let (root, child) = (controllers[0], controllers[1])
    let navigation = simulation.run { UINavigationController(rootViewController: root) }
    simulation.show(navigation)
    simulation.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      navigation.pushViewController(child, animated: false)
    }
    #expect(simulation.exceptions.map(\.name) == [.hierarchyInconsistency])
  }

  @Test("The view first and addChild then is allowed, and so is a view without a parent", .proves("F1.3.7"))
  func allowed() {
    let controllers = screens("root", "A", "B")
    let root = controllers[0]
    simulation.show(root)
    simulation.run {
      root.view.addSubview(controllers[1].view)
      root.addChild(controllers[1])
      controllers[1].didMove(toParent: root)
      root.view.addSubview(controllers[2].view)
    }
    simulation.settle()
    #expect(simulation.exceptions == [])
  }

  @Test("transition(from:to:) of controllers that are no children of the receiver", .proves("F1.3.6", "F1.3.8"))
  func transition() throws {
    let controllers = screens("root", "A", "B")
    let (root, first, second) = (controllers[0], controllers[1], controllers[2])
    simulation.show(root)
    simulation.run {
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
      root.transition(from: first, to: second, duration: 0.3, animations: nil)
    }
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name == .invalidArgument)
    #expect(
      exception.reason
        == "Children view controllers <Screen: 0x2> and <Screen: 0x3> must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    )
    #expect(first.view.superview === root.view)
    #expect(second.viewIfLoaded == nil)
  }
}
