import FlowModel
import Foundation

/// `UserDefaults` in memory: empty when the app starts.
final class SimulatedDefaults: FoundationClass {
  package static var bridgedName: String { "UserDefaults" }
  static var keepsArguments: Bool { true }
  private(set) var values: [String: Value] = [:]
  private(set) var registered: [String: Value] = [:]

  subscript(_ key: String) -> Value? { values[key] ?? registered[key] }
  func set(_ value: Value?, _ key: String) { values[key] = value }

  /// The name of `UserDefaults.didChangeNotification`.
  static let changes = "NSUserDefaultsDidChangeNotification"
  func register(_ more: [(String, Value)]) { for (key, value) in more { registered[key] = value } }
  func removeAll() { values = [:] }
  func forgetRegistered() { registered = [:] }
  var all: [String: Value] { registered.merging(values) { $1 } }
}

/// What an app keeps on the device, which outlives a launch: its defaults, the standard ones and those of suites, and its
/// files.
package final class DefaultsStore {
  let files = DeviceFiles()
  let standard = SimulatedDefaults().bridged
  var suites: [String: Value] = [:]
  /// What the app was launched with, by its names: a text, or what is not known.
  ///
  /// - Foundation: `-name value` stands before all that is set (documentation of UserDefaults.argumentDomain).
  package var arguments: [String: String?] = [:]
  /// How often the app was launched with it.
  private(set) var launches = 0

  package init() {}

  /// What the app set in the standard ones, and what is registered there.
  var standardValues: [String: Value] {
    if case .native(let box as FoundationObject<SimulatedDefaults>) = standard { box.content.all } else { [:] }
  }

  /// Begins a launch of the app.
  ///
  /// - Foundation: what is registered is gone when the app ends (documentation of register(defaults:)).
  func beginLaunch() {
    launches += 1
    for case .native(let box as FoundationObject<SimulatedDefaults>) in [standard] + suites.values {
      box.content.forgetRegistered()
    }
  }
}

extension Library.Call {
  fileprivate var store: DefaultsStore { interpreter.defaults }
}

extension LibraryBuilder {
  mutating func addDefaults() {
    staticProperty("UserDefaults", "standard") { call in call.store.standard }
    initializer("UserDefaults", "()") { call in call.store.standard }
    initializer("UserDefaults", "(suiteName:)") { call in
      guard let name = try call.argument(0, String?.self) else { return .some(SomeBox(call.store.standard)) }
      if let known = call.store.suites[name] { return .some(SomeBox(known)) }
      let made = SimulatedDefaults().bridged
      call.store.suites[name] = made
      return .some(SomeBox(made))
    }
    addDefaultsGetters()
    staticProperty("UserDefaults", "didChangeNotification") { _ in
      Notification.Name(SimulatedDefaults.changes).bridged
    }
    for signature in ["set(_:forKey:)", "setValue(_:forKey:)"] {
      method("UserDefaults", signature) { call in
        guard let value = call[0].flattened else {
          return try call.change(nil, of: try call.text(1))
        }
        let key = try call.text(1)
        return try call.change(try call.stored(value, for: key), of: key)
      }
    }
    // For models of stores: a value as it is, for launches to come; of what belongs to this one alone, that it is there.
    method("UserDefaults", "keep(_:forKey:)") { call in
      let key = try call.text(1)
      try call.this(SimulatedDefaults.self).set(call.outliving(call[0], "what '\(key)' was"), key)
      return .void
    }
    method("UserDefaults", "kept(forKey:)") { call in
      try call.this(SimulatedDefaults.self)[try call.text(0)] ?? .nothing(nil)
    }
    method("UserDefaults", "removeObject(forKey:)") { call in
      try call.change(nil, of: try call.text(0))
    }
    expects("UserDefaults", "register", "[String: Any]")
    method("UserDefaults", "register(defaults:)") { call in
      guard case .dictionary(let box) = call[0] else { throw call.stop("registered defaults") }
      try call.this(SimulatedDefaults.self).register(
        box.table.pairs.map { (try call.unbridge($0.key), try call.stored($0.value, for: nil)) })
      return .void
    }
    method("UserDefaults", "dictionaryRepresentation()") { call in
      let all = try call.this(SimulatedDefaults.self).all.sorted { $0.key < $1.key }
      return .dictionary(all.map { (.string($0.key), $0.value.withBoxedNumbers) }, call.types.string, call.types.any)
    }
    method("UserDefaults", "synchronize()") { _ in .bool(true) }
    method("UserDefaults", "removePersistentDomain(forName:)") { call in
      let name = try call.text(0)
      if case .native(let box as FoundationObject<SimulatedDefaults>)? = call.store.suites[name] {
        box.content.removeAll()
      } else {
        try call.this(SimulatedDefaults.self).removeAll()
      }
      return .void
    }
  }

