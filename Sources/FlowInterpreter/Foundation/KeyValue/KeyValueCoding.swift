import FlowModel
import Foundation

/// What `value(forKey:)` and `setValue(_:forKey:)` do.
///
/// Source: "Accessor Search Patterns" of Apple's Key-Value Coding Programming Guide.
extension Interpreter {
  /// Why a key leads to nothing that is known.
  private enum Lack: Error {
    /// Some other class than the app's has it, or may have it.
    case unread
  }

  func value(forKeys keys: [String], of value: Value, _ call: Library.Call) throws -> Value {
    var value = value
    for (place, key) in keys.enumerated() {
      if key.hasPrefix("@"), let items = items(of: value) {
        return try collect(key, Array(keys[(place + 1)...]), of: items, call)
      }
      value = try self.value(forKey: key, of: value, call)
    }
    return value
  }

  /// The elements of a list or set.
  private func items(of value: Value) -> [Value]? {
    switch value.flattened {
    case .list(let box)?: Array(box.items)
    case .set(let box)?: Array(box.members)
    default: nil
    }
  }

  /// - Returns: what is not known where a class that is not read decides.
  func value(forKey key: String, of value: Value, _ call: Library.Call) throws -> Value {
    if let refusal = framework?.refusal(ofKey: key, of: value) { throw call.exception(refusal.name, refusal.reason) }
    switch value.flattened {
    case nil: return .none
    case .unknown(let unknown)?: throw Stop(lacking: unknown, at: call.location)
    case let value? where key == "self": return value
    case .dictionary(let box)?: return .optional(box.table[HashedValue(.string(key))]?.flattened)
    case .list(let box)?:
      return call.list(try box.items.map { try self.value(forKey: key, of: $0, call) }, types.any)
    case .set(let box)?:
      return call.list(try box.members.map { try self.value(forKey: key, of: $0, call) }, types.any)
    case .text(let box)? where key == "length": return .int(box.text.utf16.count)
    case .object(let object)?:
      if let own = implementation(of: "value(forKey:)", in: object.type) {
        return .optional(try self.call(own, on: object, [.string(key)]).flattened)
      }
      do {
        guard try reaches(key, of: object, call) else {
          throw undefined("valueForUndefinedKey:", key, object, call)
        }
        return boxed(try get(key, of: object))
      } catch is Lack {
        return try unreadValue(forKey: key, of: .object(object), call)
      }
    case let value?: return try unreadValue(forKey: key, of: value, call)
    }
  }

  /// What a key leads to in an object of a library: its property of that name, `isHidden` for `hidden`; else what is not
  /// known.
  ///
  /// - Throws: `Stop` where it may have none, which ends the app.
  private func unreadValue(forKey key: String, of value: Value, _ call: Library.Call) throws -> Value {
    if let known = framework?.value(forKey: key, of: value) { return .optional(known) }
    for name in Self.getters(of: key) {
      guard let found = try library.property(name, of: value, self, call.location) else { continue }
      if case .closure = found { continue }
      return boxed(found).numberBoxed
    }
    if framework?.mayLack(key, of: value) == true {
      throw call.stop("whether \(typeOf(value).name) has a value for the key \(key), without which the app ends")
    }
    return try unreadCall("\(typeOf(value).name).value(…)", at: call.location, handed: [value])
  }

  /// The names of the properties that a key leads to.
  private static func getters(of key: String) -> [String] {
    [key, "is\(key.prefix(1).uppercased())\(key.dropFirst())"]
  }

  package func setValue(_ value: Value, forKey key: String, of target: Value, _ call: Library.Call) throws {
    guard case .object(let object)? = target.flattened else {
      return try setUnread(value, forKey: key, of: target, call)
    }
    if let own = implementation(of: "setValue(_:forKey:)", in: object.type) {
      _ = try self.call(own, on: object, [.optional(value.flattened), .string(key)])
      return
    }
    do {
      guard try reaches(key, of: object, call) else {
        throw undefined("setValue:forUndefinedKey:", key, object, call)
      }
      let symbol = program.symbols[key]
      let field = object.type.nominal?.fieldsBySymbol[symbol]
      let fitting = try unboxed(value, key, field.flatMap { fieldType($0, of: object.type) }, object, call)
      let before = field == nil ? Value.void : object.fields[field!.index]
      try set(key, of: object, to: fitting)
      // Of a dynamic property the setting itself tells them.
      if let field, !field.isDynamic { try tellObservers(of: symbol, of: object, before, fitting) }
    } catch is Lack {
      try setUnread(value, forKey: key, of: target, call)
    }
  }

