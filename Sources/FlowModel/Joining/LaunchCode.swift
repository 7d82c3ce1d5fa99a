/// The code that decides which screen an app starts with, or changes that before anything is shown.
package struct LaunchCode: Sendable, Hashable {
  /// Where it stands.
  package var location: SourceLocation
  /// What decides, as `AppDelegate.application(_:didFinishLaunchingWithOptions:)`.
  package var name: String
}

extension AppScreens {
  /// The first code that decides on the app's first screen; nil where, as far as is known, none does, so that it is the
  /// main storyboard's.
  ///
  /// It is an `App` of SwiftUI's, or what the launch methods of the app's and the scene's delegate, with the app's own
  /// functions that they call, do to the window, or hand the window or a coordinator to do.
  package var launchCode: LaunchCode? {
    for type in code.types where type.declarations.contains(where: { $0.attributes.contains("main") }) {
      guard type.inherited.contains(where: { $0 == "App" || $0 == "SwiftUI.App" }) else { continue }
      return LaunchCode(location: type.location, name: "\(type.name), an App of SwiftUI's")
    }
    for type in code.types {
      for function in type.functions where Self.launchMethods.contains(function.fullName) {
        let whole = code.inlined(function, in: type)
        let steps = code.navigation(in: whole, of: type).map { ($0.event, $0.location) }
        let calls = whole.events.enumerated().filter { Self.touchesWindow($0.element) }.map {
          ($0.offset, $0.element.location)
        }
        guard let first = (steps + calls).min(by: { $0.0 < $1.0 }) else { continue }
        return LaunchCode(location: first.1, name: "\(type.name).\(function.fullName)")
      }
    }
    return nil
  }

  private static let launchMethods: Set<String> = [
    "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
    "scene(_:willConnectTo:options:)",
  ]

  private static func touchesWindow(_ event: CodeEvent) -> Bool {
    switch event.action {
    case .assign(let target, _): return target.lastName == "rootViewController"
    case .call(let call):
      if call.calledName == "makeKeyAndVisible" || call.calledName == "UIWindow" { return true }
      if call.arguments?.contains(where: { $0.value.lastName == "window" }) == true { return true }
      let names = call.receiver?.description.lowercased() ?? ""
      return ["coordinator", "router"].contains {
        names.contains($0) || call.calledName?.lowercased().hasSuffix($0) == true
      }
    default: return false
    }
  }
}