  private mutating func getter(_ name: String, _ read: @escaping (Value?, Library.Call) throws -> Value) {
    method("UserDefaults", "\(name)(forKey:)") { call in
      let key = try call.text(0)
      if let argument = call.store.arguments[key] {
        guard let argument else { return .unknown(Unknown("the launch argument '\(key)'", call.location)) }
        return try read(.string(argument), call)
      }
      let value = try call.this(SimulatedDefaults.self)[key]
      if case .unknown? = value { return value! }
      // - Foundation: defaults hold what the system keeps for all apps, too (documentation of globalDomain).
      if value == nil, key == "AppleLanguages", ["array", "object", "stringArray", "value"].contains(name),
        case .unknown(let languages) = call.preferredLanguages, !languages.known.isEmpty
      {
        return .some(SomeBox(.unknown(languages)))
      }
      if value == nil, key.hasPrefix("Apple") || key.hasPrefix("NS") {
        return .unknown(Unknown("the system's default '\(key)'", call.location))
      }
      return try read(value, call)
    }
  }

  private mutating func addDefaultsGetters() {
    for name in ["object", "value"] { getter(name) { value, _ in .optional(value?.withBoxedNumbers) } }
    getter("integer") { value, _ in
      .int(value.flatMap { $0.storedNumber.map { Int(truncatingIfNeeded: $0.int64Value) } } ?? 0)
    }
    getter("double") { value, _ in .double(value?.storedNumber?.doubleValue ?? 0) }
    getter("float") { value, _ in .float(value?.storedNumber?.floatValue ?? 0) }
    // - Foundation: "true", "YES" and "1" are true (the page of bool(forKey:)); what begins as one of these is not told.
    getter("bool") { value, call in
      if case .text(let box)? = value {
        guard NSString(string: box.text).boolValue else { return .bool(false) }
        if ["true", "YES", "1"].contains(box.text) { return .bool(true) }
        return .unknown(Unknown("UserDefaults.bool(\(box.text))", call.location))
      }
      return .bool(value?.storedNumber?.appleBool ?? false)
    }
    getter("string") { value, call in
      switch value {
      case .text(let box)?: return .some(SomeBox(.string(box.text)))
      case .int?, .double?, .float?, .fixed?, .bool?:
        return .optional(value?.storedNumber.map { .string($0.appleText) })
      default: return .nothing(nil)
      }
    }
    getter("data") { value, _ in
      if case .native(let box)? = value, box is FoundationBox<SimulatedData> { return .some(SomeBox(value!)) }
      return .nothing(nil)
    }
    // - Foundation: a text is the path of a file, with ~ for the folder of the app (the page of url(forKey:)).
    getter("url") { value, call in
      if case .text(let box)? = value {
        if box.text.hasPrefix("~") {
          throw Stop(lacking: Unknown("the file \(box.text)", call.location), at: call.location)
        }
        return .optional(URL(fileURLWithPath: box.text, isDirectory: box.text.hasSuffix("/")).bridged)
      }
      if case .native(let box)? = value, box is FoundationBox<URL> { return .some(SomeBox(value!)) }
      return .nothing(nil)
    }
    getter("array") { value, call in
      if case .list(let box)? = value {
        return .some(SomeBox(.list(ListBox(ContiguousArray(box.items.map(\.withBoxedNumbers)), call.types.any))))
      }
      return .nothing(nil)
    }
    getter("stringArray") { value, call in
      guard case .list(let box)? = value, box.items.allSatisfy({ if case .text = $0 { true } else { false } }) else {
        return .nothing(nil)
      }
      return .some(SomeBox(.list(ListBox(box.items, call.types.string))))
    }
    getter("dictionary") { value, call in
      guard case .dictionary(let box)? = value else { return .nothing(nil) }
      return .some(
        SomeBox(
          .dictionary(
            box.table.pairs.map { ($0.key, $0.value.withBoxedNumbers) }, call.types.string, call.types.any)))
    }
  }
}

extension Library.Call {
  /// Objects of Foundation's that no property list has.
  private static let unlisted: Set<String> = [
    "Calendar", "CharacterSet", "DateComponents", "DateFormatter", "IndexPath", "IndexSet", "Locale", "Notification",
    "NSError", "NSNull", "NSObject", "NSPredicate", "NSRegularExpression", "NumberFormatter", "TimeZone", "UUID",
  ]

