import FlowInterpreter
import Foundation
import HeadlessUIKit

/// An object of a class of the app's that inherits from none of UIKit's.
final class InterpretedObject: NSObject, LiveDelegate, LiveApplicationDelegate {
  nonisolated(unsafe) let part: Part

  override init() {
    part = LiveMaking.part
    super.init()
  }
}
