import FlowInterpreter
import Foundation
import HeadlessUIKit

/// A class of HeadlessUIKit, whose objects the app's code holds.
package protocol LiveClass: AnyObject, Bridged {}

extension LiveClass {
  package static var bridgedName: String { LiveReference.name(of: self) }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    let object = try LiveReference.object(of: value)
    // A literal of a colour is one of the type that the place asks for.
    return object as? Self ?? (object as? UIColor)?.cgColor as? Self
  }
  package var bridged: Value { LiveReference.value(of: self) }
}

/// The two ways between an object and the value that stands for it.
package enum LiveReference {
  /// The object of a value; nil where it stands for none.
  package static func object(of value: Value) throws -> AnyObject? {
    switch value {
    case .object(let instance): instance.live
    case .native(let box as ObjectBox): box.object
    case .some(let box): try object(of: box.value)
    default: nil
    }
  }

  /// The value of an object: the app's own where its class is the app's.
  ///
  /// - Parameter known: the protocol that it is known by, where its class is nobody's business.
  static func value(of object: AnyObject, _ known: String? = nil) -> Value {
    if let live = object as? any LiveObject, live.part.interpreter != nil {
      return .object(Instance(of: live.part, live))
    }
    if let instance = object as? Instance { return .object(instance) }
    if let view = object as? UnreadView { return .unknown(view.unknown) }
    return .native(ObjectBox(object, name: name(of: type(of: object), known)))
  }

  /// The classes of Foundation whose objects cross as they are.
  private static let foundationNames: [ObjectIdentifier: String] = [
    ObjectIdentifier(LiveTableSource.self): "UITableViewDiffableDataSource",
    ObjectIdentifier(LiveCollectionSource.self): "UICollectionViewDiffableDataSource",
    ObjectIdentifier(Bundle.self): "Bundle", ObjectIdentifier(NSCoder.self): "NSCoder",
    ObjectIdentifier(NSAttributedString.self): "NSAttributedString",
    ObjectIdentifier(NSMutableAttributedString.self): "NSMutableAttributedString",
  ]

  /// The nearest class that the interpreter knows: UIKit's own subclasses have names that no app writes.
  static func name(of type: AnyClass, _ known: String? = nil) -> String {
    var current: AnyClass? = type
    while let each = current {
      if let name = UIKitCatalog.names[ObjectIdentifier(each)] ?? foundationNames[ObjectIdentifier(each)] {
        return name
      }
      current = _getSuperclass(each)
    }
    return known ?? String(describing: type)
  }
}

extension Library.Call {
  /// An object as a class or protocol of UIKit's; nil for nil.
  ///
  /// - Throws: `Stop` where the value is something else.
  package func object<Wanted>(_ value: Value, as type: Wanted.Type) throws -> Wanted? {
    if case .unknown(let unknown) = value { throw Stop(lacking: unknown, at: location) }
    guard let content = value.unwrapped else { return nil }
    let object = try LiveReference.object(of: content)
    if let found = object as? Wanted { return found }
    // A literal of a colour is one of the type that the place asks for.
    if let found = (object as? UIColor)?.cgColor as? Wanted { return found }
    throw stop("\(interpreter.typeOf(value).name) where \(type) is asked for")
  }

  /// The same of an argument.
  package func object<Wanted>(_ index: Int, as type: Wanted.Type) throws -> Wanted? {
    try object(self[index], as: type)
  }
}
