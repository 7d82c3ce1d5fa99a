import HeadlessUIKit
import TestSupport
import Testing

/// The recorded sequences of custom containers, and what moves tell whom.
@MainActor
struct ContainmentTests {
  private let simulation = Simulation()
  private static let callbacks = Simulation.appearance.union([.willMoveToParent, .didMoveToParent])

  /// A screen in a window.
  private func container(_ name: String = "container") -> UIViewController {
    let root = simulation.run { Screen(name) }
    simulation.show(root)
    return root
  }

  @Test(
    "G50: addChild, addSubview, didMove in a visible container, and the three steps back",
    .proves("G50", "F1.3.1", "F1.3.3"))
  func adding() {
    let root = container()
    let lines = simulation.lines(of: Self.callbacks) {
      let child = Screen("C1")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      lines == [
        "C1 willMove(toParent: container)", "C1 viewDidLoad", "C1 viewWillAppear:0",
        "C1 didMove(toParent: container)", "C1 viewIsAppearing:0", "C1 viewDidAppear:0",
        "C1 didMove(toParent: container)",
      ])
    let child = root.children[0]
    let removal = simulation.lines(of: Self.callbacks) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      removal == [
        "C1 willMove(toParent: nil)", "C1 viewWillDisappear:0", "C1 didMove(toParent: nil)", "C1 viewDidDisappear:0",
        "C1 didMove(toParent: nil)",
      ])
    #expect(root.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test("G51: without didMove nothing but the call is lost", .proves("G51", "F1.3.4"))
  func forgottenDidMove() {
    let root = container()
    let lines = simulation.lines(of: Self.callbacks) {
      let child = Screen("C2")
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    #expect(
      lines == [
        "C2 willMove(toParent: container)", "C2 viewDidLoad", "C2 viewWillAppear:0", "C2 viewIsAppearing:0",
        "C2 viewDidAppear:0",
      ])
  }

