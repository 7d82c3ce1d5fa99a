import FlowModel
import Foundation

/// A type of Swift's library or Foundation whose values cross between the interpreter and the real library.
package protocol Bridged {
  /// The name of the type, as the app's code writes it.
  static var bridgedName: String { get }
  /// The value behind one of the interpreter's; nil where it is none of this type.
  static func unbridged(_ value: Value, _ call: Library.Call) throws -> Self?
  var bridged: Value { get }
}

extension Library.Call {
  /// A value as a type of the real library.
  package func unbridge<Wanted: Bridged>(_ value: Value, _ type: Wanted.Type = Wanted.self) throws -> Wanted {
    if let found = try Wanted.unbridged(value, self) { return found }
    if case .unknown(let unknown) = value { throw Stop(lacking: unknown, at: location) }
    if case .implicit(let box) = value {
      let resolved = try interpreter.resolve(.implicit(box), types.library(Wanted.bridgedName), at: location)
      if let found = try Wanted.unbridged(resolved, self) { return found }
      // Made by the build, as constants of an asset catalog are, or of a module that is not here.
      if case .unknown(let unknown) = resolved { throw Stop(lacking: unknown, at: location) }
    }
    // `T!` stands for what it holds.
    if case .some(let box) = value { return try unbridge(box.value, type) }
    throw stop("\(interpreter.typeOf(value).name) where \(Wanted.bridgedName) is asked for")
  }

  /// The argument of a label; nil where it was left out.
  package subscript(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

  package func argument<Wanted: Bridged>(_ label: String, _ type: Wanted.Type = Wanted.self) throws -> Wanted? {
    guard let value = self[label] else { return nil }
    return try unbridge(value, type)
  }

  package func argument<Wanted: Bridged>(_ index: Int, _ type: Wanted.Type = Wanted.self) throws -> Wanted {
    try unbridge(self[index], type)
  }

  package func this<Wanted: Bridged>(_ type: Wanted.Type = Wanted.self) throws -> Wanted { try unbridge(value, type) }
}

extension Int: Bridged {
  package static var bridgedName: String { "Int" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> Int? { value.integerValue }
  package var bridged: Value { .int(self) }
}

extension Double: Bridged {
  package static var bridgedName: String { "Double" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> Double? { value.doubleValue }
  package var bridged: Value { .double(self) }
}

extension Float: Bridged {
  package static var bridgedName: String { "Float" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> Float? { value.doubleValue.map(Float.init) }
  package var bridged: Value { .float(self) }
}

extension Bool: Bridged {
  package static var bridgedName: String { "Bool" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Bool? {
    switch value {
    case .bool(let flag): flag
    case .unknown(let unknown): try call.interpreter.world.answer(unknown, at: call.location)
    default: nil
    }
  }
  package var bridged: Value { .bool(self) }
}

extension UInt8: Bridged {
  package static var bridgedName: String { "UInt8" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> UInt8? {
    value.integerValue.flatMap(UInt8.init(exactly:))
  }
  package var bridged: Value { .fixed(FixedInteger(bits: UInt64(self), kind: .uint8)) }
}

extension String: Bridged {
  package static var bridgedName: String { "String" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> String? {
    switch value {
    case .text(let box): box.text
    case .character(let character): String(character)
    case .native(let box as FoundationObject<NSString>): String(describing: box.content)
    default: nil
    }
  }
  package var bridged: Value { .string(self) }
}

extension Character: Bridged {
  package static var bridgedName: String { "Character" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> Character? {
    switch value {
    case .character(let character): character
    case .text(let box) where box.text.count == 1: box.text.first
    default: nil
    }
  }
  package var bridged: Value { .character(self) }
}

extension Optional: Bridged where Wrapped: Bridged {
  package static var bridgedName: String { Wrapped.bridgedName }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Wrapped?? {
    guard let content = value.flattened else { return .some(nil) }
    return .some(try call.unbridge(content, Wrapped.self))
  }
  package var bridged: Value { .optional(map(\.bridged)) }
}

extension Array: Bridged where Element: Bridged {
  package static var bridgedName: String { "[\(Element.bridgedName)]" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> [Element]? {
    switch value {
    case .list, .set, .range, .native:
      try call.interpreter.elements(of: value, at: call.location).map { try call.unbridge($0, Element.self) }
    default: nil
    }
  }
  package var bridged: Value { .list(ListBox(ContiguousArray(map(\.bridged)))) }
}

extension Set: Bridged where Element: Bridged {
  package static var bridgedName: String { "Set" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Set<Element>? {
    try [Element].unbridged(value, call).map { Set($0) }
  }
  /// - Note: in an order of Swift's own, which is another one in each run: for sets of one member, or none.
  package var bridged: Value { .set(SetBox(map(\.bridged))) }
}

extension Range: Bridged where Bound: Bridged {
  package static var bridgedName: String { "Range" }
  package static func unbridged(_ value: Value, _ call: Library.Call) throws -> Range<Bound>? {
    guard case .range(let box) = value, box.kind == .halfOpen else { return nil }
    return try call.unbridge(box.lower, Bound.self)..<call.unbridge(box.upper, Bound.self)
  }
  package var bridged: Value { .range(RangeBox(lowerBound.bridged, upperBound.bridged, .halfOpen)) }
}

/// Nothing, as a result.
package struct Nothing: Bridged {
  package static var bridgedName: String { "Void" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> Nothing? { Nothing() }
  package var bridged: Value { .void }
}
