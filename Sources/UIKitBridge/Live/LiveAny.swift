import FlowInterpreter
import Foundation
import HeadlessUIKit

/// The two ways between `Any` and a value: what UIKit cannot look into comes back as it was.
enum LiveAny {
  /// A value that is no object.
  private struct Kept { let value: Value }

  static func value(ofContent content: Any) -> Value {
    switch content {
    case let kept as Kept: kept.value
    case let object as Instance: .object(object)
    case let box as NativeBox: .native(box)
    case let text as String: .string(text)
    // - UIKit: what is any object was one of Objective-C's: a number comes back boxed ("Working with Foundation Types").
    case let content as any Bridged: content.bridged.numberBoxed
    case let object as NSObject: LiveReference.value(of: object)
    default: .void
    }
  }

  static func value(of content: Any?) -> Value { .optional(content.map { value(ofContent: $0) }) }

  static func value(ofList content: [Any]?) -> Value {
    .optional(content.map { .list(ListBox(ContiguousArray($0.map { value(ofContent: $0) }))) })
  }

  static func value<Key: Bridged>(ofDictionary content: [Key: Any]?) -> Value {
    .optional(
      content.map {
        .dictionary(
          $0.sorted { "\($0.key)" < "\($1.key)" }.map { ($0.key.bridged, value(ofContent: $0.value)) })
      })
  }

  /// What UIKit holds of a value.
  static func content(of value: Value) throws -> Any? {
    guard let inner = value.unwrapped else { return nil }
    if let object = try LiveReference.object(of: inner) { return object }
    switch inner {
    case .some: return try content(of: inner)
    case .object(let object): return object
    case .native(let box) where box.isReference: return box
    case .text(let box): return box.text
    case .int(let number): return number
    case .double(let number): return number
    case .bool(let flag): return flag
    default: return Kept(value: inner)
    }
  }
}

extension Library.Call {
  package func any(_ value: Value) throws -> Any? { isNone(value) ? nil : try LiveAny.content(of: value) }

  package func content(_ value: Value) throws -> Any {
    guard let content = try LiveAny.content(of: value) else { throw stop("nil where something is asked for") }
    return content
  }

  package func anyObject(_ value: Value) throws -> AnyObject? {
    if case .unknown(let unknown)? = value.flattened { throw Stop(lacking: unknown, at: location) }
    return try LiveAny.content(of: value).map { $0 as AnyObject }
  }

  package func anyList(_ value: Value) throws -> [Any]? {
    guard let inner = value.unwrapped else { return nil }
    return try interpreter.elements(of: inner, at: location).map { try content($0) }
  }

  package func dictionary<Key: Bridged & Hashable>(_ value: Value) throws -> [Key: Any]? {
    guard let inner = value.unwrapped else { return nil }
    guard let pairs = inner.pairs else {
      throw stop("\(interpreter.typeOf(inner).name) where a dictionary is asked for")
    }
    return try Dictionary(pairs.map { (try unbridge($0, Key.self), try content($1)) }) { $1 }
  }

  /// An object as a class or protocol of UIKit's.
  package func required<Wanted>(_ value: Value, as type: Wanted.Type) throws -> Wanted {
    guard let found = try object(value, as: type) else { throw stop("nil where \(type) is asked for") }
    return found
  }
}
