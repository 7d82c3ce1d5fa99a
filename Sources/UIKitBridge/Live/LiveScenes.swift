import FlowInterpreter
import HeadlessUIKit

/// What a scene is connected with besides links, and what comes with these.
extension LiveLibrary {
  mutating func addSceneOptions() {
    for name in ["shortcutItem", "notificationResponse", "handoffUserActivityType"] {
      property("UIScene.ConnectionOptions", name) { _ in .none }
    }
    property("UIScene.ConnectionOptions", "sourceApplication") { call in
      let this: UIScene.ConnectionOptions = try call.this()
      guard !this.urlContexts.isEmpty || !this.userActivities.isEmpty else { return .none }
      return .unknown(Unknown("the app that sends a link", call.location))
    }
    for name in ["annotation", "eventAttribution", "sourceApplication"] {
      property("UIScene.OpenURLOptions", name) { call in
        .unknown(Unknown("UIScene.OpenURLOptions.\(name)", call.location))
      }
    }
    global("NSUserActivityTypeBrowsingWeb") { _ in NSUserActivityTypeBrowsingWeb.bridged }
  }
}
