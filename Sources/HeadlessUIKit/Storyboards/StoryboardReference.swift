import FlowInterfaceBuilder
import Foundation

/// A placeholder for a scene of another storyboard.
///
/// - UIKit: resolved when it is reached; no identifier means the initial scene of that storyboard (F2.18).
@MainActor
struct StoryboardReference {
  let object: InterfaceObject
  let from: UIStoryboard

  /// Makes the controller; nil, with UIKit's exception, if the storyboard or the scene does not exist in the app.
  ///
  /// What another bundle holds, and what UIKit does about a storyboard without an initial controller, is left undecided.
  func resolve(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let storyboard else { return nil }
    guard let identifier = object.referencedIdentifier, !identifier.isEmpty else {
      guard let initial = storyboard.document?.initialViewController, object.storyboardName?.isEmpty == false else {
        leaveUndecided(
          object.storyboardName.map { "the storyboard '\($0)' has no initial controller" }
            ?? "the reference names neither a storyboard nor an identifier")
        return nil
      }
      return storyboard.instantiate(initial, creator: creator)
    }
    guard let target = storyboard.document?.viewController(withIdentifier: identifier) else {
      storyboard.raiseMissing(identifier)
      return nil
    }
    return storyboard.instantiate(target, creator: creator)
  }

  private var storyboard: UIStoryboard? {
    guard let name = object.storyboardName, !name.isEmpty else { return from }
    let simulation = from.simulation
    guard
      let document = simulation.interfaces.storyboard(
        named: name, idiom: simulation.device.idiom, near: from.document?.file)
    else {
      if let bundle = object.bundleIdentifier {
        leaveUndecided("the storyboard '\(name)' of the bundle \(bundle) is not among the files that were read")
        return nil
      }
      simulation.raiseMissingStoryboard(name)
      return nil
    }
    return UIStoryboard(document: document, simulation: simulation)
  }

  private func leaveUndecided(_ reason: String) {
    from.simulation.leaveUndecided("what a storyboard reference shows: \(reason)", at: object.location)
  }
}
