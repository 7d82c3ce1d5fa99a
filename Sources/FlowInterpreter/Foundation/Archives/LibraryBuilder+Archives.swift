import FlowModel
import Foundation

extension LibraryBuilder {
  /// Archives of objects: `NSKeyedArchiver`, `NSKeyedUnarchiver` and the coder that objects are handed.
  ///
  /// Source: Apple's Archives and Serializations Programming Guide. The bytes of an archive are not known, only what it
  /// was made of.
  mutating func addArchives() {
    addArchiving()
    addArchivingIntoData()
    addUnarchiving()
    addDecoding()
  }

  private mutating func addArchiving() {
    let type = "NSKeyedArchiver"
    method(type, "encode(_:forKey:)") { call in
      try call.native(call.value, KeyedArchiver.self).encode(call[0], forKey: try call.text(1), call)
      return .void
    }
    for label in ["encodeConditionalObject(_:forKey:)", "encodeObject(_:forKey:)"] {
      alias(type, label, of: "encode(_:forKey:)")
    }
    method(type, "finishEncoding()") { call in
      let archiver = try call.native(call.value, KeyedArchiver.self)
      archiver.target?.content = call.archive(archiver)
      return .void
    }
    property(type, "encodedData") { call in call.archive(try call.native(call.value, KeyedArchiver.self)) }
    for property in ["requiresSecureCoding", "allowsKeyedCoding"] {
      self.property(type, property) { call in
        .bool(try property == "allowsKeyedCoding" || call.native(call.value, KeyedArchiver.self).session.isSecure)
      }
    }
    initializer(type, "(requiringSecureCoding:)") { call in
      .native(KeyedArchiver(ArchivingSession(isSecure: try call.argument(0, Bool.self))))
    }
    staticMethod(type, "archivedData(withRootObject:requiringSecureCoding?:)") { call in
      call.archive(try call.archiver(of: call[0], isSecure: try call.argument("requiringSecureCoding") ?? false))
    }
    staticMethod(type, "archiveRootObject(_:toFile:)") { call in
      try call.writeFile(call.archive(try call.archiver(of: call[0], isSecure: false)), to: call[1])
      return .bool(true)
    }
    global("NSKeyedArchiveRootObjectKey") { _ in .string(Self.root) }
  }

  /// `NSMutableData`, as far as an archiver writes into it.
  ///
  /// - Foundation: the data has the archive once `finishEncoding()` was called (the page of `init(forWritingWith:)`).
  private mutating func addArchivingIntoData() {
    initializer("NSKeyedArchiver", "(forWritingWith:)") { call in
      let archiver = KeyedArchiver(ArchivingSession(isSecure: false))
      archiver.target = try call.native(call[0], DataObject.self)
      return .native(archiver)
    }
  }

  /// The key of what is archived as a whole.
  static let root = "root"

  private mutating func addUnarchiving() {
    let type = "NSKeyedUnarchiver"
    for (label, takesList) in [("ofClass", false), ("ofClasses", true)] {
      staticMethod(type, "unarchivedObject(\(label):from:)") { call in
        try call.unarchived(call[1], takesList ? call.classes(0) : [call[0]])
      }
    }
    staticMethod(type, "unarchivedArrayOfObjects(ofClass:from:)") { call in
      try call.unarchived(call[1], [call[0], .type(call.types.unknown("NSArray"))])
    }
    staticMethod(type, "unarchivedArrayOfObjects(ofClasses:from:)") { call in
      try call.unarchived(call[1], call.classes(0) + [.type(call.types.unknown("NSArray"))])
    }
    for name in ["unarchiveTopLevelObjectWithData(_:)", "unarchiveObject(with:)"] {
      staticMethod(type, name) { call in try call.unarchived(call[0], nil) }
    }
    staticMethod(type, "unarchiveObject(withFile:)") { call in
      do {
        return try call.unarchived(try call.fileData(call[0]), nil)
      } catch is Thrown {
        return .none
      }
    }
    // The bytes of an archive are not known, and yet what it holds.
    keepsKnownParts(of: type)
    for (label, isSecure) in [("forReadingFrom", true), ("forReadingWith", false)] {
      initializer(type, "(\(label):)") { call in
        do {
          return .native(KeyedUnarchiver(UnarchivingSession(isSecure: isSecure), try call.fields(of: call[0])))
        } catch let stop as Stop {
          guard let unknown = stop.unknown else { throw stop }
          return .unknown(unknown)
        }
      }
    }
    method(type, "finishDecoding()") { _ in .void }
    property(type, "requiresSecureCoding") { call in
      .bool(try call.native(call.value, KeyedUnarchiver.self).session.isSecure)
    }
    setter(type, "requiresSecureCoding") { call, base in
      try call.native(base, KeyedUnarchiver.self).session.isSecure = try call.argument(0, Bool.self)
      return .void
    }
    property(type, "allowsKeyedCoding") { _ in .bool(true) }
  }

