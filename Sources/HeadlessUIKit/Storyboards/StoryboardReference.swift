import FlowInterfaceBuilder
import Foundation

/// A placeholder for a scene of another storyboard.
///
/// - UIKit: resolved when it is reached; no identifier means the initial scene of that storyboard (facts, section 2).
@MainActor
struct StoryboardReference {
  let object: InterfaceObject
  let from: UIStoryboard

  /// Makes the controller; nil, with UIKit's exception, if the storyboard or the scene does not exist.
  func resolve(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let storyboard else { return nil }
    guard let identifier = object.referencedIdentifier, !identifier.isEmpty else {
      return storyboard.document?.initialViewController.flatMap { storyboard.instantiate($0, creator: creator) }
    }
    let target = storyboard.document?.scenes.first { $0.viewController?.storyboardIdentifier == identifier }?
      .viewController
    guard let target else {
      from.simulation.raise(
        UIKitException(
          .invalidArgument,
          "Storyboard (<UIStoryboard: \(object.storyboardName ?? "")>) doesn't contain a view controller with identifier "
            + "'\(identifier)'"))
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
      simulation.raise(
        UIKitException(
          .invalidArgument,
          "Could not find a storyboard named '\(name)' in bundle NSBundle "
            + "<\(object.bundleIdentifier ?? simulation.interfaces.bundleIdentifier)> (loaded)"))
      return nil
    }
    return UIStoryboard(document: document, simulation: simulation)
  }
}
