import HeadlessUIKit
import TestSupport
import Testing

/// Unwind segues: the search for their end, and the way back.
@MainActor
struct UnwindTests {
  private static let search: Set<TraceCallback> = [.allowedChildrenForUnwinding, .canPerformUnwind]

  /// Makes controllers of scenes that the trace calls by their names, in a window.
  private func launch(
    _ scenes: [(name: String, className: String?)], back: String = "",
    root: ((String) -> UIViewController) -> UIViewController
  ) throws -> Simulation {
    let document = try StoryboardFixture.unwinding(scenes, back: back).document()
    let simulation = Simulation(
      interfaces: InterfaceBundle(documents: [document]), modules: ["HeadlessUIKitTests"])
    let controller = simulation.run {
      root { name in
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        simulation.trace.setName(name, of: made)
        return made
      }
    }
    simulation.show(controller)
    return simulation
  }

  private func named<Controller: UIViewController>(_ name: String, _ controller: Controller) -> Controller {
    controller.simulation.trace.setName(name, of: controller)
    return controller
  }

  private func unwind(_ controller: UIViewController) -> Int {
    let simulation = controller.simulation
    let start = simulation.trace.count
    simulation.run { controller.performSegue(withIdentifier: "back", sender: nil) }
    simulation.settle()
    return start
  }

