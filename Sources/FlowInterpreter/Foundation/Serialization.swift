import FlowModel
import Foundation

/// Options of JSONSerialization.
extension JSONSerialization.ReadingOptions: FoundationOptions {
  package static var bridgedName: String { "JSONSerialization.ReadingOptions" }
}
extension JSONSerialization.WritingOptions: FoundationOptions {
  package static var bridgedName: String { "JSONSerialization.WritingOptions" }
}

extension Value {
  /// A value of a property list or of JSON as the interpreter has it.
  static func plain(_ any: Any, _ types: TypeTable) -> Value {
    switch any {
    case let number as NSNumber where !(any is String): return number.numberBridged
    case let text as String: return .string(text)
    case is NSNull: return NSNull().bridged
    case let list as [Any]: return .list(ListBox(ContiguousArray(list.map { plain($0, types) }), types.any))
    case let object as [String: Any]:
      return .dictionary(
        object.sorted { $0.key < $1.key }.map { (.string($0.key), plain($0.value, types)) }, types.string, types.any)
    case let date as Date: return date.bridged
    case let data as Data: return data.bridged
    default: return .string("\(any)")
    }
  }
}

extension Library.Call {
  /// A value as Foundation's property lists and JSON have it.
  func plain(_ value: Value) throws -> Any {
    switch value {
    case .text(let box): return box.text
    case .list(let box):
      return try interpreter.entering(at: location) { try box.items.map { try plain($0) } }
    case .dictionary(let box):
      return try interpreter.entering(at: location) {
        var object: [String: Any] = [:]
        for pair in box.table.pairs {
          guard case .text(let key) = pair.key else { throw stop("a key that is no text") }
          object[key.text] = try plain(pair.value)
        }
        return object
      }
    case .some(let box): return try plain(box.value)
    case .native(let box as FoundationObject<NSNull>): return box.content
    case .native(let box as FoundationBox<Date>): return box.content
    case .native(let box as FoundationBox<SimulatedData>): return try box.content.read(self)
    default:
      guard let number = NumberBoxing.box(value) else {
        throw stop("\(interpreter.typeOf(value).name) in a property list")
      }
      return number
    }
  }

  /// The data of a property list.
  fileprivate func propertyListData(_ value: Value) throws -> Value {
    let content = try plain(value)
    guard !(content is NSNull),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: content, format: .binary, options: 0)
    else { throw stop("what is no property list is written as one") }
    return SimulatedData(data, isOrderUnknown: true).bridged
  }

  /// Whether a value can be written as JSON.
  ///
  /// - Parameter isWhole: whether it stands alone, so that it must be a list or a dictionary.
  fileprivate func isJSON(_ value: Value, isWhole: Bool) throws -> Bool {
    switch value {
    case .unknown(let unknown):
      // Whatever a date is, it is no JSON.
      if let kind = unknown.kind, ["Date", "Data", "URL", "UUID"].contains(kind) { return false }
      throw Stop(lacking: unknown, at: location)
    case .some(let box): return try isJSON(box.value, isWhole: isWhole)
    case .list(let box):
      return try interpreter.entering(at: location) { try box.items.allSatisfy { try isJSON($0, isWhole: false) } }
    case .dictionary(let box):
      return try interpreter.entering(at: location) {
        try box.table.pairs.allSatisfy { key, value in
          guard case .text = key else { return false }
          return try isJSON(value, isWhole: false)
        }
      }
    case .text, .bool, .int, .fixed: return !isWhole
    case .double(let number): return !isWhole && number.isFinite
    case .float(let number): return !isWhole && number.isFinite
    case .native(let box):
      if box is FoundationObject<NSNull> || box is FoundationObject<NSString> { return !isWhole }
      return !isWhole && NumberBoxing.box(value) != nil
    case .structure, .enumeration, .object, .tuple, .closure, .set: return false
    default: throw stop("whether a \(interpreter.typeOf(value).name) is JSON")
    }
  }

  /// Throws what Foundation throws, as the app's code catches it.
  func foundationErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as NSError {
      let texts = error.userInfo.compactMap { key, value in
        (value as? String).map { (key: key, value: Value.string($0)) }
      }
      throw Thrown(
        value: .native(
          SimulatedError(
            error.domain, error.code, texts.filter { $0.key != NSLocalizedDescriptionKey },
            linuxWords: error.localizedDescription)))
    }
  }
}

