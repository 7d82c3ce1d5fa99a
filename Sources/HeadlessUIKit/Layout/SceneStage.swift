import FlowInterfaceBuilder
import Foundation

/// One scene of a storyboard on a screen, in the containers that the storyboard puts it in, without the app's code.
@MainActor
package struct SceneStage {
  /// The controllers of one storyboard around a scene's, which bring its bars.
  package struct Containers: Sendable {
    package var navigation: InterfaceObject?
    package var tabs: InterfaceObject?
    /// Whether a navigation bar is drawn above a scene that no navigation controller of the storyboard shows.
    package var hasSimulatedBar = false

    package init(navigation: InterfaceObject? = nil, tabs: InterfaceObject? = nil) {
      (self.navigation, self.tabs) = (navigation, tabs)
    }
  }

  private var views: [String: UIView] = [:]

  /// Shows a scene, and lays it out.
  ///
  /// - Parameters:
  ///   - controller: the scene's controller.
  ///   - documents: what the app has besides.
  ///   - frame: the window's, on the screen; nil for all of that. One that does not begin at the top has no safe area.
  package init(
    _ controller: InterfaceObject, in containers: Containers, of document: InterfaceDocument,
    among documents: [InterfaceDocument], on device: Device, _ orientation: UIInterfaceOrientation,
    system: SystemVersion = .standard, window frame: CGRect? = nil
  ) {
    let simulation = Simulation(
      device: device, system: system, orientation: orientation, interfaces: InterfaceBundle(documents: documents))
    let root: UIViewController? = simulation.run {
      let storyboard = UIStoryboard(document: document, simulation: simulation)
      guard var root = storyboard.instantiate(controller) else { return nil }
      if let object = containers.navigation, let navigation = storyboard.instantiate(object) as? UINavigationController
      {
        navigation.viewControllers = [root]
        root = navigation
      }
      if containers.navigation == nil, containers.hasSimulatedBar {
        root = UINavigationController(rootViewController: root)
      }
      if let object = containers.tabs, let tabs = storyboard.instantiate(object) as? UITabBarController {
        tabs.viewControllers = [root]
        root = tabs
      }
      simulation.application.launch { root }
      return root
    }
    simulation.settle()
    if let frame {
      simulation.run { root?.viewIfLoaded?.window?.frame = frame }
      simulation.settle()
      if let root, frame.minY > 0 {
        simulation.run { root.additionalSafeAreaInsets.bottom = -(root.viewIfLoaded?.safeAreaInsets.bottom ?? 0) }
        simulation.settle()
      }
    }
    if let window = root?.viewIfLoaded?.window { add(window, of: document.name) }
  }

  /// What is known of the frame of a view of the scene, in points of its superview; nil for a view that is not on the
  /// screen, such as those of cells that only data makes.
  package func place(of object: InterfaceObject) -> LayoutPlace? { object.id.flatMap { views[$0] }?.place }

  private mutating func add(_ view: UIView, of document: String) {
    if let origin = view.origin, origin.documentName == document, let id = origin.object.id, views[id] == nil {
      views[id] = view
    }
    for subview in view.subviews { add(subview, of: document) }
  }
}