  @Test("G50: inside willMove the parent is already the new one", .proves("G50", "F1.3.2"))
  func parentInsideWillMove() {
    final class Observer: UIViewController {
      var seen: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        seen.append(self.parent === parent ? "already" : "not yet")
        super.willMove(toParent: parent)
      }
    }
    let root = container()
    let child = simulation.run { Observer() }
    simulation.run { root.addChild(child) }
    #expect(child.seen == ["already"])
  }

  @Test("G52: a view without addChild appears, and nobody holds its controller", .proves("G52", "F1.2.1", "F1.2.2"))
  func viewOnly() throws {
    let root = container()
    let lines = simulation.lines(of: Simulation.appearance.union([.deinitialized])) {
      let child = Screen("C3")
      withExtendedLifetime(child) {
        root.view.addSubview(child.view)
        #expect(child.parent == nil)
        #expect(root.children.isEmpty)
        #expect(child.view.next === child)
      }
    }
    #expect(
      lines == ["C3 viewDidLoad", "C3 viewWillAppear:0", "C3 viewIsAppearing:0", "C3 viewDidAppear:0", "C3 deinit"])
    let view = try #require(root.view.subviews.first)
    #expect(view.window != nil)
    #expect(view.next === root.view)
  }

  @Test("G52: addChild without the view brings no appearance callback", .proves("G52", "F1.2.1"))
  func childOnly() {
    let root = container()
    let lines = simulation.lines(of: Simulation.appearance) {
      let child = Screen("C")
      root.addChild(child)
      child.didMove(toParent: root)
    }
    #expect(lines == [])
  }

  @Test(
    "G53: a container that forwards nothing itself has to begin and end", .proves("G53", "F1.2.7", "F1.2.8"))
  func manualForwarding() {
    let root = simulation.run { ForwardingContainer() }
    simulation.show(root)
    let child = simulation.run { Screen("child") }
    let nothing = simulation.lines(of: Simulation.appearance) {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(nothing == ["child viewDidLoad"])
    let lines = simulation.lines(of: Simulation.appearance) {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(lines == ["child viewWillAppear:0", "child viewIsAppearing:0", "child viewDidAppear:0"])
  }

  @Test("Forwarding done right by hand gives the child what automatic forwarding gives it", .proves("F1.2.9"))
  func forwardingByHand() {
    func log(_ container: () -> UIViewController) -> [String] {
      let simulation = Simulation()
      let window = simulation.run { UIWindow(frame: simulation.screen.bounds) }
      return simulation.lines(of: Simulation.appearance) {
        let root = container()
        let child = Screen("C")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.rootViewController = root
        window.makeKeyAndVisible()
        simulation.settle()
        let cover = Screen("M")
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        simulation.settle()
        root.dismiss(animated: false)
        simulation.settle()
      }.filter { $0.hasPrefix("C ") }
    }
    let automatic = log { Screen("P") }
    #expect(automatic.contains("C viewWillDisappear:1"))
    #expect(automatic.filter { $0.hasPrefix("C viewDidAppear") }.count == 2)
    #expect(log { ForwardingContainer() } == automatic)
  }

  @Test(
    "G54: a child in the parent's viewDidLoad, with and without addChild", .proves("G54", "F1.2.1", "F1.2.10"),
    arguments: [true, false])
  func childInViewDidLoad(isAdded: Bool) {
    final class Parent: UIViewController {
      var isAdded = false
      var child: UIViewController?
      override func viewDidLoad() {
        let child = Screen("C")
        self.child = child
        if isAdded { addChild(child) }
        view.addSubview(child.view)
        if isAdded { child.didMove(toParent: self) }
      }
    }
    let parent = simulation.run { Parent() }
    simulation.trace.setName("P", of: parent)
    parent.isAdded = isAdded
    let lines = simulation.lines(of: [.viewWillAppear, .viewDidAppear]) { simulation.show(parent) }
    #expect(
      lines == ["P viewWillAppear:0", "C viewWillAppear:0"]
        + (isAdded ? ["P viewDidAppear:0", "C viewDidAppear:0"] : ["C viewDidAppear:0", "P viewDidAppear:0"]))
  }

  @Test("G56: transition(from:to:) by the recipe", .proves("G56", "F1.3.6"))
  func transition() {
    let root = simulation.run { Screen("P") }
    let first = simulation.run { Screen("C1") }
    simulation.run {
      root.addChild(first)
      root.view.addSubview(first.view)
      first.didMove(toParent: root)
    }
    simulation.show(root)
    let second = simulation.run { Screen("C2") }
    let callbacks = Simulation.lifeCycle.union([.willMoveToParent, .didMoveToParent]).subtracting([
      .viewDidLoad, .viewIsAppearing,
    ])
    let lines = simulation.lines(of: callbacks) {
      root.addChild(second)
      first.willMove(toParent: nil)
      root.transition(from: first, to: second, duration: 0.4, options: .transitionCrossDissolve, animations: nil) { _ in
        second.didMove(toParent: root)
        first.removeFromParent()
      }
      #expect(second.view.superview === root.view)
    }
    #expect(
      lines == [
        "C2 willMove(toParent: P)", "C1 willMove(toParent: nil)", "C1 viewWillDisappear:1", "C2 viewWillAppear:1",
        "C2 viewWillLayoutSubviews", "C2 viewDidLayoutSubviews", "C2 viewDidAppear:1", "C1 viewDidDisappear:1",
        "C2 didMove(toParent: P)", "C1 didMove(toParent: nil)",
      ])
    #expect(first.view.superview == nil)
    #expect(simulation.warnings == [])
  }

  @Test("G56: updateViewConstraints comes between viewWillAppear and viewWillLayoutSubviews", .proves("G56"))
  func constraintsUpdate() {
    final class Observer: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("viewWillAppear") }
      override func updateViewConstraints() {
        seen.append("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { seen.append("viewWillLayoutSubviews") }
    }
    let root = container()
    let child = simulation.run { Observer() }
    simulation.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulation.settle()
    #expect(child.seen == ["viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews"])
    simulation.run { child.view.setNeedsUpdateConstraints() }
    simulation.settle()
    #expect(child.seen.suffix(2) == ["updateViewConstraints", "viewWillLayoutSubviews"])
  }

  @Test("A child of another container is first taken from it", .proves("F1.3.5"))
  func otherContainer() {
    let (first, second) = simulation.run { (Screen("A"), Screen("B")) }
    let child = simulation.run { Screen("C") }
    let lines = simulation.lines(of: [.willMoveToParent, .didMoveToParent]) {
      first.addChild(child)
      second.addChild(child)
    }
    #expect(lines == ["C willMove(toParent: A)", "C didMove(toParent: nil)", "C willMove(toParent: B)"])
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
  }

  @Test(
    "isMovingToParent and isMovingFromParent hold while a child comes and goes, not while it is uncovered",
    .proves("F1.3.9"))
  func moving() {
    final class Observer: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("will appear \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { seen.append("did appear \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { seen.append("will disappear \(isMovingFromParent)") }
      override func viewDidDisappear(_ animated: Bool) { seen.append("did disappear \(isMovingFromParent)") }
    }
    let root = container()
    let child = simulation.run { Observer() }
    simulation.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulation.settle()
    #expect(child.seen == ["will appear true", "did appear true"])
    child.seen = []
    simulation.run {
      let cover = Screen("M")
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      simulation.settle()
      root.dismiss(animated: false)
    }
    simulation.settle()
    #expect(
      child.seen == ["will disappear false", "did disappear false", "will appear false", "did appear false"])
    child.seen = []
    simulation.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    simulation.settle()
    #expect(child.seen == ["will disappear true", "did disappear true"])
    #expect(!child.isMovingFromParent)
  }
}

/// A container that forwards appearance to its children by hand.
final class ForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}