  /// Sets what a key leads to in an object of a library: its property of that name, `hidden` for `isHidden`; whether
  /// there is another one is not known.
  private func setUnread(_ value: Value, forKey key: String, of target: Value, _ call: Library.Call) throws {
    if try framework?.setValue(value, forKey: key, of: target, call) == true { return }
    if var object = target.flattened, let value = value.flattened {
      for name in Self.getters(of: key)
      where try library.setProperty(name, of: &object, to: value, self, call.location) { return }
    }
    _ = try unreadCall("\(typeOf(target).name).setValue(…)", at: call.location, handed: [target, value])
  }

  /// Whether a key leads to a property that the app declares.
  ///
  /// - Throws: ``Lack`` where that is not known.
  private func reaches(_ key: String, of object: Instance, _ call: Library.Call) throws -> Bool {
    let type = object.type
    guard let framework = type.nominal?.frameworkClass, type.nominal?.hasReadMembers == true else { throw Lack.unread }
    if hasProperty(key, in: type) {
      guard let isReached = isReachedByKey(key, of: type) else { throw Lack.unread }
      return isReached
    }
    let others = ["value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "\(key)()"]
    guard framework == "NSObject", others.allSatisfy({ implementation(of: $0, in: type) == nil }),
      !hasProperty("is\(key.prefix(1).uppercased())\(key.dropFirst())", in: type), !key.hasPrefix("@")
    else { throw Lack.unread }
    return false
  }

  private func undefined(_ selector: String, _ key: String, _ object: Instance, _ call: Library.Call) -> Trap {
    call.exception(
      ExceptionName.unknownKey,
      "[<\(program.module).\(object.nominal.qualifiedName)> \(selector)]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }

  /// A property's value as an object of Objective-C.
  private func boxed(_ value: Value) -> Value {
    guard case .enumeration(let box)? = value.flattened else { return .optional(value.flattened) }
    return (try? rawValue(box.caseIndex, of: box.type, at: start)) ?? .unknown(Unknown("a raw value", start))
  }

  /// An object of Objective-C as a property's type has it.
  private func unboxed(
    _ value: Value, _ key: String, _ wanted: RuntimeType?, _ object: Instance, _ call: Library.Call
  ) throws -> Value {
    guard let wanted else { return value }
    let isScalar = wanted.isNumberOrBool
    guard let content = value.flattened else {
      if wanted.wrapped != nil { return .none }
      guard isScalar else { throw Lack.unread }
      throw call.exception(
        ExceptionName.invalidArgument,
        "[<\(program.module).\(object.nominal.qualifiedName)> setNilValueForKey]: "
          + "could not set nil as the value for the key \(key).")
    }
    guard isScalar else { return content }
    if case .unknown = content { return content }
    guard let number = NumberBoxing.box(content) else { throw Lack.unread }
    switch wanted.kind {
    case .int: return .int(number.intValue)
    case .double: return .double(number.doubleValue)
    case .float: return .float(number.floatValue)
    case .bool: return .bool(number.boolValue)
    default: return content
    }
  }
}

extension LibraryBuilder {
  /// Key-value coding.
  mutating func addKeyValueCoding() {
    let type = "NSObject"
    for label in ["forKey", "forKeyPath"] {
      method(type, "value(\(label):)") { call in
        let key = try call.text(0)
        let keys = label == "forKey" ? [key] : key.split(separator: ".").map(String.init)
        return try call.interpreter.value(forKeys: keys, of: call.value, call)
      }
      method(type, "setValue(_:\(label):)") { call in
        let key = try call.text(1)
        let keys = label == "forKey" ? [key] : key.split(separator: ".").map(String.init)
        guard let last = keys.last else { throw call.stop("an empty key path") }
        let target = try call.interpreter.value(forKeys: keys.dropLast(), of: call.value, call)
        if target.flattened != nil { try call.interpreter.setValue(call[0], forKey: last, of: target, call) }
        return .void
      }
    }
    method(type, "setValuesForKeys(_:)") { call in
      guard case .dictionary(let box)? = call[0].flattened else { throw call.stop("a dictionary", for: call[0]) }
      for (key, value) in box.table.pairs {
        try call.interpreter.setValue(value, forKey: try call.unbridge(key, String.self), of: call.value, call)
      }
      return .void
    }
    method(type, "dictionaryWithValues(forKeys:)") { call in
      let keys = try call.argument(0, [String].self)
      let pairs = try keys.map { (Value.string($0), try call.interpreter.value(forKey: $0, of: call.value, call)) }
      return .dictionary(
        pairs.map { ($0, $1.flattened ?? NSNull().bridged) }, call.types.string, call.types.any)
    }
    for type in ["Array", "Set"] {
      method(type, "value(forKey:)") { call in
        .optional(try call.interpreter.value(forKeys: [try call.text(0)], of: call.value, call))
      }
      method(type, "value(forKeyPath:)") { call in
        let keys = try call.text(0).split(separator: ".").map(String.init)
        return .optional(try call.interpreter.value(forKeys: keys, of: call.value, call).flattened)
      }
    }
  }
}
