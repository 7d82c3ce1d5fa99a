import FlowInterfaceBuilder
import FlowModel

/// The controllers that make their view themselves: the one that a storyboard has for them is not loaded.
///
/// - UIKit: the connections to and from what is in a view are in its own nib, which `loadView()` of `UIViewController`
///   loads; what stands beside it in the scene, such as the navigation item, comes with the controller.
struct OwnViews {
  let app: CheckedApp
  let code: AppCode

  /// The class of the controller whose view in a storyboard a place belongs to, if it makes another one.
  func owner(at place: SourceLocation, in document: InterfaceDocument) -> String? {
    guard document.kind == .storyboard, let screen = app.screen(at: place), let name = screen.customClass,
      makesView(screen, name), isOfView(place, in: document)
    else { return nil }
    return name
  }

  private func makesView(_ screen: Screen, _ name: String) -> Bool {
    if let owner = app.screens?.appClass(of: screen) {
      let (classes, root) = code.lineage(of: owner)
      let own = classes.lazy.flatMap(\.functions).first { $0.name == "loadView" && $0.isOverride && $0.hasBody }
      if let own { return !own.callsSuper }
      guard case .objectiveC(let name) = root else { return false }
      return makesViewInObjectiveC(name)
    }
    return makesViewInObjectiveC(name)
  }

  /// Whether a class or one that it inherits from has a `loadView` of its own; what that does is not read.
  private func makesViewInObjectiveC(_ name: String) -> Bool {
    code.objectiveCLineage(of: name).parts.contains { $0.selectors.contains("loadView") }
  }

  /// Whether a place is in the view of a scene's controller, or connects the controller with something there.
  private func isOfView(_ place: SourceLocation, in document: InterfaceDocument) -> Bool {
    guard let element = document.root.descendants.first(where: { $0.location == place }) else { return false }
    if element.isInView { return true }
    guard let id = element["destination"] else { return false }
    return document.root.descendants.first { $0["id"] == id }?.isInView == true
  }
}

extension InterfaceElement {
  /// Whether it is a controller's view, or stands in it.
  fileprivate var isInView: Bool {
    has("key", equalTo: "view") || ancestors.contains { $0.has("key", equalTo: "view") }
  }
}
