import FlowInterpreter
import Foundation
import HeadlessUIKit

/// An object of UIKit's own class that an extension of the app's makes a recognizer's delegate: a navigation controller, for
/// the gesture that goes back.
///
/// - Objective-C: a method of an extension is one of a category, which all objects of the class have, UIKit's own too
///   ("Programming with Objective-C", Customizing Existing Classes).
final class ExtendedDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var object: NSObject?
  private unowned let framework: UIKitFramework

  init(_ object: NSObject, _ framework: UIKitFramework) {
    self.object = object
    self.framework = framework
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizerShouldBegin(_:)", [gestureRecognizer]) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    ask("gestureRecognizer(_:shouldReceive:)", [gestureRecognizer, touch]) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ask("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", [gestureRecognizer, other]) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    ask("gestureRecognizer(_:shouldRequireFailureOf:)", [gestureRecognizer, other]) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    ask("gestureRecognizer(_:shouldBeRequiredToFailBy:)", [gestureRecognizer, other]) ?? false
  }

  private func ask(_ method: String, _ handed: [NSObject]) -> Bool? {
    object.flatMap { framework.askExtension(method, of: $0, handed) }
  }
}

extension LiveLibrary {
  mutating func addExtendedDelegates() {
    setter("UIGestureRecognizer", "delegate") { call in
      let this: UIGestureRecognizer = try call.this()
      if let object = try LiveReference.object(of: call[0]) as? NSObject, !(object is any UIGestureRecognizerDelegate),
        let framework = call.interpreter.framework as? UIKitFramework
      {
        this.delegate = framework.extendedDelegate(for: object)
        return .void
      }
      let content: (any UIGestureRecognizerDelegate)? = try call.object(
        call[0], as: (any UIGestureRecognizerDelegate).self)
      this.delegate = content
      return .void
    }
  }
}
