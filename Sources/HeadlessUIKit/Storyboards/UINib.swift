import FlowInterfaceBuilder
import Foundation

/// A nib: views and objects, and their wires to the file's owner.
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// What a nib is instantiated with.
  public struct OptionsKey: Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let document: InterfaceDocument?
  /// The name.
  let name: String
  /// Whether the app has a nib of the name.
  var isFound: Bool { document != nil }
  private let simulation: Simulation

  /// A nib of the app, by its name.
  public init(nibName name: String, bundle: Bundle?) {
    simulation = Simulation.current
    self.name = name
    document = simulation.interfaces.nib(named: name, idiom: simulation.device.idiom)
  }

  /// Makes the top-level objects and connects them with the owner.
  ///
  /// - UIKit: a missing nib raises NSInternalInconsistencyException (documentation and published crash logs).
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else {
      simulation.raise(
        UIKitException(
          .internalInconsistency,
          "Could not load NIB in bundle: 'NSBundle <\(simulation.interfaces.bundleIdentifier)> (loaded)' with name "
            + "'\(name)'"))
      return []
    }
    let decoder = InterfaceDecoder(storyboard: nil, simulation: simulation, documentName: document.name)
    let objects = decoder.instantiate(document, owner: owner as? NSObject)
    for object in objects { simulation.autoreleasePool.add(object as AnyObject) }
    return objects
  }
}

extension UINib {
  /// Makes the view of a nib that is registered for rows or items.
  ///
  /// - UIKit: such a nib has one object at its top, the view (documentation of UITableView.register(_:forCellReuseIdentifier:)).
  func instantiateReusable() -> UIView? { instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
}

extension Bundle {
  /// Makes the top-level objects of a nib of the app.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
