import FlowInterfaceBuilder
import HeadlessUIKit

/// A scene that is laid out.
package struct SceneLayout: Sendable {
  /// The scene's controller.
  package let controller: InterfaceObject
  /// `Storyboard#objectID`.
  package let id: String
  package let device: Device
  package let orientation: UIInterfaceOrientation
  /// The views of the scene in the order of the file, without the controller's own view.
  package let views: [LaidOutView]

  /// Lays out a scene.
  ///
  /// - Parameters:
  ///   - design: the device to lay it out on; nil for the document's own, with the frames of which it is compared.
  @MainActor
  init?(
    _ scene: InterfaceScene, of document: InterfaceDocument, in containers: SceneContainers,
    among documents: [InterfaceDocument], on design: DesignDevice?
  ) {
    guard let controller = scene.viewController, let root = controller.rootView else { return nil }
    let own = DesignDevice(document, root)
    let target = design ?? own
    self.controller = controller
    id = "\(document.name)#\(controller.id ?? "")"
    (device, orientation) = (target.device, target.orientation)
    let fault = own.canvasFault(of: root)
    let stage = SceneStage(
      controller, in: containers.containers(of: controller), of: document, among: documents, on: target.device,
      target.orientation, system: design == nil ? DesignDevice.system(of: document) : .standard,
      window: design == nil ? own.windowFrame(of: root, controller) : nil)
    views = root.allContainedObjects.filter(\.isView).map { object in
      LaidOutView(
        object, stage.place(of: object), exclusion: design == nil ? Self.exclusion(of: object) ?? fault : "")
    }
  }

  /// Why a document's frame of a view is none to compare with.
  private static func exclusion(of object: InterfaceObject) -> String? {
    if object.translatesAutoresizingMaskIntoConstraints != false { return "no constraint places it" }
    if object.isMisplaced { return "Xcode marks it as misplaced" }
    if object.isAmbiguous { return "Xcode marks it as ambiguous" }
    let outer = sequence(first: object, next: \.owner).dropFirst()
    if outer.contains(where: \.isMisplaced) { return "Xcode marks a view around it as misplaced" }
    return nil
  }
}

/// Scenes of an app that are laid out.
package struct AppLayout: Sendable {
  package let scenes: [SceneLayout]

  /// Lays out the scenes of all storyboards.
  ///
  /// - Parameters:
  ///   - name: what the screen is called: by its id, identifier, class or title; nil for all.
  ///   - design: the device to lay them out on; nil for each document's own.
  @MainActor
  package init(_ documents: [InterfaceDocument], screen name: String? = nil, on design: DesignDevice? = nil) {
    var scenes: [SceneLayout] = []
    for document in documents where document.kind == .storyboard && document.isSimulated {
      let containers = SceneContainers(document)
      for scene in document.scenes {
        if let name, !Self.names(of: scene, in: document).contains(name) { continue }
        if let scene = SceneLayout(scene, of: document, in: containers, among: documents, on: design) {
          scenes.append(scene)
        }
      }
    }
    self.scenes = scenes
  }

  private static func names(of scene: InterfaceScene, in document: InterfaceDocument) -> [String] {
    guard let controller = scene.viewController else { return [] }
    return [
      controller.storyboardIdentifier, controller.customClass, controller.title, controller.navigationItem?.title,
      controller.userLabel, controller.id, "\(document.name)#\(controller.id ?? "")",
    ].compactMap(\.self)
  }
}
