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

  /// A controller that supports what it is told.
  private class Supporting: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var asked = 0
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      asked += 1
      return supported
    }
  }

  private func supporting(
    _ name: String, _ mask: UIInterfaceOrientationMask = .allButUpsideDown, in simulation: Simulation
  ) -> Supporting {
    let controller = simulation.run { Supporting() }
    simulation.trace.setName(name, of: controller)
    controller.supported = mask
    return controller
  }

  private func embed(_ child: UIViewController, in parent: UIViewController, isFlexible: Bool = true) {
    parent.simulation.run {
      parent.addChild(child)
      child.view.frame = isFlexible ? parent.view.bounds : CGRect(x: 0, y: 0, width: 100, height: 100)
      child.view.autoresizingMask = isFlexible ? [.flexibleWidth, .flexibleHeight] : []
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func device(_ name: String) throws -> Device { try #require(Device(named: name)) }

  // MARK: Order

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

  @Test("A controller below the top of a stack hears of the new traits when it comes back")
  func backOnTheStack() {
    let simulation = Simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: Screen("A")) }
    simulation.show(navigation)
    simulation.run { navigation.pushViewController(Screen("B"), animated: false) }
    simulation.settle()
    let turned = simulation.lines(of: Self.rotation.subtracting([.viewWillLayoutSubviews, .viewDidLayoutSubviews])) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(!turned.contains { $0.hasPrefix("A ") })
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

  // MARK: Launch

  @Test("A portrait launch: the view has its size from the first callback on", .proves("G04"))
  func portraitLaunch() throws {
    #expect(
      try launch(.portrait, listed: []) == [
        "viewDidLoad 375×667 compact/regular", "viewWillAppear 375×667", "viewWillLayoutSubviews 375×667",
        "viewDidLayoutSubviews 375×667", "viewDidAppear 375×667",
      ])
    #expect(
      try launch(.portrait, listed: [.landscapeRight, .landscapeLeft, .portrait]).first
        == "viewDidLoad 375×667 compact/regular")
  }

  @Test("A launch with the device in landscape, or of an app that is landscape only", .proves("G05"))
  func landscapeLaunch() throws {
    let expected = [
      "viewDidLoad 667×375 compact/compact", "viewWillAppear 667×375", "viewWillLayoutSubviews 667×375",
      "viewDidLayoutSubviews 667×375", "viewDidAppear 667×375",
    ]
    #expect(try launch(.landscapeRight, listed: [.portrait, .landscapeRight, .landscapeLeft]) == expected)
    #expect(try launch(.portrait, listed: [.landscapeLeft]) == expected)
  }

  @Test(
    "A root that is landscape only, on a device held upright: traits are told, a size is not", .proves("G06", "F5.4"))
  func forcedLaunch() throws {
    let lines = try launch(.portrait, listed: [], supported: .landscape)
    var unique: [String] = []
    for line in lines where line != unique.last { unique.append(line) }
    #expect(
      unique == [
        "viewDidLoad 375×667 compact/regular", "viewWillAppear 375×667", "willTransition 375×667",
        "traitCollectionDidChange 667×375", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375",
        "viewDidAppear 667×375",
      ])
  }

  /// What the root of an app sees of its view at each callback, on an iPhone SE of the second generation.
  private func launch(
    _ orientation: UIInterfaceOrientation, listed: [UIInterfaceOrientation],
    supported: UIInterfaceOrientationMask = .all
  ) throws -> [String] {
    final class Root: UIViewController {
      var supported = UIInterfaceOrientationMask.all
      var log: [String] = []
      private func note(_ callback: String, _ more: String = "") {
        log.append("\(callback) \(Int(view.bounds.width))×\(Int(view.bounds.height))\(more)")
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
      override func viewDidLoad() { note("viewDidLoad", " \(traitCollection.sizeClasses)") }
      override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
      override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
      override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) { note("willTransition") }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note("viewWillTransition")
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traitCollectionDidChange")
      }
    }
    var info = InfoDictionary()
    info.supportedOrientations = listed
    let simulation = Simulation(
      device: try device("iPhone SE (2nd gen)"), system: try #require(SystemVersion(named: "15")),
      orientation: orientation, interfaces: InterfaceBundle(info: info))
    let root = simulation.run { Root() }
    root.supported = supported
    simulation.show(root)
    #expect(simulation.exceptions == [])
    return root.log
  }

  // MARK: Who decides

  @Test("The root decides, within what the app supports; its children are not asked", .proves("F5.5"))
  func rootDecides() {
    var info = InfoDictionary()
    info.supportedOrientations = [.portrait, .landscapeLeft]
    let simulation = Simulation(interfaces: InterfaceBundle(info: info))
    let root = supporting("root", in: simulation)
    let child = supporting("child", .portrait, in: simulation)
    embed(child, in: root)
    simulation.show(root)
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation == .portrait, "Info.plist has no landscapeRight")
    simulation.turnDevice(to: .landscapeRight)
    #expect(simulation.orientation == .landscapeLeft)
    #expect(child.asked == 0)
    root.supported = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    simulation.settle()
    #expect(simulation.orientation == .portrait)
  }

  @Test("The app's delegate takes the place of Info.plist", .proves("F5.5"))
  func delegateDecides() {
    final class Delegate: UIApplicationDelegate {
      var mask = UIInterfaceOrientationMask.portrait
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { mask }
    }
    let delegate = Delegate()
    let simulation = Simulation()
    let root = supporting("root", in: simulation)
    simulation.run { simulation.application.launch(delegate: delegate) { root } }
    simulation.settle()
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation == .portrait)
    delegate.mask = .all
    simulation.turnDevice(to: .landscapeRight)
    #expect(simulation.orientation == .landscapeLeft)
  }

  @Test("Navigation and tab bar controllers ask their delegates, not their children", .proves("F5.5"))
  func containersAskDelegates() {
    final class NavigationDelegate: UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    final class TabDelegate: UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let simulation = Simulation()
    let child = supporting("child", .portrait, in: simulation)
    let navigation = simulation.run { UINavigationController(rootViewController: child) }
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    let navigationDelegate = NavigationDelegate()
    navigation.delegate = navigationDelegate
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    let tabs = simulation.run { UITabBarController() }
    simulation.run { tabs.viewControllers = [supporting("tab", .portrait, in: simulation)] }
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    let tabDelegate = TabDelegate()
    tabs.delegate = tabDelegate
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    simulation.show(navigation)
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation == .portrait)
    navigation.delegate = nil
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation == .landscapeRight)
    #expect(child.asked == 0)
  }

  @Test(
    "What is presented over the full screen forces a turn; a card and the over styles do not", .proves("F5.5", "F5.8"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen])
  func presented(_ style: UIModalPresentationStyle) {
    let simulation = Simulation()
    let root = supporting("root", .portrait, in: simulation)
    let presented = supporting("presented", .landscape, in: simulation)
    presented.modalPresentationStyle = style
    simulation.show(root)
    simulation.run { root.present(presented, animated: true) }
    simulation.settle()
    #expect(simulation.orientation.isLandscape == (style == .fullScreen))
    simulation.run { root.dismiss(animated: true) }
    simulation.settle()
    #expect(simulation.orientation == .portrait)
  }

  @Test(
    "The preferred orientation counts for what is presented over the full screen, not for the over styles",
    .proves("F5.8"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func preferred(_ style: UIModalPresentationStyle) {
    final class Preferring: UIViewController {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }
    let simulation = Simulation()
    let root = simulation.run { UIViewController() }
    let presented = simulation.run { Preferring() }
    presented.modalPresentationStyle = style
    simulation.show(root)
    simulation.run { root.present(presented, animated: true) }
    simulation.settle()
    #expect(simulation.orientation == (style == .fullScreen ? .landscapeLeft : .portrait))
  }

  @Test("Up to iOS 15 shouldAutorotate keeps the interface as it is; later nobody asks", arguments: [15, 16])
  func shouldAutorotate(version: Int) throws {
    final class Still: UIViewController {
      override var shouldAutorotate: Bool { false }
    }
    let simulation = Simulation(system: try #require(SystemVersion(named: "\(version)")))
    simulation.show(simulation.run { Still() })
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation.isLandscape == (version == 16))
  }

  @Test("A phone without a home button does not turn upside down; one with a home button and an iPad do")
  func upsideDown() throws {
    for (name, turns) in [("iPhone 16", false), ("iPhone SE (3rd gen)", true), ("iPad (10th gen)", true)] {
      let simulation = Simulation(
        device: try device(name),
        interfaces: InterfaceBundle(info: .init(orientations: [.portrait, .portraitUpsideDown])))
      simulation.show(supporting("root", .all, in: simulation))
      simulation.turnDevice(to: .portraitUpsideDown)
      #expect((simulation.orientation == .portraitUpsideDown) == turns, "\(name)")
    }
  }

  @Test("Without an orientation in common nothing turns and nothing is raised")
  func nothingInCommon() {
    let simulation = Simulation(interfaces: InterfaceBundle(info: .init(orientations: [.portrait])))
    simulation.show(supporting("root", .landscape, in: simulation))
    simulation.turnDevice(to: .landscapeLeft)
    #expect(simulation.orientation == .portrait)
    #expect(simulation.exceptions == [])
  }
}

extension InfoDictionary {
  fileprivate init(orientations: [UIInterfaceOrientation]) {
    self.init()
    supportedOrientations = orientations
  }
}