  private mutating func addDecoding() {
    let type = "NSKeyedUnarchiver"
    method(type, "containsValue(forKey:)") { call in
      .bool(try call.native(call.value, KeyedUnarchiver.self).fields[try call.text(0)] != nil)
    }
    method(type, "decodeObject(forKey:)") { call in try call.decodedObject(call[0], nil) }
    method(type, "decodeObject(of:forKey:)") { call in
      if case .type = call[0] { return try call.decodedObject(call[1], [call[0]]) }
      return try call.decodedObject(call[1], call.classes(0))
    }
    method(type, "decodeArrayOfObjects(ofClass:forKey:)") { call in
      try call.decodedObject(call[1], [call[0], .type(call.types.unknown("NSArray"))])
    }
    numbers("decodeInteger", "decodeCInt") { number in number.map { .int($0.intValue) } ?? .int(0) }
    numbers("decodeInt32") { .fixed(FixedInteger(bits: UInt64(bitPattern: $0?.int64Value ?? 0), kind: .int32)) }
    numbers("decodeInt64") { .fixed(FixedInteger(bits: UInt64(bitPattern: $0?.int64Value ?? 0), kind: .int64)) }
    numbers("decodeDouble") { .double($0?.doubleValue ?? 0) }
    numbers("decodeFloat") { .float($0?.floatValue ?? 0) }
    numbers("decodeBool") { .bool($0?.boolValue ?? false) }
  }

  /// Members that read a number: one of another kind than was encoded is not read.
  private mutating func numbers(_ names: String..., read: @escaping (NSNumber?) -> Value) {
    for name in names {
      method("NSKeyedUnarchiver", "\(name)(forKey:)") { call in
        let unarchiver = try call.native(call.value, KeyedUnarchiver.self)
        guard let value = try unarchiver.number(forKey: try call.text(0), call) else { return read(nil) }
        if value.isUnknown { return value }
        let isFitting =
          switch value {
          case .int, .fixed: name.hasPrefix("decodeI") || name == "decodeCInt"
          case .double, .float: name == "decodeDouble" || name == "decodeFloat"
          default: name == "decodeBool"
          }
        guard isFitting, let number = NumberBoxing.box(value) else {
          throw call.stop("\(name) of a number of another kind").final
        }
        return read(number)
      }
    }
  }
}

extension Library.Call {
  /// The data of an archive.
  fileprivate func archive(_ archiver: KeyedArchiver) -> Value {
    .unknown(
      Unknown(
        "the data of an archive", location, kind: "Data", encoded: .native(ArchiveBox(archiver.fields))))
  }

  fileprivate func archiver(of root: Value, isSecure: Bool) throws -> KeyedArchiver {
    let archiver = KeyedArchiver(ArchivingSession(isSecure: isSecure))
    try archiver.encode(.optional(root.flattened), forKey: LibraryBuilder.root, self)
    return archiver
  }

  /// The classes in a list, which may have one that is not known.
  fileprivate func classes(_ index: Int) throws -> [Value] {
    switch self[index].flattened {
    case .list(let box)?: return Array(box.items)
    case .set(let box)?: return Array(box.members)
    default: throw stop("classes", for: self[index])
    }
  }

  /// What an archive holds.
  fileprivate func fields(of data: Value) throws -> [String: ArchivedField] {
    guard case .unknown(let unknown)? = data.flattened else { throw stop("an archive that no archiver made") }
    guard case .native(let box as ArchiveBox)? = unknown.encoded else { throw Stop(lacking: unknown, at: location) }
    return box.fields
  }

  /// The object that an archive was made of.
  ///
  /// - Parameter classes: those that are allowed; nil where all are.
  fileprivate func unarchived(_ data: Value, _ classes: [Value]?) throws -> Value {
    let unarchiver = KeyedUnarchiver(UnarchivingSession(isSecure: classes != nil), try fields(of: data))
    let found = try unarchiver.object(forKey: LibraryBuilder.root, classes, self)
    if unarchiver.session.failed {
      throw Thrown(value: .unknown(Unknown("the error of unarchiving", location)))
    }
    return .optional(found)
  }

  fileprivate func decodedObject(_ key: Value, _ classes: [Value]?) throws -> Value {
    .optional(
      try native(value, KeyedUnarchiver.self).object(forKey: try unbridge(key, String.self), classes, self))
  }
}
