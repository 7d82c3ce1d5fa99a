import FlowInterpreter
import HeadlessUIKit

/// What nobody knows of the system's screens.
extension LiveLibrary {
  mutating func addSystemScreens() {
    let picker = "UIImagePickerController"
    staticMethod(picker, "isSourceTypeAvailable(_:)") { call in
      Simulation.current.isCameraAskedFor = true
      return .unknown(Unknown("\(picker).isSourceTypeAvailable(…)", call.location))
    }
    for name in ["children", "topViewController", "viewControllers", "visibleViewController"] {
      property(picker, name) { call in .unknown(Unknown("\(picker).\(name)", call.location)) }
    }
  }
}