  @Test(
    "G63: unwinding prepares the source, calls the action on the destination, then pops", .proves("G63", "F2.24"))
  func order() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(segues: #"<segue destination="beta" kind="show" identifier="showBeta" id="s1"/>"#))
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    simulation.run { alpha.performSegue(withIdentifier: "showBeta", sender: nil) }
    simulation.settle()
    let beta = try #require(simulation.visibleScreen)
    let start = simulation.trace.count
    simulation.run { beta.performSegue(withIdentifier: "back", sender: nil) }
    simulation.settle()
    #expect(alpha.unwound == ["BetaViewController → AlphaViewController"])
    #expect(
      simulation.traceLines(
        from: start,
        of: [.shouldPerformSegue, .prepareForSegue, .unwindAction, .performSegue, .unwindTowards, .viewWillDisappear])
        == [
          "BetaViewController prepare(for:sender:) unwind segue \"back\" → AlphaViewController",
          "AlphaViewController unwindAction unwindToAlpha:",
          "BetaViewController perform() unwind segue \"back\"",
          "UINavigationController unwind(for:towards: AlphaViewController)", "BetaViewController viewWillDisappear:1",
        ])
    #expect(simulation.visibleScreen === alpha)
  }

  @Test("An unwind segue whose action nobody answers does nothing", .proves("F2.31"))
  func nowhere() throws {
    let simulation = try launch([("A", "UIViewController"), ("B", "UIViewController")]) { make in
      UINavigationController(rootViewController: make("A"))
    }
    simulation.run {
      (simulation.rootViewController as? UINavigationController)?.pushViewController(
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "B"), animated: false)
    }
    simulation.settle()
    let source = try #require(simulation.visibleScreen)
    let start = unwind(source)
    #expect(simulation.visibleScreen === source)
    #expect(simulation.traceLines(from: start, of: [.prepareForSegue, .performSegue]) == [])
    #expect(simulation.exceptions == [])
    #expect(simulation.undecidedEffects == [])
  }

  @Test(
    "G66: push, then present, then unwind to the root of the stack",
    .proves("G66", "F2.25", "F2.26", "F2.28", "F2.29", "F2.30"))
  func acrossPresentation() throws {
    let simulation = try launch([("VC1", "UnwindEnd"), ("VC2", "UIViewController"), ("VC3", "UnwindEnd")]) { make in
      let navigation = TellingNavigationController(rootViewController: make("VC1"))
      navigation.pushViewController(make("VC2"), animated: false)
      return named("Nav", navigation)
    }
    let navigation = try #require(simulation.rootViewController as? TellingNavigationController)
    simulation.run {
      let third = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "VC3")
      third.modalPresentationStyle = .fullScreen
      navigation.topViewController?.present(named("VC3", third), animated: false)
    }
    simulation.settle()
    let start = simulation.trace.count
    simulation.tap("Back")
    #expect(
      simulation.traceLines(
        from: start,
        of: Self.search.union([.shouldPerformSegue, .prepareForSegue, .unwindAction, .unwindTowards])) == [
          "VC3 shouldPerformSegue(withIdentifier:sender:) unwind segue",
          "VC2 allowedChildrenForUnwinding(from:) []", "VC2 canPerformUnwindSegueAction(_:from:sender:) false",
          "VC3 allowedChildrenForUnwinding(from:) []", "VC3 canPerformUnwindSegueAction(_:from:sender:) false",
          "Nav allowedChildrenForUnwinding(from:) [VC1]",
          "VC1 allowedChildrenForUnwinding(from:) []", "VC1 canPerformUnwindSegueAction(_:from:sender:) true",
          "VC3 prepare(for:sender:) unwind segue → VC1", "VC1 unwindAction unwind:", "Nav unwind(for:towards: VC1)",
        ])
    #expect(navigation.log == ["dismiss animated=true", "unwind towards VC1", "popTo VC1"])
    #expect(simulation.visibleStack.map(simulation.trace.name(of:)) == ["VC1"])
    #expect(simulation.rootViewController?.presentedViewController == nil)
  }

  @Test(
    "Depth first; a controller with eligible children is not asked itself; the rest of a stack top first",
    .proves("F2.26", "F2.27", "F2.30"))
  func depthFirst() throws {
    let names = ["A1", "A2", "B1", "B2"].map { (name: $0, className: Optional("UIViewController")) }
    let simulation = try launch(names + [("C", "UnwindEnd")]) { make in
      let first = named("NavA", UINavigationController(rootViewController: make("A1")))
      first.pushViewController(make("A2"), animated: false)
      let second = named("NavB", UINavigationController(rootViewController: make("B1")))
      second.pushViewController(make("B2"), animated: false)
      let tabs = named("Tabs", UITabBarController())
      tabs.viewControllers = [first, second, named("NavC", UINavigationController(rootViewController: make("C")))]
      tabs.selectedIndex = 1
      return tabs
    }
    let tabs = try #require(simulation.rootViewController as? UITabBarController)
    let source = try #require(simulation.visibleScreen)
    let start = unwind(source)
    #expect(
      simulation.traceLines(from: start, of: Self.search) == [
        "NavB allowedChildrenForUnwinding(from:) [B1]",
        "B1 allowedChildrenForUnwinding(from:) []", "B1 canPerformUnwindSegueAction(_:from:sender:) false",
        "Tabs allowedChildrenForUnwinding(from:) [NavA, NavC]",
        "NavA allowedChildrenForUnwinding(from:) [A2, A1]",
        "A2 allowedChildrenForUnwinding(from:) []", "A2 canPerformUnwindSegueAction(_:from:sender:) false",
        "A1 allowedChildrenForUnwinding(from:) []", "A1 canPerformUnwindSegueAction(_:from:sender:) false",
        "NavC allowedChildrenForUnwinding(from:) [C]",
        "C allowedChildrenForUnwinding(from:) []", "C canPerformUnwindSegueAction(_:from:sender:) true",
      ])
    #expect(
      simulation.traceLines(from: start, of: [.unwindTowards]) == [
        "Tabs unwind(for:towards: NavC)", "NavC unwind(for:towards: C)",
      ])
    #expect(tabs.selectedIndex == 2)
    #expect(simulation.visibleScreen is UnwindEnd)
  }

  @Test("Within one container only that container moves", .proves("F2.30"))
  func nearestContainer() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UIViewController")]) { make in
      let navigation = named("Nav", UINavigationController(rootViewController: make("A")))
      navigation.pushViewController(make("B"), animated: false)
      let tabs = named("Tabs", UITabBarController())
      tabs.viewControllers = [navigation]
      return tabs
    }
    let start = unwind(try #require(simulation.visibleScreen))
    #expect(simulation.traceLines(from: start, of: [.unwindTowards]) == ["Nav unwind(for:towards: A)"])
    #expect(simulation.visibleScreen is UnwindEnd)
  }

  @Test("Whatever lies above the presenter goes with one dismissal", .proves("F2.30", "F2.34"))
  func severalPresentations() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UIViewController"), ("C", "UIViewController")]) { make in
      named("Nav", TellingNavigationController(rootViewController: make("A")))
    }
    let navigation = try #require(simulation.rootViewController as? TellingNavigationController)
    for name in ["B", "C"] {
      simulation.run {
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        simulation.visibleScreen?.present(named(name, next), animated: false)
      }
      simulation.settle()
    }
    _ = unwind(try #require(simulation.visibleScreen))
    // The screen that asked for the first of them dismisses; the stack around it has no part in that.
    #expect(navigation.log == [])
    #expect(navigation.presentedViewController == nil)
    #expect(simulation.visibleScreen is UnwindEnd)
  }

  @Test("What an ancestor presents is searched before the ancestor, and nobody twice", .proves("F2.33"))
  func presentedFirst() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UIViewController"), ("M", "UnwindEnd")]) { make in
      let navigation = named("Nav", UINavigationController(rootViewController: make("A")))
      navigation.pushViewController(make("B"), animated: false)
      return navigation
    }
    let source = try #require(simulation.visibleScreen)
    simulation.run {
      let cover = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "M")
      source.present(named("M", cover), animated: false)
    }
    simulation.settle()
    let cover = try #require(simulation.visibleScreen)
    let start = unwind(source)
    #expect(
      simulation.traceLines(from: start, of: Self.search) == [
        "M allowedChildrenForUnwinding(from:) []", "M canPerformUnwindSegueAction(_:from:sender:) true",
      ])
    #expect(simulation.visibleScreen === cover)
  }

  @Test("A container of the app's own around the screen that presented is not told of the way back", .proves("F2.34"))
  func outsideOfTheWay() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UIViewController")]) { make in
      let carousel = named("Carousel", Carousel())
      let child = make("A")
      carousel.addChild(child)
      carousel.view.addSubview(child.view)
      child.didMove(toParent: carousel)
      return carousel
    }
    let carousel = try #require(simulation.rootViewController as? Carousel)
    simulation.run {
      let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "B")
      carousel.children[0].present(named("B", next), animated: false)
    }
    simulation.settle()
    let start = unwind(try #require(simulation.visibleScreen))
    #expect(carousel.front == nil)
    #expect(simulation.traceLines(from: start, of: [.unwindTowards]) == [])
    #expect(carousel.presentedViewController == nil)
  }

  @Test("canPerformUnwindSegueAction lets a controller decline", .proves("F2.25", "F2.28"))
  func declining() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UnwillingEnd"), ("C", "UIViewController")]) { make in
      let navigation = UINavigationController(rootViewController: make("A"))
      navigation.pushViewController(make("B"), animated: false)
      navigation.pushViewController(make("C"), animated: false)
      return navigation
    }
    let start = unwind(try #require(simulation.visibleScreen))
    #expect(
      simulation.traceLines(from: start, of: [.canPerformUnwind]) == [
        "B canPerformUnwindSegueAction(_:from:sender:) false", "A canPerformUnwindSegueAction(_:from:sender:) true",
      ])
    #expect(simulation.visibleScreen is UnwindEnd)
  }

  @Test("A container orders the search among its children, and shows the end itself", .proves("F2.25", "F2.30"))
  func customContainer() throws {
    let simulation = try launch([("A", "UnwindEnd"), ("B", "UnwindEnd"), ("C", "UIViewController")]) { make in
      let carousel = named("Carousel", Carousel())
      for name in ["A", "B", "C"] {
        let child = make(name)
        carousel.addChild(child)
        carousel.view.addSubview(child.view)
        child.didMove(toParent: carousel)
      }
      return carousel
    }
    let carousel = try #require(simulation.rootViewController as? Carousel)
    let start = unwind(carousel.children[2])
    #expect(
      simulation.traceLines(from: start, of: Self.search) == [
        "Carousel allowedChildrenForUnwinding(from:) [B, A]",
        "B allowedChildrenForUnwinding(from:) []", "B canPerformUnwindSegueAction(_:from:sender:) true",
      ])
    #expect(carousel.front === carousel.children[1])
    carousel.isClosed = true
    carousel.front = nil
    _ = unwind(carousel.children[2])
    #expect(carousel.front == nil)
    #expect(simulation.exceptions == [])
  }

  @Test("A custom class of an unwind segue performs it, and may call the way back", .proves("F2.5"))
  func customClass() throws {
    let simulation = try launch(
      [("A", "UnwindEnd"), ("B", "UIViewController")], back: #"customClass="QuietUnwind" animates="NO""#
    ) { make in
      let navigation = TellingNavigationController(rootViewController: make("A"))
      navigation.pushViewController(make("B"), animated: false)
      return navigation
    }
    let source = try #require(simulation.visibleScreen)
    let start = unwind(source)
    #expect(source.title == "left")
    #expect(simulation.visibleScreen is UnwindEnd)
    #expect(simulation.traceLines(from: start, of: [.viewDidDisappear]) == ["B viewDidDisappear:0"])
  }
}
