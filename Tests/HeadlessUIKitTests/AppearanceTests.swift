import HeadlessUIKit
import TestSupport
import Testing

/// What holds of appearance in every container.
@MainActor
struct AppearanceTests {
  private let simulation = Simulation()

  private func stack() -> UINavigationController {
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    return navigation
  }

  @Test(
    "viewIsAppearing comes once an appearance: after viewWillAppear, before layout, again with the next one",
    .proves("F1.2.4", "F1.2.5"), arguments: SystemVersion.all)
  func isAppearing(system: SystemVersion) {
    let simulation = Simulation(system: system)
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    let push = simulation.lines { navigation.pushViewController(Screen("B"), animated: true) }
    #expect(
      push.filter { $0.hasPrefix("B ") } == [
        "B viewDidLoad", "B viewWillAppear:1", "B viewIsAppearing:1", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "B viewDidAppear:1",
      ])
    let pop = simulation.lines(of: Simulation.appearance) { navigation.popViewController(animated: true) }
    #expect(
      pop.filter { $0.hasPrefix("A ") } == ["A viewWillAppear:1", "A viewIsAppearing:1", "A viewDidAppear:1"])
  }

  @Test("viewIsAppearing comes again when an interactive pop is cancelled", .proves("F1.2.4"))
  func isAppearingAgain() {
    let navigation = stack()
    _ = simulation.lines { navigation.pushViewController(Screen("B"), animated: false) }
    let lines = simulation.lines(of: Simulation.appearance) {
      let finger = navigation.beginInteractivePop()
      finger?.move(to: 0.3)
      finger?.end(finishing: false)
    }
    #expect(
      lines.filter { $0.hasPrefix("B ") } == [
        "B viewWillDisappear:1", "B viewWillAppear:1", "B viewIsAppearing:1", "B viewDidAppear:1",
      ])
  }

  @Test(
    "Layout passes before viewDidAppear: two for a stack's root, one for an animated push, none else", .proves("F1.2.6")
  )
  func layoutPasses() {
    func passes(_ lines: [String], of name: String) -> Int {
      lines.prefix { !$0.hasPrefix("\(name) viewDidAppear") }.count { $0 == "\(name) viewDidLayoutSubviews" }
    }
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    #expect(passes(simulation.lines { simulation.show(navigation) }, of: "A") == 2)
    #expect(passes(simulation.lines { navigation.pushViewController(Screen("B"), animated: true) }, of: "B") == 1)
    #expect(passes(simulation.lines { navigation.pushViewController(Screen("C"), animated: false) }, of: "C") == 0)
  }

  @Test("Beginning twice and ending what has not begun are logged and do nothing else", .proves("F1.2.11"))
  func unbalanced() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = simulation.run { Container() }
    simulation.show(container)
    let child = simulation.run { Screen("C") }
    let appearance: Set<TraceCallback> = Simulation.appearance.union([.warning])
    _ = simulation.lines {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    let lines = simulation.lines(of: appearance) {
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }
    let texts = lines.map { $0.replacing(/0x[0-9a-f]+/, with: "0x…") }
    let log = "warning Unbalanced calls to begin/end appearance transitions for <Screen: 0x…>."
    #expect(
      texts == ["C viewWillAppear:0", log, "C viewIsAppearing:0", "C viewDidAppear:0", log])
    #expect(simulation.exceptions == [])
  }

  @Test("A bar that hides changes the size of a view below it without telling of a size", .proves("F5.9"))
  func hiddenBar() {
    let navigation = stack()
    navigation.navigationBar.isTranslucent = false
    simulation.settle()
    let screen = navigation.viewControllers[0]
    let height = screen.view.frame.height
    let lines = simulation.lines(of: [.viewWillTransition, .viewDidLayoutSubviews]) {
      navigation.setNavigationBarHidden(true, animated: false)
    }
    #expect(screen.view.frame.height > height)
    #expect(!lines.contains { $0.contains("viewWillTransition") })
    #expect(lines.contains("A viewDidLayoutSubviews"))
  }

  @Test("A launch with delegates: the app's, the scene's, then the root", .proves("G80"))
  func launch() {
    final class App: UIApplicationDelegate {}
    final class Scene: UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    }
    let lines = simulation.lines(
      of: [.didFinishLaunching, .sceneWillConnect, .viewDidLoad, .viewWillAppear, .viewDidAppear]
    ) {
      simulation.application.launch(delegate: App(), sceneDelegate: Scene()) { Screen("A") }
    }
    #expect(
      lines == [
        "app application(_:didFinishLaunchingWithOptions:)", "app scene(_:willConnectTo:options:)", "A viewDidLoad",
        "A viewWillAppear:0", "A viewDidAppear:0",
      ])
  }

  @Test("The home screen and back: a scene's delegate is told in place of the application's")
  func background() {
    var calls: [String] = []
    final class App: UIApplicationDelegate {
      var tell: () -> Void = {}
      func applicationWillResignActive(_ application: UIApplication) { tell() }
    }
    final class Scene: UIWindowSceneDelegate {
      var window: UIWindow?
      var tell: (String) -> Void = { _ in }
      func sceneWillResignActive(_ scene: UIScene) { tell("resign \(scene.activationState)") }
      func sceneDidEnterBackground(_ scene: UIScene) { tell("background \(scene.activationState)") }
      func sceneWillEnterForeground(_ scene: UIScene) { tell("foreground \(scene.activationState)") }
      func sceneDidBecomeActive(_ scene: UIScene) { tell("active \(scene.activationState)") }
    }
    let (app, scene) = (App(), Scene())
    app.tell = { calls.append("application") }
    simulation.run { simulation.application.launch(delegate: app, sceneDelegate: scene) { Screen("A") } }
    scene.tell = { calls.append($0) }
    let lines = simulation.lines(of: [.viewWillDisappear, .viewWillAppear]) {
      simulation.enterBackground()
      simulation.enterBackground()
      calls.append("\(simulation.application.applicationState)")
      simulation.enterForeground()
    }
    #expect(lines == [])
    #expect(
      calls == [
        "resign foregroundActive", "background background", "background", "foreground background",
        "active foregroundActive",
      ])
  }

  @Test(
    "Code that calls an appearance callback by itself is warned, from iOS 16 on", .proves("F1.2.12"),
    arguments: [15, 16, 18])
  func directCalls(version: Int) throws {
    final class Forwarding: UIViewController {
      var child: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        child?.viewWillAppear(animated)
      }
    }
    let simulation = Simulation(system: try #require(SystemVersion(named: "\(version)")))
    let parent = simulation.run { Forwarding() }
    let child = simulation.run { Screen("C") }
    parent.child = child
    simulation.show(parent)
    simulation.run {
      child.viewDidAppear(false)
      child.viewWillDisappear(false)
      child.viewDidDisappear(false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    let names = simulation.warnings.compactMap { $0.firstMatch(of: /Calling -(\w+): directly/)?.1 }
    #expect(
      names == (version < 16 ? [] : ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]))
    guard version >= 16 else { return }
    #expect(
      simulation.warnings[0]
        == "[ViewController] Calling -viewWillAppear: directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
        + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a "
        + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View "
        + "controller: <Screen: 0x2>")
  }
}
