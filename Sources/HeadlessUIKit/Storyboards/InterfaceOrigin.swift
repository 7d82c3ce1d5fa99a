import FlowInterfaceBuilder
import Foundation

/// What a storyboard or nib says of an object: its element, and whether the class it names is linked.
public struct InterfaceOrigin: Sendable {
  /// The object in its document.
  public let object: InterfaceObject
  /// The storyboard's or nib's name.
  public let documentName: String
  /// Whether the custom class was found; false as well for an object of UIKit's own class.
  public let isLinked: Bool
  /// Whether the app has no class of the name, so that an object of UIKit's own class stands in for it.
  var isMissing = false

  /// The custom class, as the document names it; nil where the app has none of the name.
  public var className: String? { isMissing ? nil : object.customClass }

  /// The custom class, where it is not linked: only its code, which is not here, knows what it does.
  public var unlinkedClass: String? { isLinked ? nil : className }

  /// The names that a flow can call a screen by: storyboard identifier, class, titles, label, `Storyboard#objectID`.
  public var screenNames: [String] {
    [
      object.storyboardIdentifier, className, object.title, object.navigationItem?.title, object.userLabel,
      "\(documentName)#\(object.id ?? "")",
    ].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// Where the object stands.
  public var location: SourceLocation { object.location }

  /// The class of an object, where that is not linked.
  @MainActor
  static func unlinkedClass(of object: AnyObject) -> String? {
    (object as? UIViewController)?.unlinkedClass ?? of(object)?.unlinkedClass
  }

  /// What a document says of an object.
  @MainActor
  package static func of(_ object: AnyObject) -> InterfaceOrigin? {
    switch object {
    case let controller as UIViewController: controller.origin
    case let view as UIView: view.origin
    case let item as UIBarItem: item.origin
    case let dockObject as InterfaceDockObject: dockObject.origin
    default: nil
    }
  }
}

/// An object of a scene's dock or of a nib whose class is not linked, or is no class of UIKit's.
final class InterfaceDockObject: NSObject {
  let origin: InterfaceOrigin

  init(origin: InterfaceOrigin) { self.origin = origin }
}
