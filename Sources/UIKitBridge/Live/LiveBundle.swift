import FlowInterpreter
import FlowModel
import Foundation

/// The app's bundle, and what its Info.plist holds.
extension LiveLibrary {
  mutating func addBundle() {
    staticProperty("Bundle", "main") { _ in Bundle.main.bridged }
    initializer("Bundle", "(for:)") { _ in Bundle.main.bridged }
    property("Bundle", "bundleIdentifier") { call in
      call.framework.info.value(of: "CFBundleIdentifier", call)
    }
    // What a table of the language that is shown says goes before the file.
    method("Bundle", "object(forInfoDictionaryKey:)") { call in
      let key: String = try call.argument(0)
      if case .text(let text)? = call.interpreter.world.localized(key, table: "InfoPlist") {
        return .optional(text.bridged)
      }
      return call.framework.info.value(of: key, call)
    }
    property("Bundle", "infoDictionary") { call in
      call.framework.info.dictionary(call).map { .optional($0) }
        ?? .unknown(Unknown("Bundle.infoDictionary", call.location))
    }
    // - Foundation: nil for a group that the app's entitlements do not list (the page of containerURL).
    method("FileManager", "containerURL(forSecurityApplicationGroupIdentifier:)") { call in
      let group: String = try call.argument(0)
      switch call.framework.entitlements.hasGroup(group) {
      case true?: return .optional(call.groupContainer(group).bridged)
      case false?: return .optional(nil)
      case nil: return .unknown(Unknown("FileManager.containerURL(\(group))", call.location))
      }
    }
  }
}