extension LibraryBuilder {
  /// Property lists, which JSON's readers do not take.
  mutating func addPropertyLists() {
    staticMethod("PropertyListSerialization", "propertyList(from:options?:format?:)") { call in
      guard case .native(let box as FoundationBox<SimulatedData>) = call[0] else {
        throw call.stop("reading what is no Data")
      }
      return try call.foundationErrors {
        Value.plain(try PropertyListFile.content(of: Array(box.content.data)), call.types)
      }
    }
  }

  /// Lists and dictionaries as files, and as data.
  ///
  /// - Foundation: `NSArray` and `NSDictionary` write themselves as property lists (documentation of write(to:)). What bytes
  ///   these are is not looked at.
  mutating func addWritingOfPropertyLists() {
    for type in ["Array", "Dictionary"] {
      for label in ["to", "toFile"] {
        method(type, "write(\(label):atomically:)") { call in
          let data = try call.propertyListData(call.value)
          do { try call.writeFile(data, to: call[0]) } catch is Thrown { return .bool(false) }
          return .bool(true)
        }
      }
      method(type, "write(to:)") { call in
        try call.writeFile(try call.propertyListData(call.value), to: call[0])
        return .void
      }
    }
    staticMethod("PropertyListSerialization", "data(fromPropertyList:format:options:)") { call in
      try call.propertyListData(call[0])
    }
  }

  /// Whether JSON has a number that is written with more digits by some of Apple's versions: 0.1 as 0.10000000000000001.
  private static func hasLongNumber(_ object: Any) -> Bool {
    switch object {
    case let number as NSNumber where !(object is String):
      return ["d", "f"].contains(String(cString: number.objCType))
        && String(format: "%.17g", number.doubleValue) != String(format: "%.15g", number.doubleValue)
    case let list as [Any]: return list.contains(where: hasLongNumber)
    case let table as [String: Any]: return table.values.contains(where: hasLongNumber)
    default: return false
    }
  }

  mutating func addSerialization() {
    options(
      JSONSerialization.ReadingOptions.self,
      [
        "mutableContainers": .mutableContainers, "mutableLeaves": .mutableLeaves, "fragmentsAllowed": .fragmentsAllowed,
        "allowFragments": .fragmentsAllowed,
      ])
    options(
      JSONSerialization.WritingOptions.self,
      [
        "prettyPrinted": .prettyPrinted, "sortedKeys": .sortedKeys, "fragmentsAllowed": .fragmentsAllowed,
        "withoutEscapingSlashes": .withoutEscapingSlashes,
      ])
    staticMethod("JSONSerialization", "jsonObject(with:options?:)") { call in
      guard case .native(let box as FoundationBox<SimulatedData>) = call[0] else {
        throw call.stop("reading what is no Data")
      }
      let options = try call.argument("options", JSONSerialization.ReadingOptions.self) ?? []
      return try call.foundationErrors {
        Value.plain(try JSONSerialization.jsonObject(with: box.content.data, options: options), call.types)
      }
    }
    staticMethod("JSONSerialization", "data(withJSONObject:options?:)") { call in
      let options = try call.argument("options", JSONSerialization.WritingOptions.self) ?? []
      if try !call.isJSON(call[0], isWhole: !options.contains(.fragmentsAllowed)) {
        throw call.exception(
          ExceptionName.invalidArgument, "Invalid type in JSON write (\(call.interpreter.typeOf(call[0]).name))",
          otherwise: "an object that is no JSON, which ends the app")
      }
      let object = try call.plain(call[0])
      let data = try call.foundationErrors { try JSONSerialization.data(withJSONObject: object, options: options) }
      if Self.hasLongNumber(object) { return SimulatedData(data, unknownBytes: SimulatedData.unknownDigits).bridged }
      return SimulatedData(data, isOrderUnknown: !options.contains(.sortedKeys) && SimulatedData.hasSeveralKeys(data))
        .bridged
    }
    staticMethod("JSONSerialization", "isValidJSONObject(_:)") { call in
      .bool(try call.isJSON(call[0], isWhole: true))
    }
  }
}
