import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The interface turns with the device: facts, section 5.
@MainActor
struct RotationTests {
  private static let rotation: Set<TraceCallback> = [
    .willTransition, .viewWillTransition, .traitCollectionDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  @Test(
    "Traits, then size, parent before child, then traitCollectionDidChange, then layout", .proves("F5.1"),
    arguments: [13, 16, 18])
  func order(version: Int) throws {
    let system = try #require(SystemVersion(named: "\(version)"))
    let simulation = Simulation(system: system)
    let parent = simulation.run { Screen("P") }
    let child = simulation.run { Screen("C") }
    embed(child, in: parent)
    simulation.show(parent)
    let lines = simulation.lines(of: Self.rotation) { simulation.turnDevice(to: .landscapeLeft) }
    #expect(
      lines == [
        "P willTransition(to:with:) compact/compact", "C willTransition(to:with:) compact/compact",
        "P viewWillTransition(to:with:) 852×393", "C viewWillTransition(to:with:) 852×393",
        "P traitCollectionDidChange compact/compact", "C traitCollectionDidChange compact/compact",
        "P viewWillLayoutSubviews", "P viewDidLayoutSubviews", "C viewWillLayoutSubviews", "C viewDidLayoutSubviews",
      ])
    #expect(simulation.orientation == .landscapeRight)
    #expect(child.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(
      UIInterfaceOrientation.landscapeRight == simulation.application.keyWindow?.windowScene?.interfaceOrientation)
  }

  @Test("An override that does not call super keeps the change from the children", .proves("F5.2"))
  func withoutSuper() {
    final class Silent: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }
    let simulation = Simulation()
    let parent = simulation.run { Silent() }
    simulation.trace.setName("P", of: parent)
    let child = simulation.run { Screen("C") }
    embed(child, in: parent)
    simulation.show(parent)
    let lines = simulation.lines(of: [.willTransition, .viewWillTransition, .traitCollectionDidChange]) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      lines == [
        "P willTransition(to:with:) compact/compact", "P viewWillTransition(to:with:) 852×393",
        "P traitCollectionDidChange compact/compact", "C traitCollectionDidChange compact/compact",
      ])
  }

  @Test("A child whose size stays as it is, is not told of a size", .proves("F5.3"))
  func childOfFixedSize() {
    let simulation = Simulation()
    let parent = simulation.run { Screen("P") }
    let child = simulation.run { Screen("C") }
    embed(child, in: parent, isFlexible: false)
    simulation.show(parent)
    let lines = simulation.lines(of: [.willTransition, .viewWillTransition]) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      lines == [
        "P willTransition(to:with:) compact/compact", "C willTransition(to:with:) compact/compact",
        "P viewWillTransition(to:with:) 852×393",
      ])
  }

  @Test("A container may say which size a child gets; the same size as before is not told", .proves("F5.3"))
  func sizeForChild() {
    final class Container: UIViewController {
      var childSize = CGSize.zero
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { childSize }
    }
    let simulation = Simulation()
    let parent = simulation.run { Container() }
    simulation.trace.setName("P", of: parent)
    let child = simulation.run { Screen("C") }
    embed(child, in: parent, isFlexible: false)
    simulation.show(parent)
    parent.childSize = CGSize(width: 50, height: 60.5)
    #expect(
      simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .landscapeLeft) }
        == ["P viewWillTransition(to:with:) 852×393", "C viewWillTransition(to:with:) 50×60.5"])
    parent.childSize = child.view.bounds.size
    #expect(
      simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .portrait) }
        == ["P viewWillTransition(to:with:) 393×852"])
  }

  @Test("The coordinator runs what goes along with the turn, and tells when it is over")
  func coordinator() {
    final class Animating: UIViewController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(view.bounds.width) \(transitionCoordinator === coordinator)")
        _ = coordinator.animate { [unowned self] context in
          log.append("along \(view.bounds.width) \(context.transitionDuration)")
        } completion: { [unowned self] _ in
          log.append("completed \(transitionCoordinator == nil)")
        }
      }
    }
    let simulation = Simulation()
    let root = simulation.run { Animating() }
    simulation.show(root)
    simulation.turnDevice(to: .landscapeRight)
    #expect(root.log == ["will 393.0 true", "along 852.0 0.3"])
    simulation.settle()
    #expect(root.log.last == "completed true")
  }

  @Test(
    "A controller below the top of a stack is told of a turn, and its traits change when it comes back",
    .proves("F5.13"))
  func backOnTheStack() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(Screen("B"), animated: false) }
    simulation.settle()
    let turned = simulation.lines(of: Self.rotation.subtracting([.viewWillLayoutSubviews, .viewDidLayoutSubviews])) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      turned.filter { $0.hasPrefix("A ") } == [
        "A willTransition(to:with:) compact/compact", "A viewWillTransition(to:with:) 852×393",
      ])
    let back = simulation.lines(of: [.viewWillAppear, .traitCollectionDidChange, .viewIsAppearing]) {
      navigation.popViewController(animated: false)
    }
    #expect(back == ["A viewWillAppear:0", "A traitCollectionDidChange compact/compact", "A viewIsAppearing:0"])
  }

  @Test(
    "A container view that constraints pin to its edges grows with it; one of a fixed size does not", .proves("F5.3"))
  func constraints() {
    let simulation = Simulation()
    let parent = simulation.run { Screen("P") }
    for (name, isFixed) in [("grows", false), ("stays", true)] {
      let child = simulation.run { Screen(name) }
      simulation.run {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        let anchors = [
          child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
          child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        ]
        let ends =
          isFixed
          ? [
            child.view.widthAnchor.constraint(equalToConstant: 50),
            child.view.heightAnchor.constraint(equalToConstant: 60),
          ]
          : [
            child.view.trailingAnchor.constraint(equalTo: parent.view.trailingAnchor, constant: -10),
            child.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
          ]
        NSLayoutConstraint.activate(anchors + ends)
        child.didMove(toParent: parent)
      }
    }
    simulation.show(parent)
    let lines = simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .landscapeLeft) }
    #expect(lines == ["P viewWillTransition(to:with:) 852×393", "grows viewWillTransition(to:with:) 842×393"])
    #expect(parent.children.map(\.view.bounds.width) == [842, 50])
  }

  @Test("Tabs that were seen are told of a turn, those that were not hear of the traits alone", .proves("F5.13"))
  func coveredTabs() {
    let simulation = Simulation()
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = ["seen", "shown", "unseen"].map { Screen($0) } }
    simulation.show(tabs)
    simulation.run { tabs.selectedIndex = 1 }
    simulation.settle()
    let lines = simulation.lines(of: [.willTransition, .viewWillTransition]) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      lines.filter { !$0.hasPrefix("UITabBarController") } == [
        "seen willTransition(to:with:) compact/compact", "shown willTransition(to:with:) compact/compact",
        "unseen willTransition(to:with:) compact/compact", "seen viewWillTransition(to:with:) 852×393",
        "shown viewWillTransition(to:with:) 852×393",
      ])
    let back = simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .portrait) }
    #expect(back.filter { $0.hasPrefix("shown ") } == ["shown viewWillTransition(to:with:) 393×852"])
  }

  @Test("A child in a container view of a fixed size is told what its own mask makes of the turn", .proves("F5.14"))
  func containerOfFixedSize() {
    let simulation = Simulation()
    let parent = simulation.run { Screen("P") }
    let child = simulation.run { Screen("C") }
    simulation.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
      parent.view.addSubview(container)
      parent.addChild(child)
      child.view.frame = container.bounds
      container.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    simulation.show(parent)
    let lines = simulation.lines(of: [.viewWillTransition]) { simulation.turnDevice(to: .landscapeLeft) }
    #expect(
      lines == ["P viewWillTransition(to:with:) 852×393", "C viewWillTransition(to:with:) 559×41"])
    #expect(child.view.bounds.size == CGSize(width: 100, height: 500))
  }

  @Test("At a turn the constraints are updated before layout, a child's before its parent's", .proves("F5.15"))
  func updatingConstraints() {
    final class Updating: UIViewController {
      var log: ((String) -> Void)?
      override func updateViewConstraints() {
        log?("\(title ?? "") update")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { log?("\(title ?? "") layout") }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { log?("\(title ?? "") traits") }
    }
    let simulation = Simulation()
    var log: [String] = []
    let parent = simulation.run { Updating() }
    let child = simulation.run { Updating() }
    parent.title = "P"
    child.title = "C"
    embed(child, in: parent)
    simulation.show(parent)
    for controller in [parent, child] { controller.log = { log.append($0) } }
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(log == ["P traits", "C traits", "C update", "P update", "P layout", "C layout"])
  }

  @Test("What is presented hears of a turn from its presentation controller")
  func presentationController() {
    final class Presenting: UIPresentationController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.append("will")
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Presenting(presentedViewController: presented, presenting: presenting) }
    }
    let simulation = Simulation()
    let root = simulation.run { Screen("root") }
    let presented = simulation.run { Screen("presented") }
    let delegate = Transitioning()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    simulation.show(root)
    simulation.run { root.present(presented, animated: false) }
    simulation.settle()
    let lines = simulation.lines(of: [.willTransition, .viewWillTransition]) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      lines == [
        "root willTransition(to:with:) compact/compact", "presented willTransition(to:with:) compact/compact",
        "root viewWillTransition(to:with:) 852×393", "presented viewWillTransition(to:with:) 852×393",
      ])
    #expect((presented.presentationController as? Presenting)?.log == ["will"])
  }

  @Test("A navigation bar that hides changes the size of a view that ends at it, and tells of no size", .proves("F5.9"))
  func hidingTheNavigationBar() {
    let simulation = Simulation()
    let screen = simulation.run { Screen("A") }
    screen.edgesForExtendedLayout = []
    let navigation = simulation.run { UINavigationController(rootViewController: screen) }
    simulation.show(navigation)
    let before = screen.view.bounds.height
    let lines = simulation.lines(of: [.viewWillTransition]) { navigation.setNavigationBarHidden(true, animated: false) }
    #expect(lines == [])
    #expect(screen.view.bounds.height > before)
  }

  @Test("A scene can be asked to turn, against the device; what nobody supports is an error", arguments: [true, false])
  func geometryUpdate(isSupported: Bool) {
    let simulation = Simulation()
    simulation.show(supporting("root", isSupported ? .all : .portrait, in: simulation))
    var errors: [String] = []
    simulation.run {
      simulation.application.keyWindow?.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight)
      ) { errors.append("\($0)") }
    }
    simulation.settle()
    #expect(simulation.orientation == (isSupported ? .landscapeRight : .portrait))
    #expect(errors.count == (isSupported ? 0 : 1))
  }
}
