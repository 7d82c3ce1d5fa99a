import FlowInterfaceBuilder
import HeadlessUIKit

/// Which containers a storyboard's scenes are shown in, as Interface Builder infers their bars: what a navigation
/// controller or a tab bar controller has as its own, and what is pushed from there.
struct SceneContainers {
  private var known: [String: SceneStage.Containers] = [:]

  init(_ document: InterfaceDocument) {
    var waiting: [(id: String, containers: SceneStage.Containers)] = []
    func follow(_ segue: InterfaceSegue, from containers: SceneStage.Containers) {
      guard let destination = segue.destination, let id = destination.id, !destination.isReference else { return }
      waiting.append((id, containers))
    }
    for segue in document.segues where segue.isRelationship && segue.relationship == "viewControllers" {
      if let tabs = segue.sourceObject { follow(segue, from: SceneStage.Containers(tabs: tabs)) }
    }
    for segue in document.segues where segue.isRelationship && segue.relationship == "rootViewController" {
      if let navigation = segue.sourceObject { follow(segue, from: SceneStage.Containers(navigation: navigation)) }
    }
    while !waiting.isEmpty {
      let (id, containers) = waiting.removeFirst()
      guard let controller = document.object(withID: id), isNew(containers, at: id) else { continue }
      known[id] = containers
      let segues = controller.scene?.segues ?? []
      if controller.elementName == "navigationController" {
        let inside = SceneStage.Containers(navigation: controller, tabs: containers.tabs)
        for segue in segues where segue.relationship == "rootViewController" { follow(segue, from: inside) }
      } else if containers.navigation != nil {
        for segue in segues where ["push", "show"].contains(segue.kind) {
          if Self.isContainer(segue.destination) { continue }
          follow(segue, from: containers)
        }
      }
    }
  }

  /// The containers of a controller.
  func containers(of controller: InterfaceObject) -> SceneStage.Containers {
    var containers = controller.id.flatMap { known[$0] } ?? SceneStage.Containers()
    let metrics = controller.simulatedMetrics
    if let bar = metrics.topBar {
      containers.hasSimulatedBar = !bar.isNamed("nil")
      if bar.isNamed("nil") { containers.navigation = nil }
    }
    if metrics.bottomBar?.isNamed("nil") == true || controller.presentation.hidesBottomBarWhenPushed == true {
      containers.tabs = nil
    }
    return containers
  }

  /// Whether containers tell more of a controller than those that are known: a navigation controller in tabs more than
  /// one by itself.
  private func isNew(_ containers: SceneStage.Containers, at id: String) -> Bool {
    guard let before = known[id] else { return true }
    return before.navigation == nil && containers.navigation != nil || before.tabs == nil && containers.tabs != nil
  }

  private static func isContainer(_ controller: InterfaceObject?) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(controller?.elementName)
  }
}
