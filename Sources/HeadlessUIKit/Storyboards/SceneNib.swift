import FlowInterfaceBuilder

/// The part of a scene, or of a controller in a nib, that is made when its controller's view loads.
@MainActor
struct SceneNib {
  let decoder: InterfaceDecoder
  /// Nil for a controller in a nib.
  let scene: InterfaceScene?
  let object: InterfaceObject

  /// Makes the view and the scene's dock.
  func instantiateView() -> UIView? { decoder.makeSceneView(scene, of: object) }

  /// Connects outlets and actions, then embeds what container views show.
  func connect() { decoder.connectScene(scene, of: object) }
}
