import FlowInterpreter
import HeadlessUIKit

/// A class of HeadlessUIKit, whose objects the app's code holds.
package protocol LiveClass: NSObject, Bridged {}

extension LiveClass {
  package static var bridgedName: String { String(describing: self) }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self? {
    try LiveReference.object(of: value) as? Self
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
  package static func value(of object: NSObject) -> Value {
    if let live = object as? any LiveObject { return .object(Instance(of: live.part, live)) }
    return .native(ObjectBox(object, name: name(of: type(of: object))))
  }

  /// The nearest class that the interpreter knows: UIKit's own subclasses have names that no app writes.
  private static func name(of type: AnyClass) -> String {
    var current: AnyClass? = type
    while let each = current {
      let name = String(describing: each)
      if UIKitMembers.catalog.classes[name] != nil { return name }
      current = _getSuperclass(each)
    }
    return "NSObject"
  }
}

extension Library.Call {
  /// An object as a class or protocol of UIKit's; nil for nil.
  ///
  /// - Throws: `Stop` where the value is something else.
  package func object<Wanted>(_ value: Value, as type: Wanted.Type) throws -> Wanted? {
    if case .unknown(let unknown) = value { throw Stop(lacking: unknown, at: location) }
    guard let content = value.unwrapped else { return nil }
    if let found = try LiveReference.object(of: content) as? Wanted { return found }
    throw stop("\(interpreter.typeOf(value).name) where \(type) is asked for")
  }

  /// The same of an argument.
  package func object<Wanted>(_ index: Int, as type: Wanted.Type) throws -> Wanted? {
    try object(self[index], as: type)
  }
}
