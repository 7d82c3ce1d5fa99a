// swift-format-ignore-file
// The files of Models/KeychainSwift as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let keychainSwiftTexts: [(path: String, text: String)] = [
    (
      "KeychainSwift/KeychainSwift.swift",
      ##"""
import Foundation

enum KeychainSwiftAccessOptions {
  case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
  case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
}

/// Texts, data and switches by their keys, which are none when the app is installed.
class KeychainSwift {
  var lastResultCode: Int32 = 0
  var keyPrefix = ""
  var accessGroup: String?
  var synchronizable = false

  init() {}
  init(keyPrefix: String) { self.keyPrefix = keyPrefix }

  /// What outlives a launch.
  private var saved: UserDefaults? { UserDefaults(suiteName: "KeychainSwift " + (accessGroup ?? "")) }
  private var items: [String: Data] {
    get { saved?.dictionary(forKey: "items") as? [String: Data] ?? [:] }
    set { saved?.set(newValue, forKey: "items") }
  }

  @discardableResult
  func set(_ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    set(value.data(using: .utf8) ?? Data(), forKey: key, withAccess: access)
  }

  @discardableResult
  func set(_ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    items[keyPrefix + key] = value
    lastResultCode = 0
    return true
  }

  @discardableResult
  func set(_ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
    set(value ? "1" : "0", forKey: key, withAccess: access)
  }

  func get(_ key: String) -> String? { getData(key).flatMap { String(data: $0, encoding: .utf8) } }

  func getData(_ key: String, asReference: Bool = false) -> Data? {
    let found = items[keyPrefix + key]
    lastResultCode = found == nil ? -25300 : 0
    return found
  }

  func getBool(_ key: String) -> Bool? { get(key).map { $0 == "1" } }

  @discardableResult
  func delete(_ key: String) -> Bool {
    let isThere = items[keyPrefix + key] != nil
    items[keyPrefix + key] = nil
    lastResultCode = isThere ? 0 : -25300
    return isThere
  }

  var allKeys: [String] { items.keys.sorted() }

  @discardableResult
  func clear() -> Bool {
    let isEmpty = items.isEmpty
    items = [:]
    lastResultCode = isEmpty ? -25300 : 0
    return !isEmpty
  }
}
"""##
    ),
  ]
}
