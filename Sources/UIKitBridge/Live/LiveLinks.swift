import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Links that the app's code opens: its own come to it, of others the device decides.
extension LiveLibrary {
  mutating func addLinks() {
    // A page of the web is opened in a browser, which every device has; of other schemes the device decides (documentation
    // of `canOpenURL(_:)`).
    method("UIApplication", "canOpenURL(_:)") { call in
      let url: URL = try call.argument(0)
      if ["http", "https"].contains(url.scheme?.lowercased()) { return .bool(true) }
      return .unknown(Unknown("UIApplication.canOpenURL(…)", call.location))
    }
    method("UIApplication", "open(_:options?:completionHandler?:)") { call in
      let given = call.given(["_", "options?", "completionHandler?"])
      guard let url = try call.ownURL else { return try call.leavingOpen("open") }
      let completion = try given[2].flatMap { try call.optionalFunction($0) }
      UIApplication.shared.openLater(url) { completion?.run([.bool($0)]) }
      return .void
    }
    method("UIApplication", "openURL(_:)") { call in
      guard let url = try call.ownURL else { return try call.leavingOpen("openURL") }
      UIApplication.shared.openLater(url) { _ in }
      return .bool(true)
    }
  }
}

extension Library.Call {
  /// The URL of the first argument, where its scheme is one that the app registers.
  fileprivate var ownURL: URL? {
    get throws {
      guard !arguments.isEmpty, case .unknown? = self[0].flattened else {
        let url: URL = try argument(0)
        return framework.schemes.contains(url.scheme?.lowercased() ?? "") ? url : nil
      }
      return nil
    }
  }

  /// What a method does is not known.
  fileprivate func leavingOpen(_ method: String) throws -> Value {
    try interpreter.world.unread(
      "UIApplication.\(method)(…)", at: location, handed: [value] + arguments.map(\.value))
  }
}
