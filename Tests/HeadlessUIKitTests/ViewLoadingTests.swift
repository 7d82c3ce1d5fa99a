import FlowInterfaceBuilder
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// When and from what a controller's view is loaded: facts, section 1.1.
@MainActor
struct ViewLoadingTests {
  private static let loading: Set<TraceCallback> = [.loadView, .viewDidLoad]

  @Test(
    "The getter loads: loadView, then viewDidLoad; isViewLoaded and viewIfLoaded do not",
    .proves("F1.1.1", "F1.1.2", "G70"))
  func getter() {
    let simulation = Simulation()
    let controller = simulation.run { Screen("A") }
    let before = simulation.lines(of: Self.loading) {
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
    }
    #expect(before == [])
    let after = simulation.lines(of: Self.loading) { #expect(controller.view != nil) }
    #expect(after == ["A loadView", "A viewDidLoad"])
    #expect(controller.isViewLoaded)
    #expect(simulation.lines(of: Self.loading) { controller.loadViewIfNeeded() } == [])
  }

  @Test("viewDidLoad follows a view that loadView sets, and one that comes from a nib", .proves("F1.1.1"))
  func viewDidLoadSeesTheView() throws {
    final class Own: UIViewController {
      var seen: UIView?
      override func loadView() { view = UILabel() }
      override func viewDidLoad() { seen = viewIfLoaded }
    }
    let simulation = Simulation()
    let own = simulation.run { Own() }
    #expect(own.view is UILabel)
    #expect(own.seen === own.view)
  }

  @Test("loadView that sets nothing: viewDidLoad runs, and the view stays nil", .proves("F1.1.3", "G71"))
  func emptyLoadView() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let simulation = Simulation()
    let controller = simulation.run { Empty() }
    let lines = simulation.lines(of: Self.loading) { #expect(controller.view == nil) }
    #expect(lines == ["Empty loadView", "Empty viewDidLoad"])
    #expect(!controller.isViewLoaded)
    #expect(simulation.exceptions == [])
    simulation.show(controller)
    #expect(simulation.exceptions == [])
  }

  @Test("Asking for the view in viewDidLoad then begins anew, and ends in one crash", .proves("F1.1.3", "G71"))
  func recursion() {
    final class Recursing: UIViewController {
      override func loadView() {}
      override func viewDidLoad() { view.tag = 1 }
    }
    let simulation = Simulation()
    let controller = simulation.run { Recursing() }
    let lines = simulation.lines(of: Self.loading) { _ = controller.view }
    #expect(
      lines.prefix(4) == [
        "Recursing loadView", "Recursing viewDidLoad", "Recursing loadView", "Recursing viewDidLoad",
      ])
    #expect(lines.count == 100)
    #expect(
      simulation.exceptions.map(\.description) == [
        "*** Terminating app due to uncaught exception 'EXC_BAD_ACCESS', reason: '\(controller.logName) asks for its view "
          + "while it loads it, and loadView has left it nil: each time it begins anew'"
      ])
  }

  @Test("Asking for the view in loadView before it is set ends in one crash, too")
  func recursionInLoadView() {
    final class Early: UIViewController {
      override func loadView() { view.tag = 1 }
    }
    let simulation = Simulation()
    _ = simulation.run { Early() }.view
    #expect(simulation.exceptions.map(\.name) == [.stackOverflow])
  }

  @Test("Setting the view to nil is allowed, and the next access loads again", .proves("F1.1.4"))
  func resetting() {
    let simulation = Simulation()
    let controller = simulation.run { Screen("A") }
    let lines = simulation.lines(of: Self.loading) {
      let first = controller.view
      controller.view = nil
      #expect(!controller.isViewLoaded)
      #expect(controller.view !== first)
    }
    #expect(lines == ["A loadView", "A viewDidLoad", "A loadView", "A viewDidLoad"])
  }

  @Test(
    "The default loadView: the nib that is named, then that of the class without Controller, then that of the class",
    .proves("F1.1.5"))
  func nibs() throws {
    final class LampViewController: UIViewController {}
    final class DeskViewController: UIViewController {}
    let simulation = Simulation(
      interfaces: InterfaceBundle(
        documents: try [
          nib("Named", tag: 1), nib("LampView", tag: 2), nib("LampViewController", tag: 3),
          nib("DeskViewController", tag: 4),
        ]), modules: ["HeadlessUIKitTests"])
    simulation.run {
      #expect(LampViewController(nibName: "Named", bundle: nil).view.tag == 1)
      #expect(LampViewController().view.tag == 2)
      #expect(DeskViewController().view.tag == 4)
      let plain = UIViewController()
      #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(plain.view.subviews == [])
    }
  }

  @Test(
    "A scene's view arrives with the screen's bounds; one that code makes stays empty until the window has it",
    .proves("F1.1.6"))
  func size() throws {
    final class Zero: UIViewController {
      override func loadView() { view = UIView() }
    }
    let simulation = try Simulation.launched(
      StoryboardFixture(initial: "a", scenes: [.init(id: "a")]),
      device: try #require(Device(named: "iPhone SE (1st gen)")))
    let storyboard = simulation.run { UIStoryboard(name: "Main", bundle: nil) }
    let scene = try #require(simulation.run { storyboard.instantiateInitialViewController() })
    #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    let zero = simulation.run { Zero() }
    #expect(zero.view.frame == .zero)
    simulation.run { simulation.application.keyWindow?.rootViewController = zero }
    #expect(zero.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("A view that is asked for in init is loaded before the window has the controller", .proves("F1.1.7"))
  func earlyAccess() {
    final class Eager: UIViewController {
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        view.backgroundColor = .white
      }
      required init?(coder: NSCoder) { nil }
    }
    let simulation = Simulation()
    let eager = simulation.lines(of: [.viewDidLoad], settling: false) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Eager(nibName: nil, bundle: nil), Eager(nibName: nil, bundle: nil)]
    }
    #expect(eager == ["UITabBarController viewDidLoad", "Eager viewDidLoad", "Eager#2 viewDidLoad"])
    let lazy = simulation.lines(of: [.viewDidLoad]) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen("first"), Screen("second")]
      simulation.show(tabs)
    }
    #expect(lazy == ["UITabBarController#2 viewDidLoad", "first viewDidLoad"])
  }

  @Test("viewDidLoad is not repeated when a controller is uncovered", .proves("F1.1.8"))
  func uncovered() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(Screen("B"), animated: true) }
    simulation.settle()
    let lines = simulation.lines(of: [.loadView, .viewDidLoad, .viewDidAppear]) {
      navigation.popViewController(animated: true)
    }
    #expect(lines == ["A viewDidAppear:1"])
  }

  @Test("init() passes nil, nil to init(nibName:bundle:); an archive's way is init(coder:)", .proves("F1.1.9"))
  func initialisers() throws {
    final class Made: UIViewController {
      var arguments: [String?] = []
      override init(nibName: String?, bundle: Bundle?) {
        arguments = [nibName, bundle?.bundlePath]
        super.init(nibName: nibName, bundle: bundle)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let simulation = Simulation()
    #expect(simulation.run { Made() }.arguments == [nil, nil])
    #expect(simulation.run { Made(nibName: "N", bundle: nil) }.arguments == ["N", nil])
    #expect(!simulation.trace.events().contains { $0.callback == .initCoder })
    let scenes = try Simulation.launched(StoryboardFixture(initial: "a", scenes: [.init(id: "a")]))
    #expect(scenes.trace.events().first?.callback == .initCoder)
  }

  @Test("The callbacks' own implementations do nothing: leaving super out changes nothing", .proves("F1.1.10"))
  func superIsEmpty() {
    final class Silent: UIViewController {
      override func viewWillAppear(_ animated: Bool) {}
      override func viewIsAppearing(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) {}
      override func viewDidDisappear(_ animated: Bool) {}
      override func viewWillLayoutSubviews() {}
      override func viewDidLayoutSubviews() {}
      override func viewDidLoad() {}
    }
    func life(of make: () -> UIViewController) -> [String] {
      let simulation = Simulation()
      let root = simulation.run { Screen("root") }
      simulation.show(root)
      let controller = simulation.run(make)
      simulation.trace.setName("X", of: controller)
      controller.modalPresentationStyle = .fullScreen
      return simulation.lines {
        root.present(controller, animated: true)
        simulation.settle()
        root.dismiss(animated: true)
      }
    }
    let lines = life { Silent() }
    #expect(lines == life { UIViewController() })
    #expect(lines.contains("X viewDidDisappear:1"))
  }

  @Test(
    "A memory warning reaches the delegate and every controller, covered ones too, and unloads nothing",
    .proves("F1.1.11", "G73"))
  func memoryWarning() {
    final class Delegate: UIApplicationDelegate {
      var warnings = 0
      func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }
    let delegate = Delegate()
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.run { simulation.application.launch(delegate: delegate) { navigation } }
    simulation.settle()
    simulation.run { navigation.pushViewController(Screen("B"), animated: false) }
    simulation.settle()
    simulation.run { navigation.present(Screen("C"), animated: false) }
    simulation.settle()
    let lines = simulation.lines(of: [.applicationDidReceiveMemoryWarning, .didReceiveMemoryWarning]) {
      simulation.simulateMemoryWarning()
    }
    #expect(
      lines == [
        "app applicationDidReceiveMemoryWarning(_:)", "UINavigationController didReceiveMemoryWarning",
        "A didReceiveMemoryWarning", "B didReceiveMemoryWarning", "C didReceiveMemoryWarning",
      ])
    #expect(delegate.warnings == 1)
    #expect(navigation.viewControllers.map(\.isViewLoaded) == [true, true])
    let posted = simulation.lines(of: [.didReceiveMemoryWarning]) {
      NotificationCenter.default.post(
        name: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: simulation.application)
    }
    #expect(posted == [])
  }

  // MARK: Whole lives

  private static let life: Set<TraceCallback> = Simulation.lifeCycle.union([
    .initNibName, .initCoder, .awakeFromNib, .loadView, .deinitialized,
  ]).subtracting([.viewIsAppearing])

  @Test(
    "The life of a controller that code makes, and of one that a storyboard makes", .proves("G08"),
    arguments: [true, false])
  func wholeLife(isMadeByCode: Bool) throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "root", scenes: [.init(id: "root"), .init(id: "b", attributes: #"storyboardIdentifier="B""#)]))
    let root = try #require(simulation.rootViewController)
    simulation.trace.setName("root", of: root)
    let lines = simulation.lines(of: Self.life) {
      @MainActor func make() -> UIViewController {
        let made: UIViewController
        if isMadeByCode {
          made = UIViewController()
        } else {
          made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "B")
        }
        simulation.trace.setName("B", of: made)
        return made
      }
      root.present(make(), animated: true)
      simulation.settle()
      root.dismiss(animated: true)
    }
    let first = isMadeByCode ? ["B init(nibName:bundle:)"] : ["B init(coder:)", "B awakeFromNib"]
    #expect(
      lines.filter { $0.hasPrefix("B ") } == first + [
        "B loadView", "B viewDidLoad", "B viewWillAppear:1", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
        "B viewDidAppear:1", "B viewWillDisappear:1", "B viewDidDisappear:1", "B deinit",
      ])
  }

  @Test("The root of a storyboard's navigation controller, from init(coder:) on", .proves("G02"))
  func navigationRootOfStoryboard() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "nav",
        scenes: [
          .init(
            element: "navigationController", id: "nav",
            connections: #"<segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(id: "a", attributes: #"userLabel="A""#),
        ]))
    let lines = simulation.trace.events().filter { Self.life.contains($0.callback) && $0.callback != .awakeFromNib }
      .map(simulation.trace.line(for:)).filter { $0.hasPrefix("A ") }
    #expect(
      lines == [
        "A init(coder:)", "A loadView", "A viewDidLoad", "A viewWillAppear:0", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear:0",
      ])
  }

  @Test("The plain root of a storyboard", .proves("G03"))
  func plainRootOfStoryboard() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(initial: "a", scenes: [.init(id: "a", attributes: #"userLabel="vc1""#)]))
    let lines = simulation.trace.events().filter { Self.life.contains($0.callback) }.map(simulation.trace.line(for:))
    #expect(
      lines == [
        "vc1 init(coder:)", "vc1 awakeFromNib", "vc1 loadView", "vc1 viewDidLoad", "vc1 viewWillAppear:0",
        "vc1 viewWillLayoutSubviews", "vc1 viewDidLayoutSubviews", "vc1 viewDidAppear:0",
      ])
  }

  private func nib(_ name: String, tag: Int) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" tag="\(tag)" id="v"/></objects></document>
      """
    return try InterfaceReader.read(bytes: Array(text.utf8), file: "\(name).xib")
  }

  @Test(
    "A window gives its root view its bounds, as it comes and as it turns, whatever the mask", .proves("F1.1.12"),
    arguments: [[], .flexibleRightMargin] as [UIView.AutoresizingMask])
  func rootOfWindow(mask: UIView.AutoresizingMask) {
    final class Small: UIViewController {
      var mask = UIView.AutoresizingMask()
      override func loadView() {
        view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.autoresizingMask = mask
      }
    }
    let simulation = Simulation()
    let root = simulation.run { Small() }
    root.mask = mask
    simulation.show(root)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    simulation.turnDevice(to: .landscapeLeft)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    simulation.run {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
    }
    simulation.settle()
    simulation.turnDevice(to: .portrait)
    simulation.run { root.dismiss(animated: false) }
    simulation.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }
}
