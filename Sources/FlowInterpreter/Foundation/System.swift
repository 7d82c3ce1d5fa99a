import FlowModel
import Foundation

extension LibraryBuilder {
  /// Texts of the app's tables: those that are here are their keys.
  mutating func addLocalization() {
    addBundleTexts()
    addLanguageBundles()
    function("NSLocalizedString(_:tableName?:bundle?:value?:comment?:)") { call in
      if case .unknown(let key) = call[0], try call.isNoKey(key) { return call[0] }
      return try call.localized(call.text(0), table: call["tableName"], fallback: call["value"])
    }
    initializer("String", "(localized:table?:bundle?:locale?:comment?:)") { call in
      try call.interpolated(call.text(0), table: call["table"], fallback: nil)
    }
    initializer("String", "(localized:defaultValue:table?:bundle?:locale?:comment?:)") { call in
      try call.localized(call.text(0), table: call["table"], fallback: call[1])
    }
  }

  /// What a bundle has of the app's tables.
  private mutating func addBundleTexts() {
    method("Bundle", "localizedString(forKey:value:table:)") { call in
      try call.localized(call.text(0), table: call[2], fallback: call[1].flattened)
    }
  }

  /// Locks of C: one thread runs at a time, and none is left while it holds one of these.
  mutating func addLocks() {
    for name in ["objc_sync_enter", "objc_sync_exit"] { function("\(name)(_:)") { _ in .int(0) } }
    for name in ["os_unfair_lock_lock", "os_unfair_lock_unlock"] { function("\(name)(_:)") { _ in .void } }
    initializer("os_unfair_lock", "()") { _ in .native(LockBox("os_unfair_lock")) }
    initializer("os_unfair_lock_s", "()") { _ in .native(LockBox("os_unfair_lock")) }
    function("withExtendedLifetime(_:_:)") { call in try call.run(1, call[0]) }
    function("withoutActuallyEscaping(_:do:)") { call in try call.run(1, call[0]) }
    function("autoreleasepool(invoking:)") { call in try call.run(0) }
  }

  /// What the device and the app's bundle say: not known.
  mutating func addSystem() {
    staticProperty("Bundle", "main") { call in .unknown(Unknown("Bundle.main", call.location)) }
    staticProperty("ProcessInfo", "processInfo") { _ in .native(LockBox("ProcessInfo")) }
    // An app that its user opens has no variables of its own in its environment: Xcode and tests set those. What the
    // system sets is not known.
    property("ProcessInfo", "environment") { call in
      let system = ["CFFIXED_USER_HOME", "HOME", "LOGNAME", "PATH", "SHELL", "TMPDIR", "USER"]
      return .dictionary(
        system.map {
          (Value.text(TextBox($0)), .unknown(Unknown("environment[\"\($0)\"]", call.location, type: call.types.string)))
        },
        call.types.string, call.types.string)
    }
    initializer("NSObject", "()") { _ in .native(LockBox("NSObject")) }
    function("NSUserName()") { call in .unknown(Unknown("NSUserName()", call.location)) }
    for name in ["CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"] {
      function("\(name)()") { call in
        guard let now = call.interpreter.readClock() else { return .unknown(Unknown("the time", call.location)) }
        return .double(now.timeIntervalSinceReferenceDate)
      }
    }
    function("NSLog(...)") { _ in .void }
    function("NSClassFromString(_:)") { call in
      let name = try call.text(0)
      guard let type = call.interpreter.type(byRuntimeName: name) else { throw call.stop("the class '\(name)'") }
      return .optional(type.map { .type($0) })
    }
    function("NSStringFromClass(_:)") { call in .string(try call.runtimeName(of: call[0])) }
    staticMethod("NSObject", "description()") { call in .string(try call.runtimeName(of: call.value)) }
  }
}

/// An object that does nothing but be there.
final class LockBox: NativeBox {
  private let name: String
  init(_ name: String) { self.name = name }
  override var typeName: String { name }
  override var isReference: Bool { true }
}

extension Library.Call {
  /// The name that the Objective-C runtime has for a class: that of `@objc(Name)`, `Module.Name`, or a framework's own.
  fileprivate func runtimeName(of value: Value) throws -> String {
    guard case .type(let type) = value else { throw stop("NSStringFromClass") }
    guard let nominal = type.nominal else {
      guard let name = type.libraryName, interpreter.program.catalog.frameworkClasses.contains(name) else {
        throw stop("NSStringFromClass")
      }
      return name
    }
    if let name = nominal.declaration?.objectiveCName { return name }
    // That of a generic class, and of one inside another type, is mangled.
    guard nominal.isClass, nominal.generics.isEmpty, nominal.owner == nil else { throw stop("NSStringFromClass") }
    return "\(interpreter.program.module).\(nominal.qualifiedName)"
  }

  /// Whether a text that is not known is surely no key of the app's, so that it stands for itself.
  fileprivate func isNoKey(_ key: Unknown) throws -> Bool {
    guard self["bundle"] == nil, self["value"] == nil, key.kind == "String" else { return false }
    let name = try self["tableName"].map { try unbridge($0, String?.self) } ?? nil
    let form = TextForm(key)
    return !interpreter.world.keys(table: name).contains(where: form.mayBe)
  }

  /// The text of a key in the app's tables; where they have none, the fallback or the key itself.
  fileprivate func localized(_ key: String, table: Value?, fallback: Value?) throws -> Value {
    if let text = try localizedInBundle(key, table: table, fallback: fallback) { return text }
    let name = try table.map { try unbridge($0, String?.self) } ?? nil
    return try localized(interpreter.world.localized(key, table: name), key, fallback: fallback)
  }

  /// What a table has of a key; where that is nothing, the fallback or the key itself.
  func localized(_ shown: AppTexts.Shown?, _ key: String, fallback: Value?) throws -> Value {
    if let shown { return value(of: shown, key) }
    let text = try fallback.map { try unbridge($0, String.self) } ?? ""
    return .string(text.isEmpty ? key : text)
  }

  /// The text of a key that may have values in it.
  fileprivate func interpolated(_ key: String, table: Value?, fallback: Value?) throws -> Value {
    if let text = try localizedInBundle(key, table: table, fallback: fallback) { return text }
    let name = try table.map { try unbridge($0, String?.self) } ?? nil
    let formats = interpreter.world.localized(key, table: name) == nil ? interpreter.world.formats(table: name) : []
    let found = formats.compactMap { InterpolatedKey(key, under: $0) }
    guard let only = found.first, let shown = interpreter.world.localized(only.key, table: name) else {
      return try localized(key, table: table, fallback: fallback)
    }
    guard found.count == 1 else { throw stop("which key of the app's texts '\(key)' stands for") }
    switch shown {
    case .text(let format): return .string(try Format.localized(format, only.values, self))
    case .plural(let plural):
      var format = PluralFormat(plural, only.values, self)
      return .string(try Format.localized(format.chosen(), only.values, self))
    }
  }

  /// A text of a table; one with forms keeps them, for whoever takes it as a format.
  private func value(of shown: AppTexts.Shown, _ key: String) -> Value {
    switch shown {
    case .text(let text): return .string(text)
    case .plural(let plural):
      let box = TextBox(plural.whole.isEmpty ? plural.format : plural.whole["other"] ?? key)
      box.plural = plural
      return .text(box)
    }
  }
}
