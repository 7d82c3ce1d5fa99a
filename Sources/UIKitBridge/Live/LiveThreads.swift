import FlowInterpreter
import Foundation
import HeadlessUIKit

/// What code did to an object of UIKit's on another thread than the main one.
package struct OffMainThread: @unchecked Sendable {
  package let object: NSObject
  /// The property that was set, or the method that was called.
  package let member: String
  package let isSetting: Bool
  package let location: TreeLocation
}

/// - UIKit: its classes are for the main thread alone, unless their documentation says otherwise (documentation of UIKit):
///   what another one sets may show at once, later or never, and what changes the layout may end the app ("Modifications
///   to the layout engine must not be performed from a background thread after it has been accessed from the main
///   thread").
extension UIKitFramework {
  /// Methods that give something and change what is on the screen all the same.
  private static let changing: Set<String> = [
    "becomeFirstResponder", "endEditing", "popToRootViewController", "popToViewController", "popViewController",
    "resignFirstResponder",
  ]

  /// A method: one that only gives something may be asked anywhere.
  static func watchingThread(_ signature: String, givesResult: Bool, _ body: @escaping Library.Method) -> Library.Method
  {
    let name = String(signature.prefix { $0 != "(" })
    if let property = setters[name]?.first { return watchingThread(setting: property, body) }
    return givesResult && !changing.contains(name) ? body : watchingThread(name, isSetting: false, body)
  }

  static func watchingThread(setting name: String, _ body: @escaping Library.Method) -> Library.Method {
    watchingThread(name, isSetting: true, body)
  }

  private static func watchingThread(_ name: String, isSetting: Bool, _ body: @escaping Library.Method)
    -> Library.Method
  {
    { call in
      guard call.interpreter.loop.isOffMainThread, let object = try LiveReference.object(of: call.value) as? NSObject
      else { return try body(call) }
      let use = OffMainThread(object: object, member: name, isSetting: isSetting, location: call.location)
      let wasInUse = call.framework.onMain { use.object.isInUse }
      let result = try body(call)
      if wasInUse || call.framework.onMain({ use.object.isInUse }) { call.framework.onOffMainThread(use) }
      return result
    }
  }
}

extension NSObject {
  /// Whether it may be on the screen: what is made on another thread and shown later works.
  @MainActor
  fileprivate var isInUse: Bool {
    switch self {
    case let view as UIView: view.window != nil
    case let controller as UIViewController: controller.isViewLoaded
    default: self is UINavigationItem || self is UIBarItem
    }
  }
}
