import FlowModel
import Foundation

/// What all coders of one archive share as it is read.
final class UnarchivingSession {
  var isSecure: Bool
  /// Whether something was met that must not be read: what follows gives nothing, and whoever began throws.
  var failed = false
  /// The objects that were made, by what they are in the archive.
  var made: [ObjectIdentifier: Value] = [:]
  var isMaking: Set<ObjectIdentifier> = []

  init(isSecure: Bool) { self.isSecure = isSecure }
}

/// `NSKeyedUnarchiver`: reads an archive, or what one object of it has encoded.
final class KeyedUnarchiver: NativeBox {
  let session: UnarchivingSession
  let fields: [String: ArchivedField]
  /// The classes that whoever asked for the object allows.
  private let allowed: [Value]

  init(_ session: UnarchivingSession, _ fields: [String: ArchivedField], allowed: [Value] = []) {
    self.session = session
    self.fields = fields
    self.allowed = allowed
  }

  override var typeName: String { "NSKeyedUnarchiver" }
  override var isReference: Bool { true }

  /// The number under a key; nil where there is none.
  func number(forKey key: String, _ call: Library.Call) throws -> Value? {
    if session.failed { return nil }
    switch fields[key] {
    case nil, .object(.nothing)?: return nil
    case .number(let value)?: return value
    case .object?: throw call.stop("a number under '\(key)', which an object was encoded for").final
    }
  }

  /// The object under a key; nil where there is none.
  ///
  /// - Parameter classes: those that are allowed; nil where none are named.
  func object(forKey key: String, _ classes: [Value]?, _ call: Library.Call) throws -> Value? {
    if session.failed { return nil }
    switch fields[key] {
    case nil: return nil
    case .object(let archived)?: return try value(of: archived, classes ?? allowed, isNamed: classes != nil, call)
    case .number?: throw call.stop("an object under '\(key)', which a number was encoded for").final
    }
  }

  private func value(
    of archived: ArchivedValue, _ classes: [Value], isNamed: Bool, _ call: Library.Call
  ) throws -> Value? {
    func each(_ items: [ArchivedValue]) throws -> [Value] {
      try items.map { try value(of: $0, classes, isNamed: isNamed, call) ?? .none }
    }
    switch archived {
    case .nothing: return nil
    case .plain(let value):
      if isNamed, try !allows(ArchivedClass.name(of: value), classes, call) { return nil }
      return NumberBoxing.box(value)?.numberBridged ?? value
    case .list(let items):
      if isNamed, try !allows("NSArray", classes, call) { return nil }
      return call.list(try each(items), call.types.any)
    case .set(let items):
      if isNamed, try !allows("NSSet", classes, call) { return nil }
      return .set(SetBox(try each(items)))
    case .table(let pairs):
      if isNamed, try !allows("NSDictionary", classes, call) { return nil }
      let (keys, values) = (try each(pairs.map(\.key)), try each(pairs.map(\.value)))
      return .dictionary(Array(zip(keys, values)), call.types.any, call.types.any)
    case .object(let object): return try value(of: object, classes, isNamed: isNamed, call)
    }
  }

  private func value(
    of object: ArchivedObject, _ classes: [Value], isNamed: Bool, _ call: Library.Call
  ) throws -> Value? {
    let id = ObjectIdentifier(object)
    if let made = session.made[id] { return made }
    let interpreter = call.interpreter
    guard let type = interpreter.appClass(named: object.className), session.isMaking.insert(id).inserted else {
      throw call.stop("unarchiving a \(object.className)").final
    }
    defer { session.isMaking.remove(id) }
    if session.isSecure || isNamed {
      let known = classes.compactMap { if case .type(let type) = $0 { type } else { nil } }
      let isAllowed = known.contains { interpreter.program.conforms(type, to: $0) == true }
      if !isAllowed, known.count < classes.count || !session.isSecure {
        throw call.stop("whether a \(object.className) may be unarchived").final
      }
      // - Foundation: a secure decoder makes only objects whose class adopts NSSecureCoding (its page).
      let isSecure =
        session.isSecure ? interpreter.program.conforms(type, to: call.types.library("NSSecureCoding")) : true
      guard let isSecure else { throw call.stop("whether a \(object.className) may be unarchived").final }
      if !isAllowed || !isSecure {
        session.failed = true
        return nil
      }
    }
    let coder = KeyedUnarchiver(session, object.fields, allowed: classes)
    guard let made = try interpreter.makeObject(type, [Argument("coder", .native(coder))]) else { return nil }
    session.made[id] = .object(made)
    return .object(made)
  }

  /// Whether one of the classes is that of a value.
  private func allows(_ name: String?, _ classes: [Value], _ call: Library.Call) throws -> Bool {
    let names = classes.compactMap { if case .type(let type) = $0 { type.name } else { nil } }
    if let name, names.contains(name) || names.contains(name.replacing("NS", with: "NSMutable", maxReplacements: 1)) {
      return true
    }
    // What is not known among the classes may be that of a collection.
    let isCollection = ["NSArray", "NSSet", "NSDictionary"].contains(name ?? "")
    if isCollection, !session.isSecure || names.count < classes.count { return true }
    guard name != nil, session.isSecure, names.count == classes.count else {
      throw call.stop("whether \(name ?? "it") may be unarchived").final
    }
    session.failed = true
    return false
  }
}
