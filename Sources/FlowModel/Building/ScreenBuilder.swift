import FlowInterfaceBuilder

/// Makes the screens of one storyboard. Where its references lead is filled in once all storyboards are known.
struct ScreenBuilder {
  var storyboard: String
  var document: InterfaceDocument

  /// The screens, in the order of the file.
  var screens: [Screen] {
    document.scenes.compactMap { scene in scene.viewController.map { screen($0, in: scene) } }
  }

  /// The identifier of a scene's screen: of its controller, or of the scene itself where it has none.
  static func objectID(of scene: InterfaceScene) -> String { scene.viewController?.id ?? scene.sceneID }

  /// A class that an attribute names: a blank one names none.
  private static func named(_ name: String?) -> String? {
    name.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
  }

  private static func tabTitle(of controller: InterfaceObject) -> String? {
    let item = controller.tabBarItem
    let system = item?.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [system, item?.title, controller.title].lazy.compactMap(named).first
  }

  private func screen(_ controller: InterfaceObject, in scene: InterfaceScene) -> Screen {
    let objectID = Self.objectID(of: scene)
    return Screen(
      id: "\(storyboard)#\(objectID)", storyboard: storyboard, objectID: objectID,
      userLabel: controller.userLabel, title: controller.title ?? controller.navigationItem?.title,
      tabTitle: Self.tabTitle(of: controller),
      storyboardIdentifier: controller.storyboardIdentifier, customClass: Self.named(controller.customClass),
      customModule: controller.customModule, isModuleOfTarget: controller.customModuleProvider == "target",
      frameworkClass: FrameworkClass.name(of: controller, on: document.platform), kind: Screen.Kind(of: controller),
      isInitial: document.initialViewControllerID == objectID, isSimulated: document.isSimulated,
      reference: controller.isReference ? Screen.Reference(controller) : nil, location: controller.location)
  }
}

extension Screen.Kind {
  fileprivate init(of controller: InterfaceObject) {
    if controller.isReference {
      self = .reference
      return
    }
    switch controller.elementName.lowercased() {
    case "navigationcontroller": self = .navigation
    case "tabbarcontroller", "tabviewcontroller": self = .tabBar
    case "splitviewcontroller": self = .split
    case "pageviewcontroller", "pagecontroller": self = .page
    case "tableviewcontroller": self = .table
    case "collectionviewcontroller": self = .collection
    case "hostingcontroller": self = .hosting
    default: self = .plain
    }
  }
}

extension Screen.Reference {
  fileprivate init(_ placeholder: InterfaceObject) {
    self.init(
      storyboardName: placeholder.storyboardName, identifier: placeholder.referencedIdentifier,
      bundleIdentifier: placeholder.bundleIdentifier, target: .unresolved("the reference was not followed"))
  }
}
