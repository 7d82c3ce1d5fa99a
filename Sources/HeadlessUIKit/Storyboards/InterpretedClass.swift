import FlowInterfaceBuilder
import Foundation

/// An object whose class is declared in the app's sources, which are interpreted: its own class is one of this module's
/// stand-ins.
@MainActor
package protocol InterpretedClass: NSObject {
  /// The app's class and its superclasses as far as the app declares them, the nearest first.
  nonisolated var appClasses: [String] { get }
  /// What a storyboard reaches in it: outlets, actions, runtime attributes.
  var appBindings: InterfaceBindings { get }
  /// Whether the app's class implements a method: `textFieldDidEndEditing(_:reason:)`.
  func implements(_ name: String) -> Bool
  /// The same of one whose body does something.
  func acts(in name: String) -> Bool
  /// Whether code of the app's draws it, as a view, and may do more than draw.
  var changesByDrawing: Bool { get }
  /// What the app's class states for the size of its content; nil where it states nothing.
  func measuredContent() -> ContentExtents?
}

extension NSObject {
  /// The name of its class, as the app and UIKit's messages have it.
  package nonisolated var typeName: String {
    (self as? any InterpretedClass)?.appClasses.first ?? String(describing: type(of: self))
  }
}

/// Makes objects of the classes that the app's sources declare.
@MainActor
package protocol ClassMaking: AnyObject {
  /// Whether the app declares the class that a document names, and all of it is read.
  func declares(_ named: NamedClass) -> Bool
  /// Whether the app's classes of a name are in other modules than the one that a document names, so that UIKit finds none.
  func isOfOtherModule(_ named: NamedClass) -> Bool
  /// Whether the app declares a class, of which not all may be read.
  func mentions(_ name: String) -> Bool
  /// Makes an object that a document names the class of; nil where the app's `init?(coder:)` gives nil, or where the
  /// class is none of that kind.
  ///
  /// - Parameter coder: nil for an object that no document archives.
  func make(_ name: String, coder: NSCoder?) -> NSObject?
  /// Sends an action without arguments to an object of UIKit's own: `reloadData`.
  ///
  /// - Returns: nil where it is not known whether the object has such a method.
  func send(_ selector: String, to target: NSObject) -> Bool?
  /// The class of an object whose superclass is not read, so that it may have what nobody here sees; nil for others.
  func partlyReadClass(of object: AnyObject) -> String?
  /// Whether an object of the app's class may inherit a method from UIKit's.
  func mayInherit(_ selector: String, _ target: NSObject) -> Bool
  /// The action of an object of the app's that is none of UIKit's, nor an `NSObject`, or of an object of UIKit's whose
  /// class an extension of the app's gives it; nil where it answers none of that name.
  func action(_ selector: String, ofPlain target: AnyObject) -> (@MainActor (_ sender: Any?) -> Void)?
  /// What the app's extension of a class of UIKit's answers for a property that it overrides; nil where none does.
  func extended(_ property: String, of object: NSObject) -> Any??
  /// Calls a method that an extension of the app's overrides for a class of UIKit's, on an object of that class.
  ///
  /// - Parameters:
  ///   - method: its name, with labels.
  ///   - animated: what it is handed; nil where it takes nothing.
  /// - Returns: whether there is one.
  func callExtension(_ method: String, of object: NSObject, _ animated: Bool?) -> Bool
  /// Sets a property that an extension of the app's gives a class of UIKit's.
  ///
  /// - Returns: whether there is one that key-value coding reaches.
  func set(_ property: String, ofExtended object: NSObject, to value: Any?) -> Bool
  /// The app's function that UIKit called last, as `Class.function`, with its place.
  var lastCalled: (name: String, location: SourceLocation)? { get }
  /// Runs code of the app's whose answer may stay open: what is not known to it ends nothing.
  func ask(_ body: () -> Void)
  /// Makes a segue of the app's class.
  func makeSegue(
    _ name: String, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue?
}
