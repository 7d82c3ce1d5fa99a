import FlowInterfaceBuilder
import Foundation

/// A storyboard: scenes to make controllers of.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let document: InterfaceDocument?
  let simulation: Simulation
  private let name: String

  /// A storyboard of the app, by its name.
  ///
  /// - UIKit: a missing one raises NSInvalidArgumentException (F2.17).
  public init(name: String, bundle: Bundle?) {
    simulation = Simulation.current
    self.name = name
    document = simulation.interfaces.storyboard(named: name, idiom: simulation.device.idiom)
    super.init()
    if document == nil {
      simulation.raise(
        UIKitException(
          .invalidArgument,
          "Could not find a storyboard named '\(name)' in bundle NSBundle <\(simulation.interfaces.bundleIdentifier)> "
            + "(loaded)"))
    }
  }

  init(document: InterfaceDocument, simulation: Simulation) {
    self.document = document
    self.simulation = simulation
    name = document.name
  }

  /// The controller of the initial scene; nil where there is none.
  public func instantiateInitialViewController() -> UIViewController? {
    document?.initialViewController.flatMap { instantiate($0) }
  }

  /// The controller of the initial scene, made by code.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document?.initialViewController.flatMap { instantiate($0, creator: creator) } as? Controller
  }

  /// The controller of a scene, by its storyboard identifier.
  ///
  /// - UIKit: a missing identifier raises NSInvalidArgumentException (F2.17).
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(withIdentifier: identifier, creator: nil) ?? UIViewController()
  }

  /// The controller of a scene, by its storyboard identifier, made by code.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let made = controller(withIdentifier: identifier, creator: creator) as? Controller else {
      preconditionFailure(
        "The scene '\(identifier)' of \(name).storyboard is no \(Controller.self): link the class, and name its module "
          + "in `Simulation(modules:)`.")
    }
    return made
  }

  private func controller(withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let document else { return nil }
    let scene = document.scenes.first { $0.viewController?.storyboardIdentifier == identifier }
    guard let object = scene?.viewController, !object.isReference else {
      simulation.raise(
        UIKitException(
          .invalidArgument,
          "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'"))
      return nil
    }
    return instantiate(object, creator: creator)
  }

  /// Makes the controller of a scene, or of the scene that a reference names.
  func instantiate(_ object: InterfaceObject, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    simulation.sceneNesting.make(at: object.location, in: simulation) {
      if object.isReference { return StoryboardReference(object: object, from: self).resolve(creator: creator) }
      return InterfaceDecoder(storyboard: self, simulation: simulation, documentName: name)
        .makeController(object, creator: creator)
    }
  }
}
