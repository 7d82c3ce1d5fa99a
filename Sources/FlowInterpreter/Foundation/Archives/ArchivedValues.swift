import FlowModel
import Foundation

/// What an archive holds: nothing of the objects that were archived is shared with it.
indirect enum ArchivedValue {
  case nothing
  /// A value that Foundation archives itself: a text, a number, a date.
  case plain(Value)
  case list([ArchivedValue])
  case table([(key: ArchivedValue, value: ArchivedValue)])
  case set([ArchivedValue])
  case object(ArchivedObject)
}

/// An object of the app's in an archive: its class and what it has encoded.
final class ArchivedObject {
  /// The class, with the types around it.
  let className: String
  var fields: [String: ArchivedField] = [:]

  init(_ className: String) { self.className = className }
}

/// What is archived under a key: numbers are kept by themselves, unless something of any type was encoded.
enum ArchivedField {
  case number(Value)
  case object(ArchivedValue)
}

/// The bytes of an archive, which nobody looks at.
final class ArchiveBox: NativeBox {
  let fields: [String: ArchivedField]

  init(_ fields: [String: ArchivedField]) { self.fields = fields }

  override var typeName: String { "Data" }
}

/// What all coders of one archive share.
final class ArchivingSession {
  let isSecure: Bool
  var known: [ObjectIdentifier: ArchivedObject] = [:]
  /// What was archived: it stays, so that no other object takes its place in memory.
  var kept: [Instance] = []

  init(isSecure: Bool) { self.isSecure = isSecure }
}

/// `NSKeyedArchiver`: what is encoded into one archive, or by one object.
final class KeyedArchiver: NativeBox {
  let session: ArchivingSession
  var fields: [String: ArchivedField] = [:]
  /// What gets the archive when it is finished.
  var target: DataObject?

  init(_ session: ArchivingSession) { self.session = session }

  override var typeName: String { "NSKeyedArchiver" }
  override var isReference: Bool { true }
  override var keepsArguments: Bool { true }

  /// Puts a value under a key.
  func encode(_ value: Value, forKey key: String, _ call: Library.Call) throws {
    switch value {
    case .int, .double, .float, .bool: fields[key] = .number(value)
    case .fixed(let number) where number.kind == .int32 || number.kind == .int64: fields[key] = .number(value)
    case .unknown(let unknown) where unknown.isThere && unknown.isNumber: fields[key] = .number(value)
    default: fields[key] = .object(try archived(value, call))
    }
  }

  private func archived(_ value: Value, _ call: Library.Call) throws -> ArchivedValue {
    switch value.flattened {
    case nil: return .nothing
    case .object(let object)?: return .object(try archived(object, call))
    case .list(let box)?:
      return .list(
        try call.interpreter.entering(at: call.location) { try box.items.map { try archived($0, call) } })
    case .set(let box)?:
      return .set(
        try call.interpreter.entering(at: call.location) { try box.members.map { try archived($0, call) } })
    case .dictionary(let box)?:
      return .table(
        try call.interpreter.entering(at: call.location) {
          try box.table.pairs.map { (try archived($0.key, call), try archived($0.value, call)) }
        })
    case .unknown(let unknown)? where unknown.hides: throw Stop(lacking: unknown, at: call.location)
    case let value?:
      if case .native(let box) = value, box.typeName == "UIImage" {
        // An image like it comes out: how it looks, nobody knows.
        return .plain(.unknown(Unknown("an image in an archive", call.location, kind: "UIImage")))
      }
      if ArchivedClass.name(of: value) != nil || value.isUnknown { return .plain(value) }
      switch value {
      case .structure, .enumeration, .tuple, .closure, .range:
        throw call.exception(
          ExceptionName.invalidArgument,
          "-[__SwiftValue encodeWithCoder:]: unrecognized selector sent to instance",
          otherwise: "archiving a \(call.interpreter.typeOf(value).name)")
      default: throw call.stop("archiving a \(call.interpreter.typeOf(value).name)").final
      }
    }
  }

  private func archived(_ object: Instance, _ call: Library.Call) throws -> ArchivedObject {
    if let known = session.known[ObjectIdentifier(object)] { return known }
    let interpreter = call.interpreter
    let name = object.nominal.qualifiedName
    guard (object.nominal.frameworkClass ?? "NSObject") == "NSObject",
      let isCoding = interpreter.program.conforms(object.type, to: call.types.library("NSCoding")),
      let isSecure = interpreter.program.conforms(object.type, to: call.types.library("NSSecureCoding"))
    else { throw call.stop("archiving a \(name)").final }
    // - Objective-C: an archiver sends the message, and asks for no protocol where it need not be secure. Swift 2 gave each
    //   method of such a class its name in Objective-C (SE-0160).
    let isFound = isCoding || interpreter.program.languageMode < 3
    guard isFound, let code = interpreter.implementation(of: "encode(with:)", in: object.type) else {
      throw call.exception(
        ExceptionName.invalidArgument,
        "-[\(interpreter.program.module).\(name) encodeWithCoder:]: unrecognized selector sent to instance",
        otherwise: "archiving a \(name)")
    }
    if session.isSecure, !isSecure {
      throw Thrown(value: .unknown(Unknown("the error of archiving a \(name) securely", call.location)))
    }
    let made = ArchivedObject(name)
    session.known[ObjectIdentifier(object)] = made
    session.kept.append(object)
    let coder = KeyedArchiver(session)
    _ = try interpreter.call(code, on: object, [.native(coder)])
    made.fields = coder.fields
    return made
  }
}

/// The classes of Foundation's whose objects archives hold as they are.
enum ArchivedClass {
  /// The name of a value's class in Objective-C; nil for others.
  static func name(of value: Value) -> String? {
    switch value {
    case .text, .character: return "NSString"
    case .int, .double, .float, .bool, .fixed: return "NSNumber"
    case .list: return "NSArray"
    case .dictionary: return "NSDictionary"
    case .set: return "NSSet"
    case .native(let box):
      return [
        "Date": "NSDate", "Data": "NSData", "URL": "NSURL", "UUID": "NSUUID", "NSNumber": "NSNumber",
        "NSString": "NSString", "NSNull": "NSNull", "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet",
        "Decimal": "NSDecimalNumber", "UIColor": "UIColor",
      ][box.typeName]
    case .unknown(let unknown):
      return [
        "Date": "NSDate", "Data": "NSData", "UUID": "NSUUID", "String": "NSString", "Int": "NSNumber",
        "UIImage": "UIImage",
      ][
        unknown.kind ?? ""]
    default: return nil
    }
  }
}

extension Unknown {
  /// Whether it is surely a number.
  fileprivate var isNumber: Bool {
    ["Int", "Double", "Float", "Bool"].contains(kind ?? type?.libraryName ?? "")
  }
}
