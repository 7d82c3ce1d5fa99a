import FlowInterfaceBuilder
import Foundation

/// A storyboard: scenes to make controllers of.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let document: InterfaceDocument?
  let simulation: Simulation
  private let name: String
  /// The segues of scenes, as far as they were asked for.
  private var segueTemplates: [InterfaceScene: [SegueTemplate]] = [:]

  /// A storyboard of the app, by its name.
  ///
  /// - UIKit: a missing one raises NSInvalidArgumentException (F2.17).
  public init(name: String, bundle: Bundle?) {
    simulation = Simulation.current
    self.name = name
    document = simulation.interfaces.storyboard(named: name, idiom: simulation.device.idiom)
    super.init()
    if document == nil { simulation.raiseMissingStoryboard(name) }
  }

  init(document: InterfaceDocument, simulation: Simulation) {
    self.document = document
    self.simulation = simulation
    name = document.name
  }

  /// The segues of a scene, for each of its controllers that are made.
  func segueTemplates(of scene: InterfaceScene) -> [SegueTemplate] {
    if let known = segueTemplates[scene] { return known }
    let made = SegueTemplate.all(of: scene, documentName: name)
    segueTemplates[scene] = made
    return made
  }

  /// The controller of the initial scene; nil where there is none.
  ///
  /// - UIKit: nil without an entry point (F2.17).
  public func instantiateInitialViewController() -> UIViewController? {
    document?.initialViewController.flatMap { instantiate($0) }
  }

  /// The controller of the initial scene, made by code.
  ///
  /// - UIKit: iOS 13; nil from the creator means that the storyboard makes it (F2.16).
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document?.initialViewController.flatMap { instantiate($0, creator: creator) } as? Controller
  }

  /// The controller of a scene, by its storyboard identifier.
  ///
  /// - UIKit: a missing identifier raises NSInvalidArgumentException (F2.17); one that a reference has leads to the
  ///   scene that the reference names (F2.18).
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(withIdentifier: identifier, creator: nil) ?? UIViewController()
  }

  /// The controller of a scene, by its storyboard identifier, made by code.
  ///
  /// - UIKit: iOS 13; the creator is called once with the scene's decoder, and nil from it means that the storyboard
  ///   makes the controller (F2.16). One that is not of the scene's class raises (F2.15).
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let crashes = simulation.exceptions.count
    let made = controller(withIdentifier: identifier, creator: creator)
    if let made = made as? Controller { return made }
    // The app has crashed: any controller will do for what is left of the call.
    if simulation.exceptions.count > crashes, let standIn = Controller(coder: NSCoder()) { return standIn }
    preconditionFailure(
      "The scene '\(identifier)' of \(name).storyboard is no \(Controller.self): link the class, and name its module in "
        + "`Simulation(modules:)`.")
  }

  private func controller(withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let document else { return nil }
    guard let object = document.viewController(withIdentifier: identifier) else {
      raiseMissing(identifier)
      return nil
    }
    return instantiate(object, creator: creator)
  }

  /// Makes the controller of a scene, or of the scene that a reference names.
  ///
  /// - UIKit: what its methods return is autoreleased (Objective-C's naming rules, "Advanced Memory Management
  ///   Programming Guide"), so that it outlives a variable that holds it weakly until the turn ends.
  /// - Parameter isRelated: whether a relationship of a container that is being made names the scene.
  func instantiate(
    _ object: InterfaceObject, isRelated: Bool = false, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let made = simulation.sceneNesting.make(at: object.location, in: simulation) { () -> UIViewController? in
      if object.isReference { return StoryboardReference(object: object, from: self).resolve(creator: creator) }
      return InterfaceDecoder(storyboard: self, simulation: simulation, documentName: name)
        .makeController(object, isRelated: isRelated, creator: creator)
    }
    if let made { simulation.autoreleasePool.add(made) }
    return made
  }

  /// Raises what a storyboard raises for an identifier that it does not have.
  ///
  /// - UIKit: F2.17. The number in place of the address is the storyboard's place among the app's documents.
  func raiseMissing(_ identifier: String) {
    let place = simulation.interfaces.documents.firstIndex { $0.file == document?.file } ?? -1
    simulation.raise(
      UIKitException(
        .invalidArgument,
        "Storyboard (<UIStoryboard: 0x\(String(place + 1, radix: 16))>) doesn't contain a view controller with identifier "
          + "'\(identifier)'"))
  }
}

extension InterfaceDocument {
  /// The controller that has an identifier; of those that have none, the one that was compiled with it.
  ///
  /// - UIKit: a compiled storyboard lists a controller without an identifier in `UIViewControllerIdentifiersToNibNames` of
  ///   its Info.plist by its framework's class and its id, `UIViewController-BYZ-38-t0r`, and Interface Builder lets a
  ///   reference name it.
  func viewController(withIdentifier identifier: String) -> InterfaceObject? {
    let controllers = scenes.compactMap(\.viewController)
    if let named = controllers.first(where: { $0.storyboardIdentifier == identifier }) { return named }
    return controllers.first { one in
      guard one.storyboardIdentifier == nil, !one.isReference, let id = one.id else { return false }
      let name = one.elementName
      return identifier == "UI\(name.prefix(1).uppercased())\(name.dropFirst())-\(id)"
    }
  }
}

extension Simulation {
  /// Raises what UIKit raises for a storyboard that the app does not have.
  ///
  /// - UIKit: F2.17.
  func raiseMissingStoryboard(_ name: String) {
    raise(
      UIKitException(
        .invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(interfaces.bundleIdentifier)> (loaded)"))
  }
}
