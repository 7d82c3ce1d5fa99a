import FlowInterpreter
import HeadlessUIKit

/// What a scene is connected with: nothing, in a simulation.
extension LiveLibrary {
  mutating func addSceneOptions() {
    for name in ["urlContexts", "userActivities"] {
      property("UIScene.ConnectionOptions", name) { _ in .set(SetBox([])) }
    }
    for name in ["shortcutItem", "notificationResponse", "handoffUserActivityType", "sourceApplication"] {
      property("UIScene.ConnectionOptions", name) { _ in .none }
    }
  }
}
