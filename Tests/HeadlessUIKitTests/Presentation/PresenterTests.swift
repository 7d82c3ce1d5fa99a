import HeadlessUIKit
import TestSupport
import Testing

/// Who presents, who answers for it, and what a dismissal takes away.
@MainActor
struct PresenterTests {
  private let simulation = Simulation()

  @Test("The controller that fills the screen presents; ancestors and descendants answer for it", .proves("F1.5.10"))
  func root() {
    let inner = simulation.run { Screen("A") }
    let navigation = simulation.run { UINavigationController(rootViewController: inner) }
    let tabs = simulation.run { UITabBarController() }
    tabs.viewControllers = [navigation]
    simulation.show(tabs)
    let content = simulation.run { Screen("M") }
    let modal = simulation.run { UINavigationController(rootViewController: content) }
    _ = simulation.lines { inner.present(modal, animated: true) }
    #expect(modal.presentingViewController === tabs)
    #expect(content.presentingViewController === tabs)
    #expect(inner.presentedViewController === modal)
    #expect(navigation.presentedViewController === modal)
    #expect(tabs.presentedViewController === modal)
    #expect(modal.presentedViewController == nil)
    #expect(inner.presentingViewController == nil)
  }

  @Test(
    "The first that defines the context presents in the context styles only", .proves("F1.5.10"),
    arguments: [
      (UIModalPresentationStyle.overCurrentContext, true), (.currentContext, true), (.overFullScreen, false),
      (.fullScreen, false),
    ])
  func context(_ style: UIModalPresentationStyle, isContext: Bool) {
    let inner = simulation.run { Screen("A") }
    let navigation = simulation.run { UINavigationController(rootViewController: inner) }
    navigation.definesPresentationContext = true
    let tabs = simulation.run { UITabBarController() }
    tabs.viewControllers = [navigation]
    simulation.show(tabs)
    let modal = simulation.run { Screen("M", style) }
    _ = simulation.lines { inner.present(modal, animated: true) }
    #expect(modal.presentingViewController === (isContext ? navigation : tabs))
  }

  @Test("Without a context the root presents", .proves("F1.5.10"))
  func noContext() {
    let inner = simulation.run { Screen("A") }
    let navigation = simulation.run { UINavigationController(rootViewController: inner) }
    simulation.show(navigation)
    let modal = simulation.run { Screen("M", .overCurrentContext) }
    _ = simulation.lines { inner.present(modal, animated: true) }
    #expect(modal.presentingViewController === navigation)
  }

  @Test("A context gets the room of the context, and its appearance", .proves("F1.5.6", "F1.5.10"))
  func contextFrame() {
    let root = simulation.run { Screen("A") }
    let child = simulation.run { Screen("C") }
    simulation.show(root)
    simulation.run {
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    simulation.settle()
    child.definesPresentationContext = true
    let lines = simulation.lines(of: Simulation.appearance) {
      child.present(Screen("M", .currentContext), animated: true)
    }
    #expect(
      lines == [
        "M viewDidLoad", "C viewWillDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
        "C viewDidDisappear:1",
      ])
    #expect(child.presentedViewController?.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    _ = simulation.lines { child.dismiss(animated: true) }
    #expect(child.view.superview === root.view)
  }

