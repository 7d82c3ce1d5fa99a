import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Safe area insets of windows, views and controllers.
@MainActor
struct SafeAreaTests {
  private let simulation: Simulation

  init() throws { simulation = Simulation(device: try #require(Device(named: "iPhone 13"))) }

  @Test("A view in no window has none, whatever its controller adds", .proves("F4.1", "F4.5"))
  func offWindow() {
    simulation.run {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      #expect(controller.view.safeAreaInsets == .zero)
      #expect(controller.view.safeAreaLayoutGuide.layoutFrame == controller.view.bounds)
      simulation.show(controller)
      #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 10, bottom: 44, right: 10))
      controller.view.removeFromSuperview()
      #expect(controller.view.safeAreaInsets == .zero)
    }
  }

  @Test("A window has the part of the screen's that reaches into it", .proves("F4.2"))
  func window() throws {
    let simulation = Simulation(
      device: try #require(Device(named: "iPhone 16 Pro")), system: try #require(.init(named: "18")))
    simulation.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 0, right: 0))
      simulation.settle()
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 0, right: 0))
      #expect(window.rootViewController?.view.safeAreaInsets == window.safeAreaInsets)
    }
  }

  @Test(
    "A subview has what of its superview's reaches into it, and never more than the superview", .proves("F4.3", "F4.4"),
    arguments: [
      (CGRect(x: 0, y: 10, width: 390, height: 100), UIEdgeInsets(top: 37)),
      (CGRect(x: 0, y: 47, width: 390, height: 763), .zero),
      (CGRect(x: 20, y: 700, width: 100, height: 144), UIEdgeInsets(bottom: 34)),
      (CGRect(x: 20, y: 700, width: 100, height: 120), UIEdgeInsets(bottom: 10)),
      (CGRect(x: -50, y: -50, width: 500, height: 1000), UIEdgeInsets(top: 47, bottom: 34)),
    ])
  func overlap(frame: CGRect, insets: UIEdgeInsets) {
    simulation.run {
      let controller = UIViewController()
      simulation.show(controller)
      let view = UIView(frame: frame)
      controller.view.addSubview(view)
      #expect(view.safeAreaInsets == insets)
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      #expect(inner.safeAreaInsets == insets)
    }
  }

  @Test(
    "Overlaps of other screens: 44 less 10, 59 less 20", .proves("F4.3"),
    arguments: [("iPhone X", 10, 34), ("iPhone 16", 20, 39)])
  func publishedOverlaps(name: String, distance: CGFloat, top: CGFloat) throws {
    let simulation = Simulation(device: try #require(Device(named: name)))
    let controller = simulation.run { UIViewController() }
    simulation.show(controller)
    simulation.run {
      let view = UIView(frame: CGRect(x: 0, y: distance, width: 100, height: 100))
      controller.view.addSubview(view)
      #expect(view.safeAreaInsets.top == top)
    }
  }

  @Test("Additional insets count in the controller's view and in the views and children in it", .proves("F4.5"))
  func additional() {
    simulation.run {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      simulation.show(parent)
      parent.additionalSafeAreaInsets = UIEdgeInsets(bottom: 60)
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 5)
      #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 94))
      #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 52, bottom: 94))
      #expect(child.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 52, width: 390, height: 698))
    }
  }

  @Test(
    "viewSafeAreaInsetsDidChange: once before the first appearance, then when bars or additional insets change",
    .proves("F4.6"))
  func didChange() {
    let controller = simulation.run { Screen("A") }
    let navigation = simulation.run { UINavigationController(rootViewController: controller) }
    let callbacks: Set<TraceCallback> = [
      .viewWillAppear, .viewIsAppearing, .viewSafeAreaInsetsDidChange, .viewDidAppear,
    ]
    func lines(_ work: () -> Void) -> [String] {
      simulation.lines(of: callbacks, work).filter { $0.hasPrefix("A ") }.map { String($0.dropFirst(2)) }
    }
    #expect(
      lines { simulation.show(navigation) } == [
        "viewWillAppear:0", "viewSafeAreaInsetsDidChange", "viewIsAppearing:0", "viewDidAppear:0",
      ])
    #expect(lines { navigation.setNavigationBarHidden(true, animated: false) } == ["viewSafeAreaInsetsDidChange"])
    #expect(lines { navigation.setNavigationBarHidden(true, animated: false) } == [])
    #expect(lines { navigation.isToolbarHidden = false } == ["viewSafeAreaInsetsDidChange"])
    #expect(lines { controller.additionalSafeAreaInsets.top = 8 } == ["viewSafeAreaInsetsDidChange"])
    #expect(lines { controller.additionalSafeAreaInsets.top = 8 } == [])
  }

  @Test("A view is told of its safe area, and what it shows then is laid out", .proves("F4.6"))
  func viewDidChange() {
    final class Told: UIView {
      var insets: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.append(safeAreaInsets)
      }
    }
    simulation.run {
      let controller = UIViewController()
      let view = Told(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      controller.view.addSubview(view)
      simulation.show(controller)
      #expect(view.insets == [UIEdgeInsets(top: 47)])
      view.frame.origin.y = 20
      simulation.settle()
      #expect(view.insets == [UIEdgeInsets(top: 47), UIEdgeInsets(top: 27)])
    }
  }

  @Test("A full-screen presentation has the window's safe area")
  func presentation() {
    let root = simulation.run { UIViewController() }
    simulation.show(root)
    simulation.run {
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: true)
      simulation.settle()
      #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 34))
    }
  }

  @Test("A card begins below the safe area's top and keeps what it has at the bottom; where exactly it begins is open")
  func card() {
    let root = simulation.run { UIViewController() }
    simulation.show(root)
    simulation.run {
      let card = UIViewController()
      root.present(card, animated: true)
      simulation.settle()
      #expect(card.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
      #expect(card.view.place.frame == nil)
      #expect(card.view.place.y.max == 844)
      #expect(card.view.knownSafeAreaEdges.contains(.bottom))
      card.sheetPresentationController?.detents = [.custom { _ in 300 }]
      simulation.settle()
      #expect(card.view.place.frame == CGRect(x: 0, y: 510, width: 390, height: 334))
    }
  }

  @Test("Turning the device changes the safe area, and what is laid out by it")
  func turning() {
    let root = simulation.run { UIViewController() }
    let navigation = simulation.run { UINavigationController(rootViewController: root) }
    simulation.show(navigation)
    let box = UIView()
    simulation.run {
      box.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.trailingAnchor),
      ])
    }
    simulation.settle()
    #expect(box.frame == CGRect(x: 0, y: 91, width: 390, height: 719))
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    #expect(box.frame == CGRect(x: 47, y: 32, width: 750, height: 337))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
  }
}
