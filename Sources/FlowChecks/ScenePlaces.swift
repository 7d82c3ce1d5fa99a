import FlowInterfaceBuilder
import FlowModel

/// Finds the screens that places of storyboards are in.
struct ScenePlaces: Sendable {
  private let scenes: [String: [(start: SourceLocation, screen: Screen?)]]

  init(_ model: AppModel) {
    let documents = Dictionary(model.documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    var scenes: [String: [(start: SourceLocation, screen: Screen?)]] = [:]
    for storyboard in model.storyboards {
      let screens = Dictionary(
        model.screens(of: storyboard).map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
      scenes[storyboard.file] = documents[storyboard.file]?.scenes.map { scene in
        (scene.element.location, scene.viewController?.id.flatMap { screens[$0] })
      }
    }
    self.scenes = scenes
  }

  /// The screen of the scene that a place is in.
  func screen(at place: SourceLocation) -> Screen? {
    scenes[place.file]?.last { $0.start <= place }?.screen
  }
}