  /// A value as it is kept.
  ///
  /// - Parameter key: where it is set, which raises an exception for what is no property list; nil where it is registered,
  ///   which is not looked at.
  fileprivate func stored(_ value: Value, for key: String?) throws -> Value {
    switch value {
    case .unknown(let unknown) where Self.unlisted.contains(unknown.kind ?? ""): throw noPropertyList(value, key)
    case .text, .int, .double, .float, .fixed, .bool, .unknown: return value
    case .list(let box):
      try interpreter.entering(at: location) { for item in box.items { _ = try stored(item, for: key) } }
      return value
    case .dictionary(let box):
      try interpreter.entering(at: location) {
        for pair in box.table.pairs {
          if case .text = pair.key { _ = try stored(pair.value, for: key) } else { throw noPropertyList(value, key) }
        }
      }
      return value
    case .some(let box): return try stored(box.value, for: key)
    case .nothing, .type: throw noPropertyList(value, key)
    case .native(let box as DataObject): return box.content
    case .native(let box)
    where box is FoundationBox<Date> || box is FoundationBox<SimulatedData> || box is FoundationBox<URL>
      || box is FoundationObject<NSNumber> || box is FoundationObject<NSString>:
      return value
    case .structure, .enumeration, .object, .tuple, .closure, .set, .native(is ObjectBox):
      throw noPropertyList(value, key)
    case .native(let box) where Self.unlisted.contains(box.typeName): throw noPropertyList(value, key)
    default: throw stop("a \(interpreter.typeOf(value).name) in the defaults, which ends the app")
    }
  }

  /// A value as it outlives the launch; nil for nil.
  fileprivate func outliving(_ value: Value, _ what: String) -> Value? {
    guard let held = value.flattened else { return nil }
    let isPlain = Contents(of: held).allSatisfy { part in
      switch part {
      case .text, .int, .double, .float, .fixed, .bool, .character, .list, .unknown: true
      case .native(let box): !box.isReference || box is FoundationObject<NSNumber> || box is FoundationObject<NSString>
      default: false
      }
    }
    return isPlain ? held : .unknown(Unknown(what, location))
  }

  /// Changes what defaults hold.
  ///
  /// - Foundation: observers of its notification are told on the same thread (documentation of
  ///   `UserDefaults.didChangeNotification`).
  /// - Throws: `Stop` where the app observes such changes and sets what is there already: whether that counts as one is
  ///   not published.
  func change(_ value: Value?, of key: String) throws -> Value {
    let defaults = try this(SimulatedDefaults.self)
    let before = defaults[key]
    defaults.set(value, key)
    let name = SimulatedDefaults.changes
    guard interpreter.hasObserver(of: name) else { return .void }
    let isOther =
      switch (before, value) {
      case (let before?, let value?): try !interpreter.areEqual(before, value, at: location)
      case (nil, nil): false
      default: true
      }
    guard isOther, interpreter.loop.isOnMainThread, let isAtOnce = interpreter.framework?.tellsAtOnce(of: name) else {
      throw Stop(reason: "when observers of \(name) are told", location: location)
    }
    if isAtOnce {
      try interpreter.post(name, from: self.value, userInfo: nil)
    } else {
      let sender = self.value
      interpreter.loop.add { try $0.post(name, from: sender, userInfo: nil) }
    }
    return .void
  }

  /// Source: the discussion of `UserDefaults.set(_:forKey:)`: other objects than a property list's are an error.
  private func noPropertyList(_ value: Value, _ key: String?) -> any Error {
    let name = interpreter.typeOf(value).name
    let otherwise = "a \(name) in the defaults, which ends the app"
    guard let key else { return stop(otherwise) }
    return exception(
      ExceptionName.invalidArgument, "Attempt to insert non-property list object of the type \(name) for key \(key)",
      otherwise: otherwise)
  }
}

extension Value {
  /// The same with numbers as the objects that Foundation keeps.
  fileprivate var withBoxedNumbers: Value {
    switch self {
    case .int, .double, .float, .fixed, .bool: numberBoxed
    case .some(let box): box.value.withBoxedNumbers
    case .list(let box): .list(ListBox(ContiguousArray(box.items.map(\.withBoxedNumbers)), box.element))
    case .dictionary(let box):
      .dictionary(box.table.pairs.map { ($0.key, $0.value.withBoxedNumbers) }, box.key, box.element)
    default: self
    }
  }

  fileprivate var storedNumber: NSNumber? {
    if case .text(let box) = self { return NSNumber(value: NSString(string: box.text).doubleValue) }
    return NumberBoxing.box(self)
  }
}
