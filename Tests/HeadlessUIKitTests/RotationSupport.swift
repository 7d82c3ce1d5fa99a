import Foundation
import HeadlessUIKit

/// A controller that supports the orientations that it is told.
@MainActor
class Supporting: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  var asked = 0
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    asked += 1
    return supported
  }
}

/// A controller of a name that supports some orientations.
@MainActor
func supporting(
  _ name: String, _ mask: UIInterfaceOrientationMask = .allButUpsideDown, in simulation: Simulation
) -> Supporting {
  let controller = simulation.run { Supporting() }
  simulation.trace.setName(name, of: controller)
  controller.supported = mask
  return controller
}

/// Puts a child into a parent, as large as the parent or of a fixed size.
@MainActor
func embed(_ child: UIViewController, in parent: UIViewController, isFlexible: Bool = true) {
  parent.simulation.run {
    parent.addChild(child)
    child.view.frame = isFlexible ? parent.view.bounds : CGRect(x: 0, y: 0, width: 100, height: 100)
    child.view.autoresizingMask = isFlexible ? [.flexibleWidth, .flexibleHeight] : []
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
