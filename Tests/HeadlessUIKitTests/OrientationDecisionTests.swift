import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Who decides how the interface may be turned: facts, section 5.
@MainActor
struct OrientationDecisionTests {
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
        device: try #require(Device(named: name)),
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