  @Test("On the presented one a dismissal goes to its presenter", .proves("F1.5.11"))
  func forwarded() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let content = simulation.run { Screen("M") }
    _ = simulation.lines { root.present(UINavigationController(rootViewController: content), animated: true) }
    let lines = simulation.lines(of: Simulation.appearance) { content.dismiss(animated: true) }
    #expect(lines.contains("M viewDidDisappear:1"))
    #expect(root.presentedViewController == nil)
  }

  @Test("A lower controller's dismissal takes all above it; the top one moves", .proves("F1.5.11", "F1.5.16"))
  func chain() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let (first, second) = simulation.run { (Screen("M"), Screen("N")) }
    let delegate = DismissalNotes()
    _ = simulation.lines { root.present(first, animated: true) }
    _ = simulation.lines { first.present(second, animated: true) }
    second.presentationController?.delegate = delegate
    #expect(second.presentingViewController === first)
    let lines = simulation.lines(of: Simulation.appearance) { root.dismiss(animated: true) }
    #expect(
      lines == [
        "M viewWillDisappear:0", "N viewWillDisappear:1", "M viewDidDisappear:0", "N viewDidDisappear:1",
      ])
    #expect(root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(delegate.calls == [])
  }

  @Test("On the controller in the middle only what it presents goes", .proves("F1.5.11"))
  func middle() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let (first, second) = simulation.run { (Screen("M"), Screen("N")) }
    _ = simulation.lines { root.present(first, animated: false) }
    _ = simulation.lines { first.present(second, animated: false) }
    let lines = simulation.lines(of: Simulation.appearance) { first.dismiss(animated: true) }
    #expect(lines == ["N viewWillDisappear:1", "N viewDidDisappear:1"])
    #expect(root.presentedViewController === first)
  }

  @Test("Where nothing is presented a dismissal does nothing, and says nothing", .proves("F1.5.12"))
  func nothing() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let lines = simulation.lines(of: Simulation.appearance.union([.warning, .exception])) {
      root.dismiss(animated: true)
    }
    #expect(lines == [])
  }

  @Test("A modal under another full screen disappears, and comes back", .proves("F1.5.19"))
  func covered() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M") }
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(
      simulation.lines(of: Simulation.appearance) { modal.present(Screen("N", .fullScreen), animated: true) } == [
        "N viewDidLoad", "M viewWillDisappear:1", "N viewWillAppear:1", "N viewIsAppearing:1", "N viewDidAppear:1",
        "M viewDidDisappear:1",
      ])
    #expect(
      simulation.lines(of: Simulation.appearance) { modal.dismiss(animated: true) } == [
        "N viewWillDisappear:1", "M viewWillAppear:1", "M viewIsAppearing:1", "M viewDidAppear:1",
        "N viewDidDisappear:1",
      ])
    #expect(root.presentedViewController === modal)
  }

  @Test("A full screen over a card is dismissed with it; the root was there all the time", .proves("F1.5.11"))
  func fullScreenOverCard() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M") }
    _ = simulation.lines { root.present(modal, animated: true) }
    _ = simulation.lines { modal.present(Screen("N", .fullScreen), animated: true) }
    #expect(
      simulation.lines(of: Simulation.appearance) { root.dismiss(animated: true) } == [
        "N viewWillDisappear:1", "N viewDidDisappear:1",
      ])
  }

  @Test("Actions without a target go on to the presenter")
  func responder() {
    let root = simulation.run { Screen("A") }
    simulation.show(root)
    let modal = simulation.run { Screen("M") }
    _ = simulation.lines { root.present(modal, animated: true) }
    #expect(modal.next === root)
    _ = simulation.lines { root.dismiss(animated: true) }
    #expect(modal.next == nil)
  }

  @Test("A window whose root changes keeps what the old root presents, and that", .proves("F1.5.20"))
  func rootSwap() {
    weak var old: UIViewController?
    weak var modal: UIViewController?
    simulation.run {
      let root = Screen("A")
      old = root
      simulation.show(root)
      let screen = Screen("M", .fullScreen)
      modal = screen
      root.present(screen, animated: true)
    }
    simulation.settle()
    let window = modal?.view.window
    #expect(
      simulation.lines(of: Simulation.appearance) { window?.rootViewController = Screen("B") } == [
        "B viewDidLoad", "B viewWillAppear:0", "B viewIsAppearing:0", "B viewDidAppear:0",
      ])
    #expect(old != nil)
    #expect(modal?.view.window === window)
    _ = simulation.lines { modal?.dismiss(animated: false) }
    #expect(modal == nil)
    #expect(old == nil)
  }

  @Test("A window whose root changes lets go of one that dismissed first", .proves("F1.5.20"))
  func rootSwapAfterDismissal() {
    weak var old: UIViewController?
    simulation.run {
      let root = Screen("A")
      old = root
      simulation.show(root)
      root.present(Screen("M"), animated: false)
      simulation.settle()
      root.dismiss(animated: false)
    }
    simulation.settle()
    let lines = simulation.lines(of: Simulation.appearance) { old?.view.window?.rootViewController = Screen("B") }
    #expect(
      lines == [
        "A viewWillDisappear:0", "B viewDidLoad", "B viewWillAppear:0", "A viewDidDisappear:0", "B viewIsAppearing:0",
        "B viewDidAppear:0",
      ])
    #expect(old == nil)
  }
}
