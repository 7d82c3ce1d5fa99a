import HeadlessUIKit
import TestSupport
import Testing

/// Layout margins.
@MainActor
struct LayoutMarginTests {
  private func shown(_ name: String, _ orientation: UIInterfaceOrientation = .portrait) throws -> UIViewController {
    let simulation = Simulation(device: try #require(Device(named: name)), orientation: orientation)
    let controller = simulation.run { UIViewController() }
    simulation.show(controller)
    return controller
  }

  @Test("A plain view keeps 8 points, a root view the system's minimum at the sides", .proves("F4.13", "F4.14"))
  func defaults() throws {
    let controller = try shown("iPhone 13")
    controller.simulation.run {
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      let hidden = UIViewController()
      #expect(hidden.view.layoutMargins == UIEdgeInsets(left: 16, right: 16))
      #expect(controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(leading: 16, trailing: 16))
    }
    #expect(try shown("iPad (10th gen)").systemMinimumLayoutMargins.leading == 20)
    #expect(try shown("iPhone 8 Plus", .landscapeLeft).systemMinimumLayoutMargins.trailing == 20)
  }

  @Test("Smaller margins of a root view are raised to the minimum unless its controller declines", .proves("F4.14"))
  func minimum() throws {
    let controller = try shown("iPhone 8")
    controller.simulation.run {
      controller.view.insetsLayoutMarginsFromSafeArea = false
      controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 30)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 4, right: 30))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 30))
    }
  }

  @Test("The safe area comes on top of the margins, the superview's margins do not", .proves("F4.15"))
  func safeArea() throws {
    let controller = try shown("iPhone X", .landscapeRight)
    controller.simulation.run {
      #expect(controller.view.insetsLayoutMarginsFromSafeArea)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60))
      controller.view.insetsLayoutMarginsFromSafeArea = false
      #expect(controller.view.layoutMargins == UIEdgeInsets(left: 16, right: 16))
      let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      controller.view.addSubview(inner)
      #expect(!inner.preservesSuperviewLayoutMargins)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      inner.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      inner.insetsLayoutMarginsFromSafeArea = false
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 8))
    }
  }
}
